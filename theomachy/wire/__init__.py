"""How hosted matches are told to a client: messages, pages, and what one viewer sees and says.

A host for browsers speaks this wire over any carrier: `theomachy.server` over HTTP and websockets. Read in
this order: messages, presenter, viewer, pages, desk. docs/protocol.md tells all; typescript.py says it to the client.
"""

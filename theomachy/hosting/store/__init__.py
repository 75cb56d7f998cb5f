"""What a host keeps: the verbs of a store, and the use cases that are built on them, once for all stores."""

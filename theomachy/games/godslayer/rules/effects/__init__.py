"""GS-TAC, GS-ITM, GS-CEF: tactics, talents, items and continuous effects."""

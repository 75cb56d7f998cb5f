"""GS-TAC, GS-ITM, GS-CEF, GS-PRO: tactics, talents, items and continuous effects, and statistics under them."""

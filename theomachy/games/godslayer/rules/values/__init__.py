"""GS-PRO, GS-ACT, GS-TRM-09: what a card is worth at the moment, and the parts that all actions and tests share."""

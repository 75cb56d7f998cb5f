"""GS-PSY, GS-FLE, GS-RAL: fear, horror, fleeing and rallying."""

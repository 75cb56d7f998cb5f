"""Agents that think in processes of their own: the queue of what is to be thought, the workers, the pool."""

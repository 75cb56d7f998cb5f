"""GS-RND, GS-AVN, GS-ACT: rounds, turns, activations and actions."""

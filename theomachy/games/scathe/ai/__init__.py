"""What agents know of Scathe: a judge of states."""

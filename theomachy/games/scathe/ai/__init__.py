"""Knowledge of Scathe for agents: a judge of states."""

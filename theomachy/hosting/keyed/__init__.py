"""Hosting's store over texts with names: what a browser keeps, or a dictionary."""

"""Hosting's store over texts by path: in the storage of a browser, or in a dictionary."""

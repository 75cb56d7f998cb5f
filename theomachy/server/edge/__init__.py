"""What stands before the application: addresses, limits, headers, connections that say nothing."""

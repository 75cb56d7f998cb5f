"""Controllers: what can be asked for over HTTP, who asks, and how an error is told."""

"""The engine's messages as people read them: text in a language, names, looks, options and forecasts."""

"""How what the engine says is put to a person: text in a language, names, looks, options, forecasts."""

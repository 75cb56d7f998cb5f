"""Benchmarks and heavy evidence runs. Each prints ratios measured in one run."""

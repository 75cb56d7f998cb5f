"""What a page weighs. How quick it is, is measured by bench/clicks.py."""

from tests.browser.kit import Visitor


def test_the_first_page_is_small(visitor: Visitor):
    """Everything the hall loads: 300 kB or less on the wire."""
    line = visitor.page.context.new_cdp_session(visitor.page)
    line.send("Network.enable")
    loaded: list[float] = []
    line.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    visitor.go("/").page.wait_for_load_state("networkidle")
    assert 10 < sum(loaded) / 1000 <= 300

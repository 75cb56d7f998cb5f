"""The weights of a game's judges: what is told, what is left out, and what nobody would look up."""

import re

import pytest

from theomachy.play.judges import read_judges, read_weights

SUMS = {"win": ("kills", "life"), "hope": ("hunt",)}


def test_weights_stand_in_the_order_of_the_features():
    """Features and sums that came later than a judge weigh nothing with it."""
    assert read_weights(b'{"win": {"life": 2, "kills": 1.5}}', SUMS) == {"win": [1.5, 2.0], "hope": [0.0]}
    assert read_weights(b"{}", SUMS) == {"win": [0.0, 0.0], "hope": [0.0]}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b'{"win": {"kils": 1}}', "“kils” is no feature of “win”; did you mean kills?"),
        (b'{"win": {"hunt": 1}}', "“hunt” is no feature of “win”; did you mean kills or life?"),
        (b'{"wins": {"kills": 1}}', "“wins” is no weighted sum; did you mean win?"),
        (b'{"win": {"kills": "much"}}', "Expected `float`, got `str` - at `$[...][...]`"),
        (b'{"win"', "Input data was truncated"),
    ],
)
def test_weights_that_nobody_would_look_up_are_refused(data, why):
    with pytest.raises(ValueError, match=re.escape(why)):
        read_weights(data, SUMS)


def test_judges_are_read_by_version(tmp_path):
    """The newest comes last, also beyond nine; a file that cannot be read is named."""
    folder = tmp_path / "content" / "judges"
    folder.mkdir(parents=True)
    for version in (1, 2, 10):
        (folder / f"{version}.json").write_text(f'{{"win": {{"kills": {version}}}}}')
    assert read_judges(tmp_path, SUMS, lambda weights: weights["win"][0]) == {"1": 1.0, "2": 2.0, "10": 10.0}
    assert list(read_judges(tmp_path, SUMS, len)) == ["1", "2", "10"]
    (folder / "10.json").write_text('{"win": {"kill": 1}}')
    with pytest.raises(ValueError, match=r"10\.json: “kill” is no feature of “win”; did you mean kills\?"):
        read_judges(tmp_path, SUMS, len)

"""Where words lie: in files that end in their language, anywhere below a game's folder."""

from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from theomachy.presentation.text import HOUSE, LazyBundle, entries, languages, parsed, word_files


def test_words_lie_anywhere_below_a_folder(tmp_path: Path) -> None:
    names = ["en.ftl", "cards.en.ftl", "champions/titus/en.ftl", "ja.ftl", "golden.ftl", "en.ftl.old", "cards_en.ftl"]
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    files = [file.relative_to(tmp_path).as_posix() for file in word_files(tmp_path, "en")]
    assert files == ["cards.en.ftl", "champions/titus/en.ftl", "en.ftl"]


def test_a_folder_that_is_not_there_has_none(tmp_path: Path) -> None:
    assert word_files(tmp_path / "nowhere", "en") == []


@pytest.mark.parametrize("lang", languages())
def test_words_read_one_by_one_are_those_of_the_whole_file(lang: str) -> None:
    for file in word_files(HOUSE, lang):
        whole = [entry for entry in parse(file.read_text("utf-8")).body if isinstance(entry, ftl.Message)]
        apart = entries(file)
        assert [entry.id.name for entry in whole] == [*apart]
        for entry in whole:
            assert entry.equals(parsed(entry.id.name, apart[entry.id.name]), ["span", "comment"])


def test_terms_comments_and_broken_words(tmp_path: Path) -> None:
    file = tmp_path / "en.ftl"
    file.write_text(
        "# a comment\n-owl = Owl\n\nnight =\n    { -owl } at\n    night\n\n# another\nbroken = { $\nlast = end\n"
    )
    bundle = LazyBundle("en")
    bundle.texts |= entries(file)
    said = [bundle.format_pattern(bundle.get_message(id).value, {})[0] for id in ("night", "broken", "last")]
    assert said == ["Owl at\nnight", "broken", "end"]
    assert not bundle.has_message("-owl")

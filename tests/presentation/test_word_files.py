"""Where words lie: in files that end in their language, anywhere below a game's folder."""

from pathlib import Path

from theomachy.presentation.text import word_files


def test_words_lie_anywhere_below_a_folder(tmp_path: Path) -> None:
    names = ["en.ftl", "cards.en.ftl", "champions/titus/en.ftl", "ja.ftl", "golden.ftl", "en.ftl.old", "cards_en.ftl"]
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    files = [file.relative_to(tmp_path).as_posix() for file in word_files(tmp_path, "en")]
    assert files == ["cards.en.ftl", "champions/titus/en.ftl", "en.ftl"]


def test_a_folder_that_is_not_there_has_none(tmp_path: Path) -> None:
    assert word_files(tmp_path / "nowhere", "en") == []

"""The command line as people use it: whole games over a pipe, records, bad input."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from anachrony import Game
from anachrony.automata.opponents import OPPONENTS
from anachrony.cli import main
from anachrony.terminal import catalog

DOCS = Path(__file__).parent.parent / "docs"


class Screen:
    """Runs commands with typed input and keeps what they print."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.patch = patch

    def run(self, *arguments: str, typed: str = "") -> tuple[int, str, str]:
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(arguments)
        out, err = self.capsys.readouterr()
        assert "Traceback" not in out + err
        return code, out, err

    def refuses(self, *arguments: str) -> str:
        """The one sentence on stderr, with exit code 2 and nothing on stdout."""
        code, out, err = self.run(*arguments)
        assert (code, out) == (2, "")
        assert re.fullmatch(r"anachrony: .+\n", err), err
        return err


@pytest.fixture
def screen(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Screen:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("ANACHRONY_LANGUAGE", "en")
    return Screen(capsys, monkeypatch)


# --- play -----------------------------------------------------------------------------------------------


def test_a_whole_game_over_a_pipe(screen: Screen) -> None:
    code, out, err = screen.run("play", "--seed", "4", "--paths", "harmony,salvation", typed="1\n" * 2000)
    assert (code, err) == (0, "")
    for words in ("Timeline", "Main board", "Buildings on offer", "Your turn", "The game is over", "wins"):
        assert words in out
    assert out.count("Your turn:") > 10


def test_the_expert_plays_for_a_learned_player_where_much_is_new_to_it(screen: Screen) -> None:
    arguments = ("play", "--seed", "4", "--level", "master")
    _, out, _ = screen.run(*arguments, "--modules", "doomsday,fractures", typed="quit\n")
    assert "so the Expert plays." in out
    for met in (("--modules", "doomsday"), ("--edition", "first")):
        _, out, _ = screen.run(*arguments, *met, typed="quit\n")
        assert "Expert" not in out


def test_a_game_in_dutch_and_in_the_language_of_the_terminal(screen: Screen) -> None:
    arguments = ("play", "--seed", "4", "--paths", "harmony,salvation")
    _, out, _ = screen.run(*arguments, "--language", "nl", typed="1\nquit\n")
    assert "Tijdlijn" in out
    assert "Harmonie" in out
    screen.patch.delenv("ANACHRONY_LANGUAGE")
    screen.patch.setenv("LC_ALL", "fr_BE.UTF-8")
    _, out, _ = screen.run(*arguments, typed="1\nquit\n")
    assert "Chronologie" in out
    assert "--language" in screen.refuses(*arguments, "--language", "xx")


def test_a_whole_game_in_a_process_of_its_own(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "anachrony", "play", "--players", "3", "--seed", "9", "--side", "B"],
        input="1\n" * 2000,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=tmp_path,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_bots_play_alone(screen: Screen) -> None:
    arguments = ("play", "--humans", "none", "--seed", "3", "--players", "4", "--level", "random")
    code, out, _ = screen.run(*arguments)
    assert code == 0
    assert "The game is over" in out


def test_the_same_seed_shows_the_same_game(screen: Screen) -> None:
    arguments = ("play", "--humans", "none", "--seed", "3")
    assert screen.run(*arguments) == screen.run(*arguments)


def test_options_are_numbered_with_what_they_pay_and_gain(screen: Screen) -> None:
    _, out, _ = screen.run("play", "--seed", "1", "--paths", "harmony", typed="haulani\ndone\n")
    asked = out[out.index("Power up an Exosuit") :]
    assert re.search(r"1 +suit +Top middle hex +1 Exosuit", asked)
    assert re.search(r"2 +done +done +6 Water", asked)


def test_an_answer_may_be_a_number_a_text_or_its_beginning(screen: Screen) -> None:
    for answer in ("1", "haulani", "HAUL"):
        _, out, _ = screen.run("play", "--seed", "1", "--paths", "harmony", typed=f"{answer}\n")
        assert "Patriarch Haulani" in out
        assert "is led by Patriarch Haulani" in out


def test_what_is_no_option_is_said(screen: Screen) -> None:
    typed = "77\nnobody\n0\n-1\n²\n\n\x00\n" + "x" * 5000 + "\n"
    code, out, _ = screen.run("play", "--seed", "1", "--paths", "harmony", typed=typed)
    assert code == 0
    assert "77 is not an option now. Give a number from 1 to 2" in out
    assert "nobody is not an option now" in out


def test_an_ambiguous_beginning_is_asked_again(screen: Screen) -> None:
    typed = "1\n" * 7 + "warp nothing\n" + "re\n"
    _, out, _ = screen.run("play", "--seed", "11", "--paths", "progress", typed=typed)
    assert "re could mean recruit" in out


def test_why_not(screen: Screen) -> None:
    typed = (
        "1\n"
        + "done\nwarp nothing\n"
        + "? construct 1\nwhy evacuation\n? supply\nwhy\n? nowhere\n? main/mine/gold\n?a/b\n"
    )
    _, out, _ = screen.run("play", "--seed", "1", "--paths", "harmony,progress", typed=typed)
    assert "Construct 1: You have no powered-up Exosuit left." in out
    assert "Evacuation: It opens only with the Impact." in out
    assert "Supply: It is possible now." in out
    assert "Say where, as in: why construct 1." in out
    assert "There is no place nowhere." in out
    assert "There is no place a/b." in out


def test_undo_takes_back_until_the_turn_is_let_go(screen: Screen) -> None:
    typed = "1\nundo\nsuit\nsuit\nundo\nundo\ndone\n"
    _, out, _ = screen.run("play", "--seed", "1", "--paths", "harmony", typed=typed)
    assert out.count("Taken back.") == 2


def test_help_log_view_and_tell(screen: Screen) -> None:
    typed = "log\nhelp\ntell 113\ntell wolfe\ntell nothing\nview\n1\nlog\nlog 1\n"
    _, out, _ = screen.run("play", "--seed", "1", "--paths", "harmony", typed=typed)
    assert "is turned up" in out
    assert "says why a place is dark" in out
    assert "gain 1 VP for each Resource paid" in out
    assert "Nothing here is called nothing." in out
    assert out.count("Timeline") == 3


def test_a_hint_says_what_how_likely_and_why(screen: Screen) -> None:
    _, out, _ = screen.run("play", "--seed", "1", "--paths", "harmony", typed="1\nhint\n")
    assert out.count("The computer player would: ") == 1
    assert re.search(r"\d+ % to win, about \d+ points at the end: \d+ from the Eras", out)
    assert "Or: " in out


def test_saved_games_go_on(screen: Screen, tmp_path: Path) -> None:
    typed = "1\nsuit\nsave kept.json\nrecord kept.txt\nsave\nsave no/such/place.json\nquit\n\n"
    code, out, _ = screen.run("play", "--seed", "1", "--paths", "harmony", typed=typed)
    assert code == 0
    assert "Kept in kept.json." in out
    assert "The record is in kept.txt." in out
    assert "Say which file" in out
    assert "Cannot write no/such/place.json" in out
    assert Game.load((tmp_path / "kept.json").read_text("utf-8")).entries
    for name in ("kept.json", "kept.txt"):
        code, out, _ = screen.run("play", "--load", name, typed="log\nsuit\nquit\n\n")
        assert code == 0
        assert out.count("Harmony powers up an Exosuit") == 2


def test_leaving_offers_to_keep_the_game_and_writes_nothing_unasked(screen: Screen, tmp_path: Path) -> None:
    for typed in ("", "quit\n", "quit\n\n", "q\nno\n"):
        code, out, _ = screen.run("play", "--seed", "1", typed=typed)
        assert code == 0
        assert "The game was not kept." in out
        assert list(tmp_path.iterdir()) == []
    code, out, _ = screen.run("play", "--seed", "1", typed="quit\ny\n")
    assert "anachrony play --load anachrony-autosave.json" in out
    assert [path.name for path in tmp_path.iterdir()] == ["anachrony-autosave.json"]


def test_an_interruption_is_polite(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    code, out, err = screen.run("play", "--seed", "1")
    assert code == 130
    assert "The game was not kept." in out
    assert "Traceback" not in err


def test_the_screen_changes_hands_before_secret_choices(screen: Screen) -> None:
    typed = "1\n1\ndone\ndone\n\nwarp gold titanium\n\nwarp titanium\n"
    _, out, _ = screen.run("play", "--seed", "1", "--hot-seat", "--paths", "harmony,progress", typed=typed)
    first = out.index("Hand the screen to Progress. The others look away.")
    second = out.index("Hand the screen to Harmony. The others look away.")
    assert first < out.index("warp gold", first) < second
    assert "warps in" not in out[:second]
    assert re.search(r"Progress warps in Titanium; [^.]*; warps in Gold", out[second:])
    assert "Harmony warps in Titanium" in out[second:]


def test_nobody_takes_back_what_another_has_chosen_in_secret(screen: Screen) -> None:
    typed = "1\n1\ndone\ndone\n\nwarp gold titanium\n\nundo\nwarp titanium\n"
    _, out, _ = screen.run("play", "--seed", "1", "--hot-seat", "--paths", "harmony,progress", typed=typed)
    assert "Nothing to undo" in out
    assert "Taken back." not in out
    assert re.search(r"Progress warps in Titanium; [^.]*; warps in Gold", out)


def test_two_warp_tiles_are_one_answer_in_either_order(screen: Screen) -> None:
    """Pairs are not listed one by one; a line tells of them, and both orders of the words do."""
    arguments = ("play", "--seed", "1", "--hot-seat", "--paths", "harmony,progress")
    for pair in ("warp titanium gold", "warp gold titanium", "WARP  Gold Titanium"):
        typed = f"1\n1\ndone\ndone\n\n{pair}\n\nwarp nothing\n"
        _, out, _ = screen.run(*arguments, typed=typed)
        asked = out[out.index("What do you ask of your future self?") :]
        assert re.search(r"1 +warp nothing", asked)
        assert "two at once, in one answer" in asked
        assert "warp titanium gold " not in asked[: asked.index("your choice")]
        assert re.search(r"warps in Titanium; [^.]*; warps in Gold", out)


def test_the_log_does_not_tell_of_every_worker_that_comes_home(screen: Screen, recorded: Game) -> None:
    _, out, _ = screen.run("replay", "game.txt", "--log")
    assert "Everyone comes home." in out
    assert " back, Tired" not in out


def test_variants_are_played_too(screen: Screen) -> None:
    variants = "asset_draft,endgame_draft,alternate_timeline,simultaneous_power_up"
    arguments = ("play", "--seed", "2", "--players", "3", "--variants", variants, "--hot-seat")
    code, out, _ = screen.run(*arguments, typed="1\n" * 120)
    assert code == 0
    assert "Which Starting Asset card do you keep?" in out
    assert "Era 1 begins." in out


def test_what_play_refuses(screen: Screen) -> None:
    assert "2, 3 or 4" in screen.refuses("play", "--players", "9")
    assert "2, 3 or 4" in screen.refuses("play", "--players", "0")
    assert "unknown path 'zen'" in screen.refuses("play", "--paths", "zen")
    assert "3 paths for 2 players" in screen.refuses("play", "--paths", "a,b,c", "--players", "2")
    assert "same path" in screen.refuses("play", "--paths", "harmony,harmony")
    assert "unknown side 'C'" in screen.refuses("play", "--side", "C")
    assert "unknown variant 'x'" in screen.refuses("play", "--variants", "x")
    assert "for 2 players" in screen.refuses("play", "--variants", "covered_council", "--players", "3")
    assert "from 1 to 2" in screen.refuses("play", "--humans", "3")
    assert "leave out --humans" in screen.refuses("play", "--hot-seat", "--humans", "1")
    assert "invalid int value" in screen.refuses("play", "--seed", "x")
    assert "at least 0" in screen.refuses("play", "--seed", "-1")
    assert "cannot read nothing.json" in screen.refuses("play", "--load", "nothing.json")
    assert "leave out --seed" in screen.refuses("play", "--load", "nothing.json", "--seed", "1")


# --- replay ---------------------------------------------------------------------------------------------


@pytest.fixture
def recorded(tmp_path: Path) -> Game:
    """A finished game, and its record in game.txt."""
    game = Game.new(paths=["harmony", "progress"], seed=7)
    while not game.over:
        game.play(game.decisions[0].options[0])
    (tmp_path / "game.txt").write_text(game.record(), "utf-8")
    (tmp_path / "game.json").write_text(game.save(), "utf-8")
    return game


def test_replay_shows_the_final_score(screen: Screen, recorded: Game) -> None:
    for name in ("game.txt", "game.json"):
        code, out, _ = screen.run("replay", name)
        assert code == 0
        for score in recorded.scores:
            assert re.search(rf"Total.*\b{score['total']}\b", out)
    code, out, _ = screen.run("replay", "game.txt", "--log")
    assert "Era 7 begins." in out
    assert "THE IMPACT" in out


def test_replay_shows_the_table_after_an_entry(screen: Screen, recorded: Game) -> None:
    era = 0
    for at in (0, 20, 100, len(recorded.entries)):
        code, out, _ = screen.run("replay", "game.txt", "--at", str(at))
        assert code == 0
        shown = re.search(r"Era (\d) of 7", out)
        now = int(shown[1]) if shown else 0
        assert now >= era
        era = now
    assert era == 7


def test_what_replay_refuses(screen: Screen, recorded: Game, tmp_path: Path) -> None:
    last = len(recorded.entries)
    assert f"entries 1 to {last}" in screen.refuses("replay", "game.txt", "--at", str(last + 1))
    assert "cannot read" in screen.refuses("replay", "no.txt")
    assert "cannot read" in screen.refuses("replay", ".")
    (tmp_path / "odd.txt").write_text("hello\n", "utf-8")
    assert "neither a saved game nor a record" in screen.refuses("replay", "odd.txt")
    (tmp_path / "odd.txt").write_bytes(b"\xff\xfe\x00")
    assert "it is no text" in screen.refuses("replay", "odd.txt")
    lines = recorded.record().splitlines()
    (tmp_path / "odd.txt").write_text("\n".join([*lines[:-1], "999. 1 nonsense"]), "utf-8")
    assert f"line {len(lines)}" in screen.refuses("replay", "odd.txt")
    (tmp_path / "odd.json").write_text(recorded.save().replace("progress", "dominance"), "utf-8")
    assert "checksum" in screen.refuses("replay", "odd.json")


# --- the rest -------------------------------------------------------------------------------------------


def test_simulate(screen: Screen) -> None:
    code, out, err = screen.run("simulate", "6", "--players", "3", "--seed", "5")
    assert (code, err) == (0, "")
    assert "By seat" in out
    assert "By Path" in out
    assert re.search(r"Seat 3 +│ +6 ", out)
    assert "6 games: " in out


@pytest.mark.parametrize("solo", OPPONENTS)
def test_a_game_alone(screen: Screen, solo: str) -> None:
    terms = ("--solo", solo, "--difficulty", "covered_council", "--paths", "harmony", "--seed", "3")
    code, out, err = screen.run("play", *terms, "--humans", "none", "--level", "random")
    assert (code, err) == (0, "")
    for words in ("rolls its die", "follows token", "Tokens", "wins with"):
        assert words in out
    assert ("Solo Objectives" in out) == (solo == "chronossus")


@pytest.mark.parametrize(
    ("modules", "told"),
    [
        ("doomsday", ["moves Seal Fate; Path markers on Eras", "puts a Path marker", "Level 1 Experiment"]),
        ("pioneers", ["VP tokens on the board", "goes out with", "decides: with"]),
        ("guardians", ["enlists", "Acquire a Guardian, at once", "ready, "]),
        ("pioneers,guardians", ["VP tokens on the board", "enlists"]),
    ],
)
def test_a_game_alone_with_modules(screen: Screen, modules: str, told: list[str]) -> None:
    terms = ("--solo", "chronossus", "--modules", modules, "--paths", "harmony", "--seed", "3")
    code, out, err = screen.run("play", *terms, "--humans", "none", "--level", "random")
    assert (code, err) == (0, "")
    for words in told:
        assert words in " ".join(out.split()), words


def test_a_person_alone_over_a_pipe(screen: Screen) -> None:
    code, out, err = screen.run("play", "--solo", "chronobot", "--seed", "4", typed="1\n" * 2000)
    assert (code, err) == (0, "")
    assert "The game is over" in out


def test_what_a_game_alone_refuses(screen: Screen) -> None:
    assert "unknown solo opponent" in screen.refuses("play", "--solo", "hal")
    assert "unknown difficulty" in screen.refuses("play", "--solo", "chronobot", "--difficulty", "c01_b")
    assert "one person plays alone" in screen.refuses("play", "--solo", "chronobot", "--players", "2")


def test_simulate_alone(screen: Screen) -> None:
    code, out, err = screen.run("simulate", "3", "--solo", "chronossus", "--difficulty", "c01_b,energy_1")
    assert (code, err) == (0, "")
    assert re.search(r"Seat 2 +│ +3 ", out)


def test_simulate_gives_the_same_with_several_processes(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "anachrony", "simulate", "6", "--jobs"]
    runs = [subprocess.run([*command, jobs], capture_output=True, check=True).stdout for jobs in ("1", "3")]
    assert runs[0] == runs[1]


def test_what_simulate_refuses(screen: Screen) -> None:
    assert "from 1 to" in screen.refuses("simulate", "0")
    assert "2, 3 or 4" in screen.refuses("simulate", "1", "--players", "5")
    assert "at least 1" in screen.refuses("simulate", "1", "--jobs", "0")
    assert "unknown side" in screen.refuses("simulate", "1", "--side", "z")


def test_the_page_of_components_is_up_to_date() -> None:
    page = (DOCS / "components.md").read_text("utf-8")
    assert page == catalog.markdown(), "run: anachrony components > docs/components.md"


@pytest.mark.parametrize("kind", catalog.KINDS)
def test_components_of_one_kind(screen: Screen, kind: str) -> None:
    code, out, _ = screen.run("components", "--kind", kind)
    assert code == 0
    assert all(line.startswith("| ") for line in out.splitlines())
    assert out in catalog.markdown() + "\n"


def test_components_with_values_of_ones_own(screen: Screen, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[guardians.1]\ncost = "1W"\n', "utf-8")
    _, out, _ = screen.run("components", "--kind", "guardians", "--components", "mine.toml")
    assert "pay 1 Water, lose 1 Engineer, Active or Tired. | the owner's values |" in out
    mine = ("--modules", "guardians", "--components", "mine.toml", "--seed", "1")
    assert screen.run("play", *mine, typed="")[0] == 0
    (tmp_path / "bad.toml").write_text("[guardians.1]\n\ncost = 3\n", "utf-8")
    for command in ("components", "play", "simulate"):
        told = screen.refuses(command, "--components", "bad.toml")
        assert "line 3: guardians.1.cost: a cost is a text" in told
    assert "cannot read none.toml" in screen.refuses("play", "--components", "none.toml")


def test_what_the_rulebook_advises_against_is_said(screen: Screen) -> None:
    _, out, _ = screen.run("play", "--modules", "doomsday,pioneers", "--seed", "1", typed="")
    assert "Doomsday and Pioneers of New Earth together are not advised." in out


def test_what_no_rulebook_describes_is_played_and_said_in_every_language(screen: Screen) -> None:
    for language, said in (
        ("en", "No rulebook describes Guardians of the Council and Fractures of Time together"),
        ("nl", "Geen enkel spelregelboek beschrijft Doomsday en"),
        ("fr", "Aucun livret ne décrit Doomsday et"),
    ):
        modules = "doomsday,guardians,fractures"
        _, out, _ = screen.run("play", "--modules", modules, "--seed", "1", "--language", language, typed="")
        assert said in " ".join(out.split())


def test_version_and_help(screen: Screen) -> None:
    for arguments, words in ((("--version",), "anachrony 0."), (("--help",), "simulate")):
        with pytest.raises(SystemExit) as stopped:
            screen.run(*arguments)
        assert stopped.value.code == 0
        assert words in screen.capsys.readouterr().out


def test_what_is_no_command(screen: Screen) -> None:
    assert "invalid choice: 'fly'" in screen.refuses("fly")

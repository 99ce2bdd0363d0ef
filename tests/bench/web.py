"""The page's weight, and how long a view update takes on a slow machine: `make bench-web`.

Weight: what the browser loads before the home page and before a table are usable, gzipped, by kind.
Paint: from the socket's message to the frame that shows the new position, from Chromium's own trace at a
fourfold CPU slow-down: the work of the main thread (script, style, layout, paint) that it brings. The page
draws a position in several frames (what happened, then the others' boards and the question; more when an Era
begins): the longest of them is told too, and their sum until all is there.
The positions are those of one recorded game, which people at all seats play again over HTTP, so that no
computer player thinks meanwhile and nothing but the position gives the page work. A machine has slow moments:
the game is played several times over, and of each position the middle one counts.
"""

from __future__ import annotations

import gzip
import json
import statistics
import sys
import tempfile
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Response, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import ARGUMENTS, DESKTOP, chromium
from browser.moments import Again, continued, record_at
from browser.person import Person
from server.serving import Running, running, settings_for, sqlite_url

SLOWER = 4
ERA = 2  # whose last move is the first that counts
MOVES = 90  # into the Era after the next
TIMES = 3
PAUSE = 400  # milliseconds after a move, in which the page draws it
WEIGHT_BUDGET = 200_000
PAINT_BUDGET = 100.0

KINDS = {".js": "script", ".css": "style", ".woff2": "font", ".ftl": "words"}
# A frame on the main thread, as a trace names its steps: style, layout, then these.
DRAWN, DONE = "PrePaint", "Commit"
MESSAGE = "WebSocketReceive"
# What brings the frames that follow: a timer of no time, or the wish for a frame; and when its time has come.
WISHES = {"TimerInstall": "timerId", "RequestAnimationFrame": "id"}
GRANTED = {"TimerFire": "timerId", "FireAnimationFrame": "id"}
LONGEST = 2_000_000  # microseconds
SLOWEST = 5


@dataclass(frozen=True)
class Shown:
    """How a new position came to be seen. Milliseconds; the clock also counts whatever else runs."""

    message: int  # which of the trace's, in order
    clock: float  # from there to the end of the first frame
    frames: tuple[float, ...]  # the main thread's work for each, until the one with the question
    later: float  # its work after the first frame, until the next message
    parts: dict[str, float]  # of the first frame

    @property
    def first(self) -> float:
        return self.frames[0]


def weigh(browser: Browser, server: Running) -> None:
    table = continued(server.url, record_at("take-turn", 3, 1, 3)).seats[0]
    for name, path in (("home", "/"), ("table", table)):
        context = browser.new_context(viewport=DESKTOP)
        page = context.new_page()
        answers: list[Response] = []

        def keep(answer: Response, answers: list[Response] = answers) -> None:
            answers.append(answer)

        page.on("response", keep)
        page.goto(server.url + path)
        page.locator(f'[data-screen="{name}"]').wait_for()
        page.wait_for_load_state("networkidle")
        sizes: dict[str, int] = {}
        for answer in answers:
            kind = KINDS.get(Path(answer.url.partition("?")[0]).suffix)
            if kind is not None:  # by name: what is preloaded has no type of its own
                sizes[kind] = sizes.get(kind, 0) + len(gzip.compress(answer.body(), 9))
        code = sizes.get("script", 0) + sizes.get("style", 0)
        verdict = "within" if code <= WEIGHT_BUDGET else "OVER"
        parts = ", ".join(f"{kind} {size / 1000:.1f} kB" for kind, size in sorted(sizes.items()))
        print(f"{name}: {code / 1000:.1f} kB gzip of script and style ({parts}); {verdict} 200 kB")
        context.close()


def traced(session: CDPSession, act: Any) -> list[dict[str, Any]]:
    """The trace events while something is done."""
    events: list[dict[str, Any]] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    done: list[bool] = []
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    categories = "toplevel,devtools.timeline,disabled-by-default-devtools.timeline"
    session.send("Tracing.start", {"transferMode": "ReportEvents", "categories": categories})
    act()
    session.send("Tracing.end")
    return_when_done(session, done)
    return events


def return_when_done(session: CDPSession, done: list[bool]) -> None:
    for _ in range(400):
        if done:
            return
        session.send(
            "Runtime.evaluate", {"expression": "new Promise((r) => setTimeout(r, 25))", "awaitPromise": True}
        )
    raise AssertionError("the trace never ended")


def updates(events: list[dict[str, Any]]) -> list[Shown]:
    """Of each message that came alone and changed what is seen."""
    found: list[Shown] = []
    for own in threads(events):
        drawn = [one["ts"] for one in own if one["name"] == DRAWN]
        done = [one["ts"] + one["dur"] for one in own if one["name"] == DONE and "dur" in one]
        arrivals = [one["ts"] for one in own if one["name"] == MESSAGE]
        for message, (arrival, soon) in enumerate(pairwise([*arrivals, arrivals[-1] + LONGEST])):
            begun = next((at for at in drawn if at > arrival), soon)
            end = next((at for at in done if at > begun), soon)
            if begun >= soon:
                continue
            meanwhile = [one for one in own if arrival <= one["ts"] + one.get("dur", 0) and one["ts"] < soon]
            end = min(end, soon)  # one that takes so long counts as far as it came
            last = next((at for at in done if soon > at > chained(meanwhile, end)), end)
            ends = [end, *(at for at in done if end < at <= last)]
            each = [
                [one for one in meanwhile if after < one["ts"] <= to] for after, to in pairwise([0.0, *ends])
            ]
            later = in_tasks([one for one in meanwhile if one["ts"] > end])
            works = tuple(in_tasks(one) for one in each)
            found.append(Shown(message, (end - arrival) / 1000, works, later, spent(each[:1])))
    return found


def chained(events: list[dict[str, Any]], first: float) -> float:
    """When the last came of what a message had asked for before its first frame, and that in turn."""
    waited: set[tuple[str, int]] = set()
    last = until = first
    for one in events:
        name = one["name"]
        if name in GRANTED and (GRANTED[name], one["args"]["data"][GRANTED[name]]) in waited:
            last, until = one["ts"], one["ts"] + one.get("dur", 0)  # the last one may not have ended
        elif name in WISHES and one["ts"] <= until and not one["args"]["data"].get("timeout"):
            waited.add((WISHES[name], one["args"]["data"][WISHES[name]]))
    return max(first, last)


def in_tasks(events: list[dict[str, Any]]) -> float:
    return sum(float(one["tdur"]) for one in events if one["name"] == "RunTask" and "tdur" in one) / 1000


def threads(events: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The events of each thread that a message came to, in order."""
    asked = {(one["pid"], one["tid"]) for one in events if one["name"] == MESSAGE}
    return [
        sorted((one for one in events if (one["pid"], one["tid"]) == thread), key=lambda one: one["ts"])
        for thread in asked
    ]


def spent(threads: list[list[dict[str, Any]]]) -> dict[str, float]:
    """What threads did in all, in milliseconds by kind, without what was done inside of it."""
    found: dict[str, float] = {}
    for own in threads:
        inside: list[dict[str, Any]] = []
        for one in sorted((one for one in own if "tdur" in one), key=lambda one: (one["ts"], -one["dur"])):
            while inside and one["ts"] >= inside[-1]["ts"] + inside[-1]["dur"]:
                inside.pop()
            found[one["name"]] = found.get(one["name"], 0.0) + one["tdur"] / 1000
            if inside:
                found[inside[-1]["name"]] -= one["tdur"] / 1000
            inside.append(one)
    return found


def listed(parts: dict[str, float]) -> str:
    most = sorted(parts.items(), key=lambda one: -one[1])[:6]
    return ", ".join(f"{kind} {total:.0f}" for kind, total in most)


def told(name: str, times: list[float]) -> float:
    """Prints the spread; returns what 95 in 100 stay under."""
    ranked = sorted(times)
    late = ranked[int(len(ranked) * 0.95)]
    middle = statistics.median(ranked)
    print(f"  {name}: median {middle:.0f} ms, 95 % under {late:.0f} ms, worst {ranked[-1]:.0f} ms")
    return late


def asking(position: dict[str, Any]) -> str:
    """What a position asks of me, in a few words."""
    if not position["decisions"]:
        return "nothing asked"
    decision = position["decisions"][0]
    return f"{decision['prompt']}, {len(decision['options'])} options"


def watched(browser: Browser, server: Running, moving: bool) -> dict[int, tuple[str, Shown]]:
    """The game once, at its first seat: what each position asked and how it came to be seen, by version."""
    context = browser.new_context(
        viewport=DESKTOP,
        color_scheme="dark",
        reduced_motion="no-preference" if moving else "reduce",
        locale="en-US",
    )
    me = Person(context, server.url)
    heard: list[str] = []
    me.page.on("websocket", lambda line: line.on("framereceived", lambda said: heard.append(str(said))))
    with Again(server.url) as game:
        game.play_to_last_of(ERA)
        me.go(game.table.seats[0]).on_screen("table")
        me.page.wait_for_timeout(1000)
        session = context.new_cdp_session(me.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

        def moves() -> None:
            heard.clear()
            for _ in range(MOVES):
                game.play()
                me.page.wait_for_timeout(PAUSE)

        shown = updates(traced(session, moves))
    context.close()
    told = [json.loads(message) for message in heard]
    return {told[one.message]["version"]: (asking(told[one.message]), one) for one in shown}


def paint(browser: Browser, server: Running, moving: bool) -> None:
    runs = [watched(browser, server, moving) for _ in range(TIMES)]
    common = set.intersection(*(set(run) for run in runs))
    assert len(common) >= 0.9 * MOVES, f"only {len(common)} updates were seen"
    ranked = {one: sorted((run[one][1] for run in runs), key=lambda shown: shown.first) for one in common}
    middle = {version: ones[TIMES // 2] for version, ones in ranked.items()}
    how = "pieces glide" if moving else "pieces stand still"
    print(f"a view update at {SLOWER}x CPU slow-down, {how}, from the socket to the painted frame:")
    ones = list(middle.values())
    told(f"the first frame of {len(ones)} positions, by the clock", [one.clock for one in ones])
    late = told("its work on the main thread", [one.first for one in ones])
    share = sum(one.first <= PAINT_BUDGET for one in ones) / len(ones)
    print(f"  {'within' if late <= PAINT_BUDGET else 'OVER'} {PAINT_BUDGET:.0f} ms; {share:.0%} keep it")
    every = [one.first for each in ranked.values() for one in each]
    told(f"in all {TIMES} runs", every)
    told("the longest of a position's frames", [max(one.frames) for one in ones])
    mine = [one for version, one in middle.items() if "options" in runs[0][version][0]]
    told(f"all its frames, {len(mine)} times with a question", [sum(one.frames) for one in mine])
    told("all that follows the first frame", [one.later for one in ones])
    print("  the slowest, their work in ms:")
    for version, one in sorted(middle.items(), key=lambda one: -one[1].first)[:SLOWEST]:
        print(f"    {one.first:.0f} {runs[0][version][0]}: {listed(one.parts)}")


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        running(settings_for(sqlite_url(Path(folder)))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        print(json.dumps({"chromium": browser.version}))
        weigh(browser, server)
        paint(browser, server, moving=False)
        paint(browser, server, moving=True)
        browser.close()


if __name__ == "__main__":
    main()

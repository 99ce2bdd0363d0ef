"""The page's weight, and how long a view update takes on a slow machine: `make bench-web`.

Weight: what the browser loads before the home page and before a table are usable, gzipped, by kind.
Paint: from the socket's message to the frame that shows the new position, from Chromium's own trace at a
fourfold CPU slow-down: the work of the main thread (script, style, layout, paint) that it brings. What is
asked of me comes in the frame after it; until then is told beside it, from the message on too. The moves come
over HTTP, so that nothing but the position itself gives the page work. All that follows the first frame (the
question, prices, log, flights) is told too, and so are the slowest updates: what they showed, what they cost.
"""

from __future__ import annotations

import gzip
import json
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, CDPSession, Response, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import ARGUMENTS, DESKTOP, chromium
from browser.moments import continued, record_at
from browser.person import Person
from server.serving import Running, running, settings_for, sqlite_url

SLOWER = 4
MOVES = 40
PAUSE = 400  # milliseconds after a move, in which the page draws it
WEIGHT_BUDGET = 200_000
PAINT_BUDGET = 100.0

KINDS = {".js": "script", ".css": "style", ".ftl": "words"}
# A frame on the main thread, as a trace names its steps: style, layout, then these.
DRAWN, DONE = "PrePaint", "Commit"
MESSAGE = "WebSocketReceive"
TIMER = "TimerFire"  # the first after a frame brings the question
LONGEST = 2_000_000  # microseconds
SLOWEST = 5


@dataclass(frozen=True)
class Shown:
    """A frame that shows new positions. Milliseconds; the clock also counts whatever else runs."""

    messages: tuple[int, ...]  # which of the trace's, in order
    clock: float  # from the first of them to the frame's end
    work: float  # of the main thread in that time
    asked: float  # the same until the end of the frame after it, in which a question comes
    later: float  # and after the first frame, until the next message
    parts: dict[str, float]


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


def frames(events: list[dict[str, Any]]) -> list[Shown]:
    found: list[Shown] = []
    for own in threads(events):
        drawn = [one["ts"] for one in own if one["name"] == DRAWN]
        done = [one["ts"] + one["dur"] for one in own if one["name"] == DONE and "dur" in one]
        arrivals = [one["ts"] for one in own if one["name"] == MESSAGE]
        shown: dict[float, list[int]] = {}
        for message, arrival in enumerate(arrivals):
            begun = next((at for at in drawn if at > arrival), None)
            end = next((at for at in done if begun is not None and at > begun), None)
            if end is not None and end - arrival <= LONGEST:  # what changes nothing to be seen has no frame
                shown.setdefault(end, []).append(message)
        for end, messages in shown.items():
            first = arrivals[messages[0]]
            soon = next((at for at in arrivals if at > end), end + LONGEST)
            meanwhile = [one for one in own if first <= one["ts"] + one.get("dur", 0) and one["ts"] <= end]
            after = [one for one in own if end < one["ts"] < soon]
            timer = next((one["ts"] for one in after if one["name"] == TIMER), end)
            second = next((at for at in done if at > timer), end)
            asked = [one for one in after if one["ts"] <= second]
            work = in_tasks(meanwhile)
            found.append(
                Shown(
                    tuple(messages),
                    (end - first) / 1000,
                    work,
                    work + in_tasks(asked),
                    in_tasks(after),
                    spent([meanwhile]),
                )
            )
    return found


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


def listed(parts: dict[str, float], shares: int = 1) -> str:
    most = sorted(parts.items(), key=lambda one: -one[1])[:6]
    return ", ".join(f"{kind} {total / shares:.0f}" for kind, total in most)


def told(name: str, times: list[float]) -> float:
    """Prints the spread; returns what 95 in 100 stay under."""
    ranked = sorted(times)
    late = ranked[int(len(ranked) * 0.95)]
    middle = statistics.median(ranked)
    print(f"  {name}: median {middle:.0f} ms, 95 % under {late:.0f} ms, worst {ranked[-1]:.0f} ms")
    return late


def move(seat: httpx.Client, chance: random.Random) -> None:
    """Some move of my seat, once it is asked; where all choose at once, another may have been faster."""
    while True:
        position = seat.get("/position").json()
        if not position["decisions"]:
            time.sleep(0.05)
            continue
        options = [option["text"] for option in position["decisions"][0]["options"]]
        text = chance.choice([one for one in options if one != "pass"] or options)
        wish = {"move": text, "version": position["version"], "key": f"{chance.getrandbits(128):032x}"}
        answer = seat.post("/moves", json=wish)
        if answer.is_success:
            return
        assert answer.status_code == httpx.codes.CONFLICT, answer.text


def asks(message: str) -> bool:
    return bool(json.loads(message).get("decisions"))


def asking(message: str) -> str:
    """What a message of the socket asks of me, in a few words."""
    told = json.loads(message)
    if told["kind"] != "position":
        return str(told["kind"])
    if not told["decisions"]:
        return "nothing asked"
    decision = told["decisions"][0]
    return f"{decision['prompt']}, {len(decision['options'])} options"


def paint(browser: Browser, server: Running, moving: bool) -> None:
    context = browser.new_context(
        viewport=DESKTOP,
        color_scheme="dark",
        reduced_motion="no-preference" if moving else "reduce",
        locale="en-US",
    )
    me = Person(context, server.url)
    heard: list[str] = []
    me.page.on("websocket", lambda line: line.on("framereceived", lambda said: heard.append(str(said))))
    table = continued(server.url, record_at("take-turn", 3, 1, 3))
    me.go(table.seats[0]).on_screen("table")
    me.my_choice()
    session = context.new_cdp_session(me.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def moves() -> None:
        heard.clear()
        chance = random.Random(4)
        with table.api(server.url) as seat:
            for _ in range(MOVES):
                move(seat, chance)
                me.page.wait_for_timeout(PAUSE)

    events = traced(session, moves)
    shown = frames(events)
    assert len(shown) >= MOVES // 2, f"only {len(shown)} updates were seen"
    how = "pieces glide" if moving else "pieces stand still"
    print(f"a view update at {SLOWER}x CPU slow-down, {how}, from the socket to the painted frame:")
    alone = [one for one in shown if len(one.messages) == 1]
    told(f"one position, {len(alone)} times, by the clock", [one.clock for one in alone])
    late = told("  its work on the main thread", [one.work for one in alone])
    questions = [one for one in alone if any(asks(heard[at]) for at in one.messages if at < len(heard))]
    told(f"  and with the question, {len(questions)} times", [one.asked for one in questions])
    told("  all that follows the first frame", [one.later for one in alone])
    more = [one.clock for one in shown if len(one.messages) > 1]
    if more:
        told(f"several at once, {len(more)} times, by the clock", more)
    share = sum(one.work <= PAINT_BUDGET for one in alone) / len(alone)
    print(f"  {'within' if late <= PAINT_BUDGET else 'OVER'} {PAINT_BUDGET:.0f} ms; {share:.0%} keep it")
    messages = sum(len(one.messages) for one in shown)
    print(f"  a message's work in ms: {listed(spent(threads(events)), messages)}")
    print("  the slowest, their work in ms:")
    for one in sorted(alone, key=lambda one: -one.work)[:SLOWEST]:
        asked = [asking(heard[at]) for at in one.messages if at < len(heard)]
        print(f"    {one.work:.0f} {'; '.join(asked)}: {listed(one.parts)}")
    context.close()


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

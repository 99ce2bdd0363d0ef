"""What moves when something happens: a piece glides or flies from where it was to where it goes."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Somebody
from browser.moments import GAME_OF_THREE, NAMES, Again, continued
from browser.person import Person
from browser.tables import ME
from server.serving import Running

# Whatever begins to move is written down: which piece, and how far from its end it begins.
WRITTEN_DOWN = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const name = this.dataset.flip ?? this.querySelector('use')?.getAttribute('href') ?? '';
    const [from, to] = [frames[0], frames.at(-1)].map((one) => new DOMMatrix(one.transform));
    window.moved.push([name, Math.round(Math.hypot(from.e - to.e, from.f - to.f))]);
    return animate.call(this, frames, how);
  };
}"""


# The frame that shows the new position has come: whatever moves has begun to.
A_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

# What is seen of the Impact, and which Era it is, one after the other.
TOLD = """() => {
  window.seen = [];
  new MutationObserver(() => {
    const struck = document.querySelector('.impact strong') !== null;
    const now = `${struck} ${document.querySelector('.top h1').textContent}`;
    if (window.seen.at(-1) !== now) window.seen.push(now);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


# The banners that were seen: how they look, what they say, and whether they let the pointer through.
FEATS = """() => {
  window.feats = [];
  new MutationObserver(() => {
    const feat = document.querySelector('[data-feat]');
    if (feat && window.feat !== feat)
      window.feats.push([feat.className, feat.textContent, getComputedStyle(feat).pointerEvents]);
    window.feat = feat;
  }).observe(document.body, { childList: true, subtree: true });
}"""


def moved_by(me: Person, game: Again) -> dict[str, float]:
    """Plays the next move; what it let move at my table, and how far."""
    version = me.version
    me.page.evaluate("window.moved.length = 0")
    game.play()
    me.moved_on(version)
    me.page.evaluate(A_FRAME)
    return dict(me.page.evaluate("window.moved"))


def test_a_tile_glides_to_its_spot_and_flies_to_the_card_of_another(
    somebody: Somebody, server: Running
) -> None:
    with Again(server.url) as game:
        game.play_to(0, "construct 2 engineer")
        me = somebody(reduced_motion="no-preference").go(game.table.seats[0])
        me.on_screen("table")
        me.my_choice()
        me.page.evaluate(WRITTEN_DOWN)
        assert moved_by(me, game)["#w-e"] > 100  # my Engineer, from my board
        mine = moved_by(me, game)
        assert mine["tile/309"] > 100
        assert "#t-life" not in mine  # the tile itself went, no sign of it
        game.play_to(1, "construct 1 engineer")
        assert moved_by(me, game)["#w-e"] > 100
        theirs = moved_by(me, game)
        assert "tile/408" not in theirs
        assert theirs["#t-lab"] > 100


def test_the_focus_markers_move_on_when_an_era_begins(somebody: Somebody, server: Running) -> None:
    """So much changes then that it is drawn in several frames, the Timeline not in the first of them."""
    with Again(server.url) as game:
        game.play_to_last_of(1)
        me = somebody(reduced_motion="no-preference").go(game.table.seats[0])
        me.on_screen("table")
        me.page.evaluate(WRITTEN_DOWN)
        moved = moved_by(me, game)
        assert all(moved[f"focus/{seat}"] > 20 for seat in range(3)), moved
        assert moved["tile/115"] > 20, moved  # down, to those that were not built


def test_the_asteroid_is_seen_before_what_it_leaves(somebody: Somebody, server: Running) -> None:
    with Again(server.url) as game:
        game.play_to_last_of(4)
        me = somebody(reduced_motion="no-preference").go(game.table.seats[0])
        me.on_screen("table")
        title = me.page.locator(".top h1")
        expect(title).to_have_text("Era 4 of 7")
        me.page.evaluate(TOLD)
        game.play()
        expect(title).to_have_text("Era 5 of 7")
        expect(me.page.locator(".impact strong")).to_have_count(0)
        seen = me.page.evaluate("window.seen")
        assert seen[seen.index("true Era 4 of 7") :] == [
            "true Era 4 of 7",
            "true Era 5 of 7",
            "false Era 5 of 7",
        ]
        assert "false Era 5 of 7" not in seen[:-1]


# Tones and noises that are begun.
LISTENING = """() => {
  window.heard = 0;
  for (const source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = source.prototype.start;
    source.prototype.start = function (...at) {
      window.heard += 1;
      return start.apply(this, at);
    };
  }
}"""


def test_what_happens_is_heard_where_that_is_wanted(somebody: Somebody, server: Running) -> None:
    """Off by default, and then nothing is fetched for it; the volume is kept."""
    loud, silent = somebody(), somebody()
    loud.go("/settings").page.get_by_role("switch", name="Sound").locator("..").click()
    loud.page.get_by_role("slider", name="Volume").fill("25")
    loud.page.reload()
    expect(loud.page.get_by_role("slider", name="Volume")).to_have_value("25")
    fetched: list[str] = []
    silent.page.on("request", lambda request: fetched.append(request.url))
    with Again(server.url) as game:
        game.play_to(0, "construct 2 engineer")
        for me in (silent, loud):
            me.go(game.table.seats[1]).on_screen("table")
            me.page.evaluate(LISTENING)
        version = silent.version
        game.play()
        loud.page.wait_for_function("() => window.heard > 0")
        silent.moved_on(version)
        assert silent.page.evaluate("window.heard") == 0
        assert not [url for url in fetched if "/sounds-" in url]


def test_the_impact_ends_with_a_key_and_keeps_nobody_waiting(somebody: Somebody, server: Running) -> None:
    with Again(server.url) as game:
        game.play_to_last_of(4)
        hasty = somebody(reduced_motion="no-preference").go(game.table.seats[0])
        still = somebody().go(game.table.seats[1])
        for me in (hasty, still):
            me.on_screen("table")
        moment = "[data-moment=impact]"
        game.play()
        hasty.page.locator(moment).wait_for()
        hasty.page.keyboard.press("Escape")
        expect(hasty.page.locator(moment)).to_have_count(0)
        expect(hasty.page.locator(".top h1")).to_have_text("Era 5 of 7")
        through = "(one) => getComputedStyle(one).pointerEvents"
        assert still.page.locator(moment).evaluate(through) == "none"


def test_an_evacuation_is_celebrated_in_its_players_color(somebody: Somebody, server: Running) -> None:
    """With motion or without; it stands in nobody's way and goes by itself."""
    move = "evacuation administrator"
    before = GAME_OF_THREE.read_text().partition(f" 1 {move}")[0].rpartition("\n")[0] + "\n"
    made = continued(server.url, before, NAMES[:3], ME)
    people = [somebody(reduced_motion=motion).go(made.seats[1]) for motion in ("reduce", "no-preference")]
    for me in people:
        me.on_screen("table")
        me.page.evaluate(FEATS)
    with made.api(server.url, 0) as seat:
        version = seat.get("/position").json()["version"]
        assert seat.post("/moves", json={"move": move, "version": version, "key": "k" * 32}).is_success
    for me, still in zip(people, (True, False), strict=True):
        me.page.wait_for_function("() => window.feats.length > 0")
        ((looks, says, pointer),) = me.page.evaluate("window.feats")
        assert {"feat", "harmony"} <= set(looks.split())
        assert ("still" in looks.split()) == still
        assert "Mira evacuates" in says
        assert pointer == "none"
        expect(me.page.locator("[data-feat]")).to_have_count(0)


def test_nothing_is_told_about_what_comes_to_lie_under_the_pointer(
    somebody: Somebody, server: Running
) -> None:
    """The move that a click makes changes the table; a tip comes only to a pointer that moves."""
    with Again(server.url) as game:
        game.play_to(0, "construct 2 engineer")
        me = somebody()
        me.page.clock.install()
        me.go(game.table.seats[0])
        me.my_choice()
        tip = me.page.locator("#table-tip")
        me.page.locator('[data-place="main/purify"]').hover()
        expect(tip).to_be_visible()
        version = me.version
        me.page.locator('[data-place="main/research/1"]').click()  # my Scientist comes to stand there
        me.moved_on(version)
        me.page.clock.fast_forward(1000)  # longer than any tip waits
        expect(tip).to_have_count(0)
        me.page.mouse.move(400, 300)
        me.page.locator('[data-place="main/purify"]').hover()
        expect(tip).to_be_visible()


def test_a_turn_that_cannot_be_taken_back_says_so(somebody: Somebody, server: Running) -> None:
    with Again(server.url) as game:
        game.play_to(0, "construct 2 engineer")
        game.play(2)  # and a tile: the next one is turned up
        me = somebody().go(game.table.seats[0])
        me.my_choice()
        expect(me.page.locator('[data-control="undo"]')).to_be_disabled()
        expect(me.page.locator('[data-zone="decision"] h2')).to_contain_text("cannot be taken back")

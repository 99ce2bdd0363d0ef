"""What does not fit at a table: asked of the page itself, in windows that people have."""

from __future__ import annotations

# What reaches below the room it stands in: the parts of the table that do not fit.
CUT = """() => {
  const low = (room, parts) => [...document.querySelectorAll(room)].flatMap((one) => {
    const end = one.getBoundingClientRect().bottom + 1.5;
    return [...one.querySelectorAll(parts)].filter((part) => part.getBoundingClientRect().bottom > end)
      .map((part) => `${room} ${part.className.baseVal ?? part.className}`);
  });
  return [
    ...low('[data-zone="board"] article', '.place, .ring, .side'),
    ...low('[data-zone="timeline"] .plate', '.warped, .focus'),
    ...low('.me', '.tray, .act, .card, .warps, .tile, .spot'),
    ...low('[data-screen="table-board"]', '.me, .ask, .opp'),
    ...low('.left, .right', '.me, .ask, .opp'),
    ...low('[data-zone="others"]', '.opp'),
  ];
}"""
# Warp tiles that lie under the symbols of their lanes.
OVER = """() => {
  const rects = (of) => [...document.querySelectorAll(`[data-zone="timeline"] ${of}`)]
    .map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.top < b.bottom - 1.5 && a.bottom > b.top && a.left < b.right && a.right > b.left;
  return rects('.warped').filter((tile) => rects('.own, .focus').some((foot) => meet(foot, tile))).length;
}"""

WINDOWS = [(1366, 768), (1366, 650), (1280, 720), (1536, 730), (1440, 900), (1920, 1080)]

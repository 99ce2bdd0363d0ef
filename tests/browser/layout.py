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

# How many of the things that a selector finds the eye meets whole.
SEEN = """(wanted) => [...document.querySelectorAll(wanted)].filter((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const corners = [[left + 6, top + 6], [right - 6, bottom - 6]];
  return corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
}).length"""

# Texts that reach beyond the box they stand in, or that something cuts. What is scrolled is not cut; a
# player's name may be cut where enough of it is left to know it by.
BEYOND = """() => {
  const BOXES = '.tile, .spot, .box, .action, .opt, .panel, .tray, .seat, .card, .step, .tag, .asset, button';
  const found = new Set();
  const walk = document.createTreeWalker(document.querySelector('.tb.table'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.data.trim();
    const one = walk.currentNode.parentElement;
    if (!text || one.closest('.sr, svg') || !one.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const at = range.getBoundingClientRect();
    if (!at.width || !at.height) continue;
    const where = `${one.localName}.${one.className} in ${one.parentElement.className}`;
    const box = one.closest(BOXES);
    let clipped = false;
    for (let up = one; up && !up.matches('.tb.table'); up = up.parentElement) {
      const { overflowX, overflowY, contain } = getComputedStyle(up);
      const cuts = overflowX !== 'visible' || /paint|strict|content/.test(contain);
      const room = up.getBoundingClientRect();
      if (!cuts && up !== box) continue;
      const across = Math.max(room.left - at.left, at.right - room.right);
      const down = Math.max(room.top - at.top, at.bottom - room.bottom);
      const scrolls = (way, long) => /auto|scroll/.test(way) && long;
      if (scrolls(overflowX, up.scrollWidth > up.clientWidth + 1)) break;
      const known = up.matches('[data-name]') && at.width - across >= 44;
      if (across > 1.5 && !known) clipped = `${Math.round(across)} px across`;
      if (scrolls(overflowY, up.scrollHeight > up.clientHeight + 1)) break;
      if (down > 2.5) clipped = `${Math.round(down)} px down`;
      if (clipped) break;
    }
    if (clipped) found.add(`${text} (${where}): ${clipped}`);
  }
  return [...found];
}"""

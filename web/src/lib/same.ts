/**
 * The server sends whole positions, and most of one is as it was. These keep what is equal the same object,
 * and carry over only what differs, so that the page draws anew what has changed and nothing else.
 */

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The newer value, with every part that equals the older one's taken from there. It is changed for that,
 * but only equal parts are exchanged: whoever else holds it sees the same values. */
export function share<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) {
    let same = now.length === before.length;
    for (let i = 0; i < now.length; i += 1) {
      now[i] = share(before[i], now[i]) as unknown;
      if (now[i] !== before[i]) same = false;
    }
    return (same ? before : now) as T;
  }
  if (isPlain(before) && isPlain(now)) {
    const keys = Object.keys(now);
    const into: Plain = now;
    let same = keys.length === Object.keys(before).length;
    for (const key of keys) {
      into[key] = share(before[key], into[key]);
      if (into[key] !== before[key] || !(key in before)) same = false;
    }
    return (same ? before : now) as T;
  }
  return now;
}

/** Make `live`, which holds what `before` says, say what `now` says: touches only where the two differ, and tells in
 * how many places. */
export function carry(live: object, before: object, now: object): number {
  const [to, old, fresh] = [live as Plain, before as Plain, now as Plain];
  let changes = 0;
  for (const key of Object.keys(old)) {
    if (key in fresh) continue;
    delete to[key];
    changes += 1;
  }
  for (const [key, value] of Object.entries(fresh)) {
    const was = old[key];
    if (was === value) continue;
    if (isPlain(was) && isPlain(value)) changes += carry(to[key] as object, was, value);
    else if (Array.isArray(was) && Array.isArray(value) && was.length === value.length)
      changes += carry(to[key] as object, was, value);
    else {
      to[key] = value;
      changes += 1;
    }
  }
  return changes;
}

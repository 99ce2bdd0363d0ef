/** What is printed on an Exosuit Upgrade board, as the codex tells it. */

import { faceOf, type Sign, type Token } from '$table/model/faces';
import type { RawEntry, Rows } from '$table/model/rows';

interface RawUpgradeBoard extends RawEntry {
  power: { face: Token[] };
  sensor: { face: Token[] };
  /** What a Breakthrough gives where it is not points. */
  sensor_power: number;
}

export interface UpgradeRow extends RawUpgradeBoard {
  /** What else a Breakthrough brings when it is laid. */
  sensorGains: Sign[];
}

/** Of a Path. */
export function upgradeRow(rows: Rows, path: string): UpgradeRow | undefined {
  const raw = rows.raw('upgrade_boards', path) as RawUpgradeBoard | undefined;
  if (!raw) return undefined;
  const gains = raw.sensor.face.filter((token) => token.upgrade === undefined);
  return { ...raw, sensorGains: faceOf(gains)?.gains ?? [] };
}

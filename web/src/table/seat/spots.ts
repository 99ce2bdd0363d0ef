/** What stands on the twelve spots of a seat, row by row. */

import type { SeatView } from '$lib/types';
import { TYPES } from '$pieces/icons';
import type { TileRow } from '$table/model/rows';

type Spot = SeatView['spots'][number];

export interface SpotCell {
  place: string;
  spot: Spot;
  row: TileRow | undefined;
  /** Who works there. */
  worker: string;
  /** A Superproject that spans this spot and the next. */
  wide: boolean;
}

interface Rows {
  tile: (id: string) => TileRow | undefined;
  anomaly: (name: string | null | undefined) => TileRow | undefined;
}

export function spotsOf(seat: SeatView, rows: Rows): { type: string; cells: SpotCell[] }[] {
  const spots = seat.spots ?? [];
  return TYPES.map((type, t) => ({
    type,
    cells: spots.slice(t * 3, t * 3 + 3).map((spot, c) => {
      const place = `seat/${seat.seat + 1}/spot/${type}/${c + 1}`;
      return {
        place,
        spot,
        row: rows.anomaly(spot.anomaly_name) ?? (spot.tile ? rows.tile(spot.tile) : undefined),
        worker: seat.busy.find((busy) => busy.place === place)?.worker ?? '',
        wide: c < 2 && spots[t * 3 + c + 1]?.continued === true,
      };
    }),
  }));
}

import type { Shape } from './line.ts';

/** A series without adverts; its picture is 240 lines high in the rig. */
export const EPISODE = { kind: 'SERIES', slug: 'gece-yarisi-iskelesi', season: 1, number: 1 };

/** A line with a fifth of jitter, and a stall for one in a hundred frames. */
export const lineOf = (roundTripMs: number): Shape => ({
  roundTripMs,
  jitterMs: roundTripMs / 5,
  loss: 0.01,
});

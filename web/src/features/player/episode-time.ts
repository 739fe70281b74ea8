import type { PlayerSegment } from './types.js';

/**
 * The segments in seconds of a source whose episode starts `offset` seconds after the source (negative: the source
 * starts later than the episode). Segments that the source does not contain are left out.
 */
export const segmentsAt = (segments: readonly PlayerSegment[], offset: number): readonly PlayerSegment[] =>
  offset === 0
    ? segments
    : segments.flatMap(({ kind, start, end }) =>
        end + offset > 0 ? [{ kind, start: Math.max(start + offset, 0), end: end + offset }] : [],
      );

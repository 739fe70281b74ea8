import { controlTexts } from './control-texts.js';
import type { PlayerSegment } from './types.js';

/** A named part of the loaded source, in seconds. */
export interface Chapter {
  name: string;
  start: number;
  end: number;
}

/** The source's own chapters and the episode's segments as one list by time; a segment names its part better than a chapter. */
export function partsOf(
  chapters: readonly Chapter[],
  segments: readonly PlayerSegment[],
): readonly Chapter[] {
  const named = segments.map(({ kind, start, end }) => ({ name: controlTexts.segments[kind], start, end }));
  const others = chapters.filter(
    ({ start }) => !named.some((segment) => Math.abs(segment.start - start) < SAME_SECONDS),
  );
  return [...others, ...named].toSorted((a, b) => a.start - b.start);
}

/** Makers of sources and of segments set the same cut by hand, so their seconds differ a little. */
const SAME_SECONDS = 2;

/** The part at a position: of parts inside each other the one that began last. */
export const partAt = (parts: readonly Chapter[], seconds: number): Chapter | undefined =>
  parts.findLast(({ start, end }) => seconds >= start && seconds < end);

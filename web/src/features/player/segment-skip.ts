import type { SegmentMode } from './preferences.js';
import type { PlayerSegment } from './types.js';
import { playerTexts } from './texts.js';

/** A preview of what is to come has no button: whoever watches it may go on to the next episode. */
export const segmentLabels: Partial<Record<PlayerSegment['kind'], string>> = {
  INTRO: playerTexts.intro,
  RECAP: playerTexts.recap,
  CREDITS: playerTexts.credits,
};

/** The segment at this second that one may leap over, until just before its end. */
export const segmentAt = (segments: readonly PlayerSegment[], time: number): PlayerSegment | undefined =>
  segments.find((s) => segmentLabels[s.kind] && time >= s.start && time < s.end - 1);

/** Whether the player leaps by itself: once for each, so that who seeks back into one sees it. */
export const leaps = (
  mode: SegmentMode,
  segment: PlayerSegment | undefined,
  leapt: ReadonlySet<PlayerSegment>,
): segment is PlayerSegment => mode === 'automatic' && segment !== undefined && !leapt.has(segment);

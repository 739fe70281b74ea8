import type { SegmentMode } from './preferences.js';
import type { PlayerSegment } from './types.js';
import { playerTexts } from './texts.js';

/** A preview of the next episode has no button: the viewer can go to the next episode instead. */
export const segmentLabels: Partial<Record<PlayerSegment['kind'], string>> = {
  INTRO: playerTexts.intro,
  RECAP: playerTexts.recap,
  CREDITS: playerTexts.credits,
};

/** The skippable segment at this second, if it is not about to end. */
export const segmentAt = (segments: readonly PlayerSegment[], time: number): PlayerSegment | undefined =>
  segments.find((s) => segmentLabels[s.kind] && time >= s.start && time < s.end - 1);

/** Whether the player skips by itself: once per segment, so that a viewer can seek back into it. */
export const leaps = (
  mode: SegmentMode,
  segment: PlayerSegment | undefined,
  leapt: ReadonlySet<PlayerSegment>,
): segment is PlayerSegment => mode === 'automatic' && segment !== undefined && !leapt.has(segment);

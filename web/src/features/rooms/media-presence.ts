import { draftAt, keepDraft } from '../../lib/drafts.js';

/** Product-rules, Rooms: the share of the media time for which a member must be present. */
const LEAST_SHARE = 0.8;
/** The fastest rate of a room, with the correction of 5 %. */
const FASTEST = 2.1;
/** Reports are not exact. */
const SLACK_S = 1;

type Part = readonly [from: number, to: number];

/**
 * The parts of an episode that a member has watched in a room. Positions are in seconds of the episode. This tab keeps them until the
 * member signs out, so that a reload in the middle of the episode loses nothing.
 * @param seenTo the member's saved position: what the member watched before counts
 */
export function createMediaPresence(episodeId: string, seenTo: number) {
  const place = `odada:${episodeId}`;
  let seen: readonly Part[] = [];
  let last: { position: number; at: number } | undefined;
  const add = (from: number, to: number) => {
    const apart = seen.filter((part) => part[1] < from || part[0] > to);
    const joined = seen.filter((part) => !apart.includes(part));
    const whole = [
      Math.min(from, ...joined.map((part) => part[0])),
      Math.max(to, ...joined.map((part) => part[1])),
    ] as const;
    seen = [...apart, whole];
  };
  for (const [from, to] of partsOf(draftAt(place))) add(from, to);
  if (seenTo > 0) add(0, seenTo);
  return {
    /**
     * Notes where the player is; a leap forward is not watched time.
     * @param at in ms
     * @returns whether the member was present for at least 80 % of the episode up to here
     */
    at(position: number, at: number): boolean {
      const passed = last ? position - last.position : 0;
      if (last && passed > 0 && passed <= ((at - last.at) / 1_000) * FASTEST + SLACK_S)
        add(last.position, position);
      keepDraft(place, JSON.stringify(seen));
      last = { position, at };
      const watched = seen.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, position) - from), 0);
      return watched >= position * LEAST_SHARE;
    },
  };
}

/** The kept parts; none if the storage holds anything else. */
function partsOf(kept: string | null): readonly Part[] {
  try {
    const parts: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(parts) ? parts.filter(isPart) : [];
  } catch {
    return [];
  }
}

const isPart = (part: unknown): part is Part =>
  Array.isArray(part) && part.length === 2 && part.every(Number.isFinite) && part[0] <= part[1];

/** Product-rules, Rooms: the share of the media time for which a member must be present. */
const LEAST_SHARE = 0.8;
/** The fastest rate of a room, with the correction of 5 %. */
const FASTEST = 2.1;
/** Reports are not exact. */
const SLACK_S = 1;

/**
 * The parts of an episode that a member has watched in a room. Positions are in seconds of the episode.
 * @param seenTo the member's saved position: what the member watched before counts
 */
export function createMediaPresence(seenTo: number) {
  let seen: readonly (readonly [from: number, to: number])[] = seenTo > 0 ? [[0, seenTo]] : [];
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
      last = { position, at };
      const watched = seen.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, position) - from), 0);
      return watched >= position * LEAST_SHARE;
    },
  };
}

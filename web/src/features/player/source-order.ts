import type { PlayerSource, PlayerSourceGroup } from './types.js';

/** A source to try, with its translator group. */
export interface Candidate {
  group: PlayerSourceGroup;
  source: PlayerSource;
}

interface Wish {
  /** The translator group that the viewer chose for this title. */
  groupId?: string | undefined;
  /** The source that the viewer pressed. */
  hash?: string | undefined;
  /** Only members may play a locked source. */
  member: boolean;
}

const isPoor = ({ health }: PlayerSource): boolean => health === 'POOR';

/** Sorts the good sources of a group before its poor ones. */
const byHealth = (group: PlayerSourceGroup): Candidate[] =>
  group.sources
    .toSorted((a, b) => Number(isPoor(a)) - Number(isPoor(b)))
    .map((source) => ({ group, source }));

/**
 * The order in which sources are tried: the pressed one, the rest of its group, then the next groups in turn. Without
 * a pressed source the chosen group comes first. Within a group, poor sources come last, and so does a group of poor
 * sources that the viewer has not chosen. Visitors get no locked sources, unless they pressed one.
 */
export function sourceOrder(groups: readonly PlayerSourceGroup[], wish: Wish): Candidate[] {
  const start = groups.findIndex((group) =>
    wish.hash ? group.sources.some((s) => s.hash === wish.hash) : group.groupId === wish.groupId,
  );
  const first = Math.max(start, 0);
  const inTurn = [...groups.slice(first), ...groups.slice(0, first)];
  const rank = (group: PlayerSourceGroup) =>
    group === groups[start] ? 0 : group.sources.every(isPoor) ? 2 : 1;
  const all = inTurn.toSorted((a, b) => rank(a) - rank(b)).flatMap(byHealth);
  const open = all.filter(({ source }) => wish.member || !source.locked || source.hash === wish.hash);
  const pressed = open.findIndex(({ source }) => source.hash === wish.hash);
  if (pressed <= 0) return open;
  return [open[pressed]!, ...open.filter((_, index) => index !== pressed)];
}

import type { PlayerSource, PlayerSourceGroup } from './types.js';

/** One source that may be tried, with the group that it belongs to. */
export interface Candidate {
  group: PlayerSourceGroup;
  source: PlayerSource;
}

interface Wish {
  /** The translator group that this viewer chose for this title. */
  groupId?: string | undefined;
  /** The source that was pressed just now. */
  hash?: string | undefined;
  /** A locked source plays for members alone. */
  member: boolean;
}

/**
 * The order in which sources are tried: the pressed one, the rest of its group, then the next groups in turn. Without
 * a press the chosen group comes first. Locked sources are left out for visitors unless one was pressed.
 */
export function sourceOrder(groups: readonly PlayerSourceGroup[], wish: Wish): Candidate[] {
  const start = groups.findIndex((group) =>
    wish.hash ? group.sources.some((s) => s.hash === wish.hash) : group.groupId === wish.groupId,
  );
  const first = Math.max(start, 0);
  const inTurn = [...groups.slice(first), ...groups.slice(0, first)];
  const all = inTurn.flatMap((group) => group.sources.map((source) => ({ group, source })));
  const open = all.filter(({ source }) => wish.member || !source.locked || source.hash === wish.hash);
  const pressed = open.findIndex(({ source }) => source.hash === wish.hash);
  if (pressed <= 0) return open;
  return [open[pressed]!, ...open.filter((_, index) => index !== pressed)];
}

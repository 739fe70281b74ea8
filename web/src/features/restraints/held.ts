import { type ApolloCache, makeVar, type ReactiveVar } from '@apollo/client';
import type { HiddenBy } from '../../generated/types.js';

/** Decisions (block, mute) that the viewer has just made about other members, by member id. */
type Held = ReadonlyMap<string, 'BLOCK' | 'MUTE'>;

const none: Held = new Map();
const byCache = new WeakMap<ApolloCache, ReactiveVar<Held>>();

const heldIn = (cache: ApolloCache): ReactiveVar<Held> => {
  const known = byCache.get(cache) ?? makeVar(none);
  byCache.set(cache, known);
  return known;
};

/**
 * The comments service applies a block or a mute a moment after accounts has answered. Until then this page applies the decision
 * itself, whatever the comments service answers. `by` undefined: the comments service applies it by now.
 */
export function holdDecision(cache: ApolloCache, memberId: string, by: 'BLOCK' | 'MUTE' | undefined): void {
  const next = new Map(heldIn(cache)());
  if (by) next.set(memberId, by);
  else next.delete(memberId);
  heldIn(cache)(next);
}

/** The viewer's pending decision about a member; undefined if there is none, or if the comments service already applies it. */
export const decisionOn = (cache: ApolloCache, memberId: string | undefined): 'BLOCK' | 'MUTE' | undefined =>
  memberId === undefined ? undefined : heldIn(cache)().get(memberId);

/** Why a comment is hidden, by the server's answer or by a pending decision of the viewer. A block has priority over a mute. */
export function hiddenNow(
  cache: ApolloCache,
  authorId: string | undefined,
  answered: HiddenBy | null,
): HiddenBy | null {
  const decided = decisionOn(cache, authorId);
  if (decided === undefined) return answered;
  return decided === 'MUTE' && (answered === 'BLOCK' || answered === 'AUTHOR') ? answered : decided;
}

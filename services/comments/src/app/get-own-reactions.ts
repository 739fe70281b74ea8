import { batchOf } from '@seyir/kit';
import type { Reaction, ReactionTarget } from '../domain/reaction.js';
import type { ReactionStore } from './ports.js';

const MAX_IDS = 200;

/** The member's reactions by target, without targets that have none. BAD_INPUT beyond 200 ids. */
export const getOwnReactions =
  ({ reactions }: { reactions: ReactionStore }) =>
  async (
    memberId: string,
    type: ReactionTarget['type'],
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Reaction>> =>
    reactions.ofMember(type, batchOf(ids, MAX_IDS), memberId);

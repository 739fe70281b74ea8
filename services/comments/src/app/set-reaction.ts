import { isId, notFound, type Clock } from '@seyir/kit';
import { reactionAfter, type Reaction, type ReactionTarget, type Tally } from '../domain/reaction.js';
import { targetKey, targetKind, type Target } from '../domain/target.js';
import type {
  Catalogue,
  CommentEvents,
  CommentStore,
  ReactionStore,
  TombstoneStore,
  Transaction,
} from './ports.js';

interface Deps {
  readonly comments: CommentStore;
  readonly reactions: ReactionStore;
  readonly tombstones: TombstoneStore;
  readonly catalogue: Catalogue;
  readonly events: CommentEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export interface SetReactionInput {
  readonly target: ReactionTarget;
  readonly reaction: Reaction;
  /** False takes the reaction back, if it is the one that stands. */
  readonly active: boolean;
}

export interface SetReactionResult {
  readonly active: boolean;
  readonly tally: Tally;
}

/** One reaction a member a target: another one replaces it. Asking for what stands changes nothing. NOT_FOUND for no target. */
export const setReaction =
  ({ comments, reactions, tombstones, catalogue, events, transaction, clock }: Deps) =>
  async (memberId: string, { target, reaction, active }: SetReactionInput): Promise<SetReactionResult> => {
    const { type, id } = target;
    if (!isId(id) || (type !== 'comment' && !(await exists(type)))) throw notFound(`${type} ${id}`);
    return transaction.run(async () => {
      // A removal waits for this lock, and takes the reaction along.
      const thread = type === 'comment' ? await comments.hold(id) : undefined;
      if (type === 'comment' && !thread) throw notFound(`comment ${id}`);
      const now = clock.now();
      const standing = await reactions.lock(target, now);
      const before = await reactions.of(target, memberId);
      const after = reactionAfter(before, reaction, active);
      if (after === before) return { active, tally: standing };
      const tally = await reactions.replace(target, memberId, { before, after, now });
      await events.reactionsChanged([tally]);
      if (thread) events.wake([thread]);
      return { active, tally };
    });

    async function exists(kind: 'series' | 'episode'): Promise<boolean> {
      const [known, gone] = await Promise.all([isKnown(kind), tombstones.hasSubject(id)]);
      return known && !gone;
    }

    async function isKnown(kind: 'series' | 'episode'): Promise<boolean> {
      if (kind === 'series') return catalogue.titleExists(id);
      const episode: Target = { kind: targetKind.episode, id };
      return (await catalogue.places([episode])).has(targetKey(episode));
    }
  };

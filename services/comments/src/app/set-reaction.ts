import { isId, notFound, type Clock } from '@seyir/kit';
import { reactionAfter, type Reaction, type ReactionTarget, type Tally } from '../domain/reaction.js';
import { targetKey, targetKind, type Target } from '../domain/target.js';
import type { Catalogue, CommentEvents, CommentStore, ReactionStore, Transaction } from './ports.js';

interface Deps {
  readonly comments: CommentStore;
  readonly reactions: ReactionStore;
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
  ({ comments, reactions, catalogue, events, transaction, clock }: Deps) =>
  async (memberId: string, { target, reaction, active }: SetReactionInput): Promise<SetReactionResult> => {
    const thread = await threadOf(target);
    return transaction.run(async () => {
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

    /** The thread that shows the reactions: none for those on a title or episode itself. */
    async function threadOf({ type, id }: ReactionTarget): Promise<Target | undefined> {
      if (!isId(id)) throw notFound(`${type} ${id}`);
      if (type === 'comment') {
        const [comment] = await comments.byIds([id]);
        if (!comment || comment.deleted) throw notFound(`comment ${id}`);
        return comment.target;
      }
      if (!(await exists(type, id))) throw notFound(`${type} ${id}`);
      return undefined;
    }

    async function exists(type: 'series' | 'episode', id: string): Promise<boolean> {
      if (type === 'series') return catalogue.titleExists(id);
      const episode: Target = { kind: targetKind.episode, id };
      return (await catalogue.places([episode])).has(targetKey(episode));
    }
  };

import { isId, notFound } from '@seyir/kit';
import type { ReactionCount, ReactionTarget } from '../domain/reaction.js';
import { targetKey, targetKind, type Target } from '../domain/target.js';
import { assertShown, assertUnlocked } from './find-target.js';
import type {
  Catalogue,
  CommentEvents,
  CommentStore,
  Press,
  ReactionStore,
  Social,
  TombstoneStore,
  Transaction,
} from './ports.js';

// Each kind of target is looked up at its owner before the reaction is counted.
interface Deps {
  readonly comments: CommentStore;
  readonly reactions: ReactionStore;
  readonly tombstones: TombstoneStore;
  readonly events: Pick<CommentEvents, 'reactionsSet'>;
  readonly catalogue: Catalogue;
  readonly social: Social;
  readonly transaction: Transaction;
}

export interface SetReactionInput extends Omit<Press, 'memberId'> {
  readonly target: ReactionTarget;
}

export interface SetReactionResult {
  readonly active: boolean;
  /** The counts including the member's own reaction. */
  readonly tally: { readonly target: ReactionTarget; readonly counts: readonly ReactionCount[] };
}

/** The kinds of targets whose counts stand on pages that caches read once for all members. */
const ON_SHARED_PAGES: readonly ReactionTarget['type'][] = ['comment', 'flow'];

/**
 * One reaction per member and target: a new one replaces the old. Requesting the current state changes nothing. The
 * member's reaction is written at once, with a wake for the member's own reads; event and wake of the thread follow within about a
 * second, together for all members (`announceReactions`). Concurrent reactions to one target share a transaction. NOT_FOUND if the target does not
 * exist; TOPIC_LOCKED for a new reaction in a locked topic.
 */
export const setReaction = ({
  comments,
  reactions,
  tombstones,
  events,
  catalogue,
  social,
  transaction,
}: Deps) => {
  const together = transaction.grouped(
    async (presses: readonly (Press & SetReactionInput)[]): Promise<SetReactionResult[]> => {
      const { target } = presses[0]!;
      const counts = await reactions.press(target, presses);
      if (!counts) throw notFound(`comment ${target.id}`);
      if (ON_SHARED_PAGES.includes(target.type)) events.reactionsSet(presses.map(({ memberId }) => memberId));
      return presses.map(({ active }) => ({ active, tally: { target, counts } }));
    },
  );

  const threadOf = sharedLookUp(async (id) => (await comments.threadsOf([id])).get(id));

  return async (memberId: string, input: SetReactionInput): Promise<SetReactionResult> => {
    const { type, id } = input.target;
    if (!isId(id) || !(await exists(type))) throw notFound(`${type} ${id}`);
    return together(`${type} ${id}`, { memberId, ...input });

    async function exists(kind: ReactionTarget['type']): Promise<boolean> {
      if (kind === 'comment') return isCommentShown();
      if (kind === 'discussion') {
        await assertOpen({ kind: targetKind.discussion, id });
        return true;
      }
      const [known, gone] = await Promise.all([isKnown(kind), tombstones.hasSubject(id)]);
      return known && !gone;
    }

    /** A reaction can be removed even in a locked topic. */
    function assertOpen(target: Target): Promise<unknown> {
      return (input.active ? assertUnlocked : assertShown)({ social }, memberId, target);
    }

    async function isCommentShown(): Promise<boolean> {
      const thread = await threadOf(id);
      if (thread) await assertOpen(thread);
      return thread !== undefined;
    }

    async function isKnown(kind: 'series' | 'episode' | 'flow'): Promise<boolean> {
      if (kind === 'flow') return (await social.shown(memberId, [{ kind: targetKind.post, id }])).size > 0;
      if (kind === 'series') return catalogue.titleExists(id);
      const episode: Target = { kind: targetKind.episode, id };
      return (await catalogue.places([episode])).has(targetKey(episode));
    }
  };
};

/** Look-ups of one id share the answer of one that is still running: a thousand members who react at once cause a few statements. */
const sharedLookUp = <T>(lookUp: (id: string) => Promise<T>): ((id: string) => Promise<T>) => {
  const running = new Map<string, Promise<T>>();
  return (id) => {
    const found = running.get(id) ?? lookUp(id).finally(() => running.delete(id));
    running.set(id, found);
    return found;
  };
};

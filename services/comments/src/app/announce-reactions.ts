import type { Tally } from '../domain/reaction.js';
import { targetKey } from '../domain/target.js';
import type { CommentEvents, CommentStore, ThreadStore } from './ports.js';

interface Deps {
  readonly comments: CommentStore;
  readonly threads: ThreadStore;
  readonly events: CommentEvents;
}

/**
 * Runs in the transaction that folds the reactions of the last second. Writes one event per changed target, and one
 * frame and wake per thread with a changed comment.
 */
export const announceReactions =
  ({ comments, threads, events }: Deps) =>
  async (tallies: readonly Tally[]): Promise<void> => {
    await events.reactionsChanged(tallies);
    const onComments = tallies.filter(({ target }) => target.type === 'comment');
    if (onComments.length === 0) return;
    const threadOf = await comments.threadsOf(onComments.map(({ target }) => target.id));
    const ofThread = Map.groupBy(onComments, ({ target }) => {
      const thread = threadOf.get(target.id);
      return thread && targetKey(thread);
    });
    const states = await threads.advanceAll([...threadOf.values()]);
    events.threadsChanged(
      states.map((state) => ({ ...state, tallies: ofThread.get(targetKey(state.target)) ?? [] })),
    );
  };

import type { Clock } from '@seyir/kit';
import type { Comment } from '../domain/comment.js';
import type { Case } from '../domain/report.js';
import { targetKey } from '../domain/target.js';
import type { CaseEvents, CommentEvents, RemovalStore, Transaction } from './ports.js';

interface Deps {
  readonly removal: RemovalStore;
  readonly events: CommentEvents & CaseEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/** What is told of comments and cases that are gone: each as deleted or closed, one version after what stood. */
const tell = async (
  { events }: Pick<Deps, 'events'>,
  { comments, cases }: { comments: readonly Comment[]; cases: readonly Case[] },
): Promise<void> => {
  await events.commentsChanged(comments);
  await events.casesChanged(cases);
  events.wake([...new Map(comments.map(({ target }) => [targetKey(target), target])).values()]);
};

/**
 * A title, episode or trailer is gone: its threads go whole, whoever wrote in them, with all reactions and the cases
 * about them.
 */
export const removeThreads =
  ({ removal, events, transaction, clock }: Deps) =>
  (subjectIds: readonly string[]): Promise<void> =>
    transaction.run(async () => {
      const now = clock.now();
      const comments = await removal.threads(subjectIds, now);
      const targets = [...subjectIds, ...comments.map(({ id }) => id)];
      await events.reactionsChanged(await removal.reactionsOn(targets, now));
      await tell({ events }, { comments, cases: await removal.casesAbout(targets, now) });
    });

/**
 * A member is gone: comments and replies go too. One that others have answered keeps its place as a deleted one of
 * nobody, so that the answers stand. Reactions are taken back, and reports with them.
 */
export const removeMember =
  ({ removal, events, transaction, clock }: Deps) =>
  (memberId: string): Promise<void> =>
    transaction.run(async () => {
      const now = clock.now();
      const { gone, emptied, goneIds } = await removal.written(memberId, now);
      await events.reactionsChanged([
        ...(await removal.reactionsOn(goneIds, now)),
        ...(await removal.reactionsOf(memberId, now)),
      ]);
      const cases = [
        ...(await removal.casesAbout([memberId, ...goneIds], now)),
        ...(await removal.reportsOf(memberId, now)),
      ];
      await tell({ events }, { comments: [...gone, ...emptied], cases });
    });

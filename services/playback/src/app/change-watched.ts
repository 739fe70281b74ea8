import type { Clock, Ids } from '@seyir/kit';
import type { Episode } from '../domain/episode.js';
import type { Transaction, WatchedStore } from './ports.js';
import type { RecordSteps } from './record-steps.js';
import type { TakeBackSteps } from './take-back-steps.js';

// Marking and unmarking move the progress in opposite directions, by a step each.
export interface ChangeWatchedDeps {
  readonly watched: WatchedStore;
  readonly recordSteps: RecordSteps;
  readonly takeBackSteps: TakeBackSteps;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Marks episodes of one title as watched, or removes the marks. Without `wanted` it toggles: it marks them unless all
 * are marked. Returns the new state. Progress, counters and the event follow in the same transaction. Requesting the
 * current state changes nothing; concurrent calls run one after the other.
 */
export const changeWatched = (deps: ChangeWatchedDeps) => {
  const { watched, recordSteps, takeBackSteps, transaction, clock, ids } = deps;
  return (memberId: string, episodes: readonly Episode[], wanted: boolean | undefined): Promise<boolean> =>
    transaction.run(async () => {
      const starts = episodes.map(({ id, titleId }) => ({ id: ids.next(), episodeId: id, titleId }));
      const rows = await watched.lock(memberId, starts, { begin: wanted !== false });
      const active = wanted ?? !rows.every((row) => row.watched);
      const changing = rows.filter((row) => row.watched !== active).map(({ episodeId }) => episodeId);
      if (changing.length === 0) return active;
      if (active) await recordSteps(await watched.mark(memberId, changing, clock.now()));
      else await takeBackSteps(memberId, episodes[0]!.titleId, changing);
      return active;
    });
};

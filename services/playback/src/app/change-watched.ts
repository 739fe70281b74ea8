import type { Clock, Ids, Outbox, UnitOfWork } from '@seyir/kit';
import { topics } from '@seyir/proto';
import type { Episode } from '../domain/episode.js';
import { watchedEpisodes } from '../domain/library.js';
import { noProgress } from '../domain/progress.js';
import { progressMessage } from './messages.js';
import type { CounterStore, PositionStore, ProgressStore, WatchedStore } from './ports.js';
import { progressId, recordSteps } from './record-steps.js';

export interface ChangeWatchedDeps {
  readonly watched: WatchedStore;
  readonly positions: PositionStore;
  readonly progresses: ProgressStore;
  readonly counters: CounterStore;
  readonly unitOfWork: UnitOfWork;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Marks episodes of one title as watched, or takes the marks away; without `wanted` it marks them unless all are
 * marked already. Answers the state after. Progress, counters and the event follow in the same transaction; asking
 * for what is there changes nothing, and two at once come one after the other.
 */
export const changeWatched = (deps: ChangeWatchedDeps) => {
  const { watched, progresses, counters, unitOfWork, outbox, clock, ids } = deps;
  const record = recordSteps(deps);
  return (memberId: string, episodes: readonly Episode[], wanted: boolean | undefined): Promise<boolean> =>
    unitOfWork.run(async () => {
      const starts = episodes.map(({ id, titleId }) => ({ id: ids.next(), episodeId: id, titleId }));
      const rows = await watched.lock(memberId, starts, { begin: wanted !== false });
      const active = wanted ?? !rows.every((row) => row.watched);
      const changing = rows.filter((row) => row.watched !== active).map(({ episodeId }) => episodeId);
      if (changing.length === 0) return active;
      if (active) await record(await watched.mark(memberId, changing, clock.now()));
      else await withdraw(memberId, episodes[0]!.titleId, changing);
      return active;
    });

  async function withdraw(memberId: string, titleId: string, episodeIds: readonly string[]): Promise<void> {
    const now = clock.now();
    await watched.unmark(memberId, episodeIds, now);
    const start = noProgress(progressId(memberId, titleId), memberId, titleId, now);
    const before = await progresses.lock(start);
    // What is left is counted anew: the furthest episode may have been among those taken back.
    const left = await watched.way(memberId, titleId);
    const after = { ...before, ...left, version: before.version + 1, changedAt: now };
    await progresses.save(after);
    await counters.move([{ ...watchedEpisodes, memberId, by: -episodeIds.length }]);
    await outbox.add(topics.progress, progressMessage(after));
  }
};

import type { Clock, Ids } from '@seyir/kit';
import type { Episode } from '../domain/episode.js';
import { watchedEpisodes } from '../domain/library.js';
import { noProgress, takeBack } from '../domain/progress.js';
import type {
  CounterStore,
  PlaybackEvents,
  PositionStore,
  ProgressStore,
  Transaction,
  ViewStore,
  WatchedStore,
} from './ports.js';
import { progressId, recordSteps } from './record-steps.js';

export interface ChangeWatchedDeps {
  readonly watched: WatchedStore;
  readonly positions: PositionStore;
  readonly progresses: ProgressStore;
  readonly counters: CounterStore;
  readonly views: ViewStore;
  readonly transaction: Transaction;
  readonly events: PlaybackEvents;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Marks episodes of one title as watched, or removes the marks. Without `wanted` it toggles: it marks them unless all
 * are marked. Returns the new state. Progress, counters and the event follow in the same transaction. Requesting the
 * current state changes nothing; concurrent calls run one after the other.
 */
export const changeWatched = (deps: ChangeWatchedDeps) => {
  const { watched, progresses, counters, transaction, events, clock, ids } = deps;
  const record = recordSteps(deps);
  return (memberId: string, episodes: readonly Episode[], wanted: boolean | undefined): Promise<boolean> =>
    transaction.run(async () => {
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
    const [before = start] = await progresses.lock([start]);
    // The furthest episode may be among those whose marks were removed.
    const [left] = await watched.ways([before]);
    const after = takeBack(before, left, episodeIds.length, now);
    await progresses.save([after]);
    await counters.move([{ ...watchedEpisodes, memberId, by: -episodeIds.length }]);
    await events.progressChanged([after]);
  }
};

import type { Clock } from '@seyir/kit';
import { watchedEpisodes } from '../domain/library.js';
import { noProgress, takeBack } from '../domain/progress.js';
import type { CounterStore, PlaybackEvents, ProgressStore, WatchedStore } from './ports.js';
import { progressId } from './record-steps.js';

interface Deps {
  readonly watched: WatchedStore;
  readonly progresses: ProgressStore;
  readonly counters: CounterStore;
  readonly events: PlaybackEvents;
  readonly clock: Clock;
}

/**
 * Removes the marks of watched episodes of one title, and takes them out of the member's progress and counters. Runs in a transaction
 * that holds the locks of the marks.
 */
export const takeBackSteps =
  ({ watched, progresses, counters, events, clock }: Deps) =>
  async (memberId: string, titleId: string, episodeIds: readonly string[]): Promise<void> => {
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
  };

export type TakeBackSteps = ReturnType<typeof takeBackSteps>;

import type { Clock, Outbox } from '@seyir/kit';
import { topics } from '@seyir/proto';
import { v5 as uuidv5 } from 'uuid';
import { watchedEpisodes } from '../domain/library.js';
import { advance, noProgress, type Step } from '../domain/progress.js';
import { progressMessage } from './messages.js';
import type { CounterStore, Merged, PositionStore, ProgressStore } from './ports.js';

/** Namespace of progress ids: one a member and title, known without asking. */
const PROGRESS = '2f6a3e0c-6f0b-4b59-9d0e-0a4c4c9f5b7d';

/** Of a member in a title. */
export const progressId = (memberId: string, titleId: string): string =>
  uuidv5(`${memberId}:${titleId}`, PROGRESS);

interface Deps {
  readonly positions: PositionStore;
  readonly progresses: ProgressStore;
  readonly counters: CounterStore;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/**
 * Carries on into the progress what merged positions have newly reached, and tells others where that moved it.
 * Runs inside a unit of work that holds the positions' rows; titles are locked in the order of their progress ids, and
 * members' counters after them.
 */
export const recordSteps =
  ({ positions, progresses, counters, outbox, clock }: Deps) =>
  async (merged: readonly Merged[]): Promise<void> => {
    const fresh = merged.filter(({ newlyKept, newlyWatched }) => newlyKept || newlyWatched);
    if (fresh.length === 0) return;
    await positions.told(fresh.map(({ position }) => position));
    const now = clock.now();
    for (const [id, ofTitle] of byProgress(fresh)) {
      const { memberId, titleId } = ofTitle[0]!.position;
      const before = await progresses.lock(noProgress(id, memberId, titleId, now));
      const after = advance(before, ofTitle.map(toStep), now);
      if (!after) continue;
      await progresses.save(after);
      await outbox.add(topics.progress, progressMessage(after));
    }
    await counters.move(
      fresh
        .filter(({ newlyWatched }) => newlyWatched)
        .map(({ position: { memberId } }) => ({ ...watchedEpisodes, memberId, by: 1 })),
    );
  };

const toStep = ({ position: { season, number }, newlyWatched }: Merged): Step => ({
  season,
  number,
  newlyWatched,
});

const byProgress = (merged: readonly Merged[]): [string, Merged[]][] =>
  Object.entries(
    Object.groupBy(merged, ({ position }) => progressId(position.memberId, position.titleId)) as Record<
      string,
      Merged[]
    >,
  ).sort(([a], [b]) => (a < b ? -1 : 1));

import type { Clock } from '@seyir/kit';
import { v5 as uuidv5 } from 'uuid';
import { watchedEpisodes } from '../domain/library.js';
import { advance, noProgress, type Progress, type Step } from '../domain/progress.js';
import { viewsOf } from '../domain/views.js';
import type {
  CounterStore,
  MergedPosition,
  PlaybackEvents,
  PositionStore,
  ProgressStore,
  ViewStore,
} from './ports.js';

/** UUID namespace of progress ids: an id follows from member and title without a query. */
const PROGRESS = '2f6a3e0c-6f0b-4b59-9d0e-0a4c4c9f5b7d';

/** The id of a member's progress in a title. */
export const progressId = (memberId: string, titleId: string): string =>
  uuidv5(`${memberId}:${titleId}`, PROGRESS);

// One step writes the progress and all that is counted of it, with the event.
interface Deps {
  readonly positions: PositionStore;
  readonly progresses: ProgressStore;
  readonly counters: CounterStore;
  readonly views: ViewStore;
  readonly events: PlaybackEvents;
  readonly clock: Clock;
}

interface How {
  /** Imported: no member is notified of it. */
  readonly silent?: boolean;
  /** The positions were measured by a player: they count as views of their titles. */
  readonly played?: boolean;
}

/**
 * Adds newly reached episodes of merged positions to the progress, and publishes the progress that changed. Runs in a transaction
 * that holds the locks of the positions; progress is locked in the order of ids, and then the members' counters. Eight statements for
 * any number of changes.
 */
export const recordSteps =
  ({ positions, progresses, counters, views, events, clock }: Deps) =>
  async (merged: readonly MergedPosition[], { silent = false, played = false }: How = {}): Promise<void> => {
    const fresh = merged.filter(({ newlyKept, newlyWatched }) => newlyKept || newlyWatched);
    if (fresh.length === 0) return;
    await positions.markCounted(fresh.map(({ position }) => position));
    const now = clock.now();
    const ofTitles = Map.groupBy(fresh, ({ position }) => progressId(position.memberId, position.titleId));
    const before = await progresses.lock(
      [...ofTitles].map(([id, [first]]) =>
        noProgress(id, first!.position.memberId, first!.position.titleId, now),
      ),
    );
    const playedOf = ({ id }: Progress) => ofTitles.get(id)!.map(({ position }) => position);
    const after = before.flatMap(
      (progress) => advance(progress, ofTitles.get(progress.id)!.map(toStep), now) ?? [],
    );
    await progresses.save(after);
    await events.progressChanged(after, silent);
    if (played) {
      const viewed = before
        .map((progress) => ({ id: progress.id, views: viewsOf(progress, playedOf(progress), now) }))
        .filter(({ views: [latest] }) => latest);
      await views.add(viewed.flatMap((one) => one.views));
      await progresses.setViewed(viewed.map(({ id, views: [latest] }) => ({ id, day: latest!.day })));
    }
    await counters.move(
      fresh
        .filter(({ newlyWatched }) => newlyWatched)
        .map(({ position: { memberId } }) => ({ ...watchedEpisodes, memberId, by: 1 })),
    );
  };

export type RecordSteps = ReturnType<typeof recordSteps>;

const toStep = ({ position: { season, number }, newlyWatched }: MergedPosition): Step => ({
  season,
  number,
  newlyWatched,
});

import type { Clock, LiveChannel, Outbox, UnitOfWork } from '@seyir/kit';
import { topics, wakes } from '@seyir/proto';
import type { Episode } from '../domain/episode.js';
import { followerMove, counterMoves, watchedEpisodes, type LibraryEntry } from '../domain/library.js';
import { noProgress, type Progress } from '../domain/progress.js';
import { libraryMessage, progressMessage, sourcesMessage } from './messages.js';
import type { CounterStore, ProgressStore, RemovalStore, WatchedStore } from './ports.js';
import { progressId } from './record-steps.js';

interface Deps {
  readonly removal: RemovalStore;
  readonly progresses: ProgressStore;
  readonly watched: WatchedStore;
  readonly counters: CounterStore;
  readonly unitOfWork: UnitOfWork;
  readonly outbox: Outbox;
  readonly live: LiveChannel;
  readonly clock: Clock;
}

/** An episode is gone: its sources go, and where members stood in it; their progress is what is left of the title. */
export const removeEpisode =
  ({ removal, progresses, watched, counters, unitOfWork, outbox, live, clock }: Deps) =>
  ({ id: episodeId, titleId }: Pick<Episode, 'id' | 'titleId'>): Promise<void> =>
    unitOfWork.run(async () => {
      const now = clock.now();
      const had = await removal.sources(episodeId);
      if (had) {
        const none = { ...had, sourceCount: 0, translations: [], groups: [], version: had.version + 1 };
        await outbox.add(topics.sources, sourcesMessage(none));
        unitOfWork.afterCommit(() => live.wake(wakes.sources(episodeId)));
      }
      const gone = await removal.positions({ titleId, episodeId });
      for (const { memberId } of gone) {
        const start = noProgress(progressId(memberId, titleId), memberId, titleId, now);
        const before = await progresses.lock(start);
        const left = await watched.way(memberId, titleId);
        const after = { ...before, ...left, version: before.version + 1, changedAt: now };
        await progresses.save(after);
        await outbox.add(topics.progress, progressMessage(after));
      }
      await counters.move(gone.map(lessWatched));
    });

/** A title is gone: so are positions, progress and marks of all members in it, and its followers. */
export const removeTitle =
  ({ removal, counters, unitOfWork, outbox, clock }: Deps) =>
  (titleId: string): Promise<void> =>
    unitOfWork.run(async () => {
      const now = clock.now();
      const gone = await removal.positions({ titleId });
      const entries = await removal.library({ titleId });
      await removal.followers(titleId);
      await tellWithdrawn(outbox, await removal.progress({ titleId }), entries, now);
      await counters.move([
        ...gone.map(lessWatched),
        ...entries.flatMap((entry) => counterMoves(entry, unmarked(entry, now))),
      ]);
    });

/** A member is gone: so is all that was kept of how the member watches. */
export const removeMember =
  ({ removal, counters, unitOfWork, outbox, clock }: Deps) =>
  (memberId: string): Promise<void> =>
    unitOfWork.run(async () => {
      const now = clock.now();
      await removal.positions({ memberId });
      const entries = await removal.library({ memberId });
      await tellWithdrawn(outbox, await removal.progress({ memberId }), entries, now);
      await counters.moveFollowers(
        new Map(entries.map((entry) => [entry.titleId, followerMove(entry, unmarked(entry, now))])),
      );
      await removal.member(memberId);
    });

/** The last that others learn of what was told to them: nothing watched, nothing marked, one version on. */
const tellWithdrawn = async (
  outbox: Outbox,
  progresses: readonly Progress[],
  entries: readonly LibraryEntry[],
  now: Date,
): Promise<void> => {
  const begun = progresses.map((progress) => ({
    ...noProgress(progress.id, progress.memberId, progress.titleId, now),
    version: progress.version + 1,
  }));
  await outbox.addAll(topics.progress, begun.map(progressMessage));
  const marked = entries.filter(({ version }) => version > 0);
  await outbox.addAll(
    topics.library,
    marked.map((entry) => libraryMessage(unmarked(entry, now))),
  );
};

const unmarked = (entry: LibraryEntry, now: Date): LibraryEntry => ({
  ...entry,
  ...{ watchListAt: undefined, entryWatched: false, favouriteAt: undefined, followedAt: undefined },
  version: entry.version + 1,
  changedAt: now,
});

const lessWatched = ({ memberId, watched }: { memberId: string; watched: number }) => ({
  ...watchedEpisodes,
  memberId,
  by: -watched,
});

import { watchedEpisodes, type CounterMove, type LibraryEntry } from '../domain/library.js';
import { noProgress, type Progress } from '../domain/progress.js';
import type { GonePosition, PlaybackEvents } from './ports.js';

/** The last event of deleted progress: nothing watched, with the next version. */
export const withdrawProgress = (
  events: PlaybackEvents,
  gone: readonly Progress[],
  now: Date,
): Promise<void> =>
  events.progressChanged(
    gone.map(({ id, memberId, titleId, version }) => ({
      ...noProgress(id, memberId, titleId, now),
      version: version + 1,
    })),
  );

/** The last events of deleted library entries; entries that were never marked have none. */
export const withdrawLibrary = (
  events: PlaybackEvents,
  gone: readonly LibraryEntry[],
  now: Date,
): Promise<void> =>
  events.libraryChanged(gone.filter(({ version }) => version > 0).map((entry) => unmarked(entry, now)));

/** The entry without marks and score, with the next version. */
export const unmarked = (entry: LibraryEntry, now: Date): LibraryEntry => ({
  ...entry,
  watchListAt: undefined,
  entryWatched: false,
  favouriteAt: undefined,
  followedAt: undefined,
  score: undefined,
  version: entry.version + 1,
  changedAt: now,
});

/** The changes of the members' counters of watched episodes when these positions are deleted. */
export const lessWatched = (gone: readonly GonePosition[]): CounterMove[] =>
  gone.filter(({ watched }) => watched).map(({ memberId }) => ({ ...watchedEpisodes, memberId, by: -1 }));

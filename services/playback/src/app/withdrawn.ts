import type { Outbox } from '@seyir/kit';
import { topics } from '@seyir/proto';
import { watchedEpisodes, type CounterMove, type LibraryEntry } from '../domain/library.js';
import { noProgress, type Progress } from '../domain/progress.js';
import { libraryMessage, progressMessage } from './messages.js';
import type { GonePosition } from './ports.js';

/**
 * A second pass follows this much later, in ms: a write that had begun before the removal, or under a viewer's
 * signature that was still good, may have come after the first one.
 */
export const SECOND_PASS_MS = 300_000;

/** The last event of progress that was taken away: nothing watched, one version on. */
export const withdrawProgress = (outbox: Outbox, gone: readonly Progress[], now: Date): Promise<void> =>
  outbox.addAll(
    topics.progress,
    gone.map(({ id, memberId, titleId, version }) =>
      progressMessage({ ...noProgress(id, memberId, titleId, now), version: version + 1 }),
    ),
  );

/** The last event of library entries that were taken away; entries that were never marked have none. */
export const withdrawLibrary = (outbox: Outbox, gone: readonly LibraryEntry[], now: Date): Promise<void> =>
  outbox.addAll(
    topics.library,
    gone.filter(({ version }) => version > 0).map((entry) => libraryMessage(unmarked(entry, now))),
  );

/** The entry with nothing marked, one version on. */
export const unmarked = (entry: LibraryEntry, now: Date): LibraryEntry => ({
  ...entry,
  watchListAt: undefined,
  entryWatched: false,
  favouriteAt: undefined,
  followedAt: undefined,
  version: entry.version + 1,
  changedAt: now,
});

/** How members' counters of watched episodes move when these positions are gone. */
export const lessWatched = (gone: readonly GonePosition[]): CounterMove[] =>
  gone.filter(({ watched }) => watched).map(({ memberId }) => ({ ...watchedEpisodes, memberId, by: -1 }));

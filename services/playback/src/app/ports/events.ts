import type { LibraryEntry } from '../../domain/library.js';
import type { Progress } from '../../domain/progress.js';
import type { EpisodeSources } from '../../domain/source.js';

/** Written in the transaction of the change. */
export interface PlaybackEvents {
  /** @param silent imported: no member is notified of it */
  progressChanged(progresses: readonly Progress[], silent?: boolean): Promise<void>;
  libraryChanged(entries: readonly LibraryEntry[]): Promise<void>;
  /** Call it after the commit: pages with the sources of these episodes read them again. */
  sourcesChanged(states: readonly EpisodeSources[]): Promise<void>;
  /**
   * Call it after the commit: pages with the sources of these episodes read them again. No event is published, because no service
   * stores the health.
   */
  healthChanged(episodeIds: readonly string[]): void;
}

export interface Transaction {
  run<T>(work: () => Promise<T>): Promise<T>;
}

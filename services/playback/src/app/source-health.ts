import { notFound, type Clock } from '@seyir/kit';
import { isPoor } from '../domain/health.js';
import { PlayTallies } from './play-tallies.js';
import type { EpisodeStore, HealthStore, PlaybackEvents, SourceStore, Transaction } from './ports.js';

// Counting plays, failed plays and reports share these ports; each function takes only its own.
interface Deps {
  readonly health: HealthStore;
  readonly sources: SourceStore;
  readonly episodes: EpisodeStore;
  readonly transaction: Transaction;
  readonly events: PlaybackEvents;
  readonly clock: Clock;
}

/**
 * Counts plays of sources: each stream that is handed out, and each source that a player gives up on. If the health of a source
 * changes, pages of its episode read it again.
 */
export const countPlays = ({ health, transaction, events, clock }: Deps): PlayTallies =>
  new PlayTallies((tallies) =>
    transaction.run(async () => {
      const now = clock.now();
      const before = await health.of(tallies.map(({ hash }) => hash));
      const after = await health.add(tallies, now);
      const wasPoor = (hash: string) => {
        const counts = before.get(hash);
        return counts !== undefined && isPoor(counts, now);
      };
      const changed = [...after].filter(([hash, counts]) => isPoor(counts, now) !== wasPoor(hash));
      events.healthChanged([...new Set(changed.map(([, { episodeId }]) => episodeId))]);
    }),
  );

/** Counts a source that a player gave up on. NOT_FOUND for a source that is unknown, removed or of another episode. */
export const countFailedPlay =
  ({ sources, episodes, tallies }: Pick<Deps, 'sources' | 'episodes'> & { readonly tallies: PlayTallies }) =>
  async (sourceHash: string, episodeId: string): Promise<void> => {
    const source = await sources.source(sourceHash);
    if (!source || source.episodeId !== episodeId) throw notFound('no such source of this episode');
    const [episode] = await episodes.byIds([episodeId]);
    if (episode?.removed) throw notFound('no such episode');
    tallies.add(sourceHash, 'failures');
  };

/** Stores the number of open reports on a source; 0 once its case is closed. */
export const keepReports =
  ({ health, transaction, events, clock }: Deps) =>
  (sourceHash: string, reports: number): Promise<void> =>
    transaction.run(async () => {
      const episodeId = await health.setReports(sourceHash, reports, clock.now());
      if (episodeId) events.healthChanged([episodeId]);
    });

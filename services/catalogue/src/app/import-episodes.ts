import { notFound, type Clock } from '@seyir/kit';
import type { EpisodeFacts } from '../domain/episode.js';
import { checkEpisodes } from './check-import.js';
import { differences } from './differences.js';
import type {
  CatalogueEvents,
  EpisodeStore,
  ImportResult,
  Ledger,
  TitleStore,
  Transaction,
} from './ports.js';

interface Deps {
  readonly titles: TitleStore;
  readonly episodes: EpisodeStore;
  readonly ledger: Ledger;
  readonly events: CatalogueEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Takes in up to 500 episodes, silent and idempotent by id; seasons and counts follow in the same transaction.
 * BAD_INPUT; NOT_FOUND for an unknown title; CONFLICT for a place that another episode has.
 */
export const importEpisodes =
  ({ titles, episodes, ledger, events, transaction, clock }: Deps) =>
  async (imported: readonly EpisodeFacts[], demo: boolean): Promise<ImportResult> => {
    checkEpisodes(imported);
    return transaction.run(async () => {
      await ledger.lock();
      const titleIds = [...new Set(imported.map((episode) => episode.titleId))];
      const known = new Set((await titles.byIds(titleIds)).map((title) => title.id));
      const orphan = titleIds.find((id) => !known.has(id));
      if (orphan) throw notFound(`title ${orphan}`);
      const standing = await episodes.byIds(imported.map((episode) => episode.id));
      const { created, updated, result } = differences<EpisodeFacts>(imported, standing);
      const changed = [...created, ...updated];
      if (changed.length === 0) return result;
      await episodes.save(changed, { at: clock.now(), demo });
      // An episode may come from another title: that one's seasons change too.
      const touched = [...new Set([...titleIds, ...standing.map((episode) => episode.titleId)])];
      await ledger.recount(touched);
      await events.episodesChanged(await episodes.byIds(changed.map((e) => e.id)));
      events.wake(touched);
      return result;
    });
  };

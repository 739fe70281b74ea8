import { badInput, notFound, type Clock } from '@seyir/kit';
import type { EpisodeFacts, EpisodePlace } from '../domain/episode.js';
import { checkEpisodes } from './check-import.js';
import { differences, preview } from './differences.js';
import type {
  CatalogueEvents,
  EpisodeStore,
  ImportOptions,
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
 * BAD_INPUT; NOT_FOUND for an unknown title; CONFLICT for a place that another episode has. A dry run lets titles be
 * unknown, since they may come before the episodes do, and answers a `taken` field for the place.
 */
export const importEpisodes =
  ({ titles, episodes, ledger, events, transaction, clock }: Deps) =>
  async (imported: readonly EpisodeFacts[], { demo, dryRun }: ImportOptions): Promise<ImportResult> => {
    checkEpisodes(imported);
    if (dryRun) {
      const standing = await episodes.byIds(imported.map((episode) => episode.id));
      refuseTaken(imported, await episodes.inPlaces(imported));
      return preview(differences<EpisodeFacts>(imported, standing), standing);
    }
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

/** Episodes of one call may change places with each other. */
const refuseTaken = (
  imported: readonly EpisodeFacts[],
  standing: readonly (EpisodePlace & { readonly id: string })[],
): void => {
  const given = new Set(imported.map(({ id }) => id));
  const others = new Set(standing.filter(({ id }) => !given.has(id)).map(placeKey));
  const taken = imported.flatMap((episode, index) =>
    others.has(placeKey(episode)) ? [[`episodes.${index}.number`, 'taken'] as const] : [],
  );
  if (taken.length > 0) throw badInput(Object.fromEntries(taken));
};

const placeKey = ({ titleId, season, number }: EpisodePlace): string => `${titleId}:${season}:${number}`;

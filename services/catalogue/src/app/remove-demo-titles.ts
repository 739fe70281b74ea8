import type { CatalogueEvents, DemoStore, EpisodeStore, Ledger, TitleStore, Transaction } from './ports.js';

/** Titles of one transaction, and episodes of one where no title is left: neither holds the catalogue for long. */
const TITLES = 10;
const EPISODES = 500;

interface Deps {
  readonly titles: TitleStore;
  readonly episodes: EpisodeStore;
  readonly demo: DemoStore;
  readonly ledger: Ledger;
  readonly events: CatalogueEvents;
  readonly transaction: Transaction;
}

export interface RemovedTitles {
  readonly titleIds: string[];
  readonly episodeIds: string[];
  readonly trailerIds: string[];
  /** Whether another call finds more. */
  readonly more: boolean;
}

/**
 * Removes ten demo titles with all that hangs on them, or where none is left demo episodes of other titles; an event
 * tells of each. A dry run removes nothing and answers all that there is.
 */
export const removeDemoTitles =
  ({ titles, episodes, demo, ledger, events, transaction }: Deps) =>
  async (dryRun: boolean): Promise<RemovedTitles> => {
    if (dryRun) {
      const titleIds = await demo.titleIds();
      return answer(titleIds, await demo.episodeIds(), await demo.trailerIds(titleIds), false);
    }
    return transaction.run(async () => {
      await ledger.lock();
      const titleIds = await demo.titleIds(TITLES);
      const episodeIds =
        titleIds.length > 0 ? await demo.episodesOf(titleIds) : await demo.episodeIds(EPISODES);
      const gone = {
        titles: await titles.byIds(titleIds),
        episodes: await episodes.byIds(episodeIds),
        trailerIds: await demo.trailerIds(titleIds),
      };
      await demo.remove(titleIds, episodeIds);
      const touched = [...new Set(gone.episodes.map(({ titleId }) => titleId))];
      await ledger.recount(touched.filter((id) => !titleIds.includes(id)));
      await events.titlesRemoved(gone.titles);
      await events.episodesRemoved(gone.episodes);
      if (touched.length + titleIds.length > 0) events.wake([...new Set([...titleIds, ...touched])]);
      return answer(titleIds, episodeIds, gone.trailerIds, titleIds.length + episodeIds.length > 0);
    });
  };

const answer = (
  titleIds: string[],
  episodeIds: string[],
  trailerIds: string[],
  more: boolean,
): RemovedTitles => ({ titleIds, episodeIds, trailerIds, more });

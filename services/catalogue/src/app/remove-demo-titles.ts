import type { Tasks } from '@seyir/kit';
import { markTranslations } from './gather-translations.js';
import { markSimilar } from './refresh-similar.js';
import type { ArticleStore, FaqStore } from './article-ports.js';
import type { ImportDeps } from './import-episodes.js';
import type { DemoStore, SimilarStore } from './ports.js';
import type { PlayableStore, RequestStore } from './request-ports.js';

/** Titles per transaction, or episodes once no title is left, so that no transaction takes long. */
const TITLES = 10;
const EPISODES = 500;

// One transaction removes the content of every kind that the demo has added, and what refers to it.
interface Deps extends Omit<ImportDeps, 'clock'> {
  readonly demo: DemoStore;
  readonly articles: ArticleStore;
  readonly faq: FaqStore;
  readonly requests: RequestStore;
  readonly playable: PlayableStore;
  readonly similar: SimilarStore;
  readonly tasks: Tasks;
}

export interface RemovedTitles {
  readonly titleIds: string[];
  readonly episodeIds: string[];
  readonly trailerIds: string[];
  readonly articleIds: string[];
  readonly faqIds: string[];
  /** Whether another call finds more. */
  readonly more: boolean;
}

/**
 * Removes ten demo titles with all their data, or, if none is left, demo episodes of other titles; publishes an event
 * for each. The call that finds neither removes the demo's articles and frequent questions. A dry run removes nothing and returns
 * everything that would be removed.
 */
export const removeDemoTitles =
  ({
    titles,
    episodes,
    demo,
    articles,
    faq,
    ledger,
    events,
    transaction,
    requests,
    playable,
    similar,
    tasks,
  }: Deps) =>
  async (dryRun: boolean): Promise<RemovedTitles> => {
    if (dryRun) {
      const titleIds = await demo.titleIds();
      return {
        titleIds,
        episodeIds: await demo.episodeIds(),
        trailerIds: await demo.trailerIds(titleIds),
        articleIds: await articles.demoIds(),
        faqIds: await faq.demoIds(),
        more: false,
      };
    }
    return transaction.run(async () => {
      const titleIds = await demo.titleIds(TITLES);
      const some = titleIds.length > 0 ? [] : await episodes.byIds(await demo.episodeIds(EPISODES));
      const touched = [...new Set([...titleIds, ...some.map(({ titleId }) => titleId)])];
      await ledger.lock(touched);
      // Read again under the lock, because another call may have removed them before.
      const episodeIds = titleIds.length > 0 ? await demo.episodesOf(titleIds) : some.map(({ id }) => id);
      const gone = {
        titles: await titles.byIds(titleIds),
        episodes: await episodes.byIds(episodeIds),
        trailerIds: await demo.trailerIds(titleIds),
      };
      const counted = await ledger.tally(touched);
      await demo.remove(titleIds, episodeIds);
      await requests.unlink(titleIds);
      const left = touched.filter((id) => !titleIds.includes(id));
      await ledger.countSeasons(left);
      await markTranslations({ playable, tasks }, left);
      await events.titlesRemoved(gone.titles);
      await events.episodesRemoved(gone.episodes);
      await markSimilar({ similar, tasks }, titleIds);
      await ledger.move(touched, counted);
      if (touched.length > 0) events.withdraw(touched);
      const more = touched.length > 0;
      const texts = more ? { articleIds: [], faqIds: [] } : await removeTexts();
      return { titleIds, episodeIds, trailerIds: gone.trailerIds, ...texts, more };
    });

    async function removeTexts(): Promise<Pick<RemovedTitles, 'articleIds' | 'faqIds'>> {
      const articleIds = await articles.removeDemo();
      const faqIds = await faq.removeDemo();
      if (articleIds.length + faqIds.length > 0) events.withdraw([...articleIds, ...faqIds]);
      return { articleIds, faqIds };
    }
  };

import { snapshotPage, type ServiceContext } from '@seyir/kit';
import { catalogueEvents } from './adapters/events/publisher.js';
import { SqlDemoStore } from './adapters/store/demo-store.js';
import { SqlEpisodeStore } from './adapters/store/episode-store.js';
import { SqlLedger } from './adapters/store/ledger.js';
import { SqlShelfStore } from './adapters/store/shelf-store.js';
import { SqlTitleStore } from './adapters/store/title-store.js';
import { SqlTrailerStore } from './adapters/store/trailer-store.js';
import { getEpisodeAt } from './app/get-episode-at.js';
import { getEpisodes } from './app/get-episodes.js';
import { getTitleBySlug } from './app/get-title-by-slug.js';
import { getTitles } from './app/get-titles.js';
import { getTrailers } from './app/get-trailers.js';
import { importEpisodes } from './app/import-episodes.js';
import { importTitles } from './app/import-titles.js';
import { listAiring } from './app/list-airing.js';
import { listEpisodes } from './app/list-episodes.js';
import { listLatestEpisodes } from './app/list-latest-episodes.js';
import { listShelves } from './app/list-shelves.js';
import { listSimilarTitles } from './app/list-similar-titles.js';
import { listTitlesFrom } from './app/list-titles-from.js';
import { listTitles } from './app/list-titles.js';
import { removeDemoTitles } from './app/remove-demo-titles.js';
import { searchTitles } from './app/search-titles.js';

/** Injects the use cases into the doors of this service. */
export const USE_CASES = Symbol('catalogue.use-cases');

/** What the doors of this service call: one function a use case. */
export type UseCases = ReturnType<typeof wire>;

/** The only place where use cases meet their stores. */
export const wire = (context: ServiceContext) => {
  const { unitOfWork, clock } = context;
  const titles = new SqlTitleStore(unitOfWork);
  const episodes = new SqlEpisodeStore(unitOfWork);
  const ledger = new SqlLedger(unitOfWork);
  const events = catalogueEvents(context);
  const writing = { titles, episodes, ledger, events, transaction: unitOfWork, clock };
  return {
    getTitles: getTitles({ titles }),
    getTitleBySlug: getTitleBySlug({ titles }),
    listTitles: listTitles({ titles }),
    searchTitles: searchTitles({ titles }),
    getEpisodes: getEpisodes({ episodes }),
    getEpisodeAt: getEpisodeAt({ titles, episodes }),
    listEpisodes: listEpisodes({ titles, episodes }),
    listLatestEpisodes: listLatestEpisodes({ episodes, clock }),
    listSimilarTitles: listSimilarTitles({ titles }),
    listTitlesFrom: listTitlesFrom({ titles }),
    listAiring: listAiring({ titles, episodes, clock }),
    listShelves: listShelves({ shelves: new SqlShelfStore(unitOfWork) }),
    getTrailers: getTrailers({ trailers: new SqlTrailerStore(unitOfWork) }),
    importTitles: importTitles(writing),
    importEpisodes: importEpisodes(writing),
    removeDemoTitles: removeDemoTitles({ ...writing, demo: new SqlDemoStore(unitOfWork) }),
    snapshotTitles: snapshotPage(titles, ({ id }) => id),
    snapshotEpisodes: snapshotPage(episodes, ({ id }) => id),
  };
};

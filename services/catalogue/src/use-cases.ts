import {
  countKept,
  listAudit,
  snapshotPage,
  type Clock,
  type GoneMembers,
  type Ids,
  type KeptCounter,
  type Tasks,
  type UnitOfWork,
} from '@seyir/kit';
import type { ArticleStore, FaqStore } from './app/article-ports.js';
import { countChoices } from './app/count-choices.js';
import { decideRequest } from './app/decide-request.js';
import { deleteRequest } from './app/delete-request.js';
import { getArticle } from './app/get-article.js';
import { getEpisodeAt } from './app/get-episode-at.js';
import { getEpisodes } from './app/get-episodes.js';
import { getPerson } from './app/get-person.js';
import { getRequests } from './app/get-requests.js';
import { getTitleBySlug } from './app/get-title-by-slug.js';
import { getTitles } from './app/get-titles.js';
import { getTrailers } from './app/get-trailers.js';
import { importArticles } from './app/import-articles.js';
import { importEpisodes } from './app/import-episodes.js';
import { importFaq } from './app/import-faq.js';
import { importTitles } from './app/import-titles.js';
import { importRequests } from './app/import-requests.js';
import { keepSources } from './app/keep-sources.js';
import { listAiring } from './app/list-airing.js';
import { listArticles } from './app/list-articles.js';
import { listCountries } from './app/list-countries.js';
import { listFaq } from './app/list-faq.js';
import { listEpisodes } from './app/list-episodes.js';
import { listInitials } from './app/list-initials.js';
import { listLatestEpisodes } from './app/list-latest-episodes.js';
import { listPeople } from './app/list-people.js';
import { listRequests } from './app/list-requests.js';
import { listShelves } from './app/list-shelves.js';
import { listSimilarTitles } from './app/list-similar-titles.js';
import { listTitlesFrom } from './app/list-titles-from.js';
import { listTitles } from './app/list-titles.js';
import { listVoters } from './app/list-voters.js';
import { removeDemoTitles } from './app/remove-demo-titles.js';
import { removeMember } from './app/remove-member.js';
import { mergeRequests } from './app/merge-requests.js';
import { requestContent } from './app/request-content.js';
import type { ChoiceStore } from './app/filter-ports.js';
import type { PlayableStore, RequestEvents, RequestStore } from './app/request-ports.js';
import type { PersonStore } from './app/person-ports.js';
import { searchPeople } from './app/search-people.js';
import { searchTitles } from './app/search-titles.js';
import { suggestRequests } from './app/suggest-requests.js';
import { voteOnRequest } from './app/vote-on-request.js';
import type {
  CatalogueEvents,
  DemoStore,
  EpisodeStore,
  Ledger,
  SearchStore,
  ShelfStore,
  SimilarStore,
  TitleStore,
  TrailerStore,
} from './app/ports.js';

/** The ports of the use cases; `wiring.ts` creates them. */
export interface Ports {
  readonly titles: TitleStore;
  readonly choices: ChoiceStore;
  readonly episodes: EpisodeStore;
  readonly trailers: TrailerStore;
  readonly shelves: ShelfStore;
  readonly similar: SimilarStore;
  readonly search: SearchStore;
  readonly people: PersonStore;
  readonly articles: ArticleStore;
  readonly faq: FaqStore;
  readonly demo: DemoStore;
  readonly ledger: Ledger;
  readonly events: CatalogueEvents;
  readonly requests: RequestStore;
  readonly playable: PlayableStore;
  readonly requestEvents: RequestEvents;
  readonly kept: KeptCounter;
  readonly goneMembers: GoneMembers;
  readonly transaction: UnitOfWork;
  readonly tasks: Tasks;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The use cases for the controller, one function each. */
export type UseCases = ReturnType<typeof useCases>;

export const useCases = (ports: Ports) => ({
  getTitles: getTitles(ports),
  getTitleBySlug: getTitleBySlug(ports),
  listTitles: listTitles(ports),
  searchTitles: searchTitles(ports),
  getEpisodes: getEpisodes(ports),
  getEpisodeAt: getEpisodeAt(ports),
  listEpisodes: listEpisodes(ports),
  countChoices: countChoices(ports),
  listCountries: listCountries(ports),
  listLatestEpisodes: listLatestEpisodes(ports),
  listSimilarTitles: listSimilarTitles(ports),
  listTitlesFrom: listTitlesFrom(ports),
  listAiring: listAiring(ports),
  listShelves: listShelves(ports),
  getTrailers: getTrailers(ports),
  getPerson: getPerson(ports),
  searchPeople: searchPeople(ports),
  listPeople: listPeople(ports),
  listInitials: listInitials(ports),
  listArticles: listArticles(ports),
  getArticle: getArticle(ports),
  listFaq: listFaq(ports),
  importArticles: importArticles(ports),
  importFaq: importFaq(ports),
  importTitles: importTitles(ports),
  importEpisodes: importEpisodes(ports),
  removeDemoTitles: removeDemoTitles(ports),
  snapshotTitles: snapshotPage(ports.titles, ({ id }) => id),
  snapshotEpisodes: snapshotPage(ports.episodes, ({ id }) => id),
  requestContent: ports.transaction.repeatable(requestContent(ports)),
  voteOnRequest: ports.transaction.repeatable(voteOnRequest(ports)),
  listRequests: listRequests(ports),
  getRequests: getRequests(ports),
  suggestRequests: suggestRequests(ports),
  decideRequest: ports.transaction.repeatable(decideRequest(ports)),
  mergeRequests: ports.transaction.repeatable(mergeRequests(ports)),
  deleteRequest: deleteRequest(ports),
  listVoters: listVoters(ports),
  importRequests: importRequests(ports),
  countKept: countKept({ removal: ports.kept }),
  listAudit: listAudit(ports.transaction),
  keepSources: keepSources(ports),
  removeMember: removeMember(ports),
  snapshotRequests: snapshotPage(ports.requests, ({ id }) => id),
});

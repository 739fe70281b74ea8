import { everyone, members, type PermissionTable, type Viewer } from '@seyir/kit';
import type {
  CatalogueService,
  ImportArticlesRequest,
  ImportEpisodesRequest,
  ImportFaqRequest,
  ImportTitlesRequest,
} from '@seyir/proto';

const readable = {
  viewer: { any: everyone },
  services: ['comments', 'playback', 'notifications', 'social', 'messaging', 'importer'],
} as const;
const importers = { viewer: { any: ['editor', 'admin'] }, services: ['importer'] } as const;

const request = {
  kind: 'request',
  ids: ({ requestId }: { requestId: string }) => [requestId],
} as const;
const deciders = ['editor', 'admin'] as const;
const requestStaff = [...deciders, 'moderator'] as const;
/** Whether the viewer may see who requested a title. */
export const isRequestStaff = ({ roles }: Viewer): boolean =>
  requestStaff.some((role) => roles.includes(role));

/**
 * Permissions on titles, episodes and requests: everyone can read, members can request and vote, editors and the importer can
 * write.
 */
export const permissions = {
  getTitles: readable,
  getTitleBySlug: { viewer: { any: everyone } },
  listTitles: { viewer: { any: everyone } },
  searchTitles: { viewer: { any: everyone } },
  getEpisodes: readable,
  getEpisodeAt: { viewer: { any: everyone } },
  listEpisodes: { viewer: { any: everyone } },
  listLatestEpisodes: { viewer: { any: everyone } },
  listSimilarTitles: { viewer: { any: everyone } },
  listTitlesFrom: { viewer: { any: everyone } },
  listAiring: { viewer: { any: everyone } },
  listShelves: { viewer: { any: everyone } },
  getTrailers: { viewer: { any: everyone }, services: ['comments'] },
  getPerson: { viewer: { any: everyone } },
  searchPeople: { viewer: { any: everyone } },
  listPeople: { viewer: { any: everyone } },
  countChoices: { viewer: { any: everyone } },
  listCountries: { viewer: { any: everyone } },
  listInitials: { viewer: { any: everyone } },
  importTitles: {
    ...importers,
    object: { kind: 'title', ids: ({ titles }: ImportTitlesRequest) => titles.map(({ id }) => id) },
  },
  importEpisodes: {
    ...importers,
    object: { kind: 'episode', ids: ({ episodes }: ImportEpisodesRequest) => episodes.map(({ id }) => id) },
  },
  listArticles: { viewer: { any: everyone } },
  getArticle: { viewer: { any: everyone } },
  listFaq: { viewer: { any: everyone } },
  importArticles: {
    ...importers,
    object: { kind: 'article', ids: ({ articles }: ImportArticlesRequest) => articles.map(({ id }) => id) },
  },
  importFaq: {
    ...importers,
    object: { kind: 'faq', ids: ({ entries }: ImportFaqRequest) => entries.map(({ id }) => id) },
  },
  removeDemoTitles: { viewer: {}, services: ['importer'] },
  requestContent: { viewer: { any: members } },
  voteOnRequest: { viewer: { any: members } },
  listRequests: { viewer: { any: everyone } },
  getRequests: { viewer: { any: everyone } },
  suggestRequests: { viewer: { any: everyone } },
  decideRequest: { viewer: { any: deciders }, object: request },
  mergeRequests: { viewer: { any: deciders }, object: request },
  deleteRequest: { viewer: { any: requestStaff }, object: request },
  listVoters: { viewer: {}, services: ['notifications'] },
  importRequests: { viewer: {}, services: ['importer'] },
  countKept: { viewer: {}, services: ['importer'] },
  snapshot: { viewer: {}, services: ['playback', 'comments', 'notifications'] },
  listAudit: { viewer: { any: ['admin'] }, object: { kind: 'audit', ids: () => [] } },
} as const satisfies PermissionTable<typeof CatalogueService>;

import { everyone, type PermissionTable } from '@seyir/kit';
import type { CatalogueService } from '@seyir/proto';

const readable = {
  viewer: { any: everyone },
  services: ['comments', 'playback', 'notifications', 'importer'],
} as const;
const importers = { viewer: { any: ['editor', 'admin'] }, services: ['importer'] } as const;

/** Who may do what with titles and episodes: all read, editors and the importer write. */
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
  importTitles: importers,
  importEpisodes: importers,
  removeDemoTitles: { viewer: {}, services: ['importer'] },
  snapshot: { viewer: {}, services: ['playback', 'comments', 'notifications'] },
} as const satisfies PermissionTable<typeof CatalogueService>;

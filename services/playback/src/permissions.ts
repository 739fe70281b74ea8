import { everyone, members, type PermissionTable } from '@seyir/kit';
import type { PlaybackService } from '@seyir/proto';

const own = { viewer: { own: members } } as const;

/** All may watch; a member's positions and library are that member's alone; how far others have come is for services. */
export const permissions = {
  listSourceGroups: { viewer: { any: everyone }, services: ['importer'] },
  listTitleGroups: { viewer: { any: everyone } },
  getSourceGroup: { viewer: { any: everyone } },
  checkSource: { viewer: { any: everyone }, services: ['comments'] },
  // A locked source asks for a session besides: a fact of the source, not of the call.
  getStream: { viewer: { any: everyone } },
  savePosition: own,
  listContinueWatching: own,
  removeContinueWatching: own,
  getPositions: own,
  setEpisodeWatched: own,
  setSeasonWatched: own,
  setTitleMark: own,
  getLibrary: own,
  listLibrary: own,
  listLastWatched: own,
  getFollowerCounts: { viewer: { any: everyone } },
  reached: { viewer: {}, services: ['comments'] },
  getPreRoll: { viewer: { any: everyone } },
  countAdvert: { viewer: { any: everyone } },
  listPlacements: { viewer: { any: ['editor', 'admin'] } },
  importPlacements: { viewer: { any: ['editor', 'admin'] }, services: ['importer'] },
  removePlacements: { viewer: { any: ['editor', 'admin'] }, services: ['importer'] },
  importSources: { viewer: { any: ['editor', 'admin'] }, services: ['importer'] },
  importPositions: { viewer: {}, services: ['importer'] },
  importLibrary: { viewer: {}, services: ['importer'] },
  countKept: { viewer: {}, services: ['importer'] },
  snapshot: { viewer: {}, services: ['comments', 'notifications'] },
} as const satisfies PermissionTable<typeof PlaybackService>;

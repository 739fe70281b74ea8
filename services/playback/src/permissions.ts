import { everyone, members, type PermissionTable } from '@seyir/kit';
import type {
  ImportPlacementsRequest,
  ImportSourcesRequest,
  PlaybackService,
  RemovePlacementsRequest,
} from '@seyir/proto';

const editors = { any: ['editor', 'admin'] } as const;
const self = { viewer: { self: members } } as const;

/** Everyone can watch; a member's positions and library are only for that member; services can read progress. */
export const permissions = {
  listSourceGroups: { viewer: { any: everyone }, services: ['importer'] },
  listTitleGroups: { viewer: { any: everyone } },
  getTranslations: { viewer: { any: everyone } },
  getSourceGroup: { viewer: { any: everyone } },
  checkSource: { viewer: { any: everyone }, services: ['comments'] },
  // A locked source also needs a session: that depends on the source, not on the call.
  getStream: { viewer: { any: everyone } },
  savePosition: self,
  listContinueWatching: self,
  removeContinueWatching: self,
  getPositions: self,
  setEpisodeWatched: self,
  setSeasonWatched: self,
  setTitleMark: self,
  chooseGroup: self,
  setScore: self,
  getLibrary: self,
  listLibrary: self,
  listLastWatched: self,
  // Social asks only for members whom its viewer may see.
  listMemberLibrary: { viewer: {}, services: ['social'] },
  getFollowerCounts: { viewer: { any: everyone } },
  getScores: { viewer: { any: everyone } },
  listMostWatched: { viewer: { any: everyone } },
  reached: { viewer: {}, services: ['comments', 'social', 'messaging'] },
  getPreRoll: { viewer: { any: everyone } },
  countAdvert: { viewer: { any: everyone } },
  countFailedPlay: { viewer: { any: everyone } },
  // A call about all placements names no id.
  listPlacements: { viewer: editors, object: { kind: 'placement', ids: () => [] } },
  importPlacements: {
    viewer: editors,
    object: {
      kind: 'placement',
      ids: ({ placements }: ImportPlacementsRequest) => placements.map(({ id }) => id),
    },
    services: ['importer'],
  },
  removePlacements: {
    viewer: editors,
    object: { kind: 'placement', ids: ({ ids }: RemovePlacementsRequest) => ids },
    services: ['importer'],
  },
  importSources: {
    viewer: editors,
    object: {
      kind: 'episode',
      ids: ({ groups }: ImportSourcesRequest) => groups.map(({ episodeId }) => episodeId),
    },
    services: ['importer'],
  },
  importPositions: { viewer: {}, services: ['importer'] },
  importLibrary: { viewer: {}, services: ['importer'] },
  countKept: { viewer: {}, services: ['importer'] },
  snapshot: { viewer: {}, services: ['comments', 'notifications', 'catalogue', 'social'] },
  listAudit: { viewer: { any: ['admin'] }, object: { kind: 'audit', ids: () => [] } },
} as const satisfies PermissionTable<typeof PlaybackService>;

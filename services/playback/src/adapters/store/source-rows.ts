import type {
  EpisodeSources,
  Segment,
  Source,
  SourceGroup,
  SourceKind,
  Translation,
} from '../../domain/source.js';

export interface SourceRow {
  hash: string;
  id: string;
  name: string;
  kind: SourceKind;
  tiers: string[];
  locked: boolean;
  location: string;
  download: string;
}

export interface GroupRow {
  hash: string;
  episode_id: string;
  group_id: string;
  name: string;
  translation: Translation;
  sources: SourceRow[];
}

export interface StateRow {
  episode_id: string;
  segments: Segment[];
  source_count: number;
  translations: Translation[];
  version: number;
  changed_at: Date;
}

/** Groups with their sources in one statement; the caller adds WHERE, GROUP BY g.hash and ORDER BY. */
export const GROUPS = `SELECT g.*, coalesce(jsonb_agg(to_jsonb(s) ORDER BY s.rank) FILTER (WHERE s.hash IS NOT NULL),
  '[]') AS sources FROM source_group g LEFT JOIN source s ON s.group_hash = g.hash`;

// The order of the fields is that of an imported group: both are compared as JSON.
export const toSource = (row: SourceRow): Source => ({
  hash: row.hash,
  id: row.id,
  name: row.name,
  kind: row.kind,
  tiers: row.tiers,
  locked: row.locked,
  location: row.location,
  download: row.download,
});

export const toGroup = (row: GroupRow): SourceGroup => ({
  hash: row.hash,
  episodeId: row.episode_id,
  groupId: row.group_id,
  name: row.name,
  translation: row.translation,
  sources: row.sources.map(toSource),
});

export const toGroupRow = ({ hash, episodeId, groupId, name, translation }: SourceGroup) => ({
  hash,
  episode_id: episodeId,
  group_id: groupId,
  name,
  translation,
});

export const toSourceRows = ({ hash, sources }: SourceGroup) =>
  sources.map((source, rank) => ({ ...source, group_hash: hash, rank }));

// jsonb does not keep the order of fields.
export const toState = (row: StateRow): EpisodeSources => ({
  episodeId: row.episode_id,
  segments: row.segments.map(({ kind, start, end }) => ({ kind, start, end })),
  sourceCount: row.source_count,
  translations: row.translations,
  version: row.version,
  changedAt: row.changed_at,
});

export const toStateRow = (state: EpisodeSources) => ({
  episode_id: state.episodeId,
  segments: state.segments,
  source_count: state.sourceCount,
  translations: state.translations,
  version: state.version,
  changed_at: state.changedAt,
});

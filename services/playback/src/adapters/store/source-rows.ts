import type {
  EpisodeSources,
  Segment,
  Source,
  SourceGroup,
  SourceKind,
  TitleGroup,
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
  groups: { groupId: string; translation: Translation }[];
  version: number;
  changed_at: Date;
}

/** Groups with their sources in one statement; the caller adds WHERE, GROUP BY g.hash and ORDER BY. */
export const GROUPS = `SELECT g.*, coalesce(jsonb_agg(to_jsonb(s) ORDER BY s.rank) FILTER (WHERE s.hash IS NOT NULL),
  '[]') AS sources FROM source_group g LEFT JOIN source s ON s.group_hash = g.hash`;

/**
 * A page of each group's episodes: of title $1, season $2 and group $3 (both null for all), $5 behind the first $4.
 * One row more than the page tells whether anything follows.
 */
export const TITLE_GROUPS = `
  SELECT group_id, min(name) AS name, min(translation) AS translation,
         array_agg(episode_id ORDER BY place) FILTER (WHERE place <= $4::bigint + $5) AS episode_ids,
         max(place) <= $4::bigint + $5 AS last
  FROM (
    SELECT g.group_id, g.name, g.translation, g.episode_id,
           row_number() OVER (PARTITION BY g.group_id ORDER BY e.season, e.number, e.id) AS place,
           min(g.seq) OVER (PARTITION BY g.group_id) AS came
    FROM episode e JOIN source_group g ON g.episode_id = e.id
    WHERE e.title_id = $1 AND NOT e.removed AND (e.season = $2 OR $2::integer IS NULL)
      AND (g.group_id = $3 OR $3::uuid IS NULL)
      AND EXISTS (SELECT 1 FROM source s WHERE s.group_hash = g.hash)
  ) placed
  WHERE place > $4::bigint AND place <= $4::bigint + $5 + 1
  GROUP BY group_id
  HAVING min(place) <= $4::bigint + $5
  ORDER BY min(came)`;

export interface TitleGroupRow {
  group_id: string;
  name: string;
  translation: Translation;
  episode_ids: string[];
  last: boolean;
}

export const toTitleGroup = (row: TitleGroupRow): TitleGroup => ({
  groupId: row.group_id,
  name: row.name,
  translation: row.translation,
  episodeIds: row.episode_ids,
  last: row.last,
});

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
  groups: row.groups,
  version: row.version,
  changedAt: row.changed_at,
});

export const toStateRow = (state: EpisodeSources) => ({
  episode_id: state.episodeId,
  segments: state.segments,
  source_count: state.sourceCount,
  translations: state.translations,
  groups: state.groups,
  version: state.version,
  changed_at: state.changedAt,
});

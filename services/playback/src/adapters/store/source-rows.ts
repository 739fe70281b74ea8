import { columns, statement } from '@seyir/kit';
import type { EpisodeSources, Source, SourceGroup, TitleGroup } from '../../domain/source.js';
import { SourceGroupRow, type EpisodeSourcesRow, type SourceRow } from './entities/source.js';

/** A source as the statements below and the group's JSON return it. */
export type ReadSource = Omit<SourceRow, 'groupHash' | 'rank'>;

type ReadGroup = Omit<SourceGroupRow, 'seq'> & { readonly sources: readonly ReadSource[] };

/** Groups with their sources in one statement; `where` has one value or one array. */
export const selectGroups = (where: string) =>
  statement<ReadGroup>(
    `SELECT ${columns(SourceGroupRow, 'g', ['hash', 'episodeId', 'groupId', 'name', 'translation'])}, coalesce(
       (SELECT jsonb_agg(to_jsonb(s) ORDER BY s.rank) FROM source s WHERE s.group_hash = g.hash), '[]') AS sources
     FROM source_group g WHERE ${where} ORDER BY g.seq`,
  );

/**
 * A page of each group's episodes: of title $1, season $2 and group $3 (null for all), offset $4, limit $5. It reads
 * one row more than the page to know whether more follow.
 */
export const titleGroups = statement<TitleGroup>(`
  SELECT group_id AS "groupId", min(name) AS name, min(translation) AS translation,
         array_agg(episode_id ORDER BY place) FILTER (WHERE place <= $4::bigint + $5) AS "episodeIds",
         max(place) <= $4::bigint + $5 AS last
  FROM (
    SELECT g.group_id, g.name, g.translation, g.episode_id,
           row_number() OVER (PARTITION BY g.group_id ORDER BY e.season, e.number, e.id) AS place,
           min(g.seq) OVER (PARTITION BY g.group_id) AS came
    FROM episode e CROSS JOIN LATERAL (SELECT * FROM source_group WHERE episode_id = e.id OFFSET 0) g
    WHERE e.title_id = $1 AND NOT e.removed AND (e.season = $2 OR $2::integer IS NULL)
      AND (g.group_id = $3 OR $3::uuid IS NULL)
      AND (SELECT true FROM source s WHERE s.group_hash = g.hash LIMIT 1)
  ) placed
  WHERE place > $4::bigint AND place <= $4::bigint + $5 + 1
  GROUP BY group_id
  HAVING min(place) <= $4::bigint + $5
  ORDER BY min(came)`);

// The order of the fields is that of an imported group, because both are compared as JSON.
export const toSource = (row: ReadSource): Source => ({
  hash: row.hash,
  id: row.id,
  name: row.name,
  kind: row.kind,
  tiers: row.tiers,
  locked: row.locked,
  location: row.location,
  download: row.download,
  offset: row.offset,
});

export const toGroup = (row: ReadGroup): SourceGroup => ({
  hash: row.hash,
  episodeId: row.episodeId,
  groupId: row.groupId,
  name: row.name,
  translation: row.translation,
  sources: row.sources.map(toSource),
});

export const toSourceRows = ({ hash, sources }: SourceGroup): SourceRow[] =>
  sources.map((source, rank) => ({ ...source, groupHash: hash, rank }));

// jsonb does not keep the order of fields.
export const toState = (row: EpisodeSourcesRow): EpisodeSources => ({
  episodeId: row.episodeId,
  segments: row.segments.map(({ kind, start, end }) => ({ kind, start, end })),
  sourceCount: row.sourceCount,
  translations: row.translations,
  groups: row.groups,
  version: row.version,
  changedAt: row.changedAt,
});

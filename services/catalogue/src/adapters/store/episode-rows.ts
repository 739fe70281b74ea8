import { columns } from '@seyir/kit';
import type { Episode } from '../../domain/episode.js';
import { EpisodeRow } from './entities/episode.js';
import { TitleRow } from './entities/title.js';

const OWN = [
  'id',
  'titleId',
  'season',
  'number',
  'name',
  'description',
  'durationSeconds',
  'releasedAt',
  'image',
  'version',
  'changedAt',
] as const satisfies readonly (keyof EpisodeRow)[];

/** An episode as `selectEpisodes` returns it. */
export type ReadEpisode = Pick<EpisodeRow, (typeof OWN)[number]> & Pick<TitleRow, 'ageMark'>;

/** Episodes of a source, with the alias `e`. @param key the expression of their cursor key */
export const selectEpisodes = (source = 'episode', key = 'NULL'): string => `
  SELECT ${columns(EpisodeRow, 'e', OWN)}, ${columns(TitleRow, 't', ['ageMark'])}, ${key} AS key
  FROM ${source} e JOIN title t ON t.id = e.title_id`;

export const toEpisode = (row: ReadEpisode): Episode => ({
  id: row.id,
  titleId: row.titleId,
  season: row.season,
  number: row.number,
  name: row.name,
  description: row.description,
  durationSeconds: row.durationSeconds,
  releasedAt: row.releasedAt,
  image: row.image,
  ageMark: row.ageMark,
  version: row.version,
  changedAt: row.changedAt,
});

import type { Episode } from '../../domain/episode.js';

/** An episode as `selectEpisodes` reads it. */
export interface EpisodeRow {
  readonly id: string;
  readonly title_id: string;
  readonly season: number;
  readonly number: number;
  readonly name: string;
  readonly description: string;
  readonly duration_seconds: number;
  readonly released_at: Date;
  readonly image: string;
  readonly version: number;
  readonly changed_at: Date;
  readonly age_mark: Episode['ageMark'];
}

export const selectEpisodes = `
  SELECT e.id, e.title_id, e.season, e.number, e.name, e.description, e.duration_seconds, e.released_at, e.image,
         e.version, e.changed_at, t.age_mark
  FROM episode e JOIN title t ON t.id = e.title_id`;

export const toEpisode = (row: EpisodeRow): Episode => ({
  id: row.id,
  titleId: row.title_id,
  season: row.season,
  number: row.number,
  name: row.name,
  description: row.description,
  durationSeconds: row.duration_seconds,
  releasedAt: row.released_at,
  image: row.image,
  ageMark: row.age_mark,
  version: row.version,
  changedAt: row.changed_at,
});

import { columns, statement, type UnitOfWork } from '@seyir/kit';
import type { EpisodeStore } from '../../app/ports.js';
import type { Episode } from '../../domain/episode.js';
import { EpisodeRow } from './entities/catalogue.js';

const COLUMNS = columns(EpisodeRow, 'episode');

const episodesByIds = statement<EpisodeRow>(`SELECT ${COLUMNS} FROM episode WHERE id = ANY($1::uuid[])`);

const episodesOfSeason = statement<EpisodeRow>(
  `SELECT ${COLUMNS} FROM episode WHERE title_id = $1 AND season = $2 AND NOT removed ORDER BY episode.number`,
);

const insertEpisodes = (onConflict: string) =>
  statement(
    `INSERT INTO episode (id, title_id, season, number, duration_seconds, released_at, age_mark, removed)
     SELECT * FROM jsonb_to_recordset($1::jsonb) AS e(id uuid, "titleId" uuid, season integer, number integer,
       "durationSeconds" integer, "releasedAt" timestamptz, "ageMark" smallint, removed boolean)
     ON CONFLICT (id) ${onConflict}`,
  );

/** An episode of a removed title stays removed. */
const keepEpisodes = insertEpisodes(
  `DO UPDATE SET title_id = excluded.title_id, season = excluded.season, number = excluded.number,
     duration_seconds = excluded.duration_seconds, released_at = excluded.released_at, age_mark = excluded.age_mark,
     removed = excluded.removed OR EXISTS (SELECT 1 FROM title t WHERE t.id = excluded.title_id AND t.removed)`,
);

const addMissing = insertEpisodes('DO NOTHING');

export class SqlEpisodeStore implements EpisodeStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async byIds(ids: readonly string[]): Promise<Episode[]> {
    return (await episodesByIds.all(this.unitOfWork, [ids])).map(toEpisode);
  }

  async ofSeason(titleId: string, season: number): Promise<Episode[]> {
    return (await episodesOfSeason.all(this.unitOfWork, [titleId, season])).map(toEpisode);
  }

  async keep(episode: Episode): Promise<void> {
    await keepEpisodes.run(this.unitOfWork, [JSON.stringify([toRow(episode)])]);
  }

  async addMissing(episodes: readonly Episode[]): Promise<void> {
    await addMissing.run(this.unitOfWork, [JSON.stringify(episodes.map(toRow))]);
  }
}

const toRow = (episode: Episode): EpisodeRow => ({
  id: episode.id,
  titleId: episode.titleId,
  season: episode.season,
  number: episode.number,
  durationSeconds: episode.durationSeconds,
  releasedAt: episode.releasedAt ?? null,
  ageMark: episode.ageMark,
  removed: episode.removed,
});

const toEpisode = ({ releasedAt, ...row }: EpisodeRow): Episode => ({
  id: row.id,
  titleId: row.titleId,
  season: row.season,
  number: row.number,
  durationSeconds: row.durationSeconds,
  releasedAt: releasedAt ?? undefined,
  ageMark: row.ageMark,
  removed: row.removed,
});

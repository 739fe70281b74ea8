import type { UnitOfWork } from '@seyir/kit';
import type { EpisodeStore } from '../../app/ports.js';
import type { Episode } from '../../domain/episode.js';

interface EpisodeRow {
  id: string;
  title_id: string;
  season: number;
  number: number;
  duration_seconds: number;
  released_at: Date | null;
  age_mark: number;
  removed: boolean;
}

const INSERT = `INSERT INTO episode
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS e(id uuid, title_id uuid, season integer, number integer,
    duration_seconds integer, released_at timestamptz, age_mark smallint, removed boolean)`;

export class SqlEpisodeStore implements EpisodeStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async byIds(ids: readonly string[]): Promise<Episode[]> {
    const rows = await this.unitOfWork.manager.query<EpisodeRow[]>(
      `SELECT * FROM episode WHERE id = ANY($1::uuid[])`,
      [ids],
    );
    return rows.map(toEpisode);
  }

  async ofSeason(titleId: string, season: number): Promise<Episode[]> {
    const rows = await this.unitOfWork.manager.query<EpisodeRow[]>(
      `SELECT * FROM episode WHERE title_id = $1 AND season = $2 AND NOT removed ORDER BY number`,
      [titleId, season],
    );
    return rows.map(toEpisode);
  }

  async keep(episode: Episode): Promise<void> {
    await this.unitOfWork.manager.query(
      `${INSERT} ON CONFLICT (id) DO UPDATE SET title_id = excluded.title_id, season = excluded.season,
         number = excluded.number, duration_seconds = excluded.duration_seconds, released_at = excluded.released_at,
         age_mark = excluded.age_mark, removed = excluded.removed
           OR EXISTS (SELECT 1 FROM title t WHERE t.id = excluded.title_id AND t.removed)`,
      [JSON.stringify([toRow(episode)])],
    );
  }

  async addMissing(episodes: readonly Episode[]): Promise<void> {
    await this.unitOfWork.manager.query(`${INSERT} ON CONFLICT (id) DO NOTHING`, [
      JSON.stringify(episodes.map(toRow)),
    ]);
  }
}

const toRow = (episode: Episode) => ({
  id: episode.id,
  title_id: episode.titleId,
  season: episode.season,
  number: episode.number,
  duration_seconds: episode.durationSeconds,
  released_at: episode.releasedAt ?? null,
  age_mark: episode.ageMark,
  removed: episode.removed,
});

const toEpisode = (row: EpisodeRow): Episode => ({
  id: row.id,
  titleId: row.title_id,
  season: row.season,
  number: row.number,
  durationSeconds: row.duration_seconds,
  releasedAt: row.released_at ?? undefined,
  ageMark: row.age_mark,
  removed: row.removed,
});

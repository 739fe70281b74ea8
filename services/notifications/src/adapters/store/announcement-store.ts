import type { UnitOfWork } from '@seyir/kit';
import type { AnnouncedGroup, AnnouncementStore } from '../../app/ports.js';
import type { Announcement, EpisodeFacts } from '../../domain/announcement.js';
import type { Translation } from '../../domain/notification.js';

interface Row {
  id: string;
  episode_id: string;
  translation: Translation;
  at: Date;
}

/** What came late, while the bus was away, is still found for this long. */
const LATE = `interval '1 day'`;
const MOST = 200;

/** A wish `w` (kind 1 episode, 2 title) and what fulfils it, `a`: of an episode the first group alone. */
const fulfils = `((w.kind = 2 AND w.target_id = a.title_id) OR (w.kind = 1 AND w.target_id = a.episode_id AND a.first))
  AND a.at > w.since AND NOT a.gone`;

export class SqlAnnouncementStore implements AnnouncementStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async lock(episodeId: string): Promise<void> {
    await this.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [episodeId]);
  }

  async keepEpisode({ id, titleId, releasedAt, removed }: EpisodeFacts): Promise<void> {
    await this.query(
      `INSERT INTO episode_fact (episode_id, title_id, released_at, removed) VALUES ($1, $2, $3, $4)
       ON CONFLICT (episode_id) DO UPDATE SET title_id = excluded.title_id, released_at = excluded.released_at,
         removed = excluded.removed`,
      [id, titleId, releasedAt ?? null, removed],
    );
  }

  async keepGroups(episodeId: string, groups: readonly AnnouncedGroup[], at: Date): Promise<void> {
    const [known] = await this.query<{ some: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM announcement WHERE episode_id = $1) AS some`,
      [episodeId],
    );
    const rows = groups.map((group, index) => ({ ...group, first: !known?.some && index === 0 }));
    await this.query(
      `INSERT INTO announcement (id, episode_id, group_id, translation, first, appeared_at)
       SELECT id, $2, "groupId", translation, first, $3
       FROM jsonb_to_recordset($1::jsonb) AS given (id uuid, "groupId" uuid, translation text, first boolean)
       ON CONFLICT (id) DO UPDATE SET translation = excluded.translation, gone = false`,
      [JSON.stringify(rows), episodeId, at],
    );
    await this.query(
      `UPDATE announcement SET gone = true WHERE episode_id = $1 AND NOT group_id = ANY($2::uuid[])`,
      [...[episodeId, groups.map(({ groupId }) => groupId)]],
    );
  }

  async place(episodeId: string): Promise<void> {
    await this.query(
      `UPDATE announcement a SET title_id = e.title_id,
         at = CASE WHEN NOT e.removed AND e.released_at IS NOT NULL THEN greatest(e.released_at, a.appeared_at) END
       FROM episode_fact e WHERE e.episode_id = a.episode_id AND a.episode_id = $1`,
      [episodeId],
    );
    // Of its sources one may hear later than of its end.
    await this.query(
      `DELETE FROM announcement a USING episode_fact e
       WHERE e.episode_id = a.episode_id AND a.episode_id = $1 AND e.removed`,
      [episodeId],
    );
  }

  async due(memberId: string, now: Date): Promise<Announcement[]> {
    const found = (kind: string) => `
      SELECT a.id, a.episode_id, a.translation, a.at
      FROM let_me_know w JOIN announcement a ON ${kind}
      WHERE w.member_id = $1 AND a.at > w.since AND NOT a.gone AND a.at <= $2
        AND a.at > coalesce((SELECT caught_up_at - ${LATE} FROM activity WHERE member_id = $1), '-infinity')
        AND NOT EXISTS (SELECT 1 FROM notification n WHERE n.member_id = $1 AND n.cause_id = a.id)`;
    const rows = await this.query<Row>(
      `${found('w.kind = 2 AND a.title_id = w.target_id')}
       UNION ${found('w.kind = 1 AND a.episode_id = w.target_id AND a.first')}
       ORDER BY at, id LIMIT ${MOST}`,
      [memberId, now],
    );
    return rows.map((row) => ({
      ...{ id: row.id, episodeId: row.episode_id, translation: row.translation, at: row.at },
    }));
  }

  async caughtUp(memberId: string, now: Date): Promise<void> {
    await this.query(`UPDATE activity SET caught_up_at = $2 WHERE member_id = $1`, [memberId, now]);
  }

  async untold(now: Date, limit: number): Promise<string[]> {
    const rows = await this.query<Row>(
      `SELECT id FROM announcement WHERE NOT told AND at <= $1 ORDER BY at, id LIMIT $2`,
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  async skipUntold(before: Date): Promise<void> {
    await this.query(`UPDATE announcement SET told = true WHERE NOT told AND at < $1`, [before]);
  }

  async told(id: string): Promise<void> {
    await this.query(`UPDATE announcement SET told = true WHERE id = $1`, [id]);
  }

  async membersFor(id: string, after: string | undefined, limit: number): Promise<string[]> {
    const rows = await this.query<{ member_id: string }>(
      `SELECT DISTINCT w.member_id FROM announcement a JOIN let_me_know w ON w.target_id IN (a.title_id, a.episode_id)
       WHERE a.id = $1 AND ${fulfils} AND (w.member_id > $2::uuid OR $2::uuid IS NULL)
       ORDER BY w.member_id LIMIT $3`,
      [id, after ?? null, limit],
    );
    return rows.map((row) => row.member_id);
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}

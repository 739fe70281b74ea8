import type { KeptCount, UnitOfWork } from '@seyir/kit';
import type { RemovalStore } from '../../app/ports.js';
import type { Notification } from '../../domain/notification.js';
import { notificationColumns, toNotification, type NotificationRow } from './notification-store.js';

export class SqlRemovalStore implements RemovalStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async wishesFor(targetId: string, after: string, limit: number): Promise<string[]> {
    const rows = await this.query<{ member_id: string }>(
      `WITH chunk AS (
         SELECT member_id FROM let_me_know WHERE target_id = $1 AND member_id > $2 ORDER BY member_id LIMIT $3
       ), gone AS (
         DELETE FROM let_me_know w USING chunk WHERE w.target_id = $1 AND w.member_id = chunk.member_id)
       SELECT member_id FROM chunk ORDER BY member_id`,
      [targetId, after, limit],
    );
    return rows.map((row) => row.member_id);
  }

  async announcements(episodeId: string): Promise<void> {
    await this.query(`DELETE FROM announcement WHERE episode_id = $1`, [episodeId]);
  }

  async membersToldOf(episodeId: string, after: string, limit: number): Promise<string[]> {
    const rows = await this.query<{ member_id: string }>(
      `SELECT DISTINCT member_id FROM notification
       WHERE kind = 'episode' AND NOT removed AND target_id = $1 AND member_id > $2 ORDER BY member_id LIMIT $3`,
      [episodeId, after, limit],
    );
    return rows.map((row) => row.member_id);
  }

  async toldOf(memberId: string, episodeId: string, now: Date): Promise<Notification[]> {
    const rows = await this.query<NotificationRow>(
      `WITH gone AS (
         UPDATE notification SET removed = true, version = version + 1, changed_at = $3
         WHERE member_id = $1 AND kind = 'episode' AND target_id = $2 AND NOT removed RETURNING *
       ) SELECT ${notificationColumns} FROM gone ORDER BY id`,
      [memberId, episodeId, now],
    );
    return rows.map(toNotification);
  }

  async endList(memberId: string): Promise<void> {
    await this.query(
      `INSERT INTO activity (member_id, revision, gone) VALUES ($1, 0, true)
       ON CONFLICT (member_id) DO UPDATE SET gone = true, count = 0, unread = 0, caught_up_at = NULL`,
      [memberId],
    );
  }

  async ofMember(memberId: string, after: string, limit: number): Promise<Notification[]> {
    const rows = await this.query<NotificationRow>(
      `WITH gone AS (
         DELETE FROM notification WHERE member_id = $1 AND cause_id IN (
           SELECT cause_id FROM notification WHERE member_id = $1 AND cause_id > $2 ORDER BY cause_id LIMIT $3)
         RETURNING *)
       SELECT ${notificationColumns} FROM gone ORDER BY cause_id`,
      [memberId, after, limit],
    );
    return rows.map((row) => ({ ...toNotification(row), removed: true, version: row.version + 1 }));
  }

  async wishesOf(memberId: string): Promise<void> {
    await this.query(`DELETE FROM let_me_know WHERE member_id = $1`, [memberId]);
  }

  async count(memberIds: readonly string[], subjectIds: readonly string[]): Promise<KeptCount[]> {
    const counted = (what: string, from: string, of: string) =>
      `SELECT '${what}' AS what, count(*)::integer AS count,
         (count(*) FILTER (WHERE NOT member_id = ANY($1::uuid[])))::integer AS "ofOthers"
       FROM ${from} WHERE ${of} AND (member_id = ANY($1::uuid[]) OR target_id = ANY($2::uuid[]))`;
    return this.query<KeptCount>(
      `${counted('notifications', 'notification', 'NOT removed')}
       UNION ALL ${counted('wishes to know', 'let_me_know', 'true')}`,
      [memberIds, subjectIds],
    );
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}

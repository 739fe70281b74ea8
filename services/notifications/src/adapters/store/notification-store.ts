import type { Slice, UnitOfWork } from '@seyir/kit';
import type { NewNotification, NotificationStore } from '../../app/ports.js';
import type { Notification, NotificationKind, Translation } from '../../domain/notification.js';

export interface NotificationRow {
  id: string;
  member_id: string;
  kind: NotificationKind;
  actor_id: string | null;
  cause_id: string;
  target_kind: number;
  target_id: string;
  translation: Translation | null;
  time: Date;
  read: boolean;
  removed: boolean;
  version: number;
}

export const notificationColumns = `id, member_id, kind, actor_id, cause_id, target_kind, target_id, translation, time, read, removed, version`;

/** An episode that is gone shows on no list from its event on; the rows follow in a task. */
const STANDS = `NOT (kind = 'episode' AND EXISTS (
  SELECT 1 FROM episode_fact e WHERE e.episode_id = notification.target_id AND e.removed))`;

export class SqlNotificationStore implements NotificationStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  ofMember(memberId: string, { offset, limit }: Slice): Promise<Notification[]> {
    return this.query(
      `SELECT ${notificationColumns} FROM notification WHERE member_id = $1 AND NOT removed AND ${STANDS}
         AND NOT EXISTS (SELECT 1 FROM activity a WHERE a.member_id = $1 AND a.gone)
       ORDER BY time DESC, id DESC LIMIT $2 OFFSET $3`,
      [memberId, limit, offset],
    );
  }

  async add(given: NewNotification, now: Date) {
    const { id, memberId, kind, actorId, causeId, target, translation, time } = given;
    const [added] = await this.query(
      `INSERT INTO notification AS n (id, member_id, kind, actor_id, cause_id, target_kind, target_id, translation,
         time, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       ON CONFLICT (member_id, cause_id) DO UPDATE
         SET removed = false, version = n.version + 1, changed_at = excluded.changed_at WHERE n.removed
       RETURNING ${notificationColumns}`,
      [id, memberId, kind, actorId ?? null, causeId, target.kind, target.id, translation ?? null, time, now],
    );
    return added;
  }

  async remove(memberId: string, causeId: string, now: Date): Promise<Notification | undefined> {
    const [removed] = await this.query(
      `WITH gone AS (
         UPDATE notification SET removed = true, version = version + 1, changed_at = $3
         WHERE member_id = $1 AND cause_id = $2 AND NOT removed RETURNING *
       ) SELECT ${notificationColumns} FROM gone`,
      [memberId, causeId, now],
    );
    return removed;
  }

  markRead(memberId: string, now: Date): Promise<Notification[]> {
    return this.query(
      `WITH seen AS (
         UPDATE notification SET read = true, version = version + 1, changed_at = $2
         WHERE member_id = $1 AND NOT read AND NOT removed RETURNING *
       ) SELECT ${notificationColumns} FROM seen ORDER BY time, id`,
      [memberId, now],
    );
  }

  private async query(sql: string, parameters: unknown[]): Promise<Notification[]> {
    return (await this.unitOfWork.manager.query<NotificationRow[]>(sql, parameters)).map(toNotification);
  }
}

export const toNotification = (row: NotificationRow): Notification => ({
  id: row.id,
  memberId: row.member_id,
  kind: row.kind,
  actorId: row.actor_id ?? undefined,
  causeId: row.cause_id,
  target: { kind: row.target_kind, id: row.target_id },
  translation: row.translation ?? undefined,
  time: row.time,
  read: row.read,
  removed: row.removed,
  version: row.version,
});

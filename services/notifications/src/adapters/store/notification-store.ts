import {
  columns,
  LAST_ID,
  ofAnyLength,
  prepared,
  statement,
  type Keyed,
  type KeySlice,
  type UnitOfWork,
} from '@seyir/kit';
import type { PlainNotification, Moment, NewNotification, NotificationStore } from '../../app/ports.js';
import type { Notification } from '../../domain/notification.js';
import { second } from './counter-store.js';
import { NotificationRow } from './entities/notification.js';

const LISTED = [
  'id',
  'memberId',
  'kind',
  'actorId',
  'causeId',
  'targetKind',
  'targetId',
  'translation',
  'outcome',
  'violation',
  'until',
  'badge',
  'others',
  'time',
  'removed',
  'version',
] as const satisfies readonly (keyof NotificationRow)[];

export type ListedRow = Pick<NotificationRow, (typeof LISTED)[number] | 'read'>;

/** SQL that is true for a read notification: a mark of the member stores up to which revision of the list all is read. */
const isRead = (
  n: string,
  memberId: '$1' | '$2' | 'n.member_id',
): string => `(${n}.read OR ${n}.arrived <= coalesce(
     (SELECT a.read_upto FROM activity a WHERE a.member_id = ${memberId}), -1))`;

/**
 * The columns for `toNotification`.
 * @param n the table or its alias
 * @param memberId the parameter with the id of the rows' member, or their column
 */
export const listedColumns = (n: string, memberId: '$1' | '$2' | 'n.member_id'): string =>
  `${columns(NotificationRow, n, LISTED)}, ${isRead(n, memberId)} AS read`;

/**
 * Lists do not show a removed episode as soon as its event is applied; a task deletes the rows later. A subquery of one value is
 * evaluated per row; PostgreSQL may answer EXISTS by reading all episodes.
 */
const STANDS = `(kind <> 'episode' OR
  (SELECT e.removed FROM episode_fact e WHERE e.episode_id = n.target_id) IS NOT TRUE)`;

/** A position after every notification: the start of a list. */
const NEWEST: Moment = { time: 'infinity', id: LAST_ID };

const pageOfMember = statement<ListedRow & { readonly place: string }>(
  `SELECT ${listedColumns('n', '$1')}, n.time::text AS place FROM notification n
   WHERE member_id = $1 AND NOT removed AND (time, id) < ($2::timestamptz, $3::uuid) AND ${STANDS}
     AND NOT EXISTS (SELECT 1 FROM activity a WHERE a.member_id = $1 AND a.gone)
   ORDER BY n.time DESC, n.id DESC LIMIT $4 OFFSET $5`,
);

/**
 * An invite or a request that is withdrawn and made again waits for an answer again, so it is news, and so are posts after the removal
 * of earlier ones; other causes are not.
 */
const ASKS = `n.kind IN ('group-request', 'group-invite', 'topic-posts')`;

const orRestored = `ON CONFLICT (member_id, cause_id) DO UPDATE
     SET removed = false, version = n.version + 1, changed_at = excluded.changed_at,
       read = n.read AND NOT ${ASKS},
       arrived = CASE WHEN ${ASKS} THEN excluded.arrived ELSE n.arrived END,
       time = CASE WHEN ${ASKS} THEN excluded.time ELSE n.time END,
       others = CASE WHEN ${ASKS} THEN excluded.others ELSE n.others END
     WHERE n.removed`;

const addNotification = prepared<ListedRow>(
  `INSERT INTO notification AS n (id, member_id, kind, actor_id, cause_id, target_kind, target_id, translation,
     time, changed_at, outcome, badge, others, violation, until, arrived)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
     (SELECT a.revision + 1 FROM activity a WHERE a.member_id = $2))
   ${orRestored}
   RETURNING ${listedColumns('n', '$2')}`,
);

const GIVEN = [
  'uuid',
  'uuid',
  'text',
  'uuid',
  'uuid',
  'smallint',
  'uuid',
  'text',
  'timestamptz',
  'smallint',
  'integer',
]
  .map((type, index) => ofAnyLength(`$${index + 1}`, type))
  .join(', ');

/** Call it under the lock of the lists. */
const addNotifications = prepared<ListedRow>(
  `WITH added AS (
     INSERT INTO notification AS n (id, member_id, kind, actor_id, cause_id, target_kind, target_id, translation,
       time, badge, others, changed_at, arrived)
     SELECT given.*, $12, (SELECT a.revision + 1 FROM activity a WHERE a.member_id = given.member_id)
     FROM unnest(${GIVEN}) AS given (id, member_id, kind, actor_id, cause_id,
       target_kind, target_id, translation, time, badge, others)
     ${orRestored}
     RETURNING ${listedColumns('n', 'n.member_id')}
   ), counted AS (
     UPDATE activity a SET count = a.count + more.count, unread = a.unread + more.unread,
       revision = greatest(a.revision + 1, $13)
     FROM (SELECT "memberId" AS member_id, count(*) AS count, count(*) FILTER (WHERE NOT read) AS unread
       FROM added GROUP BY "memberId") more
     WHERE a.member_id = more.member_id
   )
   SELECT * FROM added`,
);

/** Call it under the lock of the list. */
const renewNotification = statement<ListedRow & { readonly wasRead: boolean }>(
  `WITH old AS MATERIALIZED (
     SELECT n.id, ${isRead('n', '$1')} AS was_read FROM notification n
     WHERE n.member_id = $1 AND n.cause_id = $2 AND NOT n.removed AND n.others < $4
   )
   UPDATE notification n SET actor_id = $3, others = $4, time = $5, changed_at = $6, version = n.version + 1, read = false,
     arrived = (SELECT a.revision + 1 FROM activity a WHERE a.member_id = $1)
   FROM old WHERE n.id = old.id RETURNING ${listedColumns('n', '$1')}, old.was_read AS "wasRead"`,
);

/** Call it under the lock of the list. */
const recountNotification = statement<ListedRow & { readonly wasRead: boolean }>(
  `WITH old AS MATERIALIZED (
     SELECT n.id, n.time, ${isRead('n', '$1')} AS was_read FROM notification n
     WHERE n.member_id = $1 AND n.cause_id = $2 AND NOT n.removed AND (n.others, n.time) IS DISTINCT FROM ($3, $4)
   )
   UPDATE notification n SET others = $3, time = $4, changed_at = $5, version = n.version + 1,
     read = n.read AND $4 <= old.time,
     arrived = CASE WHEN $4 > old.time THEN (SELECT a.revision + 1 FROM activity a WHERE a.member_id = $1) ELSE n.arrived END
   FROM old WHERE n.id = old.id RETURNING ${listedColumns('n', '$1')}, old.was_read AS "wasRead"`,
);

const removeNotification = statement<ListedRow>(
  `UPDATE notification n SET removed = true, version = version + 1, changed_at = $3
   WHERE member_id = $1 AND cause_id = $2 AND NOT removed RETURNING ${listedColumns('n', '$1')}`,
);

export class SqlNotificationStore implements NotificationStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async ofMember(
    memberId: string,
    { after = NEWEST, skip, limit }: KeySlice<Moment>,
  ): Promise<Keyed<Notification, Moment>[]> {
    const rows = await pageOfMember.all(this.unitOfWork, [memberId, after.time, after.id, limit, skip]);
    return rows.map((row) => ({ item: toNotification(row), key: { time: row.place, id: row.id } }));
  }

  /** Call it under the lock of the list, whose revision must then rise at least to this arrival. */
  async add(given: NewNotification, now: Date): Promise<Notification | undefined> {
    const {
      id,
      memberId,
      kind,
      actorId,
      causeId,
      target,
      translation,
      outcome,
      time,
      badge,
      others = 0,
      violation,
      until,
    } = given;
    const what = [id, memberId, kind, actorId ?? null, causeId, target.kind, target.id, translation ?? null];
    const row = await addNotification.first(this.unitOfWork, [
      ...what,
      time,
      now,
      outcome ?? null,
      badge ?? null,
      others,
      violation ?? null,
      until ?? null,
    ]);
    return row && toNotification(row);
  }

  async addCounted(given: readonly PlainNotification[], now: Date): Promise<Notification[]> {
    if (given.length === 0) return [];
    const rows = await addNotifications.all(this.unitOfWork, [
      given.map(({ id }) => id),
      given.map(({ memberId }) => memberId),
      given.map(({ kind }) => kind),
      given.map(({ actorId }) => actorId ?? null),
      given.map(({ causeId }) => causeId),
      given.map(({ target }) => target.kind),
      given.map(({ target }) => target.id),
      given.map(({ translation }) => translation ?? null),
      given.map(({ time }) => time),
      given.map(({ badge }) => badge ?? null),
      given.map(({ others = 0 }) => others),
      now,
      second(now),
    ]);
    return rows.map(toNotification);
  }

  async renew(given: NewNotification, now: Date) {
    const { memberId, causeId, actorId, others = 0, time } = given;
    const values = [memberId, causeId, actorId ?? null, others, time, now];
    const row = await renewNotification.first(this.unitOfWork, values);
    return row && { notification: toNotification(row), wasRead: row.wasRead };
  }

  async recount({ memberId, causeId, others = 0, time }: NewNotification, now: Date) {
    const row = await recountNotification.first(this.unitOfWork, [memberId, causeId, others, time, now]);
    return row && { notification: toNotification(row), wasRead: row.wasRead };
  }

  async remove(memberId: string, causeId: string, now: Date): Promise<Notification | undefined> {
    const row = await removeNotification.first(this.unitOfWork, [memberId, causeId, now]);
    return row && toNotification(row);
  }
}

export const toNotification = (row: ListedRow): Notification => ({
  id: row.id,
  memberId: row.memberId,
  kind: row.kind,
  actorId: row.actorId ?? undefined,
  causeId: row.causeId,
  target: { kind: row.targetKind, id: row.targetId },
  translation: row.translation ?? undefined,
  outcome: row.outcome ?? undefined,
  violation: row.violation ?? undefined,
  until: row.until ?? undefined,
  badge: row.badge ?? undefined,
  others: row.others,
  time: row.time,
  read: row.read,
  removed: row.removed,
  version: row.version,
});

import { columns, statement, type KeptCount, type UnitOfWork } from '@seyir/kit';
import type { CausedNotification, RemovalStore } from '../../app/ports.js';
import type { Notification } from '../../domain/notification.js';
import { AnnouncementRow, LetMeKnowRow } from './entities/announcement.js';
import { NotificationRow } from './entities/notification.js';
import { listedColumns, toNotification, type ListedRow } from './notification-store.js';

interface MemberId {
  readonly memberId: string;
}

const deleteWishesFor = statement<MemberId>(
  `WITH chunk AS (
     SELECT member_id FROM let_me_know WHERE target_id = $1 AND member_id > $2 ORDER BY member_id LIMIT $3
   ), gone AS (
     DELETE FROM let_me_know w USING chunk WHERE w.target_id = $1 AND w.member_id = chunk.member_id)
   SELECT member_id AS "memberId" FROM chunk ORDER BY member_id`,
);

const membersNotifiedOf = statement<MemberId>(
  `SELECT DISTINCT member_id AS "memberId" FROM notification
   WHERE kind = 'episode' AND NOT removed AND target_id = $1 AND member_id > $2 ORDER BY "memberId" LIMIT $3`,
);

const removeToldOf = statement<ListedRow>(
  `WITH gone AS (
     UPDATE notification SET removed = true, version = version + 1, changed_at = $3
     WHERE member_id = $1 AND kind = 'episode' AND target_id = $2 AND NOT removed RETURNING *
   ) SELECT ${listedColumns('gone', '$1')} FROM gone ORDER BY gone.id`,
);

const deleteOfMember = statement<ListedRow>(
  `WITH gone AS (
     DELETE FROM notification WHERE member_id = $1 AND cause_id = ANY(ARRAY(
       SELECT cause_id FROM notification WHERE member_id = $1 AND cause_id > $2 ORDER BY cause_id LIMIT $3 FOR UPDATE))
     RETURNING *)
   SELECT ${listedColumns('gone', '$1')} FROM gone ORDER BY gone.cause_id`,
);

/** The kinds that no event about a text removes; the same list as in the index. */
const CAUSED = `kind IN ('follow', 'follow-request', 'clap', 'group-request')`;

const causedBy = statement<CausedNotification>(
  `SELECT ${columns(NotificationRow, 'n', ['id', 'memberId', 'causeId', 'removed'])}, n.others > 0 AS "hasOthers"
   FROM notification n WHERE n.actor_id = $1 AND ${CAUSED} ORDER BY n.member_id, n.id LIMIT $2`,
);

const forgetActors = statement(`UPDATE notification SET actor_id = NULL WHERE id = ANY($1::uuid[])`);

/** Leaves the revision of an existing list unchanged. */
const endList = statement(
  `INSERT INTO activity (member_id, revision, gone) VALUES ($1, 0, true)
   ON CONFLICT (member_id) DO UPDATE SET gone = true, count = 0, unread = 0, caught_up_at = NULL`,
);

/** Two look-ups, because PostgreSQL reads the whole table for a condition with OR. */
const counted = (what: string, own: string, others: string) =>
  `SELECT '${what}' AS what, (own.n + others.n)::integer AS count, others.n::integer AS "ofOthers"
   FROM (SELECT count(*) AS n FROM ${own} AND member_id = ANY($1::uuid[])) own,
     (SELECT count(*) AS n FROM ${others} AND target_id = ANY($2::uuid[]) AND NOT member_id = ANY($1::uuid[])) others`;

const NOTIFICATIONS = 'notification WHERE NOT removed';
const WISHES = 'let_me_know WHERE true';

/** Notifications of a comment are deleted with the comment, which the comments service counts. */
const countKept = statement<KeptCount>(
  `${counted('notifications', NOTIFICATIONS, `${NOTIFICATIONS} AND kind = 'episode'`)}
   UNION ALL ${counted('wishes to know', WISHES, WISHES)}`,
);

export class SqlRemovalStore implements RemovalStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async wishesFor(targetId: string, after: string, limit: number): Promise<string[]> {
    return memberIds(await deleteWishesFor.all(this.unitOfWork, [targetId, after, limit]));
  }

  async announcements(episodeId: string): Promise<void> {
    await this.unitOfWork.rows(AnnouncementRow).delete({ episodeId });
  }

  async membersNotifiedOf(episodeId: string, after: string, limit: number): Promise<string[]> {
    return memberIds(await membersNotifiedOf.all(this.unitOfWork, [episodeId, after, limit]));
  }

  async removeEntriesOf(memberId: string, episodeId: string, now: Date): Promise<Notification[]> {
    return (await removeToldOf.all(this.unitOfWork, [memberId, episodeId, now])).map(toNotification);
  }

  async endList(memberId: string): Promise<void> {
    await endList.run(this.unitOfWork, [memberId]);
  }

  async ofMember(memberId: string, after: string, limit: number): Promise<Notification[]> {
    const rows = await deleteOfMember.all(this.unitOfWork, [memberId, after, limit]);
    return rows.map((row) => ({ ...toNotification(row), removed: true, version: row.version + 1 }));
  }

  causedBy(actorId: string, limit: number): Promise<CausedNotification[]> {
    return causedBy.all(this.unitOfWork, [actorId, limit]);
  }

  async forgetActors(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await forgetActors.run(this.unitOfWork, [ids]);
  }

  async wishesOf(memberId: string): Promise<void> {
    await this.unitOfWork.rows(LetMeKnowRow).delete({ memberId });
  }

  count(memberIds: readonly string[], subjectIds: readonly string[]): Promise<KeptCount[]> {
    return countKept.all(this.unitOfWork, [memberIds, subjectIds]);
  }
}

const memberIds = (rows: readonly MemberId[]): string[] => rows.map(({ memberId }) => memberId);

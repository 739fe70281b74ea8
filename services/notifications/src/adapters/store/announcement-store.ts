import { columns, FIRST_ID, prepared, statement, type UnitOfWork } from '@seyir/kit';
import { Any, Not } from 'typeorm';
import type { AnnouncedGroup, AnnouncementStore, News, Wish } from '../../app/ports.js';
import type { Announcement, EpisodeFacts } from '../../domain/announcement.js';
import { AnnouncementRow, EpisodeFactRow, type LetMeKnowRow } from './entities/announcement.js';
import { toCounters, type CountersRow } from './counter-store.js';
import { ActivityRow } from './entities/notification.js';

const DUE = ['id', 'episodeId', 'translation', 'at'] as const satisfies readonly (keyof AnnouncementRow)[];

/** A due announcement, so its time is known. */
type DueRow = Pick<AnnouncementRow, 'id' | 'episodeId' | 'translation'> & { readonly at: Date };

const DUE_COLUMNS = columns(AnnouncementRow, 'a', DUE);

/** The first row has the total, the start time and the counters of the list, the others are due announcements. */
interface SinceRow extends DueRow, CountersRow {
  readonly seen: number;
  readonly behind: boolean;
}

const toAnnouncement = ({ id, episodeId, translation, at }: DueRow): Announcement => ({
  id,
  episodeId,
  translation,
  at,
});

/** Maximum announcements per look, plus one that shows whether more are left. */
const LOOK = 150;

/** A time longer than any transaction, so that a look also finds rows that were not yet committed during the previous one. */
const OVERLAP = `interval '1 minute'`;

/** Announcements that arrive late, after an outage of the bus, are still found for this long. */
const LATE = `interval '1 day'`;

const NOT_TOLD = `NOT EXISTS (SELECT 1 FROM notification n WHERE n.member_id = $1 AND n.cause_id = a.id)`;

/**
 * A wish `w` (kind 1 episode, 2 title) with an announcement `a` that fulfils it; for an episode only the first group's
 * announcement.
 */
const fulfils = `((w.kind = 2 AND w.target_id = a.title_id) OR (w.kind = 1 AND w.target_id = a.episode_id AND a.first))
  AND a.at > w.since AND NOT a.gone`;

const lockEpisode = statement(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`);

const keepGroups = statement(
  `INSERT INTO announcement (id, episode_id, group_id, translation, first, appeared_at)
   SELECT id, $2, "groupId", translation, first, $3
   FROM jsonb_to_recordset($1::jsonb) AS given (id uuid, "groupId" uuid, translation text, first boolean)
   ON CONFLICT (id) DO UPDATE SET translation = excluded.translation, gone = false,
     due_at = CASE WHEN announcement.gone THEN NULL ELSE announcement.due_at END`,
);

const placeAnnouncements = statement(
  `UPDATE announcement a SET title_id = placed.title_id, at = placed.at,
     due_at = CASE WHEN a.due_at IS NULL OR placed.at IS DISTINCT FROM a.at THEN greatest(placed.at, $2::timestamptz)
       ELSE a.due_at END
   FROM (
     SELECT a.id, e.title_id,
       CASE WHEN NOT e.removed AND e.released_at IS NOT NULL THEN greatest(e.released_at, a.appeared_at) END AS at
     FROM announcement a JOIN episode_fact e ON e.episode_id = a.episode_id WHERE a.episode_id = $1
   ) placed WHERE placed.id = a.id`,
);

const deleteOfRemoved = statement(
  `DELETE FROM announcement a USING episode_fact e
   WHERE e.episode_id = a.episode_id AND a.episode_id = $1 AND e.removed`,
);

const newsSince = prepared<SinceRow>(
  `WITH noted AS MATERIALIZED (
     SELECT coalesce(a.caught_up_at, '-infinity') AS at, a.count, a.unread, a.revision
     FROM (SELECT $1::uuid AS id) asked LEFT JOIN activity a ON a.member_id = asked.id
   ), look AS MATERIALIZED (
     SELECT * FROM announcement a
     WHERE NOT gone AND coalesce(due_at, at) > (SELECT at - ${OVERLAP} FROM noted) AND coalesce(due_at, at) <= $2
       AND EXISTS (SELECT 1 FROM let_me_know WHERE member_id = $1)
     ORDER BY coalesce(due_at, at) LIMIT ${LOOK + 1}
   )
   SELECT NULL AS id, NULL AS "episodeId", NULL AS translation, NULL AS at, count(*)::integer AS seen,
     (SELECT at < $2::timestamptz - ${OVERLAP} FROM noted) AS behind,
     (SELECT count FROM noted) AS count, (SELECT unread FROM noted) AS unread, (SELECT revision FROM noted) AS revision
   FROM look
   UNION ALL (
     SELECT ${DUE_COLUMNS}, NULL, NULL, NULL, NULL, NULL FROM look a
     WHERE (EXISTS (SELECT 1 FROM let_me_know w
           WHERE w.member_id = $1 AND w.kind = 2 AND w.target_id = a.title_id AND a.at > w.since)
         OR (a.first AND EXISTS (SELECT 1 FROM let_me_know w
           WHERE w.member_id = $1 AND w.kind = 1 AND w.target_id = a.episode_id AND a.at > w.since)))
       AND ${NOT_TOLD}
     ORDER BY a.at, a.id)`,
);

const wishesAfter = statement<Wish>(
  `SELECT kind, target_id AS "targetId", since FROM let_me_know
   WHERE member_id = $1 AND (kind, target_id) > ($2::smallint, $3::uuid) ORDER BY kind, target_id LIMIT $4`,
);

const announcementsFor = statement<DueRow>(
  `SELECT found.* FROM jsonb_to_recordset($2::jsonb) AS w (kind smallint, "targetId" uuid, since timestamptz)
   CROSS JOIN LATERAL (
     SELECT ${DUE_COLUMNS} FROM announcement a
     WHERE w.kind = 2 AND a.title_id = w."targetId" AND a.at > greatest(w.since,
         (SELECT caught_up_at - ${LATE} FROM activity WHERE member_id = $1))
       AND a.at <= $3 AND NOT a.gone AND ${NOT_TOLD}
     UNION ALL
     SELECT ${DUE_COLUMNS} FROM announcement a
     WHERE w.kind = 1 AND a.episode_id = w."targetId" AND a.first AND a.at > w.since
       AND a.at <= $3 AND NOT a.gone AND ${NOT_TOLD}
     ORDER BY at LIMIT $4
   ) found ORDER BY found.at, found.id LIMIT $4`,
);

const notWoken = statement<Pick<AnnouncementRow, 'id'>>(
  `SELECT id FROM announcement WHERE NOT told AND at <= $1 ORDER BY at, id LIMIT $2`,
);

const membersWhoWish = statement<Pick<LetMeKnowRow, 'memberId'>>(
  `SELECT DISTINCT w.member_id AS "memberId" FROM announcement a JOIN let_me_know w ON w.target_id IN (a.title_id, a.episode_id)
   WHERE a.id = $1 AND ${fulfils} AND (w.member_id > $2::uuid OR $2::uuid IS NULL)
   ORDER BY "memberId" LIMIT $3`,
);

const skipWakes = statement(`UPDATE announcement SET told = true WHERE NOT told AND at < $1`);

export class SqlAnnouncementStore implements AnnouncementStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async lock(episodeId: string): Promise<void> {
    await lockEpisode.run(this.unitOfWork, [episodeId]);
  }

  async keepEpisode({ id, titleId, releasedAt, removed }: EpisodeFacts): Promise<void> {
    const row = { episodeId: id, titleId, releasedAt: releasedAt ?? null, removed };
    await this.unitOfWork.rows(EpisodeFactRow).upsert(row, ['episodeId']);
  }

  async keepGroups(episodeId: string, groups: readonly AnnouncedGroup[], at: Date): Promise<void> {
    const known = await this.announcements.existsBy({ episodeId });
    const rows = groups.map((group, index) => ({ ...group, first: !known && index === 0 }));
    await keepGroups.run(this.unitOfWork, [JSON.stringify(rows), episodeId, at]);
    const groupIds = groups.map(({ groupId }) => groupId);
    await this.announcements.update({ episodeId, groupId: Not(Any(groupIds)) }, { gone: true });
  }

  async place(episodeId: string, now: Date): Promise<void> {
    // Due at its own time; an announcement that arrives late is due now.
    await placeAnnouncements.run(this.unitOfWork, [episodeId, now]);
    // The event about an episode's sources may arrive after the one about its removal.
    await deleteOfRemoved.run(this.unitOfWork, [episodeId]);
  }

  async since(memberId: string, now: Date): Promise<News> {
    const [first, ...rows] = await newsSince.all(this.unitOfWork, [memberId, now]);
    const { seen, behind } = first!;
    return { due: rows.map(toAnnouncement), seen, more: seen > LOOK, behind, counters: toCounters(first) };
  }

  async wishesAfter(memberId: string, after: Wish | undefined, limit: number): Promise<Wish[]> {
    return wishesAfter.all(this.unitOfWork, [memberId, after?.kind ?? 0, after?.targetId ?? FIRST_ID, limit]);
  }

  async dueFor(memberId: string, wishes: readonly Wish[], now: Date, limit: number): Promise<Announcement[]> {
    const rows = await announcementsFor.all(this.unitOfWork, [memberId, JSON.stringify(wishes), now, limit]);
    return rows.map(toAnnouncement);
  }

  async caughtUp(memberId: string, now: Date): Promise<void> {
    await this.unitOfWork.rows(ActivityRow).update({ memberId }, { caughtUpAt: now });
  }

  async notWoken(now: Date, limit: number): Promise<string[]> {
    const rows = await notWoken.all(this.unitOfWork, [now, limit]);
    return rows.map(({ id }) => id);
  }

  async skipWakes(before: Date): Promise<void> {
    await skipWakes.run(this.unitOfWork, [before]);
  }

  async markWoken(id: string): Promise<void> {
    await this.announcements.update({ id }, { told: true });
  }

  async membersFor(id: string, after: string | undefined, limit: number): Promise<string[]> {
    const rows = await membersWhoWish.all(this.unitOfWork, [id, after ?? null, limit]);
    return rows.map((row) => row.memberId);
  }

  private get announcements() {
    return this.unitOfWork.rows(AnnouncementRow);
  }
}

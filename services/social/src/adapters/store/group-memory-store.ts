import { columns, insertMissing, statement, type UnitOfWork } from '@seyir/kit';
import type { CountedMember, GroupMemoryStore } from '../../app/group-memory-ports.js';
import {
  comparePlaces,
  MOST_COUNTED,
  NOWHERE,
  type PlannedEpisode,
  type WatchPlace,
} from '../../domain/group-memory.js';
import { mutedFor, profileShownTo, reaches } from './circle-store.js';
import { GroupPlanRow, ProgressShareRow, WatchPlaceRow } from './entities/group-memory.js';

const planColumns = `${columns(GroupPlanRow, 'p', ['episodeId', 'titleId', 'season', 'number', 'proposedBy'])},
  p.planned_at AS at`;

const planned = statement<Omit<PlannedEpisode, 'proposedBy'> & Pick<GroupPlanRow, 'proposedBy'>>(
  `SELECT ${planColumns} FROM (
     (SELECT * FROM group_plan WHERE group_id = $1 AND planned_at < $2 AND proposed_by IS NULL ORDER BY planned_at DESC, episode_id DESC LIMIT $3)
     UNION ALL SELECT * FROM group_plan WHERE group_id = $1 AND planned_at >= $2) p
   ORDER BY p.planned_at, p.episode_id`,
);

const countPlanned = statement<{ readonly fixed: number; readonly proposed: number; readonly own: number }>(
  `SELECT (count(*) FILTER (WHERE proposed_by IS NULL))::int AS fixed,
     (count(*) FILTER (WHERE proposed_by IS NOT NULL))::int AS proposed,
     (count(*) FILTER (WHERE proposed_by = $4::uuid))::int AS own
   FROM group_plan WHERE group_id = $1 AND episode_id <> $2 AND planned_at >= $3`,
);

const prunePast = statement(
  `DELETE FROM group_plan WHERE group_id = $1 AND episode_id = ANY(ARRAY(
     SELECT episode_id FROM group_plan WHERE group_id = $1 AND planned_at < $2 AND proposed_by IS NULL
     ORDER BY planned_at DESC, episode_id DESC OFFSET $3))`,
);

const pruneProposals = statement(
  `DELETE FROM group_plan WHERE group_id = $1 AND planned_at < $2 AND proposed_by IS NOT NULL`,
);

const deleteProposalsOf = statement(
  `WITH chunk AS MATERIALIZED (
     SELECT group_id, episode_id FROM group_plan WHERE proposed_by = $1::uuid LIMIT $2 FOR UPDATE)
   DELETE FROM group_plan p USING chunk WHERE (p.group_id, p.episode_id) = (chunk.group_id, chunk.episode_id)`,
);

/** A scalar subquery, because the planner may read the whole table for an EXISTS in a list of columns. */
const shares = (member: string): string =>
  `coalesce((SELECT s.shared FROM progress_share s WHERE s.member_id = ${member}), false)`;

/** How many titles of a member are considered besides those asked for, the newest in the catalogue first. */
const TITLES_EACH = 20;

const placesOf = (member: string): string =>
  `(SELECT title_id, season, number FROM watch_place WHERE member_id = ${member} AND title_id = ANY($3::uuid[]))
   UNION (SELECT title_id, season, number FROM watch_place WHERE member_id = ${member} ORDER BY title_id DESC LIMIT ${TITLES_EACH})`;

/** Counts progress over the first members of the group only, so that a large group costs no more. The viewer is always counted. */
const counted = statement<CountedMember>(
  `WITH listed AS MATERIALIZED (
     SELECT m.member_id FROM group_member m
     WHERE m.group_id = $2 ORDER BY m.role DESC, m.since, m.member_id LIMIT ${MOST_COUNTED}
   ), counted AS MATERIALIZED (
     SELECT $1::uuid AS member_id, ${shares('$1::uuid')} AS named
     UNION ALL SELECT l.member_id, ${shares('l.member_id')} AND ${profileShownTo('$1::uuid', 'l.member_id')}
     FROM listed l WHERE l.member_id <> $1::uuid
       AND ${reaches('$1::uuid', 'l.member_id')} AND NOT ${mutedFor('$1::uuid', 'l.member_id')}
   )
   SELECT c.member_id AS "memberId", c.named, coalesce((
     SELECT json_agg(json_build_object('titleId', w.title_id, 'season', w.season, 'number', w.number))
     FROM (${placesOf('c.member_id')}) w), '[]') AS places
   FROM counted c`,
);

const deletePlaces = (column: 'member_id' | 'title_id') =>
  statement(
    `DELETE FROM watch_place WHERE progress_id = ANY(ARRAY(
       SELECT progress_id FROM watch_place WHERE ${column} = $1 LIMIT $2 FOR UPDATE))`,
  );
const deleteOfMember = deletePlaces('member_id');
const deleteOfTitle = deletePlaces('title_id');

const unplanTitle = statement(
  `WITH chunk AS MATERIALIZED (SELECT group_id, episode_id FROM group_plan WHERE title_id = $1 LIMIT $2 FOR UPDATE)
   DELETE FROM group_plan p USING chunk WHERE (p.group_id, p.episode_id) = (chunk.group_id, chunk.episode_id)`,
);

export class SqlGroupMemoryStore implements GroupMemoryStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async keepPlace(progressId: string, memberId: string, place: WatchPlace): Promise<void> {
    if (comparePlaces(place, NOWHERE) === 0) await this.places.delete({ progressId });
    else await this.places.upsert({ ...place, progressId, memberId }, ['progressId']);
  }

  async forgetMember(memberId: string, limit: number): Promise<number> {
    await this.sharing.delete({ memberId });
    const places = await deleteOfMember.run(this.unitOfWork, [memberId, limit]);
    return Math.max(places, await deleteProposalsOf.run(this.unitOfWork, [memberId, limit]));
  }

  async forgetTitle(titleId: string, limit: number): Promise<number> {
    const places = await deleteOfTitle.run(this.unitOfWork, [titleId, limit]);
    return Math.max(places, await unplanTitle.run(this.unitOfWork, [titleId, limit]));
  }

  async plan(groupId: string, { at: plannedAt, proposedBy, ...episode }: PlannedEpisode): Promise<void> {
    await this.plans.upsert({ ...episode, groupId, plannedAt, proposedBy: proposedBy ?? null }, [
      'groupId',
      'episodeId',
    ]);
  }

  async dateOf(groupId: string, episodeId: string) {
    const row = await this.plans.findOneBy({ groupId, episodeId });
    return row ? { proposedBy: row.proposedBy ?? undefined } : undefined;
  }

  async unplan(groupId: string, episodeId: string): Promise<void> {
    await this.plans.delete({ groupId, episodeId });
  }

  async countPlanned(
    groupId: string,
    { exceptId, from, by }: { readonly exceptId: string; readonly from: Date; readonly by: string },
  ) {
    const counted = await countPlanned.first(this.unitOfWork, [groupId, exceptId, from, by]);
    return counted ?? { fixed: 0, proposed: 0, own: 0 };
  }

  async prunePast(groupId: string, from: Date, most: number): Promise<void> {
    await prunePast.run(this.unitOfWork, [groupId, from, most]);
    await pruneProposals.run(this.unitOfWork, [groupId, from]);
  }

  async planned(groupId: string, from: Date, past: number): Promise<PlannedEpisode[]> {
    const rows = await planned.all(this.unitOfWork, [groupId, from, past]);
    return rows.map(({ proposedBy, ...row }) => ({ ...row, proposedBy: proposedBy ?? undefined }));
  }

  counted(groupId: string, viewerId: string, titleIds: readonly string[]): Promise<CountedMember[]> {
    return counted.all(this.unitOfWork, [viewerId, groupId, titleIds]);
  }

  isShared(memberId: string): Promise<boolean> {
    return this.sharing.existsBy({ memberId, shared: true });
  }

  async setShared(memberId: string, shared: boolean): Promise<void> {
    await this.sharing.upsert({ memberId, shared }, ['memberId']);
  }

  async shareOf(memberIds: readonly string[]): Promise<void> {
    const rows = memberIds.map((memberId) => ({ memberId, shared: true }));
    if (rows.length > 0) await insertMissing(this.unitOfWork, ProgressShareRow, rows);
  }

  private get plans() {
    return this.unitOfWork.rows(GroupPlanRow);
  }

  private get places() {
    return this.unitOfWork.rows(WatchPlaceRow);
  }

  private get sharing() {
    return this.unitOfWork.rows(ProgressShareRow);
  }
}

import { FIRST_ID, statement, type UnitOfWork } from '@seyir/kit';
import type { GroupPlanNotices, PlannedDate } from '../../app/group-memory-ports.js';
import { GroupMemberRow } from './entities/group.js';
import { GroupPlanRow } from './entities/group-memory.js';

const takeDue = statement<Pick<GroupPlanRow, 'groupId' | 'episodeId'>>(
  `WITH due AS MATERIALIZED (
     SELECT group_id, episode_id FROM group_plan
     WHERE planned_at > $1 AND planned_at <= $2 AND told_at IS DISTINCT FROM planned_at AND proposed_by IS NULL
     ORDER BY planned_at LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED)
   UPDATE group_plan p SET told_at = p.planned_at FROM due
   WHERE (p.group_id, p.episode_id) = (due.group_id, due.episode_id)
   RETURNING p.group_id AS "groupId", p.episode_id AS "episodeId"`,
);

const membersAfter = statement<Pick<GroupMemberRow, 'memberId'>>(
  `SELECT member_id AS "memberId" FROM group_member
   WHERE group_id = $1 AND member_id > $2 AND ($4::boolean OR NOT plan_muted) ORDER BY member_id LIMIT $3`,
);

export class SqlGroupPlanNotices implements GroupPlanNotices {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  takeDue(from: Date, to: Date, limit: number) {
    return takeDue.all(this.unitOfWork, [from, to, limit]);
  }

  async dateOf(groupId: string, episodeId: string): Promise<PlannedDate | undefined> {
    const row = await this.unitOfWork.rows(GroupPlanRow).findOneBy({ groupId, episodeId });
    return row
      ? { at: row.plannedAt, isNotified: row.toldAt?.getTime() === row.plannedAt.getTime() }
      : undefined;
  }

  async membersAfter(groupId: string, afterId = FIRST_ID, limit: number, muted: boolean): Promise<string[]> {
    const rows = await membersAfter.all(this.unitOfWork, [groupId, afterId, limit, muted]);
    return rows.map(({ memberId }) => memberId);
  }

  isMuted(groupId: string, memberId: string): Promise<boolean> {
    return this.members.existsBy({ groupId, memberId, planMuted: true });
  }

  async setMuted(groupId: string, memberId: string, planMuted: boolean): Promise<void> {
    await this.members.update({ groupId, memberId }, { planMuted });
  }

  private get members() {
    return this.unitOfWork.rows(GroupMemberRow);
  }
}

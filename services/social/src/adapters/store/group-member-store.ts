import { FIRST_ID, prepared, statement, type Keyed, type KeySlice, type UnitOfWork } from '@seyir/kit';
import { In } from 'typeorm';
import type {
  GroupMember,
  GroupMemberKey,
  GroupMemberStore,
  GroupRequest,
  IdKey,
  StandingChange,
} from '../../app/group-ports.js';
import { isInside, type GroupStanding } from '../../domain/group.js';
import { isInactive } from './circle-store.js';
import { GroupInviteRow, GroupMemberRow, GroupRequestRow } from './entities/group.js';
import { groupOpenTo, ranks, roleOf, standingColumns, standingIn, standingJoins } from './group-rows.js';
import type { StandingRow } from './group-rows.js';
import { lockByName } from './lock-by-name.js';

interface IdRow {
  readonly id: string;
}

/** The position before the first member of a list: above every role. */
const FIRST_MEMBER: GroupMemberKey = { rank: ranks.owner + 1, since: '-infinity', id: FIRST_ID };

const standingsOf = prepared<StandingRow & IdRow>(
  `SELECT given.id, ${standingColumns} FROM unnest($2::uuid[]) AS given (id)
   ${standingJoins('given.id', '$1::uuid')}
   WHERE own.role IS NOT NULL OR asked.id IS NOT NULL OR invite.member_id IS NOT NULL`,
);

const moveCounts = prepared(
  `UPDATE member_group SET member_count = member_count + $2, request_count = request_count + $3 WHERE id = $1`,
);

/** FOR SHARE, so that many members can post at once, and a removal of a member waits for them. */
const holdMember = prepared<{ readonly held: number }>(
  `SELECT 1 AS held FROM member_group g WHERE g.id = $1 AND g.deleted_at IS NULL
     AND EXISTS (SELECT 1 FROM group_member m WHERE m.group_id = g.id AND m.member_id = $2) FOR SHARE OF g`,
);

const readers = statement<IdRow>(
  `SELECT id FROM unnest($2::uuid[]) AS given (id) WHERE ${groupOpenTo('given.id', '$1::uuid')}`,
);

const managersOf = statement<IdRow>(
  `SELECT member_id AS id FROM group_member WHERE group_id = $1 AND role > ${ranks.member}
   ORDER BY role DESC, since, member_id LIMIT $2`,
);

const counts = prepared<{ readonly joined: number; readonly owned: number }>(
  `SELECT count(*)::int AS joined, (count(*) FILTER (WHERE m.role = ${ranks.owner}))::int AS owned
   FROM group_member m JOIN member_group g ON g.id = m.group_id AND g.deleted_at IS NULL WHERE m.member_id = $1`,
);

const pageOfMembers = statement<
  Pick<GroupMemberRow, 'role'> & IdRow & { readonly since: string; readonly at: Date }
>(
  `SELECT m.member_id AS id, m.role, m.since::text, m.since AS at FROM group_member m
   WHERE m.group_id = $1 AND (m.role < $2 OR (m.role = $2 AND (m.since, m.member_id) > ($3::timestamptz, $4::uuid)))
     AND NOT EXISTS (SELECT 1 FROM gone_member gone WHERE gone.member_id = m.member_id)
   ORDER BY m.role DESC, m.since, m.member_id LIMIT $5 OFFSET $6`,
);

const pageOfRequests = statement<GroupRequest>(
  `SELECT r.id, r.member_id AS "memberId", r.since FROM group_request r WHERE r.group_id = $1 AND r.id > $2
     AND NOT EXISTS (SELECT 1 FROM gone_member gone WHERE gone.member_id = r.member_id)
   ORDER BY r.id LIMIT $3 OFFSET $4`,
);

const pageOfInvites = statement<IdRow>(
  `SELECT i.member_id AS id FROM group_invite i WHERE i.group_id = $1 AND i.member_id > $2
     AND NOT EXISTS (SELECT 1 FROM gone_member gone WHERE gone.member_id = i.member_id)
   ORDER BY i.member_id LIMIT $3 OFFSET $4`,
);

const groupsOfMember = statement<IdRow>(
  `SELECT group_id AS id FROM group_member WHERE member_id = $1
   UNION SELECT group_id FROM group_request WHERE member_id = $1
   UNION SELECT group_id FROM group_invite WHERE member_id = $1 LIMIT $2`,
);

const ownedBy = statement<IdRow>(
  `SELECT group_id AS id FROM group_member WHERE member_id = $1 AND role = ${ranks.owner} ORDER BY group_id LIMIT $2`,
);

const successorOf = (among: string) =>
  statement<IdRow>(
    `SELECT m.member_id AS id FROM group_member m WHERE m.group_id = $1 AND m.member_id <> $2
       AND NOT EXISTS (SELECT 1 FROM gone_member gone WHERE gone.member_id = m.member_id) ${among}
     ORDER BY m.role DESC, m.since, m.member_id LIMIT 1`,
  );
const successors = {
  all: successorOf(''),
  active: successorOf(`AND NOT ${isInactive('m.member_id')}`),
};

export class SqlGroupMemberStore implements GroupMemberStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async standings(
    groupId: string,
    memberIds: readonly string[],
  ): Promise<ReadonlyMap<string, GroupStanding>> {
    const rows = await standingsOf.all(this.unitOfWork, [groupId, memberIds]);
    return new Map(rows.map(({ id, ...standing }) => [id, standingIn(standing)]));
  }

  async move(groupId: string, memberId: string, { from, to, now, requestId }: StandingChange): Promise<void> {
    const key = { groupId, memberId };
    if (from === 'requested') await this.requestRows.delete(key);
    if (from === 'invited') await this.inviteRows.delete(key);
    if (isInside(to)) {
      if (isInside(from)) await this.memberRows.update(key, { role: ranks[to] });
      else await this.memberRows.insert({ ...key, role: ranks[to], since: now });
    } else if (isInside(from)) await this.memberRows.delete(key);
    if (to === 'requested') await this.requestRows.insert({ ...key, id: requestId, since: now });
    if (to === 'invited') await this.inviteRows.insert({ ...key, since: now });
    const members = Number(isInside(to)) - Number(isInside(from));
    const requests = Number(to === 'requested') - Number(from === 'requested');
    if (members !== 0 || requests !== 0) await moveCounts.run(this.unitOfWork, [groupId, members, requests]);
  }

  async hold(groupId: string, memberId: string): Promise<boolean> {
    return (await holdMember.first(this.unitOfWork, [groupId, memberId])) !== undefined;
  }

  async readersAmong(groupId: string, memberIds: readonly string[]): Promise<string[]> {
    if (memberIds.length === 0) return [];
    return (await readers.all(this.unitOfWork, [groupId, memberIds])).map(({ id }) => id);
  }

  async managers(groupId: string, limit: number): Promise<string[]> {
    return (await managersOf.all(this.unitOfWork, [groupId, limit])).map(({ id }) => id);
  }

  async countOf(memberId: string) {
    await lockByName.run(this.unitOfWork, [`groups of ${memberId}`]);
    return (await counts.first(this.unitOfWork, [memberId])) ?? { joined: 0, owned: 0 };
  }

  async members(
    groupId: string,
    { after = FIRST_MEMBER, skip, limit }: KeySlice<GroupMemberKey>,
  ): Promise<readonly Keyed<GroupMember, GroupMemberKey>[]> {
    const values = [groupId, after.rank, after.since, after.id, limit, skip];
    return (await pageOfMembers.all(this.unitOfWork, values)).map(({ id, role, since, at }) => ({
      item: { memberId: id, role: roleOf(role), since: at },
      key: { rank: role, since, id },
    }));
  }

  async requests(
    groupId: string,
    { after = { id: FIRST_ID }, skip, limit }: KeySlice<IdKey>,
  ): Promise<readonly Keyed<GroupRequest, IdKey>[]> {
    const rows = await pageOfRequests.all(this.unitOfWork, [groupId, after.id, limit, skip]);
    return rows.map((item) => ({ item, key: { id: item.id } }));
  }

  async invited(
    groupId: string,
    { after = { id: FIRST_ID }, skip, limit }: KeySlice<IdKey>,
  ): Promise<readonly Keyed<string, IdKey>[]> {
    const rows = await pageOfInvites.all(this.unitOfWork, [groupId, after.id, limit, skip]);
    return rows.map(({ id }) => ({ item: id, key: { id } }));
  }

  requestsByIds(ids: readonly string[]): Promise<GroupRequestRow[]> {
    return this.requestRows.findBy({ id: In([...ids]) });
  }

  async groupsOf(memberId: string, limit: number): Promise<string[]> {
    return (await groupsOfMember.all(this.unitOfWork, [memberId, limit])).map(({ id }) => id);
  }

  async ownedBy(memberId: string, limit: number): Promise<string[]> {
    return (await ownedBy.all(this.unitOfWork, [memberId, limit])).map(({ id }) => id);
  }

  async successor(
    groupId: string,
    ownerId: string,
    among: keyof typeof successors,
  ): Promise<string | undefined> {
    return (await successors[among].first(this.unitOfWork, [groupId, ownerId]))?.id;
  }

  private get memberRows() {
    return this.unitOfWork.rows(GroupMemberRow);
  }

  private get requestRows() {
    return this.unitOfWork.rows(GroupRequestRow);
  }

  private get inviteRows() {
    return this.unitOfWork.rows(GroupInviteRow);
  }
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { memberId, problems, startSocial, type Running } from './fixtures.js';
import { newGroup, putInto } from './group-fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

const OWNER = 1;
const MANAGER = 2;
const MEMBER = 3;
const ASKER = 4;
type Caller = Running['visitor'];
interface Made {
  readonly groupId: string;
  readonly requestId: string;
}

/** Makes a call that waits for the group's lock; meanwhile its manager loses the role. Returns the call's problem. */
const whileDemoted = async (groupId: string, call: () => Promise<unknown>): Promise<unknown> => {
  const connection = await running.database.connect();
  try {
    await connection.query('BEGIN');
    await connection.query(`SELECT 1 FROM member_group WHERE id = $1 FOR UPDATE`, [groupId]);
    const answer = problems(call());
    await eventually(async () => {
      const { rows } = await running.database.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    });
    await connection.query(`UPDATE group_member SET role = 1 WHERE group_id = $1 AND member_id = $2`, [
      groupId,
      memberId(MANAGER),
    ]);
    await connection.query('COMMIT');
    return await answer;
  } finally {
    connection.release();
  }
};

const made = async (): Promise<Made> => {
  const { id: groupId } = await newGroup(running, OWNER, { approval: true });
  await putInto(running, groupId, MANAGER, 'manager');
  await putInto(running, groupId, MEMBER, 'member');
  await running.as(ASKER).joinGroup({ groupId });
  const { requests } = await running.as(OWNER).listGroupRequests({ groupId });
  return { groupId, requestId: requests[0]!.id };
};

describe('a manager who loses the role while the call waits', () => {
  it.each<[string, (as: Caller, on: Made) => Promise<unknown>]>([
    ['removes nobody', (as, { groupId }) => as.removeGroupMember({ groupId, memberId: memberId(MEMBER) })],
    [
      'invites nobody',
      (as, { groupId }) => as.setGroupInvite({ groupId, memberId: memberId(5), invited: true }),
    ],
    ['accepts no request', (as, { requestId }) => as.acceptGroupRequest({ requestId })],
    ['cancels no request', (as, { requestId }) => as.cancelGroupRequest({ requestId })],
    [
      'changes nothing',
      (as, { groupId }) => as.updateGroup({ groupId, fields: { name: `Ad ${groupId}`, description: 'b' } }),
    ],
    ['removes no picture', (as, { groupId }) => as.removeGroupPictures({ groupId, cover: true })],
    ['deletes nothing', (as, { groupId }) => as.deleteGroup({ groupId })],
  ])('%s', async (_, call) => {
    const on = await made();
    expect(await whileDemoted(on.groupId, () => call(running.as(MANAGER), on))).toBe('FORBIDDEN');
  });
});

describe('who does not manage the group', () => {
  it('takes the own request back, leaves, and deletes the group as staff', async () => {
    const { groupId, requestId } = await made();
    expect(await problems(running.as(ASKER).cancelGroupRequest({ requestId }))).toBe('OK');
    expect(await problems(running.as(MEMBER).leaveGroup({ groupId }))).toBe('OK');
    expect(await problems(running.moderator.deleteGroup({ groupId }))).toBe('OK');
    expect((await running.visitor.getGroups({ ids: [groupId] })).groups).toEqual([]);
  });
});

describe('a member of 1,000 groups', () => {
  it('is let into no other one, by acceptance or by an invite', async () => {
    const { groupId, requestId } = await made();
    await running.database.query(
      `WITH made AS (
         INSERT INTO member_group SELECT (jsonb_populate_record(g, jsonb_build_object(
           'id', gen_random_uuid(), 'slug', 'dolu-' || n, 'name_key', 'dolu ' || n, 'member_count', 1))).*
         FROM member_group g, generate_series(1, 1000) n WHERE g.id = $1 RETURNING id)
       INSERT INTO group_member (group_id, member_id, role, since) SELECT id, $2, 1, now() FROM made`,
      [groupId, memberId(ASKER)],
    );
    const owner = running.as(OWNER);
    expect(await problems(owner.acceptGroupRequest({ requestId }))).toBe('LIMIT_REACHED');
    const invite = { groupId, memberId: memberId(ASKER), invited: true };
    expect(await problems(owner.setGroupInvite(invite))).toBe('LIMIT_REACHED');
  });
});

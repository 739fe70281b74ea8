import { fromBinary, type MessageShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { NoticeChangedSchema, NoticeKind, topics, wakes } from '@seyir/proto';
import { episodeId, id, memberId, startSocial, type Running } from './fixtures.js';
import { newGroup, putInto } from './group-fixtures.js';

let running: Running;
const heard: MessageShape<typeof NoticeChangedSchema>[] = [];
beforeAll(async () => {
  running = await startSocial();
  await running.bench.bus.subscribe('test', [topics.notice.name], async ({ data }) => {
    heard.push(fromBinary(NoticeChangedSchema, data));
  });
});
afterAll(() => running.close());

const inMinutes = (minutes: number) => timestampFromDate(new Date(Date.now() + minutes * 60_000));
const plan = (n: number, groupId: string, minutes: number, episode = 3) =>
  running.as(n).planGroupEpisode({ groupId, episodeId: episodeId(episode), at: inMinutes(minutes) });
/** The notices about the plan of a group: for each member, whether each notice was a withdrawal. */
const told = (groupId: string) => {
  const notices = heard
    .filter(({ kind, subjectId }) => kind === NoticeKind.GROUP_PLAN && subjectId === groupId)
    .sort((one, other) => one.version - other.version);
  return Object.fromEntries(
    [...new Set(notices.flatMap(({ recipientIds }) => recipientIds))]
      .sort()
      .map((member) => [
        member,
        notices.filter(({ recipientIds }) => recipientIds.includes(member)).map(({ removed }) => removed),
      ]),
  );
};
/** Waits for rounds of the timer. */
const until = (check: () => unknown) => eventually(check, 25_000);
const groupWith = async (owner: number, ...members: readonly number[]) => {
  const { id: groupId } = await newGroup(running, owner, { private: true });
  for (const member of members) await putInto(running, groupId, member, 'member');
  return groupId;
};
const setDate = (groupId: string, minutes: number) =>
  running.database.query(
    `UPDATE group_plan SET planned_at = now() + $2 * interval '1 minute' WHERE group_id = $1`,
    [groupId, minutes],
  );

// Each waits for several rounds of the timer.
jest.setTimeout(90_000);

describe('a date in the plan of a group', () => {
  it('notifies the members once within the hour before it; another date withdraws that and notifies again', async () => {
    const groupId = await groupWith(1, 2);
    await plan(1, groupId, 90);
    await plan(1, groupId, 30);
    await until(() => expect(told(groupId)).toEqual({ [memberId(1)]: [false], [memberId(2)]: [false] }));
    await putInto(running, groupId, 3, 'member');
    await plan(1, groupId, 600);
    await until(() => expect(told(groupId)).toMatchObject({ [memberId(2)]: [false, true] }));
    await plan(1, groupId, 50);
    await until(() =>
      expect(told(groupId)).toEqual({
        [memberId(1)]: [false, true, false],
        [memberId(2)]: [false, true, false],
        [memberId(3)]: [true, false],
      }),
    );
    const ids = heard.filter(({ subjectId }) => subjectId === groupId).map(({ noticeId }) => noticeId);
    expect(new Set(ids).size).toBe(3);
    await running.as(1).removeGroupPlan({ groupId, episodeId: episodeId(3) });
    await until(() => expect(told(groupId)[memberId(2)]).toEqual([false, true, false, true]));
  });

  it('sends no notice after the date has begun, to members who have left, or to members who muted the plan', async () => {
    const [past, near] = [await groupWith(10), await groupWith(11, 12, 13, 14)];
    await plan(10, past, 90);
    await setDate(past, -1);
    expect((await running.as(12).muteGroupPlan({ groupId: near, muted: true })).memory!.planMuted).toBe(true);
    expect((await running.as(13).getGroupMemory({ groupId: near })).memory!.planMuted).toBe(false);
    await running.as(14).leaveGroup({ groupId: near });
    await plan(11, near, 30);
    await until(() => expect(told(near)).toEqual({ [memberId(11)]: [false], [memberId(13)]: [false] }));
    expect(told(past)).toEqual({});
    const { memory } = await running.as(12).muteGroupPlan({ groupId: near, muted: false });
    expect(memory!.planMuted).toBe(false);
  });

  it('sends no notice for a proposal, but sends one after a manager has set the date', async () => {
    const [groupId, other] = [await groupWith(15, 16), await groupWith(17)];
    await plan(16, groupId, 30);
    await plan(17, other, 30);
    await until(() => expect(told(other)).toEqual({ [memberId(17)]: [false] }));
    expect(told(groupId)).toEqual({});
    await plan(15, groupId, 30);
    await until(() => expect(told(groupId)).toEqual({ [memberId(15)]: [false], [memberId(16)]: [false] }));
  });

  it('reaches every member of a large group, in several steps', async () => {
    const groupId = await groupWith(20);
    const many = 450;
    await running.database.query(
      `INSERT INTO group_member (group_id, member_id, role, since)
       SELECT $1, ('${id('dddd', 0).slice(0, 24)}' || lpad(n::text, 12, '0'))::uuid, 1, now() FROM generate_series(1, $2) n`,
      [groupId, many],
    );
    await plan(20, groupId, 30);
    await until(() => expect(Object.keys(told(groupId))).toHaveLength(many + 1));
  });

  it('wakes the open panels of its group, and so does its removal', async () => {
    const groupId = await groupWith(30);
    let woken = 0;
    await running.bench.live.listen(wakes.groupPlan(groupId), () => {
      woken += 1;
    });
    await plan(30, groupId, 600);
    await eventually(() => expect(woken).toBe(1));
    await running.as(30).removeGroupPlan({ groupId, episodeId: episodeId(3) });
    await eventually(() => expect(woken).toBe(2));
  });
});

import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { Audience, topics } from '@seyir/proto';
import {
  episodeId,
  id,
  memberId,
  problems,
  startSocial,
  titleId,
  titleOf,
  type Running,
} from './fixtures.js';
import { newGroup, putInto } from './group-fixtures.js';

let running: Running;
let version = 1;
const progress = (n: number, watchedNumber: number, more: object = {}) => ({
  progressId: id('a2a2', n),
  memberId: memberId(n),
  titleId,
  watchedCount: watchedNumber,
  watchedSeason: watchedNumber > 0 ? 1 : 0,
  watchedNumber,
  furthestSeason: 1,
  furthestNumber: watchedNumber + 1,
  changedAt: timestampFromDate(new Date()),
  version: (version += 1),
  ...more,
});

beforeAll(async () => {
  running = await startSocial((past) => {
    const at = { id: id('9996', 1), time: new Date() };
    // Events of the previous version of playback contain only the furthest episode.
    const old = { watchedSeason: 0, watchedNumber: 0, furthestNumber: 2 };
    past.push(toRecord(topics.progress, progress(90, 2, old), at));
  });
});
afterAll(() => running.close());

const inDays = (days: number) => timestampFromDate(new Date(Date.now() + days * 86_400_000));
/** `n` has watched the first `number` episodes of season 1. Resolves after the event is applied. */
const watches = (n: number, number: number, more: object = {}) =>
  running.publish(topics.progress, progress(n, number, more));
const plan = (n: number, groupId: string, episode = 3, days = 2) =>
  running.as(n).planGroupEpisode({ groupId, episodeId: episodeId(episode), at: inDays(days) });
const read = async (n: number, groupId: string) => (await running.as(n).getGroupMemory({ groupId })).memory!;
const ids = (...numbers: readonly number[]) => numbers.map(memberId);

/** A group with an owner and plain members. */
const groupWith = async (owner: number, ...members: readonly number[]) => {
  const { id: groupId } = await newGroup(running, owner);
  for (const member of members) await putInto(running, groupId, member, 'member');
  return groupId;
};
const titleIn = async (n: number, groupId: string) => (await read(n, groupId)).titles[0]!;

describe('the plan of a group', () => {
  it('holds an episode once: a second date moves it', async () => {
    const groupId = await groupWith(1, 2);
    await plan(1, groupId, 3, 2);
    await plan(1, groupId, 4, 1);
    const { memory } = await plan(1, groupId, 3, 5);
    expect(memory!.plan.map(({ episodeId: one }) => one)).toEqual([episodeId(4), episodeId(3)]);
    expect((await read(2, groupId)).plan).toMatchObject([
      { titleId, season: 1, number: 4 },
      { titleId, season: 1, number: 3 },
    ]);
    for (let twice = 0; twice < 2; twice += 1)
      await running.as(1).removeGroupPlan({ groupId, episodeId: episodeId(4) });
    expect((await read(2, groupId)).plan.map(({ number }) => number)).toEqual([3]);
  });

  it.each([
    ['a date that is over', { at: inDays(-1) }, { at: 'invalid' }],
    ['a date in two years', { at: inDays(730) }, { at: 'invalid' }],
    ['no date', { at: undefined }, { at: 'required' }],
    ['an unknown episode', { episodeId: episodeId(9) }, 'NOT_FOUND'],
    ['no id of an episode', { episodeId: 'final' }, 'NOT_FOUND'],
  ])('refuses %s', async (_, wrong, problem) => {
    const groupId = await groupWith(3);
    const fitting = { groupId, episodeId: episodeId(1), at: inDays(1) };
    expect(await problems(running.as(3).planGroupEpisode({ ...fitting, ...wrong }))).toEqual(problem);
  });

  it('has at most 30 dates to come', async () => {
    const groupId = await groupWith(4);
    await running.database.query(
      `INSERT INTO group_plan (group_id, episode_id, title_id, season, number, planned_at)
       SELECT $1, gen_random_uuid(), $2, 2, n, now() + interval '1 day' FROM generate_series(1, 30) n`,
      [groupId, titleId],
    );
    expect(await problems(plan(4, groupId))).toBe('LIMIT_REACHED');
    await running.database.query(
      `UPDATE group_plan SET planned_at = now() - interval '9 hours' WHERE number = 1`,
    );
    expect(await problems(plan(4, groupId))).toBe('OK');
    expect(await problems(plan(4, groupId, 3, 9))).toBe('OK');
  });

  it('keeps the last 100 dates that are over, and shows 10 of them', async () => {
    const groupId = await groupWith(5);
    await running.database.query(
      `INSERT INTO group_plan (group_id, episode_id, title_id, season, number, planned_at)
       SELECT $1, gen_random_uuid(), $2, 2, n, now() - interval '1 day' * n FROM generate_series(1, 120) n`,
      [groupId, titleId],
    );
    const { memory } = await plan(5, groupId);
    expect(memory!.plan.map(({ number }) => number)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 3]);
    const { rows } = await running.database.query(`SELECT 1 FROM group_plan WHERE group_id = $1`, [groupId]);
    expect(rows).toHaveLength(101);
  });

  it('is deleted with its group, and an episode of it with its title', async () => {
    const groupId = await groupWith(6);
    await plan(6, groupId);
    await running.as(6).deleteGroup({ groupId });
    await eventually(async () => {
      const { rows } = await running.database.query(`SELECT 1 FROM group_plan WHERE group_id = $1`, [
        groupId,
      ]);
      expect(rows).toEqual([]);
    });
    const other = await groupWith(7);
    await running.database.query(
      `INSERT INTO group_plan (group_id, episode_id, title_id, season, number, planned_at)
       VALUES ($1, gen_random_uuid(), $2, 1, 1, now())`,
      [other, titleOf(8)],
    );
    await watches(7, 2, { titleId: titleOf(8) });
    await running.publish(topics.title, { titleId: titleOf(8), removed: true, version: 2 });
    await eventually(async () => {
      const { rows } = await running.database.query(
        `SELECT 1 FROM group_plan WHERE title_id = $1 UNION ALL SELECT 1 FROM watch_place WHERE title_id = $1`,
        [titleOf(8)],
      );
      expect(rows).toEqual([]);
    });
  });
});

/** From now on the groups of these members see what they watch; `groupId` is a group that they all belong to. */
const share = async (groupId: string, ...members: readonly number[]) => {
  for (const n of members) await running.as(n).shareProgress({ groupId, shared: true });
};

describe('a proposal', () => {
  it('is the date of a plain member, until a manager fixes it', async () => {
    const groupId = await groupWith(70, 71, 72);
    await plan(71, groupId, 3, 2);
    const proposed = { episodeId: episodeId(3), proposedBy: memberId(71) };
    expect(await read(72, groupId)).toMatchObject({ plan: [proposed], titles: [] });
    const { memory } = await plan(70, groupId, 3, 2);
    expect(memory!.plan).toMatchObject([{ episodeId: episodeId(3), proposedBy: '' }]);
    expect(memory!.titles).toHaveLength(1);
    expect(await problems(plan(71, groupId, 3, 4))).toBe('CONFLICT');
  });

  it('is moved and removed by its member and by managers only', async () => {
    const groupId = await groupWith(73, 74, 75);
    await plan(74, groupId, 3, 2);
    const remove = (n: number) => running.as(n).removeGroupPlan({ groupId, episodeId: episodeId(3) });
    expect(await problems(plan(75, groupId, 3, 4))).toBe('CONFLICT');
    expect(await problems(remove(75))).toBe('FORBIDDEN');
    await plan(74, groupId, 3, 6);
    expect((await read(75, groupId)).plan).toMatchObject([
      { proposedBy: memberId(74), at: { seconds: expect.anything() } },
    ]);
    await remove(74);
    expect((await read(75, groupId)).plan).toEqual([]);
    await plan(74, groupId, 3, 2);
    await remove(73);
    expect((await read(75, groupId)).plan).toEqual([]);
  });

  it('is limited to three per member, and does not count against the limit of the plan', async () => {
    const groupId = await groupWith(76, 77);
    for (const episode of [1, 2, 3]) await plan(77, groupId, episode, episode);
    expect(await problems(plan(77, groupId, 4))).toBe('LIMIT_REACHED');
    expect(await problems(plan(77, groupId, 3, 9))).toBe('OK');
    expect(await problems(plan(76, groupId, 4))).toBe('OK');
  });

  it('is deleted when its date is over, and with its member', async () => {
    const groupId = await groupWith(78, 79, 91);
    await plan(79, groupId, 1);
    await running.database.query(
      `UPDATE group_plan SET planned_at = now() - interval '9 hours' WHERE group_id = $1`,
      [groupId],
    );
    await plan(91, groupId, 2);
    expect((await read(78, groupId)).plan).toMatchObject([{ episodeId: episodeId(2) }]);
    const left = async () =>
      (await running.database.query(`SELECT episode_id FROM group_plan WHERE group_id = $1`, [groupId])).rows;
    expect(await left()).toEqual([{ episode_id: episodeId(2) }]);
    await running.erase(91);
    await eventually(async () => expect(await left()).toEqual([]));
  });
});

describe('how far a group is', () => {
  it('is the last episode that a member who shares it has watched, not one that was only started', async () => {
    const groupId = await groupWith(10, 11, 12);
    await plan(10, groupId);
    await share(groupId, 11);
    expect(await titleIn(10, groupId)).toMatchObject({ titleId, season: 0, number: 0 });
    await watches(11, 2);
    await watches(13, 5);
    expect(await titleIn(10, groupId)).toMatchObject({ season: 1, number: 2 });
    await watches(11, 0);
    expect(await titleIn(10, groupId)).toMatchObject({ season: 0, number: 0 });
  });

  it('names who is ahead of the reader and who has watched a planned episode', async () => {
    const groupId = await groupWith(15, 16, 17, 18);
    await plan(15, groupId, 3);
    await share(groupId, 16, 17, 18);
    await watches(16, 3);
    await watches(17, 2);
    await watches(18, 1);
    const memory = await read(17, groupId);
    expect(memory.titles[0]!.ahead).toMatchObject({ memberIds: ids(16), count: 1 });
    expect(memory.plan[0]!.watchedBy).toMatchObject({ memberIds: ids(16), count: 1 });
    expect((await titleIn(15, groupId)).ahead).toMatchObject({ memberIds: ids(16, 17, 18), count: 3 });
    expect((await titleIn(16, groupId)).ahead).toMatchObject({ memberIds: [], count: 0 });
  });

  it('names five members and counts all', async () => {
    const members = [21, 22, 23, 24, 25, 26, 27];
    const groupId = await groupWith(20, ...members);
    await plan(20, groupId);
    await share(groupId, ...members);
    for (const member of members) await watches(member, 1);
    const { ahead } = await titleIn(20, groupId);
    expect(ahead!.memberIds).toHaveLength(5);
    expect(ahead!.count).toBe(7);
  });

  it('shows nothing about members who do not share their progress if they are fewer than three', async () => {
    const groupId = await groupWith(30, 31, 32);
    await plan(30, groupId);
    await watches(31, 4);
    await watches(32, 4);
    for (const reader of [30, 31])
      expect(await read(reader, groupId)).toMatchObject({
        progressShared: false,
        titles: [{ season: 0, number: 0, ahead: { memberIds: [], count: 0 } }],
        plan: [{ watchedBy: { memberIds: [], count: 0 } }],
      });
  });

  it('counts members who do not share their progress, without names, if at least three besides the reader have watched that far', async () => {
    const groupId = await groupWith(60, 61, 62, 63, 64);
    await plan(60, groupId, 2);
    await share(groupId, 64);
    for (const [member, number] of [
      [61, 4],
      [62, 3],
      [63, 2],
      [64, 2],
    ] as const)
      await watches(member, number);
    expect(await read(60, groupId)).toMatchObject({
      titles: [{ season: 1, number: 2, ahead: { memberIds: ids(64), count: 4 } }],
      plan: [{ watchedBy: { memberIds: ids(64), count: 4 } }],
    });
    expect(await read(63, groupId)).toMatchObject({
      titles: [{ season: 1, number: 2, ahead: { memberIds: [], count: 0 } }],
      plan: [{ watchedBy: { memberIds: ids(64), count: 1 } }],
    });
    await watches(64, 0);
    expect(await titleIn(63, groupId)).toMatchObject({ season: 0, number: 0 });
    expect(await titleIn(60, groupId)).toMatchObject({ season: 1, number: 2, ahead: { count: 3 } });
  });

  it('keeps the choice of a member for all groups, also after leaving one and joining it again', async () => {
    const groupId = await groupWith(33, 34);
    const other = await groupWith(35, 34);
    for (const [owner, group] of [
      [33, groupId],
      [35, other],
    ] as const)
      await plan(owner, group);
    await watches(34, 2);
    const { memory } = await running.as(34).shareProgress({ groupId, shared: true });
    expect(memory).toMatchObject({ progressShared: true, titles: [{ number: 2 }] });
    expect((await titleIn(35, other)).ahead).toMatchObject({ memberIds: ids(34) });
    await running.as(34).shareProgress({ groupId, shared: false });
    await running.as(34).leaveGroup({ groupId: other });
    await running.as(34).joinGroup({ groupId: other });
    expect(await read(34, other)).toMatchObject({ progressShared: false });
    expect((await titleIn(35, other)).ahead).toMatchObject({ memberIds: [], count: 0 });
    expect((await titleIn(33, groupId)).ahead).toMatchObject({ memberIds: [], count: 0 });
  });

  it('names only members whose profile is shown to the reader, at once after a change, and counts none who is blocked or muted', async () => {
    const groupId = await groupWith(40, 41, 42, 43, 44);
    await plan(40, groupId);
    await share(groupId, 41);
    for (const member of [41, 43, 44]) await watches(member, 3);
    const shows = async (...counts: readonly [named: number, all: number]) => {
      const { titles, plan: dates } = await read(40, groupId);
      for (const some of [titles[0]!.ahead!, dates[0]!.watchedBy!])
        expect([some.memberIds.length, some.count]).toEqual(counts);
    };
    await shows(1, 1);
    await running.show(41, Audience.NOBODY);
    await shows(0, 3);
    await running.show(41, Audience.EVERYONE);
    await shows(1, 1);
    await running.block(41, 40);
    await shows(0, 0);
    await running.block(41, 40, false);
    await running.mute(40, 41);
    await shows(0, 0);
    expect((await titleIn(42, groupId)).ahead!.count).toBe(1);
    await running.as(41).leaveGroup({ groupId });
    expect((await titleIn(42, groupId)).ahead!.count).toBe(0);
  });

  it('includes what was watched before, and forgets a member who is gone', async () => {
    const groupId = await groupWith(45, 90);
    await plan(45, groupId);
    await share(groupId, 90);
    expect(await titleIn(45, groupId)).toMatchObject({ number: 2, ahead: { memberIds: ids(90) } });
    await running.erase(90);
    expect(await titleIn(45, groupId)).toMatchObject({ number: 0, ahead: { count: 0 } });
    await watches(90, 4);
    await eventually(async () => {
      const { rows } = await running.database.query(
        `SELECT 1 FROM watch_place WHERE member_id = $1 UNION ALL SELECT 1 FROM progress_share WHERE member_id = $1`,
        [memberId(90)],
      );
      expect(rows).toEqual([]);
    });
  });
});

describe('the memory of a group', () => {
  it('is for its members', async () => {
    const { id: groupId } = await newGroup(running, 50, { private: true });
    await putInto(running, groupId, 51, 'manager');
    await putInto(running, groupId, 52, 'member');
    expect(await problems(plan(51, groupId))).toBe('OK');
    expect(await problems(plan(53, groupId))).toBe('FORBIDDEN');
    expect(await problems(running.as(52).removeGroupPlan({ groupId, episodeId: episodeId(3) }))).toBe(
      'FORBIDDEN',
    );
    expect(await problems(running.as(52).getGroupMemory({ groupId }))).toBe('OK');
    expect(await problems(running.as(53).getGroupMemory({ groupId }))).toBe('FORBIDDEN');
    expect(await problems(running.moderator.getGroupMemory({ groupId }))).toBe('FORBIDDEN');
    expect(await problems(running.visitor.getGroupMemory({ groupId }))).toBe('NO_SESSION');
    expect(await problems(running.as(53).shareProgress({ groupId, shared: true }))).toBe('FORBIDDEN');
  });

  it('is shown for titles without a date that members watch, and gives away nobody who has not allowed it', async () => {
    const members = [101, 102, 103, 104, 105];
    const groupId = await groupWith(100, ...members);
    const at = (title: number) => ({ titleId: titleOf(title) });
    const watch = (n: number, title: number, number = 1) =>
      watches(n, number, { ...at(title), progressId: id('a2a3', n * 1_000 + title) });
    const shown = async (n = 100) => (await read(n, groupId)).titles.map(({ titleId: one }) => one);
    for (const n of [101, 102]) await watch(n, 961, 2);
    await watch(103, 962);
    expect(await shown()).toEqual([]);
    // The viewer is one of the two members that a title needs; the other one must have allowed it.
    await watch(100, 961);
    expect(await shown()).toEqual([]);
    await share(groupId, 101);
    expect(await read(100, groupId)).toMatchObject({
      titles: [{ ...at(961), season: 1, number: 2, ahead: { memberIds: ids(101), count: 1 } }],
    });
    for (const n of [104, 105]) await watch(n, 962);
    expect(await shown()).toEqual([titleOf(962), titleOf(961)]);
    await plan(100, groupId);
    expect(await shown()).toEqual([titleId, titleOf(962), titleOf(961)]);
  });

  it('is shown for at most five titles without a date, those of most members first', async () => {
    const groupId = await groupWith(110, 111, 112);
    await share(groupId, 110, 111, 112);
    for (let title = 970; title < 977; title += 1)
      for (const n of title === 976 ? [110, 111, 112] : [110, 111])
        await watches(n, 1, { titleId: titleOf(title), progressId: id('a2a4', n * 1_000 + title) });
    const { titles } = await read(110, groupId);
    expect(titles).toHaveLength(5);
    expect(titles[0]).toMatchObject({ titleId: titleOf(976) });
  });
});

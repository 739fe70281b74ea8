import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GroupFilter, GroupRole } from '@seyir/proto';
import { episodeId, id, memberId, problems, startSocial, titleId, type Running } from './fixtures.js';
import { wrongCounts } from './group-fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

const since = timestampFromDate(new Date('2026-01-01T12:00:00Z'));
const inside = (n: number, role = GroupRole.MEMBER) => ({ memberId: memberId(n), role, since });
const groupOf = (n: number, more: object = {}) => ({
  id: id('6666', n),
  name: `Gelen grup ${n}`,
  tagline: 'Her cuma',
  description: 'Açıklama',
  members: [inside(1, GroupRole.OWNER), inside(2, GroupRole.MANAGER), inside(3)],
  createdAt: since,
  ...more,
});
const send = (...groups: ReturnType<typeof groupOf>[]) => running.importer.importGroups({ groups });

it('brings in groups with their members and requests once', async () => {
  const cover = 'backdrop-iskele.webp';
  const given = groupOf(1, { approval: true, cover, requesterIds: [memberId(4), memberId(5)] });
  expect(await send(given)).toMatchObject({ created: 1, unchanged: 0 });
  expect(await send(given)).toMatchObject({ created: 0, unchanged: 1 });
  const [group] = (await running.as(1).getGroups({ ids: [given.id] })).groups;
  expect(group).toMatchObject({
    slug: 'gelen-grup-1',
    memberCount: 3,
    requestCount: 2,
    cover,
    approval: true,
  });
  const { members } = await running.visitor.listGroupMembers({ groupId: given.id });
  expect(members.map((one) => one.memberId)).toEqual([1, 2, 3].map(memberId));
  expect(await wrongCounts(running)).toEqual([]);
});

it('plans episodes, also in a group that is there, whose dates move', async () => {
  const at = (days: number) => timestampFromDate(new Date(Date.now() + days * 86_400_000));
  const planOn = (days: number) =>
    groupOf(7, { plan: [{ episodeId: episodeId(1), titleId, season: 1, number: 1, at: at(days) }] });
  for (const days of [-3, 3]) await send(planOn(days));
  const { memory } = await running.as(1).getGroupMemory({ groupId: groupOf(7).id });
  expect(memory!.plan).toHaveLength(1);
  expect(Number(memory!.plan[0]!.at!.seconds)).toBeGreaterThan(Date.now() / 1_000);
});

it('lets the groups of members see what they watch, where a member has not chosen', async () => {
  const { id: groupId } = groupOf(8);
  const groups = [groupOf(8)];
  await running.importer.importGroups({ groups, sharingMemberIds: [memberId(1), memberId(2)] });
  await running.as(2).shareProgress({ groupId, shared: false });
  await running.importer.importGroups({ groups, sharingMemberIds: [memberId(1), memberId(2)] });
  for (const [n, progressShared] of [
    [1, true],
    [2, false],
    [3, false],
  ] as const)
    expect((await running.as(n).getGroupMemory({ groupId })).memory).toMatchObject({ progressShared });
  expect(await problems(running.importer.importGroups({ groups: [], sharingMemberIds: ['x'] }))).toEqual({
    sharingMemberIds: 'invalid',
  });
});

it('imports posts of a group, which appear only in the group while it is private', async () => {
  const { id: groupId } = groupOf(2);
  await send(groupOf(2, { private: true }));
  const post = { authorId: memberId(1), body: 'Aramızda', postedAt: since };
  const posts = [
    { ...post, id: '01940000-0000-7000-8000-000000000001', groupId },
    { ...post, id: '01940000-0000-7000-8000-000000000002', groupId: id('6666', 99) },
  ];
  expect(await running.importer.importPosts({ posts })).toMatchObject({ created: 1, unchanged: 1 });
  expect((await running.as(3).listGroupPosts({ groupId })).posts).toMatchObject([
    { body: 'Aramızda', groupId },
  ]);
  expect((await running.as(9).getPosts({ ids: posts.map((one) => one.id) })).posts).toEqual([]);
});

it('leaves out a group with a taken name, a deleted one, and members who are gone', async () => {
  await running.as(20).createGroup({ fields: { name: 'Gelen grup 3', description: 'Önce bendim' } });
  expect(await send(groupOf(3))).toMatchObject({ created: 0 });
  await send(groupOf(4));
  await running.as(1).deleteGroup({ groupId: groupOf(4).id });
  expect(await send(groupOf(4))).toMatchObject({ created: 0 });
  await running.erase(21);
  await send(groupOf(5, { members: [inside(1, GroupRole.OWNER), inside(21)] }));
  const { groups } = await running.visitor.listGroups({ filter: GroupFilter.ALL, query: 'gelen grup 5' });
  expect(groups).toMatchObject([{ memberCount: 1 }]);
});

it.each([
  ['without an owner', { members: [inside(1)] }],
  ['with two owners', { members: [inside(1, GroupRole.OWNER), inside(2, GroupRole.OWNER)] }],
  ['with a member twice', { requesterIds: [memberId(2)] }],
])('refuses a group %s', async (_, more) => {
  expect(await problems(send(groupOf(6, more)))).toEqual({ 'groups.0': 'invalid' });
});

import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { Audience, FeedKind, GroupFilter, GroupRole, GroupStanding, wakes } from '@seyir/proto';
import { memberId, nameOf, problems, startSocial, type Running } from './fixtures.js';
import { newGroup, putInto, wrongCounts } from './group-fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

type Reader = Running['visitor'];
const read = async (reader: Reader, id: string) => (await reader.getGroups({ ids: [id] })).groups[0]!;
const post = async (n: number, groupId: string, body: string, more: object = {}) =>
  (await running.as(n).createGroupPost({ groupId, post: { body, ...more } })).post!;
const postsOf = async (reader: Reader, groupId: string) =>
  (await reader.listGroupPosts({ groupId })).posts.map(({ body }) => body);
const feed = async (reader: Reader, kind: FeedKind) =>
  (await reader.listFeed({ kind, page: { size: 50 } })).posts.map(({ body }) => body);

describe('a group', () => {
  it('G-01 G-05 G-06: stores the creator’s fields, and the creator is the owner', async () => {
    const networks = { facebook: 'bozkir', twitter: '@bozkir', youtube: 'bozkir.tv' };
    const { group } = await running.as(1).createGroup({
      fields: {
        name: '  Bozkır   Sevenler ',
        tagline: 'Her cuma',
        website: 'https://bozkir.example/grup',
        description: 'Sezon finali için toplandık',
        approval: true,
        networks,
      },
    });
    expect(group).toMatchObject({
      slug: 'bozkir-sevenler',
      name: 'Bozkır Sevenler',
      tagline: 'Her cuma',
      memberCount: 1,
      website: 'https://bozkir.example/grup',
      description: 'Sezon finali için toplandık',
      private: false,
      approval: true,
      standing: GroupStanding.OWNER,
      version: 1,
      networks: { facebook: 'bozkir', twitter: 'bozkir', instagram: '', youtube: 'bozkir.tv' },
    });
    const { group: shown } = await running.visitor.getGroupBySlug({ slug: 'bozkir-sevenler' });
    expect(shown).toMatchObject({ name: 'Bozkır Sevenler', standing: GroupStanding.NONE });
    expect(await problems(running.visitor.getGroupBySlug({ slug: 'yok' }))).toBe('NOT_FOUND');
  });

  it.each([
    ['G-02: no name', { name: ' ', description: 'a' }, { name: 'required' }],
    ['G-02: no description', { name: 'Deneme', description: '' }, { description: 'required' }],
    ['a short name', { name: 'ab', description: 'a' }, { name: 'too_short' }],
    ['61 letters', { name: 'ğ'.repeat(61), description: 'a' }, { name: 'too_long' }],
    [
      'a long tagline',
      { name: 'Deneme', description: 'a', tagline: 'ğ'.repeat(121) },
      { tagline: 'too_long' },
    ],
    ['a long description', { name: 'Deneme', description: 'ğ'.repeat(2_001) }, { description: 'too_long' }],
    [
      'an address that is a script',
      { name: 'Deneme', description: 'a', website: 'javascript:alert(1)' },
      { website: 'invalid' },
    ],
    [
      'a username that is an address',
      { name: 'Deneme', description: 'a', networks: { discord: 'https://x' } },
      { 'networks.discord': 'invalid' },
    ],
    [
      'a picture that was not uploaded',
      { name: 'Deneme', description: 'a', cover: '/x' },
      { cover: 'invalid' },
    ],
    ['no fields', undefined, { fields: 'required' }],
  ])('is refused with %s', async (_, fields, refusal) => {
    expect(await problems(running.as(2).createGroup(fields ? { fields } : {}))).toEqual(refusal);
  });

  it('has a name of its own, without regard to case, marks and spaces, also when two are made at once', async () => {
    const create = (n: number, name: string) =>
      problems(running.as(n).createGroup({ fields: { name, description: 'a' } }));
    const answers = await Promise.all([create(3, 'Işık ve Gölge'), create(4, 'IŞIK  ve gölge')]);
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
    expect(answers).toContainEqual({ name: 'taken' });
    const { group } = await running
      .as(4)
      .createGroup({ fields: { name: 'Işık, ve Gölge!', description: 'a' } });
    expect(group!.slug).toBe('isik-ve-golge-2');
  });

  it('is made once for a repeated key', async () => {
    const fields = { name: 'Bir kez kurulan', description: 'a' };
    const create = () => running.as(5).createGroup({ fields }, { idempotencyKey: 'group-5-once' });
    expect(await create()).toEqual(await create());
  });

  it('G-03 G-13: is changed by its owner and managers, under its address, and not over another change', async () => {
    const group = await newGroup(running, 6);
    await putInto(running, group.id, 7, 'manager');
    await putInto(running, group.id, 8, 'member');
    const change = (n: number, name: string, version = 0) =>
      problems(running.as(n).updateGroup({ groupId: group.id, version, fields: { name, description: 'b' } }));
    expect(await change(8, 'Üyenin adı')).toBe('FORBIDDEN');
    expect(await change(9, 'Yabancının adı')).toBe('FORBIDDEN');
    expect(await change(7, 'Yöneticinin adı', 1)).toBe('OK');
    expect(await change(6, 'Eskinin üstüne', 1)).toBe('OUTDATED');
    expect(await change(6, '')).toEqual({ name: 'required' });
    expect(await read(running.visitor, group.id)).toMatchObject({
      name: 'Yöneticinin adı',
      slug: group.slug,
    });
  });

  it('G-18: is deleted with all that belongs to it; its name is free then', async () => {
    const group = await newGroup(running, 10, { name: 'Silinecek', approval: true });
    await putInto(running, group.id, 11, 'member');
    await running.as(12).joinGroup({ groupId: group.id });
    await running.as(10).setGroupInvite({ groupId: group.id, memberId: memberId(13), invited: true });
    const { id } = await post(11, group.id, 'Silinmeden önce');
    expect(await problems(running.as(11).deleteGroup({ groupId: group.id }))).toBe('FORBIDDEN');
    await running.as(10).deleteGroup({ groupId: group.id });
    expect((await running.as(11).getPosts({ ids: [id] })).posts).toEqual([]);
    expect((await running.visitor.getGroups({ ids: [group.id] })).groups).toEqual([]);
    await newGroup(running, 14, { name: 'Silinecek' });
    await eventually(async () => {
      const { rows } = await running.database.query(
        `SELECT id FROM member_group WHERE id = $1 UNION ALL SELECT group_id FROM group_member WHERE group_id = $1
         UNION ALL SELECT group_id FROM group_request WHERE group_id = $1
         UNION ALL SELECT group_id FROM group_invite WHERE group_id = $1
         UNION ALL SELECT id FROM post WHERE group_id = $1`,
        [group.id],
      );
      expect(rows).toEqual([]);
    });
  });
});

describe('joining', () => {
  it('G-10: joins an open group at once, and sends a request if joining needs acceptance; repeating it changes nothing', async () => {
    const open = await newGroup(running, 20);
    const asks = await newGroup(running, 20, { approval: true });
    const join = async (n: number, groupId: string) => (await running.as(n).joinGroup({ groupId })).group!;
    for (const _ of ['once', 'twice']) {
      expect(await join(21, open.id)).toMatchObject({ standing: GroupStanding.MEMBER, memberCount: 2 });
      expect(await join(21, asks.id)).toMatchObject({ standing: GroupStanding.REQUESTED, memberCount: 1 });
    }
    expect(await read(running.as(20), asks.id)).toMatchObject({ requestCount: 1 });
    expect(await read(running.as(21), asks.id)).toMatchObject({ requestCount: 0 });
    expect(await wrongCounts(running)).toEqual([]);
  });

  it('G-16 G-17: a request is accepted or cancelled by a manager once, or taken back', async () => {
    const { id: groupId } = await newGroup(running, 22, { approval: true });
    for (const n of [23, 24, 25]) await running.as(n).joinGroup({ groupId });
    const { requests } = await running.as(22).listGroupRequests({ groupId });
    expect(requests.map((request) => request.memberId)).toEqual([23, 24, 25].map(memberId));
    const [accepted, cancelled, own] = requests.map((request) => ({ requestId: request.id }));
    expect(await problems(running.as(24).acceptGroupRequest(cancelled!))).toBe('FORBIDDEN');
    await running.as(22).acceptGroupRequest(accepted!);
    expect(await problems(running.as(22).acceptGroupRequest(accepted!))).toBe('NOT_FOUND');
    await running.as(22).cancelGroupRequest(cancelled!);
    await running.as(25).cancelGroupRequest(own!);
    expect((await running.as(22).listGroupRequests({ groupId })).requests).toEqual([]);
    const standing = async (n: number) => (await read(running.as(n), groupId)).standing;
    expect(await Promise.all([23, 24, 25].map(standing))).toEqual([
      GroupStanding.MEMBER,
      GroupStanding.NONE,
      GroupStanding.NONE,
    ]);
    expect(await wrongCounts(running)).toEqual([]);
  });

  it('G-14 G-21: an invite is set and taken back; an invited member joins at once, or declines', async () => {
    const { id: groupId } = await newGroup(running, 30, { private: true });
    const invite = (n: number, invited = true) =>
      running.as(30).setGroupInvite({ groupId, memberId: memberId(n), invited });
    for (const n of [31, 31, 32, 33]) await invite(n);
    expect((await running.as(30).listGroupInvites({ groupId })).memberIds).toEqual(
      [31, 32, 33].map(memberId),
    );
    expect((await running.as(31).joinGroup({ groupId })).group).toMatchObject({
      standing: GroupStanding.MEMBER,
    });
    expect(await problems(invite(31))).toBe('CONFLICT');
    await running.as(32).withdrawFromGroup({ groupId });
    const filter = GroupFilter.INVITED;
    expect((await running.as(33).listGroups({ filter })).groups).toMatchObject([{ id: groupId }]);
    await invite(33, false);
    expect((await running.as(33).listGroups({ filter })).groups).toEqual([]);
    expect((await running.as(33).joinGroup({ groupId })).group).toMatchObject({
      standing: GroupStanding.REQUESTED,
    });
    await invite(33);
    expect((await read(running.as(33), groupId)).standing).toBe(GroupStanding.MEMBER);
    expect(await problems(invite(999))).toBe('NOT_FOUND');
    await running.block(34, 30);
    expect(await problems(invite(34))).toBe('FORBIDDEN');
    const asked = { groupId, memberIds: [31, 32, 34].map(memberId) };
    expect((await running.as(30).getGroupCandidates(asked)).candidates).toMatchObject([
      { memberId: memberId(31), standing: GroupStanding.MEMBER },
      { memberId: memberId(32), standing: GroupStanding.NONE },
    ]);
    expect(await wrongCounts(running)).toEqual([]);
  });

  it('G-11: a member leaves; the owner hands the group over first', async () => {
    const { id: groupId } = await newGroup(running, 40);
    for (const n of [41, 42]) await running.as(n).joinGroup({ groupId });
    expect(await problems(running.as(40).leaveGroup({ groupId }))).toBe('OWNER_STAYS');
    const role = (n: number, to: number, is: GroupRole) =>
      problems(running.as(n).setGroupRole({ groupId, memberId: memberId(to), role: is }));
    expect(await role(41, 42, GroupRole.MANAGER)).toBe('FORBIDDEN');
    expect(await role(40, 43, GroupRole.MANAGER)).toBe('NOT_FOUND');
    expect(await role(40, 40, GroupRole.MEMBER)).toBe('OWNER_STAYS');
    expect(await role(40, 41, GroupRole.OWNER)).toBe('OK');
    expect(await role(40, 42, GroupRole.MANAGER)).toBe('FORBIDDEN');
    const { members, info } = await running.visitor.listGroupMembers({ groupId, page: { size: 2 } });
    expect(members).toMatchObject([
      { memberId: memberId(41), role: GroupRole.OWNER },
      { memberId: memberId(40), role: GroupRole.MANAGER },
    ]);
    const page = { cursor: info!.nextCursor };
    expect(await running.visitor.listGroupMembers({ groupId, page })).toMatchObject({
      members: [{ memberId: memberId(42), role: GroupRole.MEMBER }],
      info: { count: 3, last: true },
    });
    expect((await running.as(40).leaveGroup({ groupId })).group).toMatchObject({ memberCount: 2 });
    await running.as(40).leaveGroup({ groupId });
    expect(await wrongCounts(running)).toEqual([]);
  });

  it('G-15: a member is removed by a manager, the owner never; the member’s open pages learn of it', async () => {
    const { id: groupId } = await newGroup(running, 50, { private: true });
    for (const [n, role] of [
      [51, 'manager'],
      [52, 'member'],
    ] as const)
      await putInto(running, groupId, n, role);
    const { id } = await post(52, groupId, 'Hâlâ buradayım');
    const woken: string[] = [];
    await running.bench.live.listen(wakes.groupStanding(groupId, memberId(52)), () => void woken.push('own'));
    const remove = (by: number, n: number) =>
      problems(running.as(by).removeGroupMember({ groupId, memberId: memberId(n) }));
    expect(await remove(52, 51)).toBe('FORBIDDEN');
    expect(await remove(51, 50)).toBe('FORBIDDEN');
    expect(await remove(50, 50)).toBe('OWNER_STAYS');
    expect(await remove(51, 52)).toBe('OK');
    expect(await remove(51, 52)).toBe('NOT_FOUND');
    await eventually(() => expect(woken).toEqual(['own']));
    expect(await problems(post(52, groupId, 'Yine ben'))).toBe('FORBIDDEN');
    expect(await problems(running.as(52).listGroupPosts({ groupId }))).toBe('FORBIDDEN');
    expect((await running.as(52).getPosts({ ids: [id] })).posts).toEqual([]);
    expect(await problems(running.as(52).editPost({ postId: id, body: 'a', version: 1 }))).toBe('NOT_FOUND');
    expect(await wrongCounts(running)).toEqual([]);
  });

  it('16 members who join and leave at once leave exact counters', async () => {
    const { id: groupId } = await newGroup(running, 60);
    const numbers = Array.from({ length: 16 }, (_, n) => 61 + n);
    await Promise.all(numbers.map((n) => running.as(n).joinGroup({ groupId })));
    await Promise.all(numbers.slice(0, 8).map((n) => running.as(n).leaveGroup({ groupId })));
    expect(await read(running.visitor, groupId)).toMatchObject({ memberCount: 9 });
    expect(await wrongCounts(running)).toEqual([]);
  });

  it('a banned owner is followed by the oldest manager who is not banned, and stays a member', async () => {
    const { id: groupId } = await newGroup(running, 85);
    const alone = await newGroup(running, 85);
    await putInto(running, groupId, 86, 'manager');
    await putInto(running, groupId, 87, 'manager');
    await putInto(running, groupId, 88, 'member');
    const roles = async (id: string) =>
      new Map(
        (await running.visitor.listGroupMembers({ groupId: id })).members.map((one) => [
          one.memberId,
          one.role,
        ]),
      );
    await running.ban(86);
    await running.ban(85);
    await eventually(async () =>
      expect(await roles(groupId)).toEqual(
        new Map([
          [memberId(87), GroupRole.OWNER],
          [memberId(86), GroupRole.MANAGER],
          [memberId(85), GroupRole.MEMBER],
          [memberId(88), GroupRole.MEMBER],
        ]),
      ),
    );
    expect(await roles(alone.id)).toEqual(new Map([[memberId(85), GroupRole.OWNER]]));
    await running.ban(85, false);
    await running.ban(87);
    await eventually(async () => expect((await roles(groupId)).get(memberId(85))).toBe(GroupRole.OWNER));
    expect(await wrongCounts(running)).toEqual([]);
    await running.erase(86);
    await eventually(async () => {
      const { rows } = await running.database.query(`SELECT 1 FROM inactive_member WHERE member_id = $1`, [
        memberId(86),
      ]);
      expect(rows).toEqual([]);
    });
  });

  it('an erased owner is followed by the oldest manager, and not named in invites; a group without members is deleted', async () => {
    const { id: groupId } = await newGroup(running, 80);
    const alone = await newGroup(running, 80);
    await putInto(running, groupId, 81, 'member');
    await putInto(running, groupId, 82, 'manager');
    await running.as(80).setGroupInvite({ groupId, memberId: memberId(83), invited: true });
    await running.erase(80);
    await eventually(async () => {
      const { members } = await running.visitor.listGroupMembers({ groupId });
      expect(members).toMatchObject([
        { memberId: memberId(82), role: GroupRole.OWNER },
        { memberId: memberId(81), role: GroupRole.MEMBER },
      ]);
      expect((await running.visitor.getGroups({ ids: [alone.id] })).groups).toEqual([]);
    });
    const { rows } = await running.database.query(
      `SELECT to_jsonb(i)::text AS invite FROM group_invite i WHERE group_id = $1`,
      [groupId],
    );
    expect(rows).toEqual([{ invite: expect.not.stringContaining(memberId(80)) }]);
    expect(await wrongCounts(running)).toEqual([]);
  });
});

describe('the list of groups', () => {
  it('holds the largest first, page by page, and finds by a part of the name without regard to marks', async () => {
    const names = ['Kırmızı Çatı', 'Kirmizi Pencere', 'Damdaki Kırmızı'];
    const made = [];
    for (const [index, name] of names.entries()) made.push(await newGroup(running, 90 + index, { name }));
    await running.as(93).joinGroup({ groupId: made[1]!.id });
    const find = async (query: string, size = 2) => {
      const found: string[] = [];
      for (let cursor = '', last = false; !last;) {
        const { groups, info } = await running.visitor.listGroups({
          filter: GroupFilter.ALL,
          query,
          page: { size, cursor },
        });
        found.push(...groups.map(({ name }) => name));
        ({ nextCursor: cursor, last } = info!);
      }
      return found;
    };
    expect(await find('KIRMIZI')).toEqual(['Kirmizi Pencere', 'Damdaki Kırmızı', 'Kırmızı Çatı']);
    expect(await find('kı')).toEqual(['Kirmizi Pencere', 'Kırmızı Çatı']);
    expect(await find('%_')).toEqual([]);
    expect(await find('', 50)).toEqual(expect.arrayContaining(names));
    const joined = await running.as(93).listGroups({ filter: GroupFilter.JOINED });
    expect(joined.groups).toMatchObject([{ name: 'Kirmizi Pencere', standing: GroupStanding.MEMBER }]);
    expect(await problems(running.visitor.listGroups({ filter: GroupFilter.JOINED }))).toBe('NO_SESSION');
  });
});

describe('posts of a group', () => {
  it('G-24: are texts and polls in its feed, the newest first; above one of them; and in their readers’ own feed', async () => {
    const { id: groupId } = await newGroup(running, 100);
    await running.as(101).joinGroup({ groupId });
    const first = await post(100, groupId, 'Gruptan bir');
    await post(100, groupId, 'Gruptan iki', { poll: { question: 'Hangisi?', answers: ['Bu', 'Şu'] } });
    expect(first).toMatchObject({ groupId });
    expect(await postsOf(running.visitor, groupId)).toEqual(['Gruptan iki', 'Gruptan bir']);
    const newer = await running.visitor.listGroupPosts({ groupId, newerThan: first.id });
    expect(newer).toMatchObject({ posts: [{ body: 'Gruptan iki' }], info: { last: true } });
    expect(await feed(running.as(101), FeedKind.FOLLOWED)).toEqual(['Gruptan iki', 'Gruptan bir']);
    expect(await feed(running.as(102), FeedKind.FOLLOWED)).toEqual([]);
    expect(await feed(running.visitor, FeedKind.EVERYONE)).not.toContain('Gruptan bir');
    expect(await problems(post(102, groupId, 'Yabancı'))).toBe('FORBIDDEN');
  });

  it('are deleted by their author and by the group’s managers', async () => {
    const { id: groupId } = await newGroup(running, 105);
    for (const n of [106, 107]) await running.as(n).joinGroup({ groupId });
    const { id: postId } = await post(106, groupId, 'Silinecek');
    const managed = async (n: number) => (await running.as(n).getPosts({ ids: [postId] })).posts[0]!.managed;
    expect(await Promise.all([105, 106].map(managed))).toEqual([true, false]);
    expect(await problems(running.as(107).deletePost({ postId }))).toBe('FORBIDDEN');
    await running.as(105).deletePost({ postId });
    expect(await postsOf(running.visitor, groupId)).toEqual([]);
  });

  it('of a private group are only in the group, and only its members see them', async () => {
    const { id: groupId, slug } = await newGroup(running, 110, { private: true, name: 'Gizli Geçit' });
    await running.as(110).updateGroup({
      groupId,
      fields: {
        name: 'Gizli Geçit',
        tagline: 'Kapalı',
        description: 'Gizli parola',
        private: true,
        website: 'https://gizli.example',
        networks: { discord: 'gizli.sunucu' },
      },
    });
    await putInto(running, groupId, 111, 'member');
    await running.as(112).setFollow({ memberId: memberId(111), active: true });
    const body = `Gizli gönderi @${nameOf(110)} ve @${nameOf(112)} için`;
    const poll = { question: 'Gizli soru?', answers: ['Gizli bir', 'Gizli iki'] };
    const { id: postId, mentionedIds } = await post(111, groupId, body, { poll });
    expect(mentionedIds).toEqual([memberId(110)]);
    for (const member of [110, 111]) expect(await postsOf(running.as(member), groupId)).toEqual([body]);
    const calls = (reader: Reader) => [
      reader.listFeed({ kind: FeedKind.EVERYONE, page: { size: 50 } }),
      reader.listFeed({ kind: FeedKind.FOLLOWED, page: { size: 50 } }),
      reader.countNewer({ kind: FeedKind.FOLLOWED, newerThan: '' }),
      reader.listMemberPosts({ memberId: memberId(111) }),
      reader.getPosts({ ids: [postId] }),
      reader.revealPosts({ ids: [postId] }),
      reader.getOwnPost({ postId }),
      reader.clap({ postId, claps: 1 }),
      reader.voteInPoll({ postId, answer: 1 }),
      reader.listGroupPosts({ groupId }),
      reader.listGroupMembers({ groupId }),
      reader.getGroups({ ids: [groupId] }),
      reader.getGroupBySlug({ slug }),
      reader.listGroups({ filter: GroupFilter.ALL, query: 'gizli' }),
    ];
    for (const reader of [running.visitor, running.as(112), running.as(113)]) {
      const answers = await Promise.allSettled(calls(reader));
      const bytes = inspect(answers, { depth: null, maxStringLength: null });
      expect(bytes).not.toMatch(/Gizli gönderi|Gizli soru|Gizli bir|parola|gizli\.example|gizli\.sunucu/);
      expect(bytes).not.toContain(memberId(110));
      expect(bytes).toContain('Kapalı');
    }
    expect(await running.as(112).countNewer({ kind: FeedKind.FOLLOWED })).toMatchObject({ count: 0 });
    // A group that is made private later behaves like a private one from then on, and the other way round.
    const open = (isPrivate: boolean) =>
      running.as(110).updateGroup({
        groupId,
        fields: { name: 'Gizli Geçit', description: 'Açık', private: isPrivate },
      });
    await open(false);
    expect(await postsOf(running.visitor, groupId)).toEqual([body]);
    await open(true);
    expect(await problems(running.visitor.listGroupPosts({ groupId }))).toBe('NO_SESSION');
  });

  it('are read whatever the author’s profile shows, but not across a block', async () => {
    const { id: groupId } = await newGroup(running, 120);
    await running.as(121).joinGroup({ groupId });
    await running.show(121, Audience.NOBODY);
    await post(121, groupId, 'Kapalı profilden');
    expect(await postsOf(running.visitor, groupId)).toEqual(['Kapalı profilden']);
    await running.block(121, 122);
    expect(await postsOf(running.as(122), groupId)).toEqual([]);
  });
});

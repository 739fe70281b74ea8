import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Audience, FeedKind, GroupFilter } from '@seyir/proto';
import { memberId, nameOf, problems, startSocial, type Running } from './fixtures.js';
import { groupPost, newGroup, putInto } from './group-fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

type Reader = Running['visitor'];
const postsOf = async (reader: Reader, groupId: string) =>
  (await reader.listGroupPosts({ groupId })).posts.map(({ body }) => body);
const feed = async (reader: Reader, kind: FeedKind) =>
  (await reader.listFeed({ kind, page: { size: 50 } })).posts.map(({ body }) => body);

describe('posts of a group', () => {
  it('G-24: are texts and polls in its feed, the newest first; above one of them; and in their readers’ own feed', async () => {
    const { id: groupId } = await newGroup(running, 100);
    await running.as(101).joinGroup({ groupId });
    const first = await groupPost(running, 100, groupId, 'Gruptan bir');
    await groupPost(running, 100, groupId, 'Gruptan iki', {
      poll: { question: 'Hangisi?', answers: ['Bu', 'Şu'] },
    });
    expect(first).toMatchObject({ groupId });
    expect(await postsOf(running.visitor, groupId)).toEqual(['Gruptan iki', 'Gruptan bir']);
    const newer = await running.visitor.listGroupPosts({ groupId, newerThan: first.id });
    expect(newer).toMatchObject({ posts: [{ body: 'Gruptan iki' }], info: { last: true } });
    expect(await feed(running.as(101), FeedKind.FOLLOWED)).toEqual(['Gruptan iki', 'Gruptan bir']);
    expect(await feed(running.as(102), FeedKind.FOLLOWED)).toEqual([]);
    expect(await feed(running.visitor, FeedKind.EVERYONE)).not.toContain('Gruptan bir');
    expect(await problems(groupPost(running, 102, groupId, 'Yabancı'))).toBe('FORBIDDEN');
  });

  it('are deleted by their author and by the group’s managers', async () => {
    const { id: groupId } = await newGroup(running, 105);
    for (const n of [106, 107]) await running.as(n).joinGroup({ groupId });
    const { id: postId } = await groupPost(running, 106, groupId, 'Silinecek');
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
    const { id: postId, mentionedIds } = await groupPost(running, 111, groupId, body, { poll });
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
    await groupPost(running, 121, groupId, 'Kapalı profilden');
    expect(await postsOf(running.visitor, groupId)).toEqual(['Kapalı profilden']);
    await running.block(121, 122);
    expect(await postsOf(running.as(122), groupId)).toEqual([]);
  });
});

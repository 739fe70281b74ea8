import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { Audience, FeedKind, SpoilerKind, wakes } from '@seyir/proto';
import { memberId, startSocial, titleId, type Running } from './fixtures.js';
import { newGroup } from './group-fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

const EVERYONE = { kind: FeedKind.EVERYONE };
const post = async (n: number, body: string, more: object = {}) =>
  (await running.as(n).createPost({ body, ...more })).post!;
const forAll = async (asked = 1) => running.as(asked).listFeed({ ...EVERYONE, asAnyMember: true });
const bodies = async (asked = 1) => (await forAll(asked)).posts.map(({ body }) => body);

describe('the feed as any member gets it', () => {
  it('has what members may see, and nothing that is kept for some of them', async () => {
    await running.show(3, Audience.MEMBERS);
    await running.show(4, Audience.NOBODY);
    await running.as(5).setFollow({ memberId: memberId(4), active: true });
    await post(2, 'Herkese');
    await post(3, 'Üyelere');
    await post(4, 'Yalnız takipçilere');
    const { id: groupId } = await newGroup(running, 6);
    await running.as(6).createGroupPost({ groupId, post: { body: 'Grupta' } });
    const asked = await forAll(5);
    expect(asked.asAnyMember).toBe(true);
    expect(asked.posts.map(({ body }) => body)).toEqual(['Üyelere', 'Herkese']);
    expect(await running.as(9).listFeed(EVERYONE)).toEqual({ ...asked, asAnyMember: false });
  });

  it('does not depend on who asks: blocks, mutes, muted words, claps, votes and progress', async () => {
    const plain = await post(2, 'Bu akşam final var');
    const poll = await post(2, '', { poll: { question: 'Sence?', answers: ['Bu', 'Şu'] } });
    const spoiler = { kind: SpoilerKind.TITLE, titleId };
    await post(7, 'Katil uşak', { spoiler });
    const before = await forAll(9);
    expect(before.posts[0]).toMatchObject({ covered: true, body: '' });
    running.finished.add(`${memberId(7)} ${titleId}`);
    await running.as(7).clap({ postId: plain.id, claps: 3 });
    await running.as(7).voteInPoll({ postId: poll.id, answer: 1 });
    await running.muteWords(7, 'final');
    await running.block(2, 7);
    await running.mute(7, 3);
    const [asked, unasked] = [await forAll(7), await forAll(9)];
    expect(asked).toEqual(unasked);
    expect(asked.posts.map(({ id }) => id)).toEqual(before.posts.map(({ id }) => id));
    expect(asked.posts.find(({ id }) => id === plain.id)).toMatchObject({ clapCount: 3, ownClaps: 0 });
    expect(asked.posts.find(({ id }) => id === poll.id)?.poll).toMatchObject({
      ownAnswer: 0,
      resultsHidden: true,
      voteCount: 0,
    });
  });

  it('loses the posts of erased members, and those above a post are read in the same way', async () => {
    const first = await post(11, 'Kalan');
    await post(10, 'Giden');
    const { posts } = await running.as(1).listFeed({ ...EVERYONE, asAnyMember: true, newerThan: first.id });
    expect(posts.map(({ body }) => body)).toEqual(['Giden']);
    await running.erase(10);
    expect(await bodies()).not.toContain('Giden');
  });

  it('is not for visitors, and there is none of followed members', async () => {
    await expect(running.visitor.listFeed({ ...EVERYONE, asAnyMember: true })).rejects.toMatchObject({
      code: 'NO_SESSION',
    });
    await expect(
      running.as(1).listFeed({ kind: FeedKind.FOLLOWED, asAnyMember: true }),
    ).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('what is hidden from a member', () => {
  const hidden = (n: number) => running.as(n).getHiddenAuthors({});

  it('are the authors of blocks in both directions and of mutes, and more with muted words', async () => {
    expect(await hidden(20)).toMatchObject({ memberIds: [], hidesMore: false });
    await running.block(20, 21);
    await running.block(22, 20);
    await running.mute(20, 23);
    await running.mute(24, 20);
    const named = await hidden(20);
    expect(named.memberIds.toSorted()).toEqual([21, 22, 23].map(memberId));
    expect(named.hidesMore).toBe(false);
    expect((await hidden(22)).memberIds).toEqual([memberId(20)]);
    await running.muteWords(20, 'final');
    expect((await hidden(20)).hidesMore).toBe(true);
  });

  it('wakes caches with the ids of both', async () => {
    const woken: string[] = [];
    await running.bench.live.listen(wakes.hiddenPosts, (hint) => void woken.push(hint ?? ''));
    await running.block(25, 26);
    await running.muteWords(27, 'final');
    await eventually(() => expect(woken).toEqual([`${memberId(25)} ${memberId(26)}`, memberId(27)]));
  });

  it('is more than can be named if there are very many', async () => {
    await running.database.query(
      `INSERT INTO block (block_id, member_id, other_id, blocked, muted)
       SELECT gen_random_uuid(), $1, gen_random_uuid(), true, false FROM generate_series(1, 20000)`,
      [memberId(28)],
    );
    await running.database.query(
      `INSERT INTO block (block_id, member_id, other_id, blocked, muted)
       SELECT gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), true, false FROM generate_series(1, 20000)`,
    );
    await running.database.query('ANALYZE block');
    const read = await explainStatements(['block', 'muted_words', 'clap'], async () => {
      const { memberIds, hidesMore } = await hidden(28);
      expect([memberIds.length, hidesMore]).toEqual([200, true]);
    });
    expect(read.filter(isBeyondBudget)).toEqual([]);
  });
});

describe("a member's own marks", () => {
  it('are read by post, and wake caches of pages without them', async () => {
    const woken: string[] = [];
    await running.bench.live.listen(wakes.postMarks, (hint) => void woken.push(hint ?? ''));
    const [one, two, three] = [await post(31, 'Bir'), await post(31, 'İki'), await post(31, 'Üç')];
    const poll = await post(31, '', { poll: { question: 'Sence?', answers: ['Bu', 'Şu'] } });
    await running.as(30).clap({ postId: one.id, claps: 2 });
    await running.as(32).clap({ postId: two.id, claps: 5 });
    await running.as(30).voteInPoll({ postId: poll.id, answer: 2 });
    await post(33, 'Yeni');
    await eventually(() => expect(woken).toEqual([31, 31, 31, 31, 30, 32, 30, 33].map(memberId)));
    const { claps } = await running.as(30).getOwnClaps({ postIds: [one, two, three].map(({ id }) => id) });
    expect(claps).toMatchObject([{ postId: one.id, count: 2 }]);
  });
});

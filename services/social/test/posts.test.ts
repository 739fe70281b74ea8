import { inspect } from 'node:util';
import { fromBinary, type MessageShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { Audience, CardKind, FeedKind, PostChangedSchema, SpoilerKind, topics, wakes } from '@seyir/proto';
import {
  episodeId,
  filmId,
  id,
  memberId,
  nameOf,
  problems,
  startSocial,
  titleId,
  type Running,
} from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

const post = async (n: number, body: string, more: object = {}) =>
  (await running.as(n).createPost({ body, ...more })).post!;
const follow = (n: number, other: number) =>
  running.as(n).setFollow({ memberId: memberId(other), active: true });
type Reader = Running['visitor'];
/** Bodies of a feed, in pages of two. */
const feed = async (reader: Reader, kind = FeedKind.EVERYONE) => {
  const bodies: string[] = [];
  for (let cursor = '', last = false; !last;) {
    const { posts, info } = await reader.listFeed({ kind, page: { size: 2, cursor } });
    bodies.push(...posts.map(({ body }) => body));
    ({ nextCursor: cursor, last } = info!);
  }
  return bodies;
};
const followedOf = (n: number) => feed(running.as(n), FeedKind.FOLLOWED);
const read = async (reader: Reader, postId: string) => (await reader.getPosts({ ids: [postId] })).posts[0];

describe('a post', () => {
  it('S-03: has a text, a card and the mentioned members', async () => {
    const card = { kind: CardKind.EPISODE, id: episodeId(2) };
    const made = await post(1, `  Bu bölüm @${nameOf(2)} için, @${nameOf(1)} değil  `, { card });
    expect(made).toMatchObject({
      authorId: memberId(1),
      body: `Bu bölüm @${nameOf(2)} için, @${nameOf(1)} değil`,
      card,
      mentionedIds: [memberId(2)],
      edited: false,
      version: 1,
      covered: false,
    });
    expect(await read(running.visitor, made.id)).toMatchObject({ body: made.body, card });
  });

  it.each([
    ['nothing', { body: '   ' }, { body: 'required' }],
    ['2,001 graphemes', { body: 'ğ'.repeat(2_001) }, { body: 'too_long' }],
    ['an unknown card', { body: 'a', card: { kind: CardKind.TITLE, id: id('ffff', 1) } }, 'NOT_FOUND'],
    ['a card of no kind', { body: 'a', card: { id: titleId } }, { card: 'invalid' }],
    ['a spoiler of nothing', { body: 'a', spoiler: { kind: SpoilerKind.TITLE } }, { spoiler: 'required' }],
    [
      'a place that a film does not have',
      { body: 'a', spoiler: { kind: SpoilerKind.EPISODE, titleId: filmId, season: 1, number: 5 } },
      { spoiler: 'invalid' },
    ],
    [
      'a spoiler of another title',
      {
        body: 'a',
        card: { kind: CardKind.TITLE, id: titleId },
        spoiler: { kind: SpoilerKind.TITLE, titleId: id('ffff', 1) },
      },
      { spoiler: 'invalid' },
    ],
  ])('is refused with %s', async (_, request, refusal) => {
    expect(await problems(running.as(1).createPost(request))).toEqual(refusal);
  });

  it('is created once for a repeated key, and wakes the caches of the feed', async () => {
    const woken: string[] = [];
    await running.bench.live.listen(wakes.flow, () => void woken.push('flow'));
    const create = () => running.as(3).createPost({ body: 'Bir kez' }, { idempotencyKey: 'post-3-once' });
    expect(await create()).toEqual(await create());
    expect((await running.visitor.listMemberPosts({ memberId: memberId(3) })).posts).toHaveLength(1);
    await eventually(() => expect(woken).toHaveLength(1));
  });

  it('S-12: can be edited only by its author, is then marked, and does not overwrite another edit', async () => {
    const { id: postId } = await post(4, 'İlk hâli');
    const edit = (n: number, body: string, version: number) =>
      running.as(n).editPost({ postId, body, version });
    expect(await problems(edit(5, 'Başkası', 1))).toBe('FORBIDDEN');
    expect((await edit(4, 'Son hâli', 1)).post).toMatchObject({ body: 'Son hâli', edited: true, version: 2 });
    expect(await problems(edit(4, 'Eskinin üstüne', 1))).toBe('OUTDATED');
    expect((await edit(4, 'Son hâli', 2)).post).toMatchObject({ version: 2 });
  });

  it('S-13: can be deleted by its author or a moderator; then nobody reads it, and no data is left', async () => {
    const [own, theirs] = [await post(6, 'Kendi siler'), await post(6, 'Moderatör siler')];
    await running.as(7).clap({ postId: own.id, claps: 3 });
    expect(await problems(running.as(7).deletePost({ postId: own.id }))).toBe('FORBIDDEN');
    await running.as(6).deletePost({ postId: own.id });
    await running.moderator.deletePost({ postId: theirs.id });
    expect((await running.visitor.listMemberPosts({ memberId: memberId(6) })).posts).toEqual([]);
    expect(await read(running.as(6), own.id)).toBeUndefined();
    expect(await problems(running.as(6).editPost({ postId: own.id, body: 'a', version: 1 }))).toBe(
      'NOT_FOUND',
    );
    expect(await problems(running.as(7).clap({ postId: own.id, claps: 1 }))).toBe('NOT_FOUND');
    await eventually(async () => {
      const { rows } = await running.database.query(
        `SELECT id FROM post WHERE id = ANY($1) UNION ALL SELECT post_id FROM clap WHERE post_id = ANY($1)
         UNION ALL SELECT target_id FROM clap_tally_delta WHERE target_id = ANY($1)
         UNION ALL SELECT target_id FROM clap_tally WHERE target_id = ANY($1)`,
        [[own.id, theirs.id]],
      );
      expect(rows).toEqual([]);
    });
  });
});

describe('a spoiler', () => {
  it('covers the text until the reader’s progress reaches it or the reader reveals it; never for its author', async () => {
    const card = { kind: CardKind.EPISODE, id: episodeId(3) };
    const { id: postId } = await post(10, 'Katil kâhya', { card, spoiler: { kind: SpoilerKind.EPISODE } });
    for (const reader of [running.visitor, running.as(11)])
      expect(await read(reader, postId)).toMatchObject({ body: '', covered: true, spoiler: { number: 3 } });
    expect(await read(running.as(10), postId)).toMatchObject({ body: 'Katil kâhya', covered: false });
    running.seen.set(memberId(11), 3);
    expect(await read(running.as(11), postId)).toMatchObject({ body: 'Katil kâhya', covered: false });
    const { posts } = await running.visitor.revealPosts({ ids: [postId] });
    expect(posts).toMatchObject([{ body: 'Katil kâhya', covered: false }]);
  });

  it('covers question and answers of a poll too', async () => {
    const { id: postId } = await post(10, '', {
      spoiler: { kind: SpoilerKind.TITLE, titleId },
      poll: { question: 'Katil kim?', answers: ['Kâhya', 'Kız kardeş'] },
    });
    const covered = (await read(running.visitor, postId))!;
    expect(inspect(covered, { depth: null })).not.toMatch(/Katil|Kâhya|kardeş/);
    expect(covered.poll?.answers).toHaveLength(2);
  });
});

describe('feeds', () => {
  it("'Herkes' has the posts of public profiles, newest first, in both directions", async () => {
    const made = [];
    for (const body of ['bir', 'iki', 'üç', 'dört', 'beş']) made.push(await post(20, body));
    expect((await feed(running.visitor)).slice(0, 5)).toEqual(['beş', 'dört', 'üç', 'iki', 'bir']);
    const newerThan = made[1]!.id;
    const kind = FeedKind.EVERYONE;
    const above = await running.visitor.listFeed({ kind, newerThan, page: { size: 2 } });
    expect(above.posts.map(({ body }) => body)).toEqual(['dört', 'üç']);
    expect(above.info).toMatchObject({ last: false });
    const rest = await running.visitor.listFeed({ kind, newerThan: made[3]!.id, page: { size: 2 } });
    expect(rest).toMatchObject({ posts: [{ body: 'beş' }], info: { last: true } });
    expect(await running.visitor.countNewer({ kind, newerThan })).toMatchObject({ count: 3 });
  });

  it("'Takip ettiklerin' has the posts of followed members, and no others", async () => {
    for (const author of [31, 32]) await follow(30, author);
    const bodies = [];
    for (const [author, body] of [
      [31, 'a1'],
      [33, 'yabancı'],
      [32, 'b1'],
      [31, 'a2'],
      [31, 'a3'],
      [32, 'b2'],
      [31, 'a4'],
    ] as const) {
      await post(author, body);
      if (author !== 33) bodies.unshift(body);
    }
    expect(await followedOf(30)).toEqual(bodies);
    const kind = FeedKind.FOLLOWED;
    expect(await running.as(30).countNewer({ kind, newerThan: '' })).toMatchObject({ count: 6 });
    expect(await problems(running.visitor.listFeed({ kind }))).toBe('NO_SESSION');
    expect(await problems(running.as(30).listFeed({ kind, page: { number: 2, size: 2 } }))).toEqual({
      page: 'too_far',
    });
  });

  it('posts of a private profile are visible to accepted followers, and in no public feed', async () => {
    await follow(40, 41);
    await running.show(41, Audience.NOBODY);
    const { id: postId } = await post(41, 'Aramızda');
    expect(await followedOf(40)).toEqual(['Aramızda']);
    for (const reader of [running.visitor, running.as(40), running.as(42)])
      expect(await feed(reader)).not.toContain('Aramızda');
    expect(await read(running.as(40), postId)).toMatchObject({ body: 'Aramızda' });
    for (const reader of [running.visitor, running.as(42)]) {
      expect(await read(reader, postId)).toBeUndefined();
      expect((await reader.revealPosts({ ids: [postId] })).posts).toEqual([]);
      expect(await problems(reader.listMemberPosts({ memberId: memberId(41) }))).toBe('NOT_FOUND');
    }
    expect(await problems(running.as(42).clap({ postId, claps: 1 }))).toBe('NOT_FOUND');
    await running.show(41, Audience.MEMBERS);
    expect(await feed(running.visitor)).not.toContain('Aramızda');
    expect(await feed(running.as(42))).toContain('Aramızda');
  });

  it('across a block neither member sees the posts of the other; a mute hides them in feeds', async () => {
    await post(50, 'Engelli');
    await running.block(51, 50);
    const { id: postId } = await post(51, 'Engelleyen');
    expect(await feed(running.as(50))).not.toContain('Engelleyen');
    expect(await feed(running.as(51))).not.toContain('Engelli');
    expect(await read(running.as(50), postId)).toBeUndefined();
    expect(await problems(running.as(50).clap({ postId, claps: 1 }))).toBe('NOT_FOUND');
    expect(await feed(running.as(52))).toEqual(expect.arrayContaining(['Engelli', 'Engelleyen']));
    await follow(52, 51);
    await running.mute(52, 51);
    expect(await feed(running.as(52))).not.toContain('Engelleyen');
    expect(await followedOf(52)).toEqual([]);
    expect(await read(running.as(52), postId)).toMatchObject({ body: 'Engelleyen' });
  });

  it('leave out an erased member at once, and all their data is deleted', async () => {
    const { id: postId } = await post(60, 'Gidiyorum');
    const stays = await post(61, `Kalıyorum @${nameOf(60)} @${nameOf(62)}`);
    await running.as(60).clap({ postId: stays.id, claps: 7 });
    await running.as(62).clap({ postId: stays.id, claps: 2 });
    await running.erase(60);
    expect(await feed(running.visitor)).not.toContain('Gidiyorum');
    await eventually(async () =>
      expect(await read(running.visitor, stays.id)).toMatchObject({ clapCount: 2 }),
    );
    await eventually(async () => {
      const { rows } = await running.database.query(`SELECT 1 FROM post WHERE id = $1`, [postId]);
      expect(rows).toEqual([]);
    });
    await eventually(async () => {
      const { rows } = await running.database.query(`SELECT mentioned_ids FROM post WHERE id = $1`, [
        stays.id,
      ]);
      expect(rows).toEqual([{ mentioned_ids: [memberId(62)] }]);
    });
  });
});

describe('comments asks', () => {
  it('S-11: which posts a member may open, with their spoiler scopes', async () => {
    const spoiler = { kind: SpoilerKind.TITLE, titleId };
    const open = await post(70, 'Herkese', { spoiler });
    const hidden = await post(71, 'Aramızda');
    await running.show(71, Audience.NOBODY);
    await running.block(70, 72);
    const shownTo = async (n?: number) => {
      const asked = { memberId: n === undefined ? '' : memberId(n), postIds: [open.id, hidden.id, 'x'] };
      return (await running.comments.findShown(asked)).posts.map((one) => one.id);
    };
    expect(await shownTo()).toEqual([open.id]);
    expect(await shownTo(71)).toEqual([open.id, hidden.id]);
    expect(await shownTo(72)).toEqual([]);
    const { posts } = await running.comments.findShown({ postIds: [open.id] });
    expect(posts).toMatchObject([{ authorId: memberId(70), spoiler }]);
  });

  it('and hears of each post that is made, changed and deleted', async () => {
    const heard: MessageShape<typeof PostChangedSchema>[] = [];
    const subscription = await running.bench.bus.subscribe('test', [topics.post.name], async ({ data }) => {
      heard.push(fromBinary(PostChangedSchema, data));
    });
    const { id: postId } = await post(73, `Selam @${nameOf(74)}`);
    await running.as(73).editPost({ postId, body: 'Selam', version: 1 });
    await running.as(73).deletePost({ postId });
    await eventually(() =>
      expect(heard.filter((one) => one.postId === postId)).toMatchObject([
        { authorId: memberId(73), mentionedIds: [memberId(74)], removed: false, version: 1 },
        { removed: false, version: 2 },
        { removed: true, version: 3 },
      ]),
    );
    await running.muteWords(75, 'final');
    const { id: second } = await post(73, `Finalde @${nameOf(74)} ve @${nameOf(75)}`);
    await running.as(73).editPost({ postId: second, body: `Geç @${nameOf(75)}`, version: 1 });
    await eventually(() =>
      expect(heard.filter((one) => one.postId === second)).toMatchObject([
        { mentionedIds: expect.arrayContaining([memberId(75)]), deafIds: [memberId(75)] },
        { deafIds: [], version: 2 },
      ]),
    );
    await subscription.close();
  });
});

describe('an import', () => {
  const imported = (n: number, more: object = {}) => ({
    id: `01940000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    authorId: memberId(80),
    body: 'Eski gönderi',
    postedAt: timestampFromDate(new Date('2026-11-20T10:00:00Z')),
    ...more,
  });

  it('brings in posts with polls, votes, claps and photos once; afterwards only their times move', async () => {
    const photo = {
      id: id('f0f0', 1),
      file: 'photo-2025-01-01-x/photo.webp',
      width: 960,
      height: 540,
      alt: 'İskele',
    };
    const posts = [
      imported(1, { photos: [photo], claps: [{ memberId: memberId(81), count: 9 }] }),
      imported(2, {
        body: '',
        question: 'Hangisi?',
        answers: ['Bu', 'Şu'],
        votes: [81, 82, 83].map((n) => ({ memberId: memberId(n), answer: n === 83 ? 2 : 1 })),
      }),
    ];
    const bring = () => running.importer.importPosts({ posts });
    expect(await bring()).toMatchObject({ created: 2, updated: 0, unchanged: 0 });
    expect(await bring()).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(await read(running.visitor, posts[0]!.id)).toMatchObject({
      clapCount: 9,
      photos: [{ alt: 'İskele' }],
    });
    const [voted] = (await running.as(81).getPosts({ ids: [posts[1]!.id] })).posts;
    expect(voted?.poll).toMatchObject({ ownAnswer: 1, answers: [{ count: 2 }, { count: 1 }] });
    const later = timestampFromDate(new Date('2026-11-21T10:00:00Z'));
    const moved = await running.importer.importPosts({ posts: [{ ...posts[0]!, postedAt: later }] });
    expect(moved).toMatchObject({ updated: 1 });
    expect(await read(running.visitor, posts[0]!.id)).toMatchObject({ postedAt: later, clapCount: 9 });
  });

  it('leaves out posts and claps of erased members, and refuses invalid posts', async () => {
    await running.erase(84);
    const claps = [{ memberId: memberId(84), count: 3 }];
    const posts = [imported(3, { authorId: memberId(84) }), imported(4, { claps })];
    expect(await running.importer.importPosts({ posts })).toMatchObject({ created: 1 });
    expect(await read(running.visitor, posts[1]!.id)).toMatchObject({ clapCount: 0 });
    for (const wrong of [{ id: 'x' }, { claps: [{ memberId: memberId(81), count: 51 }] }])
      expect(await problems(running.importer.importPosts({ posts: [imported(5, wrong)] }))).toEqual({
        'posts.0': 'invalid',
      });
  });
});

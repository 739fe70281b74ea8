import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { BlockChangedSchema, changedIds, HiddenBy, SpoilerKind, topics, wakes } from '@seyir/proto';
import { hiddenFrom } from '../src/app/hide.js';
import type { Comment } from '../src/domain/comment.js';
import { patternOf } from '../src/domain/restraint.js';
import { episode, id, memberId, nameOf, startComments, type Running } from './fixtures.js';

describe('a muted word', () => {
  it.each([
    ['final ne guzeldi', true],
    ['bu finalde agladim', true],
    ['(final)', true],
    ['yarifinal', false],
    ['yarifinal ve final', true],
    ['', false],
  ])('matches the beginning of a word: %s', (key, met) =>
    expect(patternOf(['baska', 'final'])?.test(key)).toBe(met),
  );

  it('can be several words', () =>
    expect(patternOf(['sampiyonlar ligi'])?.test('dun sampiyonlar ligi vardi')).toBe(true));

  it('is taken letter for letter', () => {
    expect(patternOf(['c++ (a.b)'])?.test('bu c++ (a.b) mi')).toBe(true);
    expect(patternOf(['a.b', '[x'])?.test('acb x')).toBe(false);
  });

  it('costs nothing for a reader who mutes none: no text is read', async () => {
    const comment = {
      authorId: 'author',
      get body(): string {
        throw new Error('a text was read');
      },
    } as unknown as Comment;
    const hiding = (words: string[]) => {
      const restraints = { hiddenFrom: async () => ({ authors: new Map(), words }) };
      const deps = { restraints, clock: { now: () => new Date(0) } } as never;
      return hiddenFrom(deps, 'reader', [comment]);
    };
    expect(await hiding([])).toEqual([undefined]);
    await expect(hiding(['final'])).rejects.toThrow('a text was read');
  });
});

describe('a restraint of a member', () => {
  let running: Running;
  beforeAll(async () => {
    running = await startComments();
  });
  afterAll(() => running.close());

  let place = 0;
  let target: ReturnType<typeof episode>;
  beforeEach(() => {
    target = episode((place++ % 5) + 1);
  });

  const aBlock = (member: number, other: number, over: MessageInitShape<typeof BlockChangedSchema>) =>
    create(BlockChangedSchema, {
      blockId: id('b10c', member * 100 + other),
      memberId: memberId(member),
      otherId: memberId(other),
      version: 1,
      ...(over as object),
    });
  const restrain = (member: number, other: number, over: MessageInitShape<typeof BlockChangedSchema>) =>
    running.publish(topics.block, aBlock(member, other, over));
  const lift = (member: number, other: number, version: number) => restrain(member, other, { version });
  const mute = (member: number, words: string[], version: number) =>
    running.publish(topics.mutedWords, { memberId: memberId(member), words, version });
  const post = async (author: number, body: string) =>
    (await running.as(author).postComment({ target, body })).comment!;
  const reply = async (author: number, parentId: string, body: string) =>
    (await running.as(author).postReply({ parentId, body })).comment!;
  /** The comment as a member sees it through every call that returns comments. */
  const seenBy = async (reader: number, commentId: string) => {
    const [listed, byId] = await Promise.all([
      running.as(reader).listComments({ target, replies: 3 }),
      running.as(reader).getComments({ ids: [commentId] }),
    ]);
    const found = [
      ...listed.comments.flatMap((comment) => [comment, ...comment.replies]),
      ...byId.comments,
    ].filter((comment) => comment.id === commentId);
    expect(found).toHaveLength(2);
    expect(new Set(found.map(({ body, hiddenBy }) => `${hiddenBy} ${body}`)).size).toBe(1);
    return { body: found[0]!.body, hiddenBy: found[0]!.hiddenBy };
  };
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => 'OK',
      (error: { code: string }) => error.code,
    );

  it('hides the texts of both from each other with a block, and from nobody else', async () => {
    const [one, other, third] = [await post(1, 'Birinci'), await post(2, 'İkinci'), await post(3, 'Üçüncü')];
    await restrain(1, 2, { blocked: true });
    expect(await seenBy(1, other.id)).toEqual({ body: '', hiddenBy: HiddenBy.BLOCK });
    expect(await seenBy(2, one.id)).toEqual({ body: '', hiddenBy: HiddenBy.AUTHOR });
    expect(await seenBy(1, third.id)).toEqual({ body: 'Üçüncü', hiddenBy: HiddenBy.UNSPECIFIED });
    expect(await seenBy(3, one.id)).toMatchObject({ body: 'Birinci' });
    const { comments, info } = await running.visitor.listComments({ target });
    expect(comments.map(({ body }) => body)).toEqual(['Üçüncü', 'İkinci', 'Birinci']);
    expect((await running.as(1).listComments({ target })).info?.count).toBe(info?.count);
    await lift(1, 2, 2);
    expect(await seenBy(1, other.id)).toMatchObject({ body: 'İkinci' });
  });

  it('cannot be revealed if it is a block, except by moderators', async () => {
    const theirs = await post(5, 'Gizli kalsın');
    await restrain(5, 4, { blocked: true });
    await restrain(5, 90, { blocked: true });
    const bodies = async (client: { revealComments: Running['visitor']['revealComments'] }) =>
      (await client.revealComments({ ids: [theirs.id] })).comments.map(({ body }) => body);
    expect(await bodies(running.as(4))).toEqual(['']);
    expect(await bodies(running.as(6))).toEqual(['Gizli kalsın']);
    expect(await bodies(running.moderator)).toEqual(['Gizli kalsın']);
  });

  it('refuses replies of the blocked member, also below a comment of the blocker; a mention has no effect', async () => {
    const theirs = await post(7, 'Sorum var');
    const between = await reply(8, theirs.id, 'Yanıtım var');
    await restrain(7, 9, { blocked: true });
    expect(await refusal(reply(9, theirs.id, 'Ben de'))).toBe('FORBIDDEN');
    expect(await refusal(reply(9, between.id, 'Ben de'))).toBe('FORBIDDEN');
    const named = await post(9, `@${nameOf(7)} ve @${nameOf(8)}`);
    expect(named.mentionedIds).toEqual([memberId(8)]);
    const own = await post(9, 'Benim sorum');
    expect(await refusal(reply(8, own.id, 'Buyur'))).toBe('OK');
    const { replyCount } = (await running.visitor.listComments({ target })).comments.find(
      (comment) => comment.id === theirs.id,
    )!;
    expect(replyCount).toBe(1);
  });

  it('hides with a mute only for the muting member, until its end, and allows revealing', async () => {
    const theirs = await post(11, 'Uzun uzun');
    const answer = await reply(11, theirs.id, 'Bir de bu');
    const inAnHour = timestampFromDate(new Date(Date.now() + 3_600_000));
    await restrain(10, 11, { muted: true, mutedUntil: inAnHour });
    expect(await seenBy(10, theirs.id)).toEqual({ body: '', hiddenBy: HiddenBy.MUTE });
    expect(await seenBy(10, answer.id)).toEqual({ body: '', hiddenBy: HiddenBy.MUTE });
    const { comments } = await running.as(10).revealComments({ ids: [theirs.id] });
    expect(comments).toMatchObject([{ body: 'Uzun uzun', hiddenBy: HiddenBy.UNSPECIFIED }]);
    const mine = await post(10, 'Ben konuşuyorum');
    expect(await seenBy(11, mine.id)).toMatchObject({ body: 'Ben konuşuyorum' });
    expect(await refusal(reply(11, mine.id, 'Ben de'))).toBe('OK');
    const ended = timestampFromDate(new Date(Date.now() - 1_000));
    await restrain(10, 11, { muted: true, mutedUntil: ended, version: 2 });
    expect(await seenBy(10, theirs.id)).toMatchObject({ body: 'Uzun uzun' });
  });

  it('hides texts with a muted word in any spelling, but never own ones', async () => {
    const theirs = await post(12, 'FİNALDE kim öldü?');
    const mine = await post(13, 'Final nasıldı?');
    await mute(13, ['final'], 1);
    expect(await seenBy(13, theirs.id)).toEqual({ body: '', hiddenBy: HiddenBy.WORD });
    expect(await seenBy(13, mine.id)).toMatchObject({ body: 'Final nasıldı?' });
    expect((await running.as(13).revealComments({ ids: [theirs.id] })).comments[0]?.body).toBe(
      'FİNALDE kim öldü?',
    );
    await mute(13, [], 2);
    expect(await seenBy(13, theirs.id)).toMatchObject({ body: 'FİNALDE kim öldü?' });
    expect((await running.database.query(`SELECT 1 FROM muted_words`)).rows).toEqual([]);
  });

  it('can be queried in advance by caches of shared texts, and wakes them when it changes', async () => {
    const woken: string[] = [];
    await running.bench.platform('gateway').live.listen(wakes.restraints, (hint) => woken.push(hint ?? ''));
    const hides = async (n: number) => (await running.as(n).getHiding({})).hides;
    expect(await Promise.all([22, 23, 24].map(hides))).toEqual([false, false, false]);
    await restrain(22, 23, { muted: true });
    await mute(24, ['final'], 1);
    expect(await Promise.all([22, 23, 24].map(hides))).toEqual([true, false, true]);
    await restrain(22, 23, { blocked: true, version: 2 });
    expect(await hides(23)).toBe(true);
    await lift(22, 23, 3);
    await mute(24, [], 2);
    expect(await Promise.all([22, 23, 24].map(hides))).toEqual([false, false, false]);
    await eventually(() => woken.length === 5);
    expect(woken[0]).toBe(changedIds([memberId(22), memberId(23)]));
  });

  it('leaves a spoiler covered after it is lifted', async () => {
    const body = 'Katil uşak';
    const spoiler = { kind: SpoilerKind.EPISODE };
    const { comment } = await running.as(26).postComment({ target, body, spoiler });
    const seen = async () => (await running.as(25).getComments({ ids: [comment!.id] })).comments[0];
    await restrain(25, 26, { muted: true });
    expect(await seen()).toMatchObject({ covered: true, hiddenBy: HiddenBy.MUTE, body: '' });
    await lift(25, 26, 2);
    expect(await seen()).toMatchObject({ covered: true, hiddenBy: HiddenBy.UNSPECIFIED, body: '' });
  });

  it('is deleted with an erased member on either side, and late events are ignored', async () => {
    await restrain(18, 19, { blocked: true });
    await restrain(20, 18, { muted: true });
    await restrain(20, 19, { blocked: true });
    await mute(18, ['final'], 1);
    await running.publish(topics.member, { memberId: memberId(18), version: 2, removed: true });
    const kept = async () => {
      const { rows } = await running.database.query<{ member_id: string; other_id: string }>(
        `SELECT member_id, other_id FROM block WHERE $1 IN (member_id, other_id) UNION ALL
         SELECT member_id, member_id FROM muted_words WHERE member_id = $1`,
        [memberId(18)],
      );
      return rows;
    };
    await eventually(async () => expect(await kept()).toEqual([]));
    await restrain(21, 18, { blocked: true });
    await mute(18, ['geç'], 2);
    expect(await kept()).toEqual([]);
    const others = await running.database.query(`SELECT 1 FROM block WHERE member_id = $1`, [memberId(20)]);
    expect(others.rows).toHaveLength(1);
  });

  it('is rebuilt from accounts', async () => {
    await running.database.query(`TRUNCATE block`);
    await restrain(14, 15, { blocked: true });
    running.kept.push(aBlock(16, 17, { blocked: true, version: 3 }));
    await running.service.rebuild();
    await eventually(async () => {
      const { rows } = await running.database.query(`SELECT member_id FROM block`);
      expect(rows).toEqual([{ member_id: memberId(16) }]);
    });
  });
});

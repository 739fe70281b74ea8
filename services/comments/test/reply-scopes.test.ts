import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { SpoilerKind, type Comment } from '@seyir/proto';
import { episode, id, memberId, series, startComments, titleId, type Running } from './fixtures.js';

const { NONE, TITLE, EPISODE } = SpoilerKind;
const upTo = (number: number) => ({ kind: EPISODE, season: 1, number });
const none = { kind: NONE };
const whole = { kind: TITLE };

let running: Running;
beforeAll(async () => {
  running = await startComments();
});
afterAll(() => running.close());
beforeEach(() => running.progress.seen.clear());

const post = async (spoiler: object, body = 'katil uşak'): Promise<Comment> =>
  (await running.as(1).postComment({ target: series, body, spoiler })).comment!;
const answer = async ({ id: parentId }: Comment, n = 2, spoiler?: object): Promise<Comment> =>
  (await running.as(n).postReply({ parentId, body: 'evet, uşak', ...(spoiler && { spoiler }) })).comment!;
const edit = async ({ id: commentId, version }: Comment, n: number, over: object): Promise<Comment> =>
  (await running.as(n).editComment({ commentId, version, body: 'düzeltildi', ...over })).comment!;
const stateOf = async ({ id: one }: Comment): Promise<Comment> =>
  (await running.visitor.getComments({ ids: [one] })).comments[0]!;

describe('a reply', () => {
  it.each([
    ['nothing', none, undefined, none],
    ['nothing, widened', none, upTo(2), upTo(2)],
    ['an episode, without a scope', upTo(3), undefined, upTo(3)],
    ['an episode, as giving nothing away', upTo(3), none, upTo(3)],
    ['an episode, up to an earlier one', upTo(3), upTo(2), upTo(3)],
    ['an episode, up to a later one', upTo(3), upTo(4), upTo(4)],
    [
      'an episode, up to one of a later season',
      upTo(3),
      { ...upTo(1), season: 2 },
      { ...upTo(1), season: 2 },
    ],
    ['an episode, widened to the title', upTo(3), whole, whole],
    ['the title, up to an episode', whole, upTo(4), whole],
  ])('gets at least the scope of the comment it answers: %s', async (_, parent, asked, expected) => {
    const root = await post(parent);
    const reply = await answer(root, 2, asked);
    expect(reply.spoiler).toMatchObject(expected);
    expect(await stateOf(reply)).toMatchObject({ spoiler: expected, covered: expected.kind !== NONE });
  });

  it('to a reply gets at least the scope of that reply', async () => {
    const wider = await answer(await post(upTo(2)), 2, upTo(4));
    const reply = await answer(wider, 3, upTo(3));
    expect(reply.spoiler).toMatchObject(upTo(4));
  });

  it('can be widened by an edit, but not narrowed', async () => {
    const reply = await answer(await post(upTo(3)), 2);
    const narrowed = await edit(reply, 2, { spoiler: none });
    expect(narrowed).toMatchObject({ spoiler: upTo(3), body: 'düzeltildi' });
    const widened = await edit(narrowed, 2, { spoiler: whole });
    expect(widened.spoiler).toMatchObject(whole);
    expect((await edit(widened, 2, { spoiler: upTo(1), body: 'yine' })).spoiler).toMatchObject(upTo(3));
  });
});

it('covers replies below it for a member who answered a covered text without revealing it', async () => {
  const blind = await answer(await post(upTo(3)), 2);
  const next = await answer(blind, 1);
  const { comments } = await running.as(2).getComments({ ids: [next.id] });
  expect(comments).toMatchObject([{ covered: true, body: '' }]);
});

it('below an own comment with the same scope is not covered', async () => {
  const reply = await answer(await post(upTo(3)), 2);
  const wider = await answer(reply, 3, upTo(4));
  const coveredFor = async (n: number) =>
    (await running.as(n).getComments({ ids: [reply.id, wider.id] })).comments
      .filter(({ covered }) => covered)
      .map((c) => c.id);
  expect(await coveredFor(1)).toEqual([wider.id]);
  expect(await coveredFor(2)).toEqual([wider.id]);
  expect(await coveredFor(3)).toEqual([reply.id]);
  await answer(reply, 4);
  expect(await coveredFor(4)).toHaveLength(2);
});

describe('an answered comment that is widened later', () => {
  it('covers its replies, and their replies, up to the same scope', async () => {
    const root = await post(none);
    const first = await answer(root, 2);
    const second = await answer(first, 3);
    const third = await answer(second, 4, upTo(2));
    await edit(first, 2, { spoiler: upTo(4) });
    for (const reply of [second, third])
      expect(await stateOf(reply)).toMatchObject({ spoiler: upTo(4), covered: true, body: '' });
    await edit(root, 1, { spoiler: whole });
    for (const reply of [first, second, third])
      expect(await stateOf(reply)).toMatchObject({ spoiler: whole, covered: true, body: '' });
    expect((await running.visitor.revealComments({ ids: [third.id] })).comments[0]).toMatchObject({
      spoiler: whole,
      body: 'evet, uşak',
    });
  });

  it('still covers them after its text is deleted', async () => {
    const root = await post(upTo(4));
    const reply = await answer(root, 2);
    await running.moderator.deleteComment({ commentId: root.id });
    expect(await stateOf(reply)).toMatchObject({ covered: true, body: '' });
  });
});

it('an old reply stored without a scope is covered like the comment it answers', async () => {
  const root = await post(upTo(4));
  const reply = await answer(root, 2);
  await running.database.query(
    'UPDATE comment SET scope_title_id = NULL, scope_season = NULL, scope_number = NULL WHERE id = $1',
    [reply.id],
  );
  const holds = { spoiler: upTo(4), covered: true, body: '' };
  expect(await stateOf(reply)).toMatchObject(holds);
  const { comments } = await running.visitor.listComments({ target: series, replies: 3 });
  expect(comments.find((c) => c.id === root.id)?.replies).toMatchObject([holds]);
  const { replies } = await running.visitor.listReplies({ parentId: root.id });
  expect(replies).toMatchObject([holds]);
  running.progress.seen.set(memberId(5), 4);
  expect((await running.as(5).getComments({ ids: [reply.id] })).comments).toMatchObject([
    { covered: false, body: 'evet, uşak' },
  ]);
});

it('an imported reply gets at least the scope of the comment it answers', async () => {
  const comment = (n: number, over: object) => ({
    id: id('dddd', n),
    target: episode(2),
    authorId: memberId(n),
    body: `Yorum ${n}`,
    postedAt: timestampFromDate(new Date(Date.UTC(2026, 0, n))),
    ...over,
  });
  await running.importer.importComments({
    comments: [
      comment(1, { spoiler: { kind: EPISODE } }),
      comment(2, { parentId: id('dddd', 1), spoiler: none }),
    ],
  });
  const { rows } = await running.database.query('SELECT scope_title_id FROM comment WHERE id = $1', [
    id('dddd', 2),
  ]);
  expect(rows).toEqual([{ scope_title_id: titleId(1) }]);
});

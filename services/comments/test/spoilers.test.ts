import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SpoilerKind, TargetKind, type Comment } from '@seyir/proto';
import { episode, memberId, series, startComments, titleId, type Running } from './fixtures.js';

const { NONE, TITLE, EPISODE } = SpoilerKind;
const SECRET = 'katil uşakmış';

let running: Running;
const author = 1;
/** By spoiler scope. */
const written: Record<string, Comment> = {};

beforeAll(async () => {
  running = await startComments();
  const post = async (name: string, target: typeof series, spoiler?: object) => {
    const { comment } = await running.as(author).postComment({
      target,
      body: `${SECRET}: ${name}`,
      ...(spoiler && { spoiler }),
    });
    written[name] = comment!;
  };
  await post('nothing', series);
  await post('none', series, { kind: NONE });
  await post('whole title', series, { kind: EPISODE });
  await post('episode 2', episode(2), { kind: EPISODE });
  await post('episode 4', series, { kind: EPISODE, season: 1, number: 4 });
  const { comment } = await running.as(author).postReply({
    parentId: written['nothing']!.id,
    body: `${SECRET}: reply`,
    spoiler: { kind: EPISODE, season: 1, number: 4 },
  });
  written['reply'] = comment!;
});
afterAll(() => running.close());
beforeEach(() => {
  running.progress.asked.length = 0;
  running.progress.answer = 'at once';
});

const ids = () => Object.values(written).map((c) => c.id);
const coveredOf = (comments: readonly Comment[]) => {
  const names = new Map(Object.entries(written).map(([name, c]) => [c.id, name]));
  return comments
    .filter((c) => c.covered)
    .map((c) => names.get(c.id))
    .sort();
};

const all = ['episode 2', 'episode 4', 'reply', 'whole title'];

describe('a reader’s view', () => {
  it.each([
    ['a visitor', undefined, undefined, all],
    ['a member without progress', 2, undefined, all],
    ['a member before it', 2, 1, all],
    ['a member at the episode', 2, 2, ['episode 4', 'reply', 'whole title']],
    ['a member past it', 2, 4, ['whole title']],
    ['a member who has seen all', 2, 100, []],
    ['the author', author, undefined, []],
  ])('C-04 C-11 as %s', async (_, reader, seen, covered) => {
    running.progress.seen.clear();
    if (reader !== undefined && seen !== undefined) running.progress.seen.set(memberId(reader), seen);
    const client = reader === undefined ? running.visitor : running.as(reader);
    const { comments } = await client.getComments({ ids: ids() });
    expect(comments).toHaveLength(6);
    expect(coveredOf(comments)).toEqual(covered);
    for (const comment of comments) expect(comment.body === '').toBe(comment.covered);
  });

  it('is the same in every list', async () => {
    running.progress.seen.set(memberId(3), 2);
    const client = running.as(3);
    const { comments } = await client.listComments({ target: series, replies: 5 });
    expect(coveredOf([...comments, ...comments.flatMap((c) => c.replies)])).toEqual([
      'episode 4',
      'reply',
      'whole title',
    ]);
    const { replies } = await client.listReplies({ parentId: written['nothing']!.id });
    expect(coveredOf(replies)).toEqual(['reply']);
  });

  it('contains no byte of a covered body', async () => {
    const answers = [
      await running.visitor.listComments({ target: episode(2) }),
      await running.visitor.getComments({ ids: [written['whole title']!.id, written['reply']!.id] }),
      await running.visitor.listReplies({ parentId: written['nothing']!.id }),
    ];
    const text = JSON.stringify(answers, (_, value: unknown) =>
      typeof value === 'bigint' ? Number(value) : value,
    );
    expect(text).not.toContain(SECRET);
  });
});

describe('playback', () => {
  it('is queried once per page with each scope once, and never for visitors', async () => {
    await running.as(4).postReply({
      parentId: written['nothing']!.id,
      body: 'ben de',
      spoiler: { kind: EPISODE, season: 1, number: 4 },
    });
    await running.as(2).listComments({ target: series, replies: 5 });
    expect(running.progress.asked).toHaveLength(1);
    expect(running.progress.asked[0]?.scopes).toMatchObject([
      { titleId: titleId(1), season: 1, number: 4 },
      { titleId: titleId(1), season: 0, number: 0 },
    ]);
    await running.visitor.listComments({ target: series, replies: 5 });
    expect(running.progress.asked).toHaveLength(1);
  });

  it('is not queried if nothing would be covered', async () => {
    await running.as(2).getComments({ ids: [written['nothing']!.id, written['none']!.id] });
    await running.as(author).getComments({ ids: ids() });
    expect(running.progress.asked).toEqual([]);
  });

  it.each(['never', 'wrongly'] as const)(
    'that answers %s leaves everything covered, in time',
    async (answer) => {
      running.progress.seen.set(memberId(2), 100);
      running.progress.answer = answer;
      const started = performance.now();
      const { comments } = await running.as(2).getComments({ ids: ids() });
      // The call's own timeout is 5 s; waiting for the peer would take longer.
      expect(performance.now() - started).toBeLessThan(4_000);
      expect(coveredOf(comments)).toEqual(all);
    },
  );

  it('that is down leaves everything covered', async () => {
    running.progress.seen.set(memberId(2), 100);
    running.stopPlayback();
    try {
      expect(coveredOf((await running.as(2).getComments({ ids: ids() })).comments)).toEqual(all);
    } finally {
      running.startPlayback();
    }
    expect(coveredOf((await running.as(2).getComments({ ids: ids() })).comments)).toEqual([]);
  });
});

describe('revealing', () => {
  it('returns the requested bodies, for visitors too', async () => {
    const { comments } = await running.visitor.revealComments({
      ids: [written['episode 2']!.id, written['reply']!.id],
    });
    expect(comments.map((c) => [c.covered, c.body]).sort()).toEqual([
      [false, `${SECRET}: episode 2`],
      [false, `${SECRET}: reply`],
    ]);
  });

  it('accepts 50 ids at a time', async () => {
    const many = Array.from({ length: 51 }, () => written['reply']!.id);
    await expect(running.visitor.revealComments({ ids: many })).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('the scope of a spoiler', () => {
  const place = { titleId: titleId(1), season: 1, number: 2 };
  const whole = { titleId: titleId(1), season: 0, number: 0 };
  it.each([
    ['an episode, up to an episode', episode(2), { kind: EPISODE }, { kind: EPISODE, ...place }],
    ['an episode, the title', episode(2), { kind: TITLE }, { kind: TITLE, ...whole }],
    ['an episode, another place', episode(2), { kind: EPISODE, season: 1, number: 5 }, { number: 5 }],
    ['a series', series, { kind: EPISODE }, { kind: TITLE, ...whole }],
    ['a series, of its title', series, { kind: TITLE, titleId: titleId(1) }, { kind: TITLE, ...whole }],
    ['a series, nothing', series, { kind: NONE, season: 3 }, { kind: NONE, titleId: '' }],
    ['a movie', { kind: TargetKind.MOVIE, id: titleId(3) }, { kind: EPISODE }, { titleId: titleId(3) }],
  ])('C-03 on %s', async (_, target, spoiler, expected) => {
    const { comment } = await running.as(5).postComment({ target, body: 'x', spoiler });
    expect(comment?.spoiler).toMatchObject(expected);
    const reply = await running.as(5).postReply({ parentId: comment!.id, body: 'y', spoiler });
    expect(reply.comment?.spoiler).toEqual(comment?.spoiler);
  });

  it.each([
    ['half a place', { kind: EPISODE, season: 1 }],
    ['another title', { kind: TITLE, titleId: titleId(2) }],
    ['a place beyond all', { kind: EPISODE, season: 1, number: 4_000_000_000 }],
    ['an unknown kind', { kind: 9 as SpoilerKind }],
  ])('cannot be %s', async (_, spoiler) => {
    await expect(running.as(5).postComment({ target: series, body: 'x', spoiler })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { spoiler: 'invalid' } },
    });
  });
});

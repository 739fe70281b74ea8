import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { Audience, topics } from '@seyir/proto';
import { id, memberId, problems, startSocial, titleOf, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

type Reader = Running['visitor'];
const tell = async (n: number, title: number, body = 'Son vapuru kaçırdım.') =>
  (await running.as(n).setStory({ titleId: titleOf(title), body })).story!;
const vote = (n: number, storyId: string, way: number, key?: string) =>
  running.as(n).voteOnStory({ storyId, vote: way }, key === undefined ? {} : { idempotencyKey: key });
const list = (title: number, reader: Reader = running.visitor, page = {}) =>
  reader.listStories({ titleId: titleOf(title), page });
const bodies = async (title: number, reader?: Reader) =>
  (await list(title, reader)).stories.map(({ body }) => body);

describe('a story', () => {
  it('is one a member a title; a second one replaces its text, and its votes stay', async () => {
    const first = await tell(1, 1, '  İlk hâli ');
    expect(first).toMatchObject({ body: 'İlk hâli', authorId: memberId(1), score: 0, edited: false });
    await vote(2, first.id, 1);
    expect(await tell(1, 1, 'Son hâli')).toMatchObject({
      id: first.id,
      body: 'Son hâli',
      score: 1,
      edited: true,
    });
    expect(await bodies(1)).toEqual(['Son hâli']);
    expect((await list(1, running.as(1))).own).toMatchObject({ id: first.id });
    expect((await list(1, running.as(3))).own).toBeUndefined();
  });

  it.each([
    ['nothing', 1, '  ', { body: 'required' }],
    ['301 graphemes', 1, 'ş'.repeat(301), { body: 'too_long' }],
  ])('is refused with %s', async (_, title, body, refusal) => {
    expect(await problems(tell(4, title, body))).toEqual(refusal);
  });

  it('is refused under an unknown title', async () => {
    const unknown = running.as(4).setStory({ titleId: id('ffff', 1), body: 'Ses' });
    expect(await problems(unknown)).toBe('NOT_FOUND');
  });

  it('written twice at once by one member is one', async () => {
    await Promise.all([tell(5, 2, 'Bir'), tell(5, 2, 'İki')]);
    expect(await bodies(2)).toHaveLength(1);
  });

  it('is gone once it is deleted, with its votes; another one can follow', async () => {
    const { id: storyId } = await tell(6, 3);
    await vote(7, storyId, 1);
    await running.as(6).deleteStory({ storyId });
    expect(await bodies(3)).toEqual([]);
    expect(await problems(vote(7, storyId, 1))).toBe('NOT_FOUND');
    await eventually(async () => {
      const { rows } = await running.database.query(
        'SELECT id FROM story WHERE id = $1 UNION ALL SELECT story_id FROM story_vote WHERE story_id = $1',
        [storyId],
      );
      expect(rows).toEqual([]);
    });
    expect((await tell(6, 3, 'Yeniden')).id).not.toBe(storyId);
  });

  it('is shown only to readers who may see its author', async () => {
    const { id: storyId } = await tell(20, 4);
    await running.block(21, 20);
    expect(await bodies(4, running.as(21))).toEqual([]);
    expect(await problems(vote(21, storyId, 1))).toBe('NOT_FOUND');
    await running.mute(22, 20);
    expect(await bodies(4, running.as(22))).toEqual([]);
    await running.show(20, Audience.NOBODY);
    expect(await bodies(4)).toEqual([]);
    expect(await bodies(4, running.as(20))).toHaveLength(1);
  });
});

describe('votes on a story', () => {
  it('S-21 S-22 S-23: up adds 1, down takes 1, the other vote moves by 2, the same takes it back', async () => {
    const { id: storyId } = await tell(30, 5);
    expect(await vote(31, storyId, 1)).toMatchObject({ score: 1, ownVote: 1 });
    expect(await vote(31, storyId, 2)).toMatchObject({ score: -1, ownVote: 2 });
    expect(await vote(31, storyId, 2)).toMatchObject({ score: 0, ownVote: 0 });
    expect(await vote(31, storyId, 2)).toMatchObject({ score: -1, ownVote: 2 });
    expect(await vote(32, storyId, 1)).toMatchObject({ score: 0, ownVote: 1 });
    expect((await list(5, running.as(31))).stories).toMatchObject([{ score: 0, ownVote: 2 }]);
  });

  it.each([0, 3])('S-24: %s is no vote', async (way) => {
    const { id: storyId } = await tell(30, 5);
    expect(await problems(vote(33, storyId, way))).toEqual({ vote: 'invalid' });
  });

  it('are exact while 16 members vote at once, repeated calls and a fold included', async () => {
    const { id: storyId } = await tell(34, 6);
    await Promise.all(
      Array.from({ length: 16 }, (_, n) => n).flatMap((n) =>
        [1, 2, 1].flatMap((way, round) => {
          const call = () => vote(40 + n, storyId, way, `story-${n}-${round}`);
          return [call(), call()];
        }),
      ),
    );
    const { rows } = await running.database.query(
      `SELECT coalesce(sum(CASE vote WHEN 1 THEN 1 WHEN 2 THEN -1 ELSE 0 END), 0)::int AS score
       FROM story_vote WHERE story_id = $1`,
      [storyId],
    );
    expect((await list(6)).stories).toMatchObject([{ score: rows[0].score }]);
    await eventually(async () => {
      const folded = await running.database.query('SELECT score FROM story WHERE id = $1', [storyId]);
      expect(folded.rows).toEqual(rows);
    });
  });

  it('sort the stories of a title, page by page', async () => {
    for (const [n, body] of [
      [60, 'Alt'],
      [61, 'Orta'],
      [62, 'Üst'],
    ] as const)
      await tell(n, 7, body);
    const { stories } = await list(7);
    const byBody = new Map(stories.map((story) => [story.body, story.id]));
    await vote(63, byBody.get('Üst')!, 1);
    await vote(63, byBody.get('Alt')!, 2);
    await eventually(async () => expect(await bodies(7)).toEqual(['Üst', 'Orta', 'Alt']));
    const first = await list(7, running.visitor, { size: 2 });
    expect(first.stories.map(({ body }) => body)).toEqual(['Üst', 'Orta']);
    const rest = await list(7, running.visitor, { size: 2, cursor: first.info!.nextCursor });
    expect(rest.stories.map(({ body }) => body)).toEqual(['Alt']);
  });
});

it('an import adds new stories with their votes, and leaves existing ones unchanged', async () => {
  const story = (n: number, more: object = {}) => ({
    id: id('5704', n),
    titleId: titleOf(40),
    authorId: memberId(100 + n),
    body: ` Hikâye ${n} `,
    postedAt: timestampFromDate(new Date('2026-01-01')),
    upIds: [memberId(90), memberId(91)],
    downIds: [memberId(92)],
    ...more,
  });
  const send = (...stories: object[]) => running.importer.importStories({ stories });
  expect(await send(story(1))).toMatchObject({ created: 1, unchanged: 0 });
  const again = story(1, { body: 'Başka metin' });
  const second = story(3, { authorId: memberId(101) });
  expect(await send(again, story(2, { upIds: [], downIds: [] }), second)).toMatchObject({
    created: 1,
    unchanged: 2,
  });
  const { stories } = await list(40, running.as(90));
  expect(stories.find(({ body }) => body === 'Hikâye 1')).toMatchObject({
    score: 1,
    ownVote: 1,
    edited: false,
  });
  expect(stories).toHaveLength(2);
  // Sorted by the folded score.
  await eventually(async () => expect(await bodies(40)).toEqual(['Hikâye 1', 'Hikâye 2']));
  for (const wrong of [{ upIds: ['x'] }, { upIds: [memberId(104)] }, { downIds: [memberId(90)] }])
    expect(await problems(send(story(4, wrong)))).toEqual({ 'stories.0': 'invalid' });
  expect(await problems(send(story(4, { body: ' ' })))).toEqual({ body: 'required' });
});

it('the removal of a title and of a member takes their stories and votes away', async () => {
  const { id: under } = await tell(70, 30);
  await running.publish(topics.title, { titleId: titleOf(30), version: 1, removed: true });
  const { id: own } = await tell(71, 8);
  const { id: other } = await tell(72, 8);
  await vote(71, other, 1);
  await running.erase(71);
  await eventually(async () => {
    const { rows } = await running.database.query('SELECT id FROM story WHERE id = ANY($1::uuid[])', [
      [under, own, other],
    ]);
    expect(rows).toEqual([{ id: other }]);
    expect((await list(8)).stories).toMatchObject([{ id: other, score: 0 }]);
  });
});

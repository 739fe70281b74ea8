import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { SpoilerKind } from '@seyir/proto';
import { problems, startSocial, titleId, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startSocial();
});
afterAll(() => running.close());

const post = async (n: number, more: object = {}) =>
  (await running.as(n).createPost({ body: 'Bu akşam final var', ...more })).post!;
const clap = (n: number, postId: string, claps: number, key?: string) =>
  running.as(n).clap({ postId, claps }, key === undefined ? {} : { idempotencyKey: key });
const read = async (postId: string, reader = running.visitor) =>
  (await reader.getPosts({ ids: [postId] })).posts[0];
const inDays = (days: number) =>
  timestampFromDate(new Date(running.bench.clock.now().getTime() + days * 86_400_000));

describe('claps', () => {
  it('S-26: are counted up to 50 per member and post; more change nothing', async () => {
    const { id } = await post(1);
    expect(await clap(2, id, 20)).toMatchObject({ clapCount: 20, ownClaps: 20 });
    expect(await clap(2, id, 40)).toMatchObject({ clapCount: 50, ownClaps: 50 });
    expect(await clap(2, id, 1)).toMatchObject({ clapCount: 50, ownClaps: 50 });
    expect(await clap(3, id, 1)).toMatchObject({ clapCount: 51, ownClaps: 1 });
    expect(await read(id, running.as(3))).toMatchObject({ clapCount: 51, ownClaps: 1 });
  });

  it('S-26: are exact while 16 members clap at once, including repeated calls and a fold', async () => {
    const { id } = await post(1);
    const calls = Array.from({ length: 16 }, (_, n) =>
      [1, 2, 3].flatMap((times) => {
        const call = () => clap(10 + n, id, times, `clap-${10 + n}-${times}`);
        return [call(), call()];
      }),
    );
    await Promise.all(calls.flat());
    await eventually(async () => {
      const { rows } = await running.database.query(`SELECT 1 FROM clap_tally_delta WHERE target_id = $1`, [
        id,
      ]);
      expect(rows).toEqual([]);
    });
    expect(await read(id)).toMatchObject({ clapCount: 16 * 6 });
  });

  it('are refused for an own post, and for a number other than 1 to 50', async () => {
    const { id } = await post(4);
    expect(await problems(clap(4, id, 1))).toEqual({ postId: 'invalid' });
    for (const claps of [0, 51]) expect(await problems(clap(5, id, claps))).toEqual({ claps: 'invalid' });
  });
});

const poll = (answers: readonly string[], more: object = {}) => ({
  poll: { question: 'Hangisi?', answers, ...more },
});
const vote = (n: number, postId: string, answer: number) => running.as(n).voteInPoll({ postId, answer });

describe('a poll', () => {
  it('S-04: has a question and its answers; a text is optional', async () => {
    const made = await post(20, { body: '', ...poll(['Gece Vapuru', 'İskele']) });
    expect(made).toMatchObject({
      body: '',
      poll: { question: 'Hangisi?', ownAnswer: 0, ended: false },
    });
    expect(made.poll?.answers.map(({ text }) => text)).toEqual(['Gece Vapuru', 'İskele']);
  });

  it.each([
    [
      'the same answer twice, but for white space and Turkish case',
      ['IŞIK  var', ' ışık var', 'Yok'],
      'DUPLICATE_ANSWERS',
    ],
    ['one answer twice, which is refused before their number', ['Aynı', 'aynı'], 'DUPLICATE_ANSWERS'],
    ['one answer', ['Bu'], 'TOO_FEW_ANSWERS'],
    ['one answer beside empty ones', ['Bu', '', '  '], 'TOO_FEW_ANSWERS'],
    ['eleven answers', Array.from({ length: 11 }, (_, n) => `${n}`), { answers: 'too_long' }],
    ['an answer of 101 graphemes', ['ş'.repeat(101), 'b'], { answers: 'too_long' }],
  ])('S-06 S-07 is refused with %s', async (_, answers, refusal) => {
    expect(await problems(post(20, poll(answers)))).toEqual(refusal);
  });

  it.each([
    ['no question', { question: ' ' }, { question: 'required' }],
    [
      'an end in a minute',
      { endsAt: timestampFromDate(new Date(Date.now() + 60_000)) },
      { endsAt: 'invalid' },
    ],
  ])('is refused with %s', async (_, more, refusal) => {
    expect(await problems(post(20, poll(['Bu', 'Şu'], more)))).toEqual(refusal);
  });

  it('S-08: takes one final vote per member; a second one, also for the same answer, is refused', async () => {
    const { id } = await post(21, poll(['Bu', 'Şu']));
    expect((await vote(22, id, 2)).poll).toMatchObject({
      ownAnswer: 2,
      voteCount: 1,
      answers: [{ count: 0 }, { count: 1 }],
    });
    for (const answer of [1, 2]) expect(await problems(vote(22, id, answer))).toBe('CONFLICT');
    for (const answer of [0, 3]) expect(await problems(vote(23, id, answer))).toEqual({ answer: 'invalid' });
    expect(await problems(vote(22, (await post(21)).id, 1))).toBe('NOT_FOUND');
  });

  it('S-08: keeps its texts covered for a voter who has not watched that far', async () => {
    const spoiler = { kind: SpoilerKind.TITLE, titleId };
    const { id } = await post(21, { ...poll(['Uşak', 'Bahçıvan']), spoiler });
    expect((await vote(25, id, 1)).poll).toMatchObject({
      question: '',
      answers: [
        { text: '', count: 1 },
        { text: '', count: 0 },
      ],
      ownAnswer: 1,
    });
  });

  it('S-08: counts stay exact while 16 members vote at once, each of them twice', async () => {
    const { id } = await post(24, poll(['Bu', 'Şu']));
    const members = Array.from({ length: 16 }, (_, n) => 30 + n);
    const refused = (
      await Promise.all(members.flatMap((n) => [problems(vote(n, id, 1)), problems(vote(n, id, 2))]))
    ).filter((answer) => answer === 'CONFLICT');
    expect(refused).toHaveLength(16);
    const { rows } = await running.database.query(
      `SELECT count(*) FILTER (WHERE answer = 1)::int AS one, count(*) FILTER (WHERE answer = 2)::int AS two
       FROM poll_vote WHERE post_id = $1`,
      [id],
    );
    expect((await read(id, running.as(24)))?.poll?.answers.map(({ count }) => count)).toEqual([
      rows[0].one,
      rows[0].two,
    ]);
  });

  it('hides its results until the reader has voted or it has ended; the author sees them', async () => {
    const { id } = await post(50, poll(['Bu', 'Şu'], { endsAt: inDays(1) }));
    await vote(51, id, 1);
    const hidden = { resultsHidden: true, voteCount: 0, answers: [{ count: 0 }, { count: 0 }] };
    const shown = { resultsHidden: false, voteCount: 1, answers: [{ count: 1 }, { count: 0 }] };
    for (const reader of [running.visitor, running.as(52)])
      expect((await read(id, reader))?.poll).toMatchObject(hidden);
    for (const reader of [running.as(50), running.as(51)])
      expect((await read(id, reader))?.poll).toMatchObject(shown);
    running.bench.clock.advance(86_400_000);
    expect((await read(id))?.poll).toMatchObject({ ...shown, ended: true });
    expect(await problems(vote(52, id, 1))).toBe('POLL_ENDED');
  });
});

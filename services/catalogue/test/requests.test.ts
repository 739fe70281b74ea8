import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually, explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { RequestKind, RequestState, TitleKind } from '@seyir/proto';
import { id, memberId, problems, titleId, type Running } from './fixtures.js';
import { requestSteps, type Started } from './request-fixtures.js';

const { MOVIE, SERIES } = RequestKind;
const { start, ask, asked, vote, list, read, decide, bring } = requestSteps();
let running: Running;
let database: Started['database'];
let close: Started['close'];
beforeAll(async () => {
  ({ running, database, close } = await start());
});
afterAll(() => close());

describe('a request', () => {
  it('Q-02 Q-04: is in the list of its kind, with the vote of the member who asked', async () => {
    const { request, created } = await ask(1, '  Kayıp   Rıhtım ');
    expect(created).toBe(true);
    expect(request).toMatchObject({
      name: 'Kayıp Rıhtım',
      kind: SERIES,
      titleId: '',
      state: RequestState.OPEN,
      score: 1,
      ownVote: 1,
      reason: '',
    });
    expect((await list()).requests.map(({ name }) => name)).toContain('Kayıp Rıhtım');
    expect((await list(MOVIE)).requests.map(({ name }) => name)).not.toContain('Kayıp Rıhtım');
  });

  it('asked for again, by its folded name and kind, is the same one with one more vote', async () => {
    const first = await asked(1, 'Şafak Öncesi', MOVIE);
    const again = await ask(2, 'safak oncesi', MOVIE);
    expect(again).toMatchObject({
      created: false,
      request: { id: first.id, name: 'Şafak Öncesi', score: 2 },
    });
    expect((await ask(2, 'ŞAFAK ÖNCESİ', MOVIE)).request).toMatchObject({
      id: first.id,
      score: 2,
      ownVote: 1,
    });
    expect((await ask(1, 'Şafak Öncesi', SERIES)).created).toBe(true);
  });

  it('asked for by 16 members at once is one request with 16 votes', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, (_, n) => ask(100 + n, 'Aynı Anda', MOVIE)));
    expect(new Set(answers.map(({ request }) => request!.id)).size).toBe(1);
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect(await read(answers[0]!.request!.id)).toMatchObject({ score: 16 });
  });

  it('sent twice with one key is asked for once', async () => {
    const [one, two] = await Promise.all([
      ask(3, 'Tek Anahtar', SERIES, 'request-key-1'),
      ask(3, 'Tek Anahtar', SERIES, 'request-key-1'),
    ]);
    expect(two).toEqual(one);
  });

  it.each([
    ['without a name', { name: ' ', kind: SERIES }, { name: 'required' }],
    ['with a name of 151 graphemes', { name: 'ş'.repeat(151), kind: SERIES }, { name: 'too_long' }],
    ['with a control character', { name: 'a\u0000b', kind: SERIES }, { name: 'invalid' }],
    ['without a kind', { name: 'Bir ad' }, { kind: 'required' }],
    ['of an unknown kind', { name: 'Bir ad', kind: 9 as never }, { kind: 'invalid' }],
    ['for an unknown suggestion', { suggestionId: id('aaaa', 99) }, 'NOT_FOUND'],
    ['for no id', { suggestionId: 'yok' }, 'NOT_FOUND'],
  ])('is refused %s', async (_, request, refusal) => {
    expect(await problems(running.as(4).requestContent(request))).toEqual(refusal);
  });

  it('takes a line break in a name as a blank', async () => {
    expect((await asked(4, 'İki\nsatır')).name).toBe('İki satır');
  });

  it('names its first member to staff alone', async () => {
    const { id: requestId } = await asked(5, 'Kim istedi');
    expect((await read(requestId, running.as(6)))!.askedBy).toBe('');
    expect((await read(requestId, running.moderator))!.askedBy).toBe(memberId(5));
  });
});

it('a request by the id of a request votes for it', async () => {
  const { id: suggestionId } = await asked(28, 'Önerilen istek');
  expect(await running.as(29).requestContent({ suggestionId })).toMatchObject({
    created: false,
    request: { id: suggestionId, score: 2, ownVote: 1 },
  });
});

describe('votes on a request', () => {
  it('Q-16 Q-17 Q-18 Q-19: up adds 1, down takes 1, the other vote moves by 2, the same takes it back', async () => {
    const { id: requestId } = await asked(30, 'Oylanan');
    expect(await vote(31, requestId, 1)).toMatchObject({ score: 2, ownVote: 1 });
    expect(await vote(31, requestId, 2)).toMatchObject({ score: 0, ownVote: 2 });
    expect(await vote(31, requestId, 2)).toMatchObject({ score: 1, ownVote: 0 });
    expect(await vote(31, requestId, 2)).toMatchObject({ score: 0, ownVote: 2 });
    expect(await read(requestId, running.as(31))).toMatchObject({ score: 0, ownVote: 2 });
    expect(await read(requestId)).toMatchObject({ ownVote: 0 });
    expect((await ask(31, 'oylanan')).request).toMatchObject({ score: 2, ownVote: 1 });
  });

  it.each([0, 3])('Q-19: %s is no vote', async (way) => {
    const { id: requestId } = await asked(30, 'Oylanan');
    expect(await problems(vote(33, requestId, way))).toEqual({ vote: 'invalid' });
  });

  it('are exact while 16 members vote at once, repeated calls and a fold included', async () => {
    const { id: requestId } = await asked(34, 'Kalabalık', MOVIE);
    await Promise.all(
      Array.from({ length: 16 }, (_, n) => n).flatMap((n) =>
        [1, 2, 1].flatMap((way, round) => {
          const call = () => vote(40 + n, requestId, way, `request-${n}-${round}`);
          return [call(), call()];
        }),
      ),
    );
    const rows = await database.query<{ score: number }[]>(
      `SELECT coalesce(sum(CASE vote WHEN 1 THEN 1 WHEN 2 THEN -1 ELSE 0 END), 0)::int AS score
       FROM request_vote WHERE request_id = $1`,
      [requestId],
    );
    expect(await read(requestId)).toMatchObject(rows[0]!);
    await eventually(async () =>
      expect(await database.query('SELECT score FROM content_request WHERE id = $1', [requestId])).toEqual(
        rows,
      ),
    );
  });

  it('sort the pending requests, page by page', async () => {
    const [low, high] = [await asked(60, 'Sıralı alt', MOVIE), await asked(60, 'Sıralı üst', MOVIE)];
    for (const n of [61, 62, 63]) await vote(n, high.id, 1);
    for (const n of [61, 62, 63]) await vote(n, low.id, 2);
    await eventually(async () => {
      const ids = (await list(MOVIE, { page: { size: 50 } })).requests.map(({ id: one }) => one);
      expect(ids.indexOf(high.id)).toBeLessThan(ids.indexOf(low.id));
    });
    const whole = (await list(MOVIE, { page: { size: 50 } })).requests.map(({ id: one }) => one);
    const paged: string[] = [];
    for (let cursor = '', last = false; !last;) {
      const { requests, info } = await list(MOVIE, { page: { size: 2, cursor } });
      paged.push(...requests.map(({ id: one }) => one));
      ({ last, nextCursor: cursor } = info!);
    }
    expect(paged).toEqual(whole);
  });
});

describe('suggestions', () => {
  it('Q-06: are refused below 2 characters', async () => {
    for (const query of ['', 'a', ' a '])
      expect(await problems(running.visitor.suggestRequests({ query }))).toEqual({ query: 'too_short' });
    expect(await problems(running.visitor.suggestRequests({ query: 'ab' }))).toBe('OK');
  });

  it('are pending requests with the name, and titles without a playable source', async () => {
    await bring(80, { name: 'Kıyı Bir' });
    await bring(81, { name: 'Kıyı İki' });
    await bring(82, { name: 'Kıyı Üç', kind: TitleKind.MOVIE });
    await running.sources(81);
    const { id: byName } = await asked(80, 'Uzak kıyı');
    const suggest = async (query: string, kind?: RequestKind) => {
      const found = await running.visitor.suggestRequests({ query, ...(kind && { kind }) });
      return [found.requests.map(({ id: one }) => one), [...found.titleIds].sort()];
    };
    expect(await suggest('kiyi')).toEqual([[byName], [titleId(80), titleId(82)]]);
    expect(await suggest('kıyı', SERIES)).toEqual([[byName], [titleId(80)]]);
    expect(await suggest('KI', MOVIE)).toEqual([[], [titleId(82)]]);
    expect(await suggest('uz', SERIES)).toEqual([[byName], []]);
    const { id: ofTitle } = await asked(80, 'Kıyı Bir');
    const [requests, titles] = await suggest('kiyi', SERIES);
    expect([new Set(requests), titles]).toEqual([new Set([byName, ofTitle]), []]);
  });

  it('end with declined requests, which cannot be asked for again', async () => {
    const { id: declined } = await asked(81, 'Rıhtımın sonu');
    const { id: pending } = await asked(81, 'Rıhtımın başı');
    await asked(82, 'Rıhtımın sonu');
    await decide(declined, RequestState.DECLINED, 'Hakları yok');
    for (const query of ['ri', 'htimin']) {
      const { requests } = await running.visitor.suggestRequests({ query, kind: SERIES });
      const found = requests.filter(({ id: one }) => [declined, pending].includes(one));
      expect(found.map(({ id: one, state, reason }) => [one, state, reason])).toEqual([
        [pending, RequestState.OPEN, ''],
        [declined, RequestState.DECLINED, 'Hakları yok'],
      ]);
    }
  });

  it('are found by a name with one wrong letter, after those with the name', async () => {
    const { id: meant } = await asked(83, 'Zümrüdüanka');
    const { id: exact } = await asked(83, 'Zümrüdüenka geceleri');
    const suggest = async (query: string, kind = SERIES) =>
      (await running.visitor.suggestRequests({ query, kind })).requests.map(({ id: one }) => one);
    expect(await suggest('zumruduenka')).toEqual([exact, meant]);
    for (const query of ['Zümrudianka', 'zümrdüanka', 'ZÜMRÜDÜNAKA'])
      expect(await suggest(query)).toContain(meant);
    expect(await suggest('zumruduanka', MOVIE)).toEqual([]);
    expect(await suggest('zürafa')).toEqual([]);
  });

  it('take a pattern as plain text', async () => {
    expect((await running.visitor.suggestRequests({ query: '%%%' })).requests).toEqual([]);
  });
});

it('an import brings requests with their votes once, without erased members', async () => {
  const askedAt = timestampFromDate(new Date('2026-01-01T10:00:00Z'));
  await running.erase(95);
  const requests = [
    {
      id: id('4444', 1),
      kind: MOVIE,
      name: 'Getirilen',
      state: RequestState.DECLINED,
      reason: 'Yok',
      askedBy: memberId(96),
      upIds: [memberId(96), memberId(95)],
      downIds: [memberId(97)],
      askedAt,
      decidedAt: askedAt,
    },
    {
      id: id('4444', 2),
      kind: MOVIE,
      name: 'getirilen',
      state: RequestState.OPEN,
      askedBy: memberId(96),
      askedAt,
    },
  ];
  expect(await running.importer.importRequests({ requests })).toMatchObject({ created: 1, unchanged: 1 });
  expect(await running.importer.importRequests({ requests })).toMatchObject({ created: 0, unchanged: 2 });
  expect(await read(id('4444', 1))).toMatchObject({ score: 0, reason: 'Yok', askedAt, decidedAt: askedAt });
  const undecided = [{ ...requests[0]!, id: id('4444', 3), decidedAt: undefined }];
  expect(await problems(running.importer.importRequests({ requests: undecided }))).toEqual({
    'requests.0.decidedAt': 'invalid',
  });
});

it('lists the voters, up and down, for notifications', async () => {
  const { id: requestId } = await asked(90, 'Oy verenler');
  await vote(91, requestId, 2);
  await vote(92, requestId, 1);
  await vote(92, requestId, 1);
  const first = await running.notifications.listVoters({ requestId, limit: 1 });
  expect(first.memberIds).toEqual([memberId(90)]);
  const rest = await running.notifications.listVoters({ requestId, after: memberId(90), limit: 5 });
  expect(rest.memberIds).toEqual([memberId(91)]);
});

it('the removal of a member takes votes and lone requests away, and the name off others', async () => {
  const lone = await asked(200, 'Yalnız istek');
  const shared = await asked(200, 'Paylaşılan istek');
  await vote(201, shared.id, 1);
  await vote(200, (await asked(202, 'Başkasının'))!.id, 2);
  await running.erase(200);
  await eventually(async () => {
    expect(await read(lone.id)).toBeUndefined();
    expect(await read(shared.id, running.editor)).toMatchObject({ score: 1, askedBy: '' });
    const left = await database.query<unknown[]>(
      `SELECT member_id FROM request_vote WHERE member_id = $1
       UNION ALL SELECT asked_by FROM content_request WHERE asked_by = $1 AND deleted_at IS NULL`,
      [memberId(200)],
    );
    expect(left).toEqual([]);
  });
  expect((await running.importer.countKept({ memberIds: [memberId(200)] })).counts).toEqual(
    ['requests', 'votes on requests'].map((what) => expect.objectContaining({ what, count: 0 })),
  );
  expect(await problems(ask(200, 'Bir daha'))).not.toBe('OK');
});

it('no statement about requests reads more rows as they become more', async () => {
  // Inserted in several statements, because a statement has a time limit.
  for (let part = 0; part < 10; part += 1)
    await database.query(
      `INSERT INTO content_request (id, kind, name, state, score, asked_by, asked_at, decided_at)
       SELECT gen_random_uuid(), CASE WHEN n % 2 = 0 THEN 'movie' ELSE 'series' END, 'Dolgu ' || md5(n::text),
         CASE WHEN n % 3 = 0 THEN 'declined' ELSE 'open' END, n % 50, gen_random_uuid(), now(), now()
       FROM generate_series($1::integer, $1 + 999) n`,
      [part * 1_000],
    );
  // The trigram index is used once its pending entries are merged.
  await database.query('VACUUM ANALYZE content_request');
  const { id: requestId } = await asked(300, 'Ölçülen');
  const calls: Record<string, () => Promise<unknown>> = {
    pending: () => list(MOVIE, { page: { number: 3, size: 50 } }),
    answered: () => list(SERIES, { answered: true, page: { number: 3, size: 50 } }),
    ask: () => ask(301, 'Ölçülen'),
    vote: () => vote(302, requestId, 1),
    'suggest by a prefix': () => running.visitor.suggestRequests({ query: 'öl' }),
    'suggest by a part': () => running.visitor.suggestRequests({ query: 'lçül' }),
    voters: () => running.notifications.listVoters({ requestId }),
    import: () => bring(83, { name: 'Bütçe' }),
    source: () => running.sources(83),
  };
  for (const [name, call] of Object.entries(calls)) {
    const statements = await explainStatements(['content_request', 'request_vote', 'playable_episode'], call);
    expect(statements.length).toBeGreaterThan(0);
    expect({ name, beyond: statements.filter(isBeyondBudget) }).toEqual({ name, beyond: [] });
  }
  // No plan shows the inside of the function, so its search is explained on its own.
  const plan = await database.transaction(async (db) => {
    await db.query('SET LOCAL pg_trgm.word_similarity_threshold = 0.3');
    return db.query<unknown[]>(
      `EXPLAIN SELECT r.id FROM content_request r WHERE r.deleted_at IS NULL
         AND r.state IN ('open', 'planned', 'declined') AND r.name_key %> 'olcilen' AND r.kind = ANY ('{movie,series}') LIMIT 1000`,
    );
  });
  expect(JSON.stringify(plan)).toContain('content_request_suggested_part');
});

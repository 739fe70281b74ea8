import { fromBinary } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDataSource, type EventRecord } from '@seyir/kit';
import { eventually, explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { RequestChangedSchema, RequestKind, RequestState, TitleKind, topics } from '@seyir/proto';
import {
  anEpisode,
  aTitle,
  episodeId,
  id,
  memberId,
  problems,
  startCatalogue,
  titleId,
  type Running,
} from './fixtures.js';

const { MOVIE, SERIES } = RequestKind;

let running: Running;
let database: ReturnType<typeof createDataSource>;
const records: EventRecord[] = [];
beforeAll(async () => {
  running = await startCatalogue();
  database = await createDataSource(await running.bench.databaseUrl('catalogue')).initialize();
  await running.bench.bus.subscribe('test', [topics.request.name], async (event) => {
    records.push(event);
  });
});
afterAll(async () => {
  await database.destroy();
  await running.close();
});

type Reader = Running['visitor'];
const ask = (n: number, name: string, kind = SERIES, key?: string) =>
  running.as(n).requestContent({ name, kind }, key === undefined ? {} : { idempotencyKey: key });
const asked = async (n: number, name: string, kind = SERIES) => (await ask(n, name, kind)).request!;
const vote = (n: number, requestId: string, way: number, key?: string) =>
  running.as(n).voteOnRequest({ requestId, vote: way }, key === undefined ? {} : { idempotencyKey: key });
const list = (kind = SERIES, over: object = {}, reader: Reader = running.visitor) =>
  reader.listRequests({ kind, ...over });
const read = async (requestId: string, reader: Reader = running.visitor) =>
  (await reader.getRequests({ ids: [requestId] })).requests[0];
const decide = async (requestId: string, state: RequestState, reason = '', reader = running.editor) =>
  reader.decideRequest({ requestId, state, reason, version: (await read(requestId))!.version });
const eventsOf = (requestId: string) =>
  records
    .map(({ data }) => fromBinary(RequestChangedSchema, data))
    .filter((message) => message.requestId === requestId);

/** A title with one episode. */
const bring = async (n: number, over: object = {}, episode = true) => {
  await running.importer.importTitles({ titles: [aTitle(n, { slug: `istenen-${n}`, ...over })] });
  if (episode)
    await running.importer.importEpisodes({ episodes: [anEpisode(n, { titleId: titleId(n), number: 1 })] });
};

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

describe('a request for a title of the catalogue', () => {
  it('takes kind and name of the title; an anime counts as a series', async () => {
    await bring(20, { kind: TitleKind.ANIME, name: 'Kâğıt Turna' });
    const { request } = await running
      .as(1)
      .requestContent({ suggestionId: titleId(20), name: 'Başka', kind: MOVIE });
    expect(request).toMatchObject({ kind: SERIES, name: 'Kâğıt Turna', titleId: titleId(20) });
    expect((await ask(2, 'kagit turna')).request).toMatchObject({ id: request!.id, score: 2 });
  });

  it('is also meant by the original name', async () => {
    await bring(21, { name: 'Sisli Koy', originalName: 'Misty Cove' });
    expect((await asked(1, 'misty cove')).titleId).toBe(titleId(21));
  });

  it('is refused once the title can be watched', async () => {
    await bring(22, { name: 'İzlenebilir' });
    await running.sources(22);
    expect(await problems(running.as(1).requestContent({ suggestionId: titleId(22) }))).toBe('CONFLICT');
    expect(await problems(ask(1, 'izlenebilir'))).toBe('CONFLICT');
    await running.sources(22, 0);
    expect((await ask(1, 'izlenebilir')).created).toBe(true);
  });

  it('is answered by itself when the first source of the title arrives', async () => {
    await bring(23, { name: 'Beklenen' });
    const { id: requestId } = await asked(1, 'Beklenen');
    await running.sources(23);
    const answered = await read(requestId);
    expect(answered).toMatchObject({ state: RequestState.AVAILABLE, titleId: titleId(23), version: 2 });
    await eventually(() =>
      expect(eventsOf(requestId)).toMatchObject([{ state: RequestState.AVAILABLE, titleId: titleId(23) }]),
    );
    expect((await list()).requests.map(({ id: one }) => one)).not.toContain(requestId);
    expect((await list(SERIES, { answered: true })).requests.map(({ id: one }) => one)).toContain(requestId);
  });

  it('by name alone gets the title that is added later, and is answered by its source', async () => {
    const { id: requestId } = await asked(1, 'Sonradan Gelen', MOVIE);
    await bring(24, { kind: TitleKind.SERIES, name: 'Sonradan Gelen' });
    expect(await read(requestId)).toMatchObject({ titleId: '', state: RequestState.OPEN });
    await bring(25, { kind: TitleKind.MOVIE, name: 'sonradan gelen' });
    expect(await read(requestId)).toMatchObject({ titleId: titleId(25), state: RequestState.OPEN });
    await running.sources(25);
    expect(await read(requestId)).toMatchObject({ state: RequestState.AVAILABLE });
  });

  it('is answered by the import of an episode whose source is known already', async () => {
    await bring(26, { name: 'Geç Bölüm' }, false);
    const { id: requestId } = await asked(1, 'Geç Bölüm');
    await running.sources(26);
    expect(await read(requestId)).toMatchObject({ state: RequestState.OPEN });
    await running.importer.importEpisodes({ episodes: [anEpisode(26, { titleId: titleId(26), number: 1 })] });
    expect(await read(requestId)).toMatchObject({ state: RequestState.AVAILABLE });
  });

  it('opens again, with its votes, when its title has lost its sources and a member asks for it', async () => {
    await bring(30, { name: 'Kaynağı giden' });
    const { id: requestId } = await asked(1, 'Kaynağı giden');
    await running.sources(30);
    expect(await problems(running.as(2).requestContent({ suggestionId: requestId }))).toBe('CONFLICT');
    await running.sources(30, 0);
    expect(await read(requestId)).toMatchObject({ state: RequestState.AVAILABLE });
    expect(await ask(2, 'kaynagi giden')).toMatchObject({
      created: false,
      request: { id: requestId, state: RequestState.OPEN, score: 2, ownVote: 1, version: 3 },
    });
    expect((await ask(3, 'kaynagi giden')).request).toMatchObject({ score: 3, version: 3 });
    await running.sources(30);
    expect(await read(requestId)).toMatchObject({ state: RequestState.AVAILABLE, version: 4 });
    await eventually(() =>
      expect(eventsOf(requestId).map(({ state }) => state)).toEqual([
        RequestState.AVAILABLE,
        RequestState.OPEN,
        RequestState.AVAILABLE,
      ]),
    );
  });

  it('by the id of its answered request opens again as well; a declined one stays closed', async () => {
    await bring(31, { name: 'Yeniden istenen' });
    const { id: requestId } = await asked(1, 'Yeniden istenen');
    await running.sources(31);
    await running.sources(31, 0);
    const again = await running.as(2).requestContent({ suggestionId: requestId });
    expect(again.request).toMatchObject({ id: requestId, state: RequestState.OPEN });
    await decide(requestId, RequestState.DECLINED, 'Hakları bitti.');
    expect(await problems(running.as(3).requestContent({ suggestionId: titleId(31) }))).toBe(
      'REQUEST_CLOSED',
    );
  });

  describe('made while the first source arrives', () => {
    const waiting = () =>
      eventually(async () =>
        expect(
          await database.query(
            `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
               AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
          ),
        ).toHaveLength(1),
      );

    it('is answered if it is committed first', async () => {
      await bring(32, { name: 'Önce istek' });
      const asking = database.createQueryRunner();
      await asking.startTransaction();
      await asking.query(`SELECT pg_advisory_xact_lock_shared(hashtext('catalogue.requests'))`);
      await asking.query(
        `INSERT INTO content_request (id, kind, name, title_id, asked_by, asked_at)
         VALUES ($1, 'series', 'Önce istek', $2, $3, now())`,
        [id('7777', 32), titleId(32), memberId(1)],
      );
      const arrives = running.sources(32);
      await waiting();
      await asking.commitTransaction();
      await asking.release();
      await arrives;
      expect(await read(id('7777', 32))).toMatchObject({ state: RequestState.AVAILABLE });
    });

    it('is refused if the source is committed first', async () => {
      await bring(33, { name: 'Önce kaynak' });
      const arriving = database.createQueryRunner();
      await arriving.startTransaction();
      await arriving.query(`INSERT INTO playable_episode (episode_id) VALUES ($1)`, [episodeId(33)]);
      await arriving.query(`SELECT pg_advisory_xact_lock(hashtext('catalogue.requests'))`);
      const asking = problems(ask(1, 'Önce kaynak'));
      await waiting();
      await arriving.commitTransaction();
      await arriving.release();
      expect(await asking).toBe('CONFLICT');
    });
  });

  it('stays when a demo title is removed, by its name alone', async () => {
    await running.importer.importTitles({
      titles: [aTitle(27, { slug: 'gidici', name: 'Gidici' })],
      demo: true,
    });
    const { id: requestId } = await asked(1, 'Gidici');
    while ((await running.importer.removeDemoTitles({})).more);
    expect(await read(requestId)).toMatchObject({ titleId: '', name: 'Gidici' });
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

describe('an editor', () => {
  it('plans, declines with a reason, reopens and answers a request, each with one event', async () => {
    const { id: requestId } = await asked(70, 'Karar');
    expect((await decide(requestId, RequestState.PLANNED)).request).toMatchObject({
      state: RequestState.PLANNED,
      version: 2,
    });
    expect((await decide(requestId, RequestState.DECLINED, ' Hakları alınamadı. ')).request).toMatchObject({
      reason: 'Hakları alınamadı.',
      decidedAt: expect.anything(),
    });
    expect(await problems(vote(71, requestId, 1))).toBe('REQUEST_CLOSED');
    expect(await problems(ask(71, 'karar'))).toBe('REQUEST_CLOSED');
    expect((await decide(requestId, RequestState.OPEN)).request).toMatchObject({ reason: '' });
    expect((await ask(71, 'karar')).request).toMatchObject({ score: 2 });
    await decide(requestId, RequestState.AVAILABLE);
    await eventually(() =>
      expect(eventsOf(requestId).map(({ state, version }) => [state, version])).toEqual([
        [RequestState.PLANNED, 2],
        [RequestState.DECLINED, 3],
        [RequestState.OPEN, 4],
        [RequestState.AVAILABLE, 5],
      ]),
    );
  });

  it.each([
    ['declining without a reason', RequestState.DECLINED, '', { reason: 'required' }],
    ['a reason of 301 graphemes', RequestState.DECLINED, 'ş'.repeat(301), { reason: 'too_long' }],
    ['no state', RequestState.UNSPECIFIED, '', { state: 'required' }],
  ])('is refused with %s', async (_, state, reason, refusal) => {
    const { id: requestId } = await asked(72, 'Ret');
    expect(await problems(decide(requestId, state, reason))).toEqual(refusal);
  });

  it('learns that another one was faster', async () => {
    const { id: requestId, version } = await asked(73, 'Yarış');
    const call = (state: RequestState) =>
      problems(running.editor.decideRequest({ requestId, state, version }));
    const codes = await Promise.all([call(RequestState.PLANNED), call(RequestState.AVAILABLE)]);
    expect(codes.sort()).toEqual(['OK', 'OUTDATED']);
  });

  it('takes a request away with its votes; it can be asked for again', async () => {
    const { id: requestId } = await asked(74, 'Silinen');
    await vote(75, requestId, 1);
    await running.moderator.deleteRequest({ requestId });
    await running.moderator.deleteRequest({ requestId });
    expect(await read(requestId)).toBeUndefined();
    expect(await problems(vote(75, requestId, 1))).toBe('NOT_FOUND');
    await eventually(async () =>
      expect(
        await database.query(
          'SELECT id FROM content_request WHERE id = $1 UNION ALL SELECT request_id FROM request_vote WHERE request_id = $1',
          [requestId],
        ),
      ).toEqual([]),
    );
    await eventually(() => expect(eventsOf(requestId)).toMatchObject([{ removed: true, version: 2 }]));
    expect((await asked(74, 'Silinen')).id).not.toBe(requestId);
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

describe('two requests for one title', () => {
  const merge = async (requestId: string, intoId: string, over: object = {}, reader = running.editor) =>
    reader.mergeRequests({ requestId, intoId, version: (await read(requestId))?.version ?? 1, ...over });

  it('are merged with the votes of both; a member who voted on both keeps the vote on the remaining request', async () => {
    const { id: from } = await asked(40, 'Gece Vapru');
    const { id: into } = await asked(41, 'Gece Vapuru Yeni');
    for (const n of [42, 43, 45]) await vote(n, from, 1);
    await vote(44, from, 2);
    await vote(42, into, 2);
    // A vote on the remaining request that was taken back counts as no vote.
    await vote(43, into, 1);
    await vote(43, into, 1);
    const { request } = await merge(from, into);
    expect(request).toMatchObject({ id: into, name: 'Gece Vapuru Yeni' });
    expect(await read(from)).toBeUndefined();
    const votesOf = async (id: string) =>
      Object.fromEntries(
        (await database.query(`SELECT member_id, vote FROM request_vote WHERE request_id = $1`, [id])).map(
          (row: { member_id: string; vote: number }) => [row.member_id, row.vote],
        ),
      );
    await eventually(async () => expect(await votesOf(from)).toEqual({}));
    expect(await votesOf(into)).toEqual(
      Object.fromEntries([40, 41, 42, 43, 44, 45].map((n) => [memberId(n), n === 42 || n === 44 ? 2 : 1])),
    );
    expect((await read(into))!.score).toBe(2);
    await eventually(() => expect(eventsOf(from)).toMatchObject([{ removed: true }]));
    expect((await running.notifications.listVoters({ requestId: into })).memberIds).toHaveLength(6);
    // The name is free again, so a later request for it is a new one.
    expect((await ask(46, 'Gece Vapru')).created).toBe(true);
  });

  it('a request is not merged on while it still gets the votes of another one', async () => {
    const { id: from } = await asked(51, 'Zincir bir');
    const { id: into } = await asked(52, 'Zincir iki');
    const { id: last } = await asked(53, 'Zincir üç');
    // Like the waiting task of a merge.
    await database.query(
      `INSERT INTO task (id, kind, input, due, created_at) VALUES ($1, 'merge-request', $2, now() + interval '1 hour', now())`,
      [from, { requestId: from, intoId: into }],
    );
    expect(await problems(merge(into, last))).toBe('TRY_AGAIN');
    await database.query(`DELETE FROM task WHERE id = $1`, [from]);
    expect((await merge(into, last)).request).toMatchObject({ id: last });
  });

  it('an answer that comes while votes still move is announced again with the last of them', async () => {
    const { id: from } = await asked(54, 'Taşınan oylar');
    const { id: into } = await asked(55, 'Kalan istek');
    await database.query(`UPDATE content_request SET deleted_at = now() WHERE id = $1`, [from]);
    await decide(into, RequestState.DECLINED, 'Telif');
    await eventually(() => expect(eventsOf(into)).toHaveLength(1));
    // As the task of a merge whose first votes moved before the answer.
    await database.query(
      `INSERT INTO task (id, kind, input, due, created_at) VALUES ($1, 'merge-request', $2, now(), now())`,
      [from, { requestId: from, intoId: into }],
    );
    await eventually(() => expect(eventsOf(into)).toHaveLength(2));
    expect(eventsOf(into)[1]).toMatchObject({ state: RequestState.DECLINED });
    expect(await read(into)).toMatchObject({ state: RequestState.DECLINED, reason: 'Telif' });
    expect((await running.notifications.listVoters({ requestId: into })).memberIds).toHaveLength(2);
  });

  it('the one that stays takes over the title, and is answered by its source', async () => {
    await bring(47, { name: 'Birleşen' });
    const { id: from } = await asked(47, 'Birleşen');
    const { id: into } = await asked(48, 'Birleşen dizi');
    expect((await merge(from, into)).request).toMatchObject({ titleId: titleId(47) });
    await running.sources(47);
    expect(await read(into)).toMatchObject({ state: RequestState.AVAILABLE });
  });

  it('stay two if they differ, if one is answered or gone, and for others than editors', async () => {
    await bring(49, { name: 'Ayrı bir' });
    await bring(50, { name: 'Ayrı iki' });
    const { id: from } = await asked(49, 'Ayrı bir');
    const { id: other } = await asked(49, 'Ayrı iki');
    const { id: film } = await asked(49, 'Ayrı film', MOVIE);
    const { id: plain } = await asked(49, 'Ayrı üç');
    expect(await problems(merge(from, other))).toEqual({ intoId: 'invalid' });
    expect(await problems(merge(from, film))).toEqual({ intoId: 'invalid' });
    expect(await problems(merge(from, from))).toEqual({ intoId: 'invalid' });
    expect(await problems(merge(from, id('4444', 99)))).toBe('NOT_FOUND');
    expect(await problems(merge(from, plain, { version: 9 }))).toBe('OUTDATED');
    expect(await problems(merge(from, plain, {}, running.moderator))).toBe('FORBIDDEN');
    await decide(plain, RequestState.DECLINED, 'Yok');
    expect(await problems(merge(from, plain))).toBe('REQUEST_CLOSED');
    expect((await read(from))!.score).toBe(1);
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

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { RequestKind, RequestState, TitleKind } from '@seyir/proto';
import { anEpisode, aTitle, episodeId, id, memberId, problems, titleId, type Running } from './fixtures.js';
import { requestSteps, type Started } from './request-fixtures.js';

const { MOVIE, SERIES } = RequestKind;
const { start, ask, asked, vote, list, read, decide, eventsOf, bring } = requestSteps();
let running: Running;
let database: Started['database'];
let close: Started['close'];
beforeAll(async () => {
  ({ running, database, close } = await start());
});
afterAll(() => close());

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
    // The task that moves the votes may hold the request, and the event is then applied again.
    await eventually(async () => expect(await read(into)).toMatchObject({ state: RequestState.AVAILABLE }));
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

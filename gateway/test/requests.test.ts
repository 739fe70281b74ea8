import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CatalogueService,
  NotificationKind,
  NotificationsService,
  RequestKind,
  RequestState,
} from '@seyir/proto';
import { startSite, type Site } from './support/site.js';
import { film, request } from './support/world/requests.js';
import { info, member, time, title } from './support/world/things.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const asMember = { token: 'token-1' };
const legacy = async (path: string, fields: Record<string, string>, as: object = asMember) =>
  (await (await site.post(path, fields, as)).json()) as object;

describe('content requests in GraphQL', () => {
  it('Q-03 Q-04: are listed by kind, with name and the picture of their title', async () => {
    const fields = `items { id kind name state score ownVote reason version title { id poster } askedBy { username } } last nextCursor`;
    const query = `{ series: contentRequests(kind: SERIES) { ${fields} } movies: contentRequests(kind: MOVIE) { ${fields} } }`;
    const { data } = await site.graphql(query, {}, asMember);
    expect(data).toEqual({
      series: {
        items: [
          {
            id: request.id,
            kind: 'SERIES',
            name: request.name,
            state: 'PLANNED',
            score: 3,
            ownVote: 'DOWN',
            reason: '',
            version: 2,
            askedBy: null,
            title: { id: title.id, poster: `/i/${title.poster}` },
          },
        ],
        last: true,
        nextCursor: null,
      },
      movies: {
        items: [
          expect.objectContaining({
            id: film.id,
            kind: 'MOVIE',
            title: null,
            askedBy: { username: member.username },
          }),
        ],
        last: true,
        nextCursor: null,
      },
    });
  });

  it('are suggested, requested, voted on, decided and removed', async () => {
    const suggested = `{ requestSuggestions(query: "va") { requests { id } titles { id } } }`;
    expect((await site.graphql(suggested)).data).toEqual({
      requestSuggestions: { requests: [{ id: request.id }], titles: [{ id: title.id }] },
    });
    const write = async (field: string) => (await site.graphql(`mutation { ${field} }`, {}, asMember)).data;
    expect(
      await write('requestContent(input: { kind: MOVIE, name: "Ses" }) { created request { name kind } }'),
    ).toEqual({ requestContent: { created: true, request: { name: 'Ses', kind: 'MOVIE' } } });
    expect(await write('voteOnRequest(input: { id: "request-1", vote: UP }) { id score ownVote }')).toEqual({
      voteOnRequest: { id: request.id, score: 4, ownVote: 'UP' },
    });
    const decision = '{ id: "request-1", state: DECLINED, reason: "Hakları yok", version: 2 }';
    expect(await write(`decideRequest(input: ${decision}) { request { state reason version } }`)).toEqual({
      decideRequest: { request: { state: 'DECLINED', reason: 'Hakları yok', version: 3 } },
    });
    const merge = '{ id: "request-2", intoId: "request-1", version: 2 }';
    expect(await write(`mergeRequests(input: ${merge}) { request { id } }`)).toEqual({
      mergeRequests: { request: { id: request.id } },
    });
    expect(await write('deleteRequest(id: "request-1") { id }')).toEqual({
      deleteRequest: { id: request.id },
    });
  });

  it('Q-06: a search below 2 characters asks no service', async () => {
    const query = `{ requestSuggestions(query: " v ") { requests { id } } }`;
    expect(await site.graphql(query)).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT' } }] });
  });
});

describe('legacy calls of requests', () => {
  it('Q-02: /set/request adds a name to the list of its kind, an anime as a series', async () => {
    const seen: object[] = [];
    const fake = { requestContent: async (given: object) => (seen.push(given), { request, created: true }) };
    site.peers.fake(CatalogueService, fake);
    const fields = { image: 'https://baska.example/x.png', name: 'Kayıp', id: '', type: '3' };
    expect(await legacy('/set/request', fields)).toEqual({ success: true, message: 'İsteğin alındı.' });
    expect(await legacy('/set/request', { ...fields, id: 'title-1' })).toMatchObject({ success: true });
    expect(
      await legacy('/ajax/service', { type: 'request_content', tid: 'title-1', mov_type: '' }),
    ).toMatchObject({
      success: true,
    });
    expect(seen).toMatchObject([
      { name: 'Kayıp', kind: RequestKind.SERIES, suggestionId: '' },
      { name: '', suggestionId: 'title-1' },
      { name: '', suggestionId: 'title-1' },
    ]);
  });

  it('a second request for the same title says that it counts as a vote', async () => {
    site.peers.fake(CatalogueService, { requestContent: async () => ({ request, created: false }) });
    expect(await legacy('/set/request', { name: 'Kayıp', type: '2' })).toEqual({
      success: true,
      message: 'Bu içerik daha önce istenmişti; oyun eklendi.',
    });
  });

  it('Q-13: without a session a request is refused with a text', async () => {
    expect(await legacy('/set/request', { name: 'Kayıp', type: '2' }, {})).toMatchObject({
      success: false,
      code: 'NO_SESSION',
      session: true,
    });
  });

  it('Q-17 Q-18 Q-19: the vote is 1 up or 2 down, and nothing else', async () => {
    const vote = (type: string) => legacy('/set/request/vote', { id: request.id, type });
    expect(await vote('1')).toEqual({ success: true, count: 4, vote: '1' });
    expect(await vote('2')).toEqual({ success: true, count: 2, vote: '2' });
    for (const wrong of ['0', '3', 'x'])
      expect(await vote(wrong)).toMatchObject({ success: false, code: 'BAD_INPUT' });
  });

  it('Q-09: /request/load returns a page, and a text when none are left', async () => {
    const page = (page: string, type = '2') => legacy('/request/load', { page, type });
    expect(await page('1')).toEqual({
      success: true,
      last: true,
      count: 1,
      message: '',
      theme: expect.stringContaining('Kayıp &lt;b&gt;Rıhtım&lt;/b&gt;'),
    });
    expect(await page('2')).toMatchObject({ theme: '', message: 'Gösterilecek içerik kalmadı.' });
    expect(await page('1', '3')).toMatchObject({ success: false, code: 'BAD_INPUT' });
  });

  it('Q-06: /get/search needs 2 characters, and finds requests and titles of a kind', async () => {
    const search = (content: string, type = '2') => legacy('/get/search', { content, type });
    expect(await search('v')).toMatchObject({ code: 'BAD_INPUT' });
    const found = (await search(' va ')) as { count: number; theme: string };
    expect(found.count).toBe(2);
    expect(found.theme).toContain('data-id="request-1"');
    expect(found.theme).toContain('data-id="title-1"');
    expect(await search('yok')).toMatchObject({
      count: 0,
      theme: '',
      message: 'Listelenecek içerik bulunamadı.',
    });
  });
});

it('a notification of an answered request has its name, its answer and a link', async () => {
  const shownIn = async (state: RequestState) => {
    site.peers.fake(CatalogueService, { getRequests: async () => ({ requests: [{ ...request, state }] }) });
    const kind = NotificationKind.REQUEST;
    const entry = { id: 'notification-2', kind, causeId: 'cause-1', requestId: request.id, time };
    site.peers.fake(NotificationsService, {
      listNotifications: async () => ({ notifications: [entry], info: info(1), unread: 1 }),
    });
    const query = `{ notifications { items { kind actor { id } shown { heading text path } } } }`;
    const { data } = await site.graphql(query, {}, asMember);
    return (data as unknown as { notifications: { items: { shown: object }[] } }).notifications.items[0]!
      .shown;
  };
  expect(await shownIn(RequestState.AVAILABLE)).toEqual({
    heading: request.name,
    text: 'isteği eklendi. Artık izleyebilirsin.',
    path: '/dizi/gece-vapuru',
  });
  expect(await shownIn(RequestState.DECLINED)).toMatchObject({ path: '/istek' });
});

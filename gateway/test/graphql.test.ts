import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing/stateless';
import { AccountsService, CatalogueService, CommentsService, PlaybackService } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';
import { comment, member } from './support/world/things.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const asMember = { token: 'token-1' };

describe('a visitor', () => {
  it('reads a watch page with its sources, with one call per service', async () => {
    site.peers.calls.length = 0;
    const { data, errors } = await site.graphql(`{
      watchPage(kind: SERIES, slug: "gece-vapuru", season: 1, number: 1) {
        title { name path rating seasons { number episodeCount } }
        episode { path releasedAt position { id } }
        previous { id } next { number path }
        sources { groups { groupId translation sources { hash kind tiers locked } } segments { kind } }
      }
    }`);
    expect(errors).toBeUndefined();
    expect(data?.['watchPage']).toEqual({
      title: {
        name: 'Gece Vapuru',
        path: '/dizi/gece-vapuru',
        rating: 8.3,
        seasons: [{ number: 1, episodeCount: 2 }],
      },
      episode: {
        path: '/dizi/gece-vapuru/1-sezon/1-bolum',
        releasedAt: '2026-11-20T12:00:00.000Z',
        position: null,
      },
      previous: null,
      next: { number: 2, path: '/dizi/gece-vapuru/1-sezon/2-bolum' },
      sources: {
        groups: [
          {
            groupId: 'group-1',
            translation: 'SUBTITLED',
            sources: [
              { hash: 'source-1', kind: 'STREAM', tiers: ['1080p', '720p'], locked: false },
              { hash: 'source-2', kind: 'STREAM', tiers: [], locked: true },
              { hash: 'source-3', kind: 'EMBED', tiers: [], locked: false },
            ],
          },
        ],
        segments: [],
      },
    });
    expect(new Set(site.peers.calls).size).toBe(site.peers.calls.length);
  });

  it("reads a season's episodes with their translations, with one call per service", async () => {
    const query = `{
      title(kind: SERIES, slug: "gece-vapuru") { country { name } episodes(season: 1) { items { id translations } } }
    }`;
    site.peers.calls.length = 0;
    const { data, errors } = await site.graphql(query);
    expect(errors).toBeUndefined();
    const translations = ['SUBTITLED', 'DUBBED'];
    expect(data?.['title']).toEqual({
      country: { name: 'Türkiye' },
      episodes: {
        items: [
          { id: 'episode-1', translations },
          { id: 'episode-2', translations },
        ],
      },
    });
    expect(site.peers.calls).toContain('PlaybackService/getTranslations');
    expect(new Set(site.peers.calls).size).toBe(site.peers.calls.length);
    site.peers.reachable(PlaybackService, false);
    const { data: without, errors: faults } = await site.graphql(query);
    site.peers.reachable(PlaybackService, true);
    expect(faults).toBeUndefined();
    expect(without).toMatchObject({
      title: { episodes: { items: [{ translations: null }, { translations: null }] } },
    });
  });

  it('gets null, not an error, for a title that does not exist or has another kind', async () => {
    const query = 'query ($kind: TitleKind!, $slug: String!) { title(kind: $kind, slug: $slug) { id } }';
    for (const variables of [
      { kind: 'SERIES', slug: 'yok' },
      { kind: 'ANIME', slug: 'gece-vapuru' },
    ])
      expect(await site.graphql(query, variables)).toEqual({ status: 200, data: { title: null } });
  });

  it('sees covered comments without their bodies, and can open them', async () => {
    const target = '{kind: EPISODE, id: "episode-1"}';
    const { data } = await site.graphql(`{
      comments(target: ${target}) { count last items { id body covered author { name } ownReaction replies { body } } }
    }`);
    const { items } = data?.['comments'] as unknown as { items: object[] };
    expect(items).toEqual([
      expect.objectContaining({
        id: 'comment-1',
        body: comment.body,
        author: { name: 'Ada' },
        ownReaction: null,
      }),
      expect.objectContaining({ id: 'comment-2', body: null, covered: true }),
    ]);
    const revealed = await site.graphql(
      'mutation { revealComments(ids: ["comment-2"]) { comments { body } } }',
    );
    expect(revealed.data).toEqual({ revealComments: { comments: [{ body: 'Katil uşak' }] } });
  });

  it('is asked to sign in if a member is required', async () => {
    const document = 'mutation { postReply(input: {parentId: "comment-1", body: "a"}) { comment { id } } }';
    const { data, errors } = await site.graphql(document);
    expect(data).toBeNull();
    expect(errors).toEqual([
      expect.objectContaining({
        message: 'Bunun için giriş yapmalısın.',
        extensions: { code: 'NO_SESSION' },
      }),
    ]);
  });

  it('gets the rest of a page when one service does not answer', async () => {
    site.peers.reachable(PlaybackService, false);
    const { data, errors } = await site.graphql(`{
      watchPage(kind: SERIES, slug: "gece-vapuru", number: 2) { episode { number } sources { groups { name } } }
    }`);
    site.peers.reachable(PlaybackService, true);
    expect(data).toEqual({ watchPage: { episode: { number: 2 }, sources: null } });
    expect(errors?.[0]).toMatchObject({ path: ['watchPage', 'sources'], extensions: { code: 'TRY_AGAIN' } });
  });
});

describe('a member', () => {
  it('is identified to the services by the gateway’s signature', async () => {
    let seen: unknown;
    site.peers.fake(CommentsService, {
      postComment: async (request, call) => {
        seen = { viewer: call.viewer, key: call.idempotencyKey, body: request.body };
        return { comment: { id: 'c', authorId: call.viewer.memberId ?? '', body: request.body } };
      },
    });
    const { data, errors } = await site.graphql(
      `mutation ($input: PostCommentInput!) {
        postComment(input: $input) { comment { id author { username path avatar } } }
      }`,
      {
        input: {
          target: { kind: 'EPISODE', id: 'episode-1' },
          body: 'Güzel bölüm',
          spoiler: { kind: 'EPISODE' },
          idempotencyKey: 'key-12345',
        },
      },
      asMember,
    );
    expect(errors).toBeUndefined();
    expect(seen).toEqual({
      viewer: { memberId: member.id, sessionId: 'session-1', roles: ['member'] },
      key: 'key-12345',
      body: 'Güzel bölüm',
    });
    expect(data?.['postComment']).toEqual({
      comment: {
        id: 'c',
        author: { username: 'deniz', path: '/profile/deniz', avatar: '/i/avatars/deniz.webp' },
      },
    });
  });

  it('forwards valid idempotency keys, refuses others, and keeps foreign traces for the log', async () => {
    const seen: unknown[] = [];
    site.peers.fake(CommentsService, {
      postReply: async (_, { idempotencyKey, traceparent }) => {
        seen.push([idempotencyKey, traceparent]);
        return { comment: { id: 'c' } };
      },
    });
    const reply = (key: string | undefined, headers: Record<string, string> = {}) =>
      site.graphql(
        'mutation ($key: String) { postReply(input: {parentId: "c", body: "a", idempotencyKey: $key}) { comment { id } } }',
        { key },
        { ...asMember, headers },
      );
    const trace = 'a'.repeat(32);
    const traceparent = `00-${trace}-${'b'.repeat(16)}-01`;
    await reply(undefined, { 'idempotency-key': 'key-12345', traceparent });
    await reply('key-12345', { traceparent: 'é' });
    expect(seen).toEqual([
      ['key-12345', undefined],
      ['key-12345', undefined],
    ]);
    await eventually(() => site.log.some((line) => line.includes(`"traceId":"${trace}"`)));
    for (const refused of [
      await reply('anahtarım'),
      await reply(undefined, { 'idempotency-key': 'clé-12345' }),
    ])
      expect(refused.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_INPUT',
        fields: { idempotencyKey: expect.any(String) },
      });
    expect(seen).toHaveLength(2);
  });

  it('gets own reactions, positions and notifications', async () => {
    const { data, errors } = await site.graphql(
      `{
        commentsById(ids: ["comment-1"]) { id ownReaction }
        positions(episodeIds: ["episode-1", "episode-2"]) { episodeId watched }
        episodes(ids: ["episode-2", "episode-1", "nowhere"]) { id position { watched } }
        continueWatching { items { episode { path } title { name } } count }
        notifications { unread items { shown { text path } actor { name } read } }
        viewer { id unreadNotifications }
      }`,
      {},
      asMember,
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({
      commentsById: [{ id: 'comment-1', ownReaction: 'LIKE' }],
      positions: [{ episodeId: 'episode-1', watched: true }],
      episodes: [
        { id: 'episode-2', position: null },
        { id: 'episode-1', position: { watched: true } },
      ],
      continueWatching: {
        items: [{ episode: { path: '/dizi/gece-vapuru/1-sezon/1-bolum' }, title: { name: 'Gece Vapuru' } }],
        count: 1,
      },
      notifications: {
        unread: 1,
        items: [
          {
            shown: {
              text: 'yorumuna yanıt verdi.',
              path: '/dizi/gece-vapuru/1-sezon/1-bolum#yorum-reply-9',
            },
            actor: { name: 'Ada' },
            read: false,
          },
        ],
      },
      viewer: { id: member.id, unreadNotifications: 1 },
    });
  });

  it('gets invalid fields with Turkish texts', async () => {
    const { errors } = await site.graphql(
      'mutation { postReply(input: {parentId: "comment-1", body: "  "}) { comment { id } } }',
      {},
      asMember,
    );
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_INPUT',
      fields: { body: 'Bu değer geçerli değil.' },
    });
  });
});

describe('signing in and out', () => {
  it('opens a session within the same request, and ends it', async () => {
    const response = await site.post('/graphql', {
      query: `mutation { signIn(input: {login: "deniz", password: "dogru-sifre"}) {
        viewer { id member { name } unreadNotifications }
      } }`,
    });
    // Without `remember` the cookie ends with the browser's session.
    expect(response.headers.get('set-cookie')).toBe('sid=token-new; Path=/; HttpOnly; SameSite=Lax');
    expect(await response.json()).toEqual({
      data: { signIn: { viewer: { id: member.id, member: { name: member.name }, unreadNotifications: 1 } } },
    });
    const out = await site.post(
      '/graphql',
      { query: 'mutation { signOut { signedOut } }' },
      { token: 'token-new' },
    );
    expect(out.headers.get('set-cookie')).toMatch(/^sid=;.*Expires=Thu, 01 Jan 1970/);
    const after = await site.graphql(
      '{ viewer { id } continueWatching { count } }',
      {},
      { token: 'token-new' },
    );
    expect(after.data).toMatchObject({ viewer: null });
    expect(after.errors?.[0]?.extensions['code']).toBe('SESSION_ENDED');
  });

  it("uses the schema's defaults for missing variables", async () => {
    const document = 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }';
    const input = { login: 'deniz', password: 'dogru-sifre' };
    const { data, errors } = await site.graphql(document, { input });
    expect({ data, errors }).toEqual({ data: { signIn: { viewer: { id: member.id } } } });
  });

  it('answers a wrong password with its code and sets nothing', async () => {
    const response = await site.post('/graphql', {
      query: 'mutation { signIn(input: {login: "deniz", password: "x"}) { viewer { id } } }',
    });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_CREDENTIALS' } }],
    });
  });
});

describe('errors', () => {
  it('reveal no internals', async () => {
    site.peers.fake(CatalogueService, {
      listLatestEpisodes: () => Promise.reject(new Error('SELECT secret FROM /srv/app.ts')),
    });
    const response = await site.post('/graphql', { query: '{ latestEpisodes { count } }' });
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'INTERNAL' } }] });
    expect(text).not.toMatch(/SELECT|secret|stack|\.ts/);
    expect(site.log.join('')).toContain('SELECT secret');
  });
});

describe('an invalid request', () => {
  it('is refused', async () => {
    const batch = await site.post('/graphql', [{ query: '{ viewer { id } }' }]);
    expect(batch.status).toBe(400);
    expect((await fetch(`${site.url}/graphql?query={viewer{id}}`)).status).toBe(404);
    const form = await site.post('/graphql', 'query={viewer{id}}', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.status).toBe(400);
    const text = await site.post('/graphql', '{"query":"{viewer{id}}"}', {
      headers: { 'content-type': 'text/plain' },
    });
    expect(text.status).toBe(400);
    const large = await site.post('/graphql', { query: `{ viewer { id } } # ${'a'.repeat(1_100_000)}` });
    expect(large.status).toBe(413);
  });
});

const nested = (depth: number): string =>
  depth === 0 ? 'id' : `episode { title { episodes { items { ${nested(depth - 1)} } } } }`;

/** Documents over each limit. */
const overLimit: Readonly<Record<string, string>> = {
  depth: `{ continueWatching { items { ${nested(3)} } } }`,
  aliases: `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: viewer { id }`).join(' ')} }`,
  tokens: `{ ${'viewer { id } '.repeat(300)} }`,
  cost: '{ titles(size: 100) { items { episodes(size: 100) { items { title { name } } } } } }',
  'cost of fragments': `{ titles { items { ...A } } } fragment A on Title { ${'...B '.repeat(3)} }
    fragment B on Title { episodes(size: 100) { items { id title { ...C } } } }
    fragment C on Title { episodes(size: 100) { items { id } } }`,
};

describe.each(Object.entries(overLimit))('a document over the limit of %s', (_what, query) => {
  it('is refused before it runs', async () => {
    site.peers.calls.length = 0;
    const { status, errors } = await site.graphql(query, {}, asMember);
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
    expect(site.peers.calls.filter((name) => !name.startsWith('Accounts'))).toEqual([]);
  });
});

it('reads each member once, however often they are shown', async () => {
  site.clock.advance(120_000);
  let asked: string[] = [];
  site.peers.fake(AccountsService, {
    getMembers: async ({ ids }) => {
      asked = [...asked, ...ids];
      return { members: [] };
    },
  });
  const target = '{kind: EPISODE, id: "episode-1"}';
  const query = `{ comments(target: ${target}) { items { author { id } replies { author { id } } } } }`;
  await site.graphql(query, {}, asMember);
  expect(asked.sort()).toEqual(['member-1', 'member-2']);
});

it('refuses a subscription by POST, because subscriptions need a socket', async () => {
  const answer = await site.graphql('subscription { activity { unread } }');
  expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_INPUT' } }] });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import {
  AccountsService,
  AgeMark,
  CatalogueService,
  CommentsService,
  SocialService,
  TargetKind,
  changedIds,
  wakes,
  withdrawnIds,
} from '@seyir/proto';
import { startSite, type Site } from './support/site.js';
import { comment, episodes, info, member, other, title } from './support/world/things.js';

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const comments = (kind = 'EPISODE', id = 'episode-1') =>
  `{ comments(target: {kind: ${kind}, id: "${id}"}) { items { id body author { name } ownReaction } } }`;
const feed = '{ feed(kind: EVERYONE) { items { id body author { name } commentCount } } }';
const thread = { type: '2', id: 'episode-1', page: '1' };

const hits = async (at = site): Promise<number> => {
  const metric = await at.metrics.getSingleMetric('seyir_kept_answers_total')?.get();
  return metric?.values.find(({ labels }) => labels['result'] === 'hit')?.value ?? 0;
};
const legacy = async (path: string, fields: object, options = {}) =>
  (await (await site.post(path, fields, options)).json()) as Record<string, unknown>;
const wake = async (subject: string, hint?: string) => {
  site.live.wake(subject, hint);
  await new Promise(setImmediate);
};
const itemsOf = (answer: { data?: Record<string, never> | null }, field: string) =>
  (answer.data?.[field] as unknown as { items: Record<string, unknown>[] }).items;

/** Reads until the answer is kept: the first read may come before the wakes of its sources. */
const untilKept = async <T>(read: () => Promise<T>): Promise<T> => {
  for (let n = 0; n < 3; n += 1) await read();
  const before = await hits();
  const answer = await read();
  expect(await hits()).toBe(before + 1);
  return answer;
};

describe("visitors' reads are answered from memory", () => {
  it.each([
    ['a thread, GraphQL', () => site.graphql(comments())],
    ['a thread, legacy call', () => legacy('/get/more/comment', thread)],
    ['the feed, GraphQL', () => site.graphql(feed)],
    ['the feed, legacy call', () => legacy('/akis/1', {})],
    ['a list of titles', () => site.graphql('{ titles { items { id name } } }')],
  ])('%s', async (_, read) => {
    const first = await read();
    expect(await untilKept<unknown>(read)).toEqual(first);
  });

  it('60 s at most, also if an answer is made from an older read', async () => {
    await untilKept(() => site.graphql(comments()));
    site.clock.advance(50_000);
    const bodies = `{ comments(target: {kind: EPISODE, id: "episode-1"}) { items { body } } }`;
    const read = async () => JSON.stringify(await site.graphql(bodies));
    expect(await untilKept(read)).toContain('güzel');
    const later = { ...comment, body: 'yeni', version: 2 };
    site.peers.fake(CommentsService, { listComments: async () => ({ comments: [later], info: info(1) }) });
    site.clock.advance(10_000);
    expect(await read()).toContain('yeni');
  });

  it('with the headers of every call', async () => {
    const read = () => site.post('/graphql', { query: comments() });
    const first = await read();
    const later = await untilKept(read);
    for (const response of [first, later]) {
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
    expect(later.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  });
});

describe('a member', () => {
  it('never gets the answer of visitors, nor do they get a member’s', async () => {
    const visitors = await untilKept(() => site.graphql(comments()));
    const before = await hits();
    const own = await site.graphql(comments(), {}, { token: 'token-1' });
    expect(itemsOf(own, 'comments')[0]).toMatchObject({ ownReaction: 'LIKE' });
    expect(itemsOf(visitors, 'comments')[0]).toMatchObject({ ownReaction: null });
    expect(await hits()).toBe(before);
    expect(await site.graphql(comments())).toEqual(visitors);
  });

  it('with an ended session gets no kept answer either', async () => {
    await untilKept(() => site.graphql(comments()));
    const before = await hits();
    await site.graphql(comments(), {}, { token: 'gone' });
    expect(await hits()).toBe(before);
  });
});

describe('what is gone is gone at once:', () => {
  it.each(['graphql', 'legacy'])('a deleted comment (%s)', async (api) => {
    const read = async () =>
      JSON.stringify(
        api === 'graphql' ? await site.graphql(comments()) : await legacy('/get/more/comment', thread),
      );
    expect(await untilKept(read)).toContain('güzel');
    site.peers.fake(CommentsService, {
      listComments: async () => ({
        comments: [{ ...comment, body: '', deleted: true, version: 2 }],
        info: info(1),
      }),
    });
    await wake(wakes.thread(TargetKind.EPISODE, 'episode-1'), withdrawnIds([]));
    expect(await read()).not.toContain('güzel');
  });

  it('a post, and one that became private', async () => {
    const read = () => site.graphql(feed);
    expect(itemsOf(await untilKept(read), 'feed')).not.toEqual([]);
    site.peers.fake(SocialService, { listFeed: async () => ({ posts: [], info: { last: true } }) });
    await wake(wakes.flow, withdrawnIds([]));
    expect(itemsOf(await read(), 'feed')).toEqual([]);
  });

  it('an erased author', async () => {
    const read = async () => JSON.stringify(await site.graphql(feed));
    expect(await untilKept(read)).toContain(other.name);
    site.peers.fake(AccountsService, { getMembers: async () => ({ members: [member] }) });
    await wake(wakes.members, withdrawnIds([other.id]));
    expect(await read()).not.toContain(`"${other.name}"`);
  });

  it('a title that is taken down', async () => {
    const read = () => site.graphql('{ titles { items { id } } }');
    expect(itemsOf(await untilKept(read), 'titles')).not.toEqual([]);
    site.peers.fake(CatalogueService, { listTitles: async () => ({ titles: [], info: info(0) }) });
    await wake(wakes.catalogue, withdrawnIds([title.id]));
    expect(itemsOf(await read(), 'titles')).toEqual([]);
  });

  it('a number of comments of a post in the feed', async () => {
    const count = (comments: number) =>
      site.peers.fake(CommentsService, {
        getPostCounts: async ({ postIds }) => ({
          counts: postIds.map((postId) => ({ postId, commentCount: comments })),
        }),
      });
    count(3);
    const read = async () => itemsOf(await site.graphql(feed), 'feed')[0]?.['commentCount'];
    expect(await untilKept(read)).toBe(3);
    count(4);
    await wake(wakes.thread(TargetKind.POST, 'post-1'));
    expect(await read()).toBe(4);
  });
});

it('what was missing is there after its wake', async () => {
  site.peers.fake(AccountsService, { getMembers: async () => ({ members: [] }) });
  const author = async () => itemsOf(await site.graphql(comments()), 'comments')[0]?.['author'];
  expect(await untilKept(author)).toBeNull();
  site.peers.fake(AccountsService, { getMembers: async () => ({ members: [other] }) });
  await wake(wakes.members, changedIds([other.id]));
  expect(await author()).toEqual({ name: other.name });
});

it('the age confirmation keeps answers apart', async () => {
  const gated = { ...title, ageMark: AgeMark.AGE_MARK_18 };
  site.peers.fake(CatalogueService, { getEpisodeAt: async () => ({ title: gated, episode: episodes[0] }) });
  const query = `{ watchPage(kind: SERIES, slug: "${title.slug}", season: 1, number: 1) { sources { groups { hash } } } }`;
  const groups = async (headers: Record<string, string> = {}) =>
    (await site.graphql(query, {}, { headers })).data?.['watchPage']?.['sources']?.['groups'];
  const asAdult = () => groups({ cookie: 'censor=18' });
  expect(await untilKept(asAdult)).not.toEqual([]);
  expect(await untilKept(groups)).toEqual([]);
  expect(await asAdult()).not.toEqual([]);
});

describe('not kept is', () => {
  it.each([
    ['the thread of a post, which members may hide', comments('POST', 'post-1')],
    ['the thread of a collection', comments('COLLECTION', 'collection-1')],
    ['a number whose changes have no wake', '{ titles { items { id followerCount } } }'],
    [
      'a part of an answer, beside an error',
      '{ titles { count } comments(target: {kind: EPISODE, id: "episode-1"}, size: 500) { count } }',
    ],
    [
      'a page beyond the first thousand items, whose cursor is a reader’s',
      '{ titles(page: 60) { items { id } } }',
    ],
    [
      'a profile with what the viewer is to it',
      '{ profile(username: "deniz") { member { relationship { followerCount } } } }',
    ],
  ])('%s', async (_, query) => {
    for (let n = 0; n < 4; n += 1) await site.graphql(query);
    expect(await hits()).toBe(0);
  });

  it('an answer without its authors, because accounts does not answer', async () => {
    const name = async () => itemsOf(await site.graphql(comments()), 'comments')[0]?.['author'];
    site.peers.reachable(AccountsService, false);
    for (let n = 0; n < 3; n += 1) expect(await name()).toBeNull();
    expect(await hits()).toBe(0);
    site.peers.reachable(AccountsService, true);
    expect(await name()).toEqual({ name: other.name });
  });

  it('an answer with errors', async () => {
    site.peers.fake(CommentsService, {
      listComments: async () => {
        throw new DomainError('TRY_AGAIN');
      },
    });
    for (let n = 0; n < 3; n += 1) expect((await site.graphql(comments())).errors).toHaveLength(1);
    expect(await hits()).toBe(0);
  });

  it('a challenge for one reader, also beside a public read', async () => {
    let challenges = 0;
    const other = await startSite({
      captcha: {
        verify: () => Promise.resolve(true),
        challenge: () => Promise.resolve(String((challenges += 1))),
      },
    });
    try {
      const query = '{ titles { count } captchaChallenge(action: LOGIN) }';
      for (let n = 0; n < 4; n += 1) await other.graphql(query);
      expect(await hits(other)).toBe(0);
      expect(challenges).toBe(4);
    } finally {
      await other.close();
    }
  });
});

describe('limits', () => {
  it('of an address count kept answers too', async () => {
    const limited = await startSite({ config: { limits: { address: [{ max: 6, windowMs: 60_000 }] } } });
    try {
      for (let n = 0; n < 6; n += 1) expect((await limited.graphql(comments())).status).toBe(200);
      expect(await hits(limited)).toBeGreaterThan(0);
      expect((await limited.graphql(comments())).status).toBe(429);
    } finally {
      await limited.close();
    }
  });

  it('of a kind of read are counted at each one', async () => {
    const limited = await startSite({ config: { limits: { searching: [{ max: 3, windowMs: 60_000 }] } } });
    try {
      const read = () => limited.graphql('{ search(query: "gece") { items { id } } }');
      const codes = [];
      for (let n = 0; n < 4; n += 1) codes.push((await read()).errors?.[0]?.extensions['code']);
      expect(codes).toEqual([undefined, undefined, undefined, 'SLOW_DOWN']);
    } finally {
      await limited.close();
    }
  });
});

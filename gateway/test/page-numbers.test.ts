import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { CommentsService, TargetKind } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';

const COUNT = 2_000;

let site: Site;
const asked: { number: number; cursor: string }[] = [];
beforeAll(async () => {
  site = await startSite();
  // Like the real service: 1,000 comments can be skipped, later ones need a cursor.
  site.peers.fake(CommentsService, {
    listComments: ({ page }) => {
      const { number = 1, size = 20, cursor = '' } = page ?? {};
      asked.push({ number, cursor });
      const from = cursor ? Number(cursor.slice('after-'.length)) : (number - 1) * size;
      if (!cursor && from > 1_000 && from < COUNT)
        return Promise.reject(new DomainError('BAD_INPUT', { fields: { page: 'too_far' } }));
      const last = from + size >= COUNT;
      const nextCursor = last ? '' : `after-${from + size}`;
      const comments = from < COUNT ? [{ id: `comment-${from}` }] : [];
      return Promise.resolve({ comments, info: { count: COUNT, last, nextCursor } });
    },
  });
});
afterAll(() => site.close());
beforeEach(() => {
  asked.length = 0;
});

const more = async (page: number, token?: string) =>
  (await (
    await site.post(
      '/get/more/comment',
      { type: `${TargetKind.EPISODE}`, id: 'episode-1', page: `${page}` },
      token ? { token } : {},
    )
  ).json()) as { success: boolean; theme: string; last: boolean } & Record<string, unknown>;

it('a reader who goes from page to page by number reaches the end of a long thread', async () => {
  for (let page = 49; page <= 100; page++) {
    const answer = await more(page, 'token-1');
    expect(answer).toMatchObject({ success: true, last: page === 100 });
    expect(answer.theme).toContain(`comment-${(page - 1) * 20}`);
  }
  // Near pages are requested by number, far ones by the cursor that was stored for the reader.
  expect(asked.slice(0, 4)).toEqual([
    { number: 49, cursor: '' },
    { number: 50, cursor: '' },
    { number: 51, cursor: '' },
    { number: 52, cursor: 'after-1020' },
  ]);
});

it('a jump to a far page answers too far, and one past the end an empty page', async () => {
  expect(await more(70)).toMatchObject({
    success: false,
    code: 'BAD_INPUT',
    fields: { page: 'Bu kadar geriye sayfa numarasıyla gidilemez. Sayfaları sırayla aç.' },
  });
  expect(await more(100_000)).toMatchObject({
    last: true,
    theme: '',
    message: 'Listelenecek yorum kalmadı !',
  });
});

it('far pages stored for one reader do not work for another', async () => {
  expect(await more(51)).toMatchObject({ success: true });
  expect(await more(52)).toMatchObject({ success: true });
  expect(await more(53, 'token-1')).toMatchObject({ success: true });
  site.clock.advance(3_600_001);
  expect(await more(53)).toMatchObject({ code: 'BAD_INPUT' });
});

it('pages work by number while the store of cursors is down, as far as numbers reach', async () => {
  const { get, set } = site.keyValue;
  const away = () => Promise.reject(new DomainError('TRY_AGAIN'));
  Object.assign(site.keyValue, { get: away, set: away });
  try {
    expect(await more(51)).toMatchObject({ success: true });
    expect(await more(52)).toMatchObject({ code: 'BAD_INPUT' });
  } finally {
    Object.assign(site.keyValue, { get, set });
  }
});

it('GraphQL returns the cursor of the next page and accepts it', async () => {
  const query = `query ($cursor: String) {
    comments(target: { kind: EPISODE, id: "episode-1" }, cursor: $cursor) { items { id } last nextCursor }
  }`;
  const first = await site.graphql(query);
  expect(first.data).toMatchObject({ comments: { last: false, nextCursor: 'after-20' } });
  const next = await site.graphql(query, { cursor: 'after-1980' });
  expect(next.data).toEqual({
    comments: { items: [{ id: 'comment-1980' }], last: true, nextCursor: null },
  });
  const broken = await site.graphql(query, { cursor: '' });
  expect(broken.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT' });
});

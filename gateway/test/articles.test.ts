import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { CatalogueService } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';
import { time } from './support/world/things.js';

const article = {
  id: 'a1',
  slug: 'sisin-icinden',
  title: 'Sisin içinden',
  summary: 'Kısaca.',
  picture: 'import/backdrop-1.webp',
  author: '',
  publishedAt: time,
};

let site: Site;
beforeAll(async () => {
  site = await startSite();
  site.peers.fake(CatalogueService, {
    listArticles: async ({ page }) => ({
      articles: [article],
      info: { last: page?.cursor !== '', nextCursor: page?.cursor === '' ? 'k' : '' },
    }),
    getArticle: async ({ slug }) => {
      if (slug !== article.slug) throw new DomainError('NOT_FOUND');
      return { article: { ...article, body: 'Gövde.' } };
    },
    listFaq: async () => ({ entries: [{ id: 'q1', question: 'Ne zaman?', answer: 'Yarın.', position: 3 }] }),
  });
});
afterAll(() => site.close());

it('articles are a list with cursors; one has its address, picture and text', async () => {
  const { data } = await site.graphql(
    '{ articles { items { path title body } last nextCursor } rest: articles(cursor: "k") { last } }',
  );
  expect(data).toEqual({
    articles: {
      items: [{ path: '/yazi/sisin-icinden', title: 'Sisin içinden', body: '' }],
      last: false,
      nextCursor: 'k',
    },
    rest: { last: true },
  });
  const query = 'query ($s: String!) { article(slug: $s) { path picture author body } }';
  expect((await site.graphql(query, { s: 'sisin-icinden' })).data).toEqual({
    article: {
      path: '/yazi/sisin-icinden',
      picture: '/i/import/backdrop-1.webp',
      author: null,
      body: 'Gövde.',
    },
  });
  expect((await site.graphql(query, { s: 'yok' })).data).toEqual({ article: null });
  const long = await site.graphql(query, { s: 'x'.repeat(201) });
  expect(long.errors?.[0]?.extensions['code']).toBe('BAD_INPUT');
});

it('frequent questions are a plain list', async () => {
  expect((await site.graphql('{ faq { id question answer } }')).data).toEqual({
    faq: [{ id: 'q1', question: 'Ne zaman?', answer: 'Yarın.' }],
  });
});

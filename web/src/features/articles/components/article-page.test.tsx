import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWaiting } from '../../../testing/render.js';
import { ArticlePage } from './article-page.js';
import { ArticlesPage } from './articles-page.js';

const article = (n: number, over: object = {}) => ({
  __typename: 'Article',
  id: `a${n}`,
  path: `/yazi/yazi-${n}`,
  title: `Yazı ${n}`,
  summary: 'Kısaca.',
  picture: '/i/backdrop-a.webp',
  author: 'İpek Ilgaz',
  publishedAt: '2026-01-10T06:00:00Z',
  body: '',
  ...over,
});
const open = (over: object | null) =>
  renderWaiting(<ArticlePage slug="yazi-1" absent="yok" />, {
    gateway: () => ({ data: { article: over && article(1, over) } }),
  });
const paragraphs = () => [...document.querySelectorAll('article > div > p')];

test('an article has its title, author, date, headings and paragraphs, and structured data', async () => {
  await open({ body: 'Bir.\n\n## Ara başlık\n\nİki.' });
  await screen.findByRole('heading', { level: 1, name: 'Yazı 1' });
  screen.getByRole('heading', { level: 2, name: 'Ara başlık' });
  screen.getByText('Yazan: İpek Ilgaz');
  screen.getByText('10 Ocak 2026');
  expect(paragraphs().map(({ textContent }) => textContent)).toEqual(['Bir.', 'İki.']);
  expect(document.title).toBe('Yazı 1 · Seyir');
  expect(document.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
    '"@type":"Article","headline":"Yazı 1"',
  );
});

test('U-19 U-20 each paragraph of more than 550 characters is cut, with a button of its own', async () => {
  const exact = 'a'.repeat(549) + '.';
  const long = 'çığlık '.repeat(100).trim();
  const { user } = await open({ body: [exact, long, long].join('\n\n') });
  await screen.findByRole('heading', { level: 1 });
  const buttons = screen.getAllByRole('button', { name: 'Devamını oku' });
  expect(buttons).toHaveLength(2);
  const [whole, cut, other] = paragraphs();
  expect(whole?.textContent).toBe(exact);
  const hidden = cut?.querySelector('span');
  const visible = () => {
    const copy = cut?.cloneNode(true) as HTMLElement;
    copy.querySelector('[hidden]')?.remove();
    return copy.textContent;
  };
  expect(visible()).toMatch(/çığlık… Devamını oku$/);
  expect(visible().length).toBeLessThanOrEqual(550 + '… Devamını oku'.length);
  await user.click(buttons[0]!);
  expect(visible()).toBe(`${long} Daha az göster`);
  expect(other?.querySelector('span')?.hidden).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Daha az göster' }));
  expect(hidden?.hidden).toBe(true);
});

test('markup in an article is shown as it is written, and runs nothing', async () => {
  const body = '<script>alert(1)</script>\n\n## <img src=x onerror=alert(1)>\n\n[tıkla](javascript:alert(1))';
  const { container } = await open({ body, title: '</script><b>Yazı</b>', summary: '' });
  await screen.findByRole('heading', { level: 1, name: '</script><b>Yazı</b>' });
  expect(paragraphs().map(({ textContent }) => textContent)).toEqual([
    '<script>alert(1)</script>',
    '[tıkla](javascript:alert(1))',
  ]);
  screen.getByRole('heading', { level: 2, name: '<img src=x onerror=alert(1)>' });
  expect(
    container.querySelector('article :is(script:not([type]), b, img[src=x], a[href^=javascript])'),
  ).toBeNull();
  for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
    expect(data.textContent).not.toContain('<');
});

test('an unknown article has no page', async () => {
  await open(null);
  await screen.findByText('yok');
});

const list = (n: number, nextCursor: string | null) => ({
  __typename: 'ArticleList',
  items: [article(n)],
  last: nextCursor === null,
  nextCursor,
});

test('the list shows further pages on request, and keeps what is there if one fails', async () => {
  let fails = true;
  const { user } = await renderWaiting(<ArticlesPage />, {
    gateway: (_, { cursor }) => {
      if (!cursor) return { data: { articles: list(1, 'k') } };
      if (fails) throw new Error('no network');
      return { data: { articles: list(2, null) } };
    },
  });
  await screen.findByRole('link', { name: 'Yazı 1' });
  await user.click(screen.getByRole('button', { name: 'Daha fazla göster' }));
  await screen.findByText('Devamı getirilemedi. Tekrar dene');
  screen.getByRole('link', { name: 'Yazı 1' });
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Devamı getirilemedi. Tekrar dene' }));
  const second = await screen.findByRole('link', { name: 'Yazı 2' });
  expect(second.getAttribute('href')).toBe('/yazi/yazi-2');
  screen.getByText('Listelenecek içerik kalmadı !');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a site without articles says so', async () => {
  await renderWaiting(<ArticlesPage />, {
    gateway: () => ({ data: { articles: { ...list(1, null), items: [] } } }),
  });
  await screen.findByText('Henüz yazı yok');
});

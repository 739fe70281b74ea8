import { expect, test } from '@jest/globals';
import type * as Web from '../src/server/index.js';
import { gatewayOf } from './support/gateway.js';

const { createWebHandler } = (await import('@seyir/web')) as typeof Web;
const origin = 'https://seyir.example';

async function get(path: string, overrides: Record<string, unknown> = {}) {
  const faults: unknown[] = [];
  const handle = await createWebHandler({
    fetchGraphql: gatewayOf(overrides),
    origin,
    onError: (error) => faults.push(error),
  });
  const answer = await handle(new Request(`http://web.internal${path}`));
  return { status: answer.status, html: await answer.text(), faults };
}

const failing = () => {
  throw new Error('catalogue does not answer');
};
const dataOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    (match) => JSON.parse(match[1] ?? '') as Record<string, unknown>,
  );
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

test('B-03 the home page is complete before scripts run', async () => {
  const { status, html, faults } = await get('/');
  expect([status, faults]).toEqual([200, []]);
  for (const row of [
    'Devam Et',
    'Son Eklenen Bölümler',
    'Popüler',
    'Türler',
    'Yeni Diziler',
    'Yeni Animeler',
    'Anime Takvimi',
    'Filmler',
    'Kanallar',
  ])
    expect(html).toMatch(new RegExp(`<h2[^>]*>${row}</h2>`));
  expect(html).toContain('href="/dizi/gece-vapuru/1-sezon/1-bolum"');
  expect(html).toContain('1. Sezon 2. Bölüm');
  expect(html).toContain('<link rel="canonical" href="https://seyir.example/"/>');
  // Content that depends on the time or the viewer is not in the shared HTML.
  expect(html).not.toMatch(/Günaydın|İyi (günler|akşamlar|geceler)/);
  expect(html).not.toContain('Giriş yap; yarıda');
});

test('the highlights of the home page contain no age-gated title', async () => {
  const { html } = await get('/');
  const hero = /<section aria-label="Öne çıkanlar".*?<\/section>/s.exec(html)?.[0];
  expect(hero).toContain('Gece Vapuru');
  expect(hero).not.toContain('Yetişkin');
});

test('a row whose service does not answer shows an error; the rest stays, and an older page is preferred', async () => {
  const { status, html } = await get('/', { latestEpisodes: failing });
  expect(status).toBe(503);
  expect(html).toContain('Bu sıra şu an gösterilemiyor.');
  expect(html).toContain('Popüler');
});

test('a site without content says so', async () => {
  const none = { items: [], count: 0, last: true };
  const { status, html } = await get('/', { titles: none, latestEpisodes: none });
  expect(status).toBe(200);
  expect(html).toContain('Perde henüz açılmadı');
});

test('a title page has metadata for search engines and previews', async () => {
  const { status, html, faults } = await get('/dizi/gece-vapuru');
  expect([status, faults]).toEqual([200, []]);
  expect(html).toContain('<title>Gece Vapuru, tüm bölümler · Seyir</title>');
  expect(metaOf(html, 'og:image')).toBe('https://seyir.example/i/backdrop-gece-vapuru.webp');
  expect(metaOf(html, 'og:type')).toBe('video.tv_show');
  expect(metaOf(html, 'description')).toMatch(/^Boğaz’ın son vapuru .*…$/);
  expect(html).toContain('<link rel="canonical" href="https://seyir.example/dizi/gece-vapuru"/>');
  const [work, trail] = dataOf(html);
  expect(work).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'TVSeries',
    name: 'Gece Vapuru',
    numberOfSeasons: 2,
    numberOfEpisodes: 6,
    actor: [{ '@type': 'Person', name: 'Işıl Çağlar' }],
  });
  expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  expect((trail?.['itemListElement'] as { item: string }[]).map(({ item }) => item)).toEqual([
    'https://seyir.example/',
    'https://seyir.example/diziler',
    'https://seyir.example/dizi/gece-vapuru',
  ]);
});

test('an airing title shows its last season, and the address can select another', async () => {
  expect((await get('/dizi/gece-vapuru')).html).toContain('href="/dizi/gece-vapuru/2-sezon/3-bolum"');
  const first = (await get('/dizi/gece-vapuru?sezon=1')).html;
  expect(first).toContain('href="/dizi/gece-vapuru/1-sezon/3-bolum"');
  expect(first).toMatch(/aria-current="true"[^>]*>1\. Sezon/);
  expect((await get('/dizi/igne-deligi')).html).toContain('href="/dizi/igne-deligi/1-sezon/3-bolum"');
});

test('a long summary is cut, and a film has no seasons', async () => {
  const series = (await get('/dizi/gece-vapuru')).html;
  expect(series).toContain('Devamını oku');
  const film = (await get('/film/kor')).html;
  expect(film).not.toContain('Devamını oku');
  expect(film).toContain('href="/film/kor/izle"');
  expect(film).not.toContain('Sezonlar');
  expect(dataOf(film)[0]).toMatchObject({ '@type': 'Movie', dateCreated: '2024' });
});

test('adult titles are not indexed', async () => {
  const adult = (await get('/film/yetiskin')).html;
  expect(metaOf(adult, 'robots')).toBe('noindex');
  expect(adult).not.toContain('rel="canonical"');
  expect(metaOf((await get('/film/kor')).html, 'robots')).toBeUndefined();
});

test.each([
  '/dizi/yok',
  '/anime/gece-vapuru',
  '/film/yok',
  '/kisi/gece-vapuru',
  '/yazi/yok',
  '/tur/yok',
  '/tur',
  '/kanal/gizem',
  '/diziler?tur=yok',
])('%s answers 404', async (path) => {
  const { status, html } = await get(path);
  expect(status).toBe(404);
  expect(html).toContain('Bu sahne kurguda kalmış');
});

test.each([
  ['/dizi/gece-vapuru', 'title'],
  ['/tur/gizem', 'shelf'],
  ['/diziler', 'titles'],
  ['/yazi/bir', 'article'],
  ['/yazilar', 'articles'],
  ['/sss', 'faq'],
])('a catalogue that does not answer is no 404 for %s', async (path, field) => {
  const { status } = await get(path, { [field]: failing });
  expect(status).toBe(500);
});

test('a list renders without the other genres, and a complete page replaces it later', async () => {
  const { status, html } = await get('/diziler', { shelves: failing });
  expect(status).toBe(503);
  expect(html).toContain('href="/dizi/gece-vapuru"');
});

test.each([
  ['/diziler', 'Diziler', '2 dizi', '/dizi/igne-deligi'],
  ['/animeler', 'Animeler', '1 anime', '/anime/yercekimsiz-mutfak'],
  ['/filmler', 'Filmler', '2 film', '/film/kor'],
])('%s lists its kind', async (path, heading, count, link) => {
  const { status, html, faults } = await get(path);
  expect([status, faults]).toEqual([200, []]);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  expect(html).toContain(count);
  expect(html).toContain(`href="${link}"`);
  expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
});

test.each([
  ['/tur/gizem', 'Gizem', '5 yapım', 'Gizem türündeki diziler, animeler ve filmler'],
  ['/kanal/ucuncu-perde', 'Üçüncü Perde', '5 yapım', 'Üçüncü Perde imzalı diziler'],
  ['/filmler?tur=gizem', 'Gizem filmleri', '2 film', 'Gizem türündeki'],
])('%s lists a genre or a network', async (path, heading, count, description) => {
  const { status, html, faults } = await get(path);
  expect([status, faults]).toEqual([200, []]);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${heading}</h1>`));
  expect(html).toContain(`<title>${heading} · Seyir</title>`);
  expect(metaOf(html, 'description')).toContain(description);
  expect(html).toContain(count);
  expect(html).toContain('href="/film/kor"');
  expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
});

test('U-24 the home page and each title lead to genres and networks', async () => {
  for (const page of ['/', '/dizi/gece-vapuru']) {
    const { html } = await get(page);
    expect(html).toContain('href="/tur/gizem"');
    expect(html).toContain('href="/kanal/ucuncu-perde"');
  }
});

test('B-04 /takvim shows the week from Monday', async () => {
  const { status, html, faults } = await get('/takvim');
  expect([status, faults]).toEqual([200, []]);
  expect(html).toMatch(/<h1[^>]*>Takvim<\/h1>/);
  expect(html).toMatch(/<h2[^>]*>Pazartesi<\/h2>/);
  expect(html).toContain('href="/anime/yercekimsiz-mutfak"');
  expect(html).toContain(`<link rel="canonical" href="${origin}/takvim"/>`);
});

test('B-01 B-26 a list filtered by letter has the same canonical address', async () => {
  const { html } = await get('/diziler?harf=K');
  expect(html).toContain(`<link rel="canonical" href="${origin}/diziler"/>`);
  expect(html).toMatch(/aria-current="true"[^>]*>K</);
});

test('a title page shows similar titles and the menu of its further actions', async () => {
  const { html } = await get('/dizi/gece-vapuru');
  expect(html).toMatch(/<h2[^>]*>Benzer içerikler<\/h2>/);
  expect(html).toContain('aria-label="Diğer işlemler"');
});

test('the sign-in page works without scripts and is not indexed', async () => {
  const { status, html } = await get('/giris-yap?donus=%2Fdizi%2Fgece-vapuru');
  expect(status).toBe(200);
  for (const label of ['Kullanıcı adı ya da e-posta', 'Şifre', 'Beni hatırla', 'Giriş yap'])
    expect(html).toContain(label);
  expect(metaOf(html, 'robots')).toBe('noindex');
  // A form sent before scripts run must not put the password into the address.
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*disabled/);
});

const article = {
  id: 'a1',
  path: '/yazi/bir',
  title: 'Sisin içinden',
  summary: '',
  picture: '/i/backdrop-gece-vapuru.webp',
  author: 'İpek Ilgaz',
  publishedAt: '2026-01-10T06:00:00Z',
  body: `${'uzun '.repeat(200)}sonu.\n\n</script><script>alert(1)</script>`,
};

test('an article is complete before scripts run, with metadata; its markup is text', async () => {
  const { status, html, faults } = await get('/yazi/bir', { article });
  expect([status, faults]).toEqual([200, []]);
  expect(html).toContain('<title>Sisin içinden · Seyir</title>');
  expect(metaOf(html, 'og:type')).toBe('article');
  expect(metaOf(html, 'og:image')).toBe('https://seyir.example/i/backdrop-gece-vapuru.webp');
  expect(html).toContain('uzun sonu.');
  expect(html).toContain('Devamını oku');
  expect(html).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script>alert');
  expect(dataOf(html)).toMatchObject([
    {
      '@type': 'Article',
      headline: 'Sisin içinden',
      author: { name: 'İpek Ilgaz' },
      datePublished: '2026-01-10T06:00:00Z',
    },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('the list of articles and the questions are complete before scripts run', async () => {
  const list = await get('/yazilar', { articles: { items: [article], last: true, nextCursor: null } });
  expect([list.status, list.faults]).toEqual([200, []]);
  expect(list.html).toContain('href="/yazi/bir"');
  const faq = [{ id: 'q1', question: 'Ne zaman?', answer: 'Yarın.' }];
  expect((await get('/sss', { faq })).html).toContain('Yarın.');
  expect((await get('/sss', { faq: [] })).html).toContain('İzlemek için üye olmam gerekiyor mu?');
});

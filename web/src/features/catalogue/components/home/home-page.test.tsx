import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { episodeOf, listOf, titleOf } from '../../../../testing/programme.js';
import { type Gateway, renderWaiting } from '../../../../testing/render.js';
import { HomePage } from './home-page.js';

/** Each row observes its last slide: the test decides when it comes into view. */
const ends = new Map<Element, () => void>();
const real = globalThis.IntersectionObserver;
beforeEach(() => {
  ends.clear();
  globalThis.IntersectionObserver = class {
    readonly #callback: IntersectionObserverCallback;
    #target: Element | undefined;
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback;
    }
    observe(target: Element) {
      this.#target = target;
      ends.set(target, () =>
        this.#callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
      );
    }
    disconnect() {
      if (this.#target) ends.delete(this.#target);
    }
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = real;
});

const size = 12;
const all = Array.from({ length: 18 }, (_, n) => titleOf(`t${n}`));
const latest = Array.from({ length: 18 }, (_, n) => episodeOf(n + 1, { title: null }));
const titles = (page = 1) => listOf('TitleList', all, page, size);
const episodes = (page = 1) => listOf('EpisodeList', latest, page, size);
/** A page with one slide, followed by more pages. */
const short = (list: ReturnType<typeof listOf>) => ({ ...list, items: list.items.slice(0, 1) });

/** A home page whose rows have one slide each, except the tested row. */
const gatewayOf =
  (whole: string, asked: object[], ranked = 0): Gateway =>
  (name, variables) => {
    const { kind, order, page } = variables as { kind?: string; order?: string; page: number };
    const row = (title: string) => (title === whole ? titles() : short(titles()));
    switch (name) {
      case 'Home':
        return {
          data: {
            featured: { __typename: 'TitleList', items: [] },
            mostWatched: all.slice(0, ranked),
            popular: row('Popüler'),
            series: row('Yeni Diziler'),
            anime: row('Yeni Animeler'),
            films: row('Filmler'),
            latestEpisodes: whole === 'Son Eklenen Bölümler' ? episodes() : short(episodes()),
            genres: [],
            networks: [],
            calendar: { __typename: 'AiringList', items: [], count: 0, last: true },
          },
        };
      case 'Titles':
        asked.push({ ...(kind && { kind }), order, page });
        return { data: { titles: titles(page) } };
      case 'LatestEpisodes':
        asked.push({ episodes: true, page });
        return { data: { latestEpisodes: episodes(page) } };
      default:
        throw new Error(`${name} is not answered here`);
    }
  };

test.each([
  ['Popüler', { order: 'POPULAR' }],
  ['Yeni Diziler', { kind: 'SERIES', order: 'ADDED' }],
  ['Yeni Animeler', { kind: 'ANIME', order: 'ADDED' }],
  ['Filmler', { kind: 'MOVIE', order: 'ADDED' }],
  ['Son Eklenen Bölümler', { episodes: true }],
])('B-30 the row %s of the home page loads further pages of itself alone', async (name, query) => {
  const asked: object[] = [];
  await renderWaiting(<HomePage />, { gateway: gatewayOf(name, asked) });
  // Searched by text, because a search by role would read all cards.
  const regionOf = (row: string) => screen.getByText(row).closest('section')!;
  const slidesOf = (row: string) => regionOf(row).querySelectorAll('article').length;
  const rows = ['Popüler', 'Yeni Diziler', 'Yeni Animeler', 'Filmler', 'Son Eklenen Bölümler'];
  await screen.findByText(name);
  const reach = () => {
    const row = regionOf(name);
    for (const [slide, end] of [...ends]) if (row.contains(slide)) end();
  };
  act(reach);
  await waitFor(() => expect(slidesOf(name)).toBe(18));
  act(reach);
  expect(asked).toEqual([{ ...query, page: 2 }]);
  for (const other of rows.filter((row) => row !== name)) expect(slidesOf(other)).toBe(1);
});

test('the most watched titles of the week have their ranks as numerals; without a ranking there is no such row', async () => {
  const { unmount } = await renderWaiting(<HomePage />, { gateway: gatewayOf('', [], 10) });
  const row = (await screen.findByText('Bu Hafta En Çok İzlenenler')).closest('section')!;
  const slides = [...row.querySelectorAll('li')];
  const titles = slides.map((slide) => [
    slide.querySelector('span')?.textContent,
    slide.querySelector('a')?.textContent,
  ]);
  expect(titles).toEqual(all.slice(0, 10).map(({ name }, place) => [`${place + 1}`, name]));
  expect(row.querySelectorAll('*').length).toBeLessThan(250);
  unmount();
  await renderWaiting(<HomePage />, { gateway: gatewayOf('', [], 0) });
  await screen.findByText('Popüler');
  expect(screen.queryByText('Bu Hafta En Çok İzlenenler')).toBeNull();
});

test('a row below the first view is short until it comes near, and its links keep the focus', async () => {
  await renderWaiting(<HomePage />, { gateway: gatewayOf('Popüler', []) });
  const row = (await screen.findByText('Popüler')).closest('section')!;
  const count = () => row.querySelectorAll('article *').length;
  const links = [...row.querySelectorAll<HTMLAnchorElement>('article a')];
  expect(links.map((link) => link.textContent)).toEqual(all.slice(0, size).map(({ name }) => name));
  expect(count()).toBeLessThanOrEqual(5 * size);
  await act(async () => links[3]?.focus());
  act(() => ends.get(row)?.());
  expect(count()).toBeGreaterThan(8 * size);
  expect(document.activeElement).toBe(links[3]);
});

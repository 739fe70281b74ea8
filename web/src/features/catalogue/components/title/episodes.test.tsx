import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { TitleDetailsFragment } from '../../../../generated/types.js';
import { detailsOf, episodeOf, listOf } from '../../../../testing/programme.js';
import { type Gateway, renderWaiting } from '../../../../testing/render.js';
import { Episodes } from './episodes.js';

const seasons: Record<number, object[]> = {
  1: Array.from({ length: 30 }, (_, n) => episodeOf(n + 1)),
  2: [1, 2, 3].map((number) => episodeOf(number, { id: `s2e${number}`, season: 2 })),
};

/** The list observes its last episode: the test reports when it comes into view. */
let reach: (() => void) | undefined;
const real = globalThis.IntersectionObserver;
beforeEach(() => {
  reach = undefined;
  globalThis.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      if (!options?.rootMargin) return;
      reach = () =>
        callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  globalThis.IntersectionObserver = real;
});

async function show(title: object, path = '/dizi/d', answer?: Gateway) {
  const asked: { season: number; page: number; groupId?: string | null }[] = [];
  const gateway: Gateway = (name, variables) => {
    const { season, page, size, groupId } = variables as {
      season: number;
      page: number;
      size: number;
      groupId?: string | null;
    };
    asked.push({ season, page, ...(groupId !== undefined && { groupId }) });
    if (answer) return answer(name, variables);
    const episodes = listOf('EpisodeList', seasons[season] ?? [], page, size);
    return { data: { title: { __typename: 'Title', id: 'd', episodes } } };
  };
  const rendered = await renderWaiting(<Episodes title={title as TitleDetailsFragment} />, { path, gateway });
  return { asked, ...rendered };
}
const numbers = (within_: HTMLElement = document.body) =>
  within(within_)
    .queryAllByRole('heading', { name: /^\d+\. Bölüm$/ })
    .map(({ textContent }) => parseInt(textContent, 10));
const upTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);

test('B-06 B-07 one tab per season, and the episodes of the chosen one', async () => {
  const { asked, user } = await show(detailsOf());
  await screen.findByRole('heading', { name: '1. Sezon' });
  expect(numbers()).toEqual(upTo(12));
  const tabs = within(screen.getByRole('navigation', { name: 'Sezonlar' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['1. Sezon', '2. Sezon']);
  await act(() => user.click(tabs.getByRole('link', { name: '2. Sezon' })));
  await screen.findByRole('heading', { name: '2. Sezon' });
  expect(numbers()).toEqual([1, 2, 3]);
  expect(tabs.getByRole('link', { name: '2. Sezon' }).getAttribute('aria-current')).toBe('true');
  expect(asked).toEqual([
    { season: 1, page: 1 },
    { season: 2, page: 1 },
  ]);
});

test('an episode says in which translations it can be watched; without them it is shown too', async () => {
  const kinds = [['SUBTITLED', 'DUBBED'], ['DUBBED'], [], null];
  const items = kinds.map((translations, n) => episodeOf(n + 1, { translations }));
  await show(detailsOf(), '/dizi/d', () => ({
    data: { title: { __typename: 'Title', id: 'd', episodes: listOf('EpisodeList', items, 1, 12) } },
  }));
  await screen.findByRole('heading', { name: '1. Sezon' });
  const said = screen
    .getAllByRole('article')
    .map((one) => ['Altyazılı', 'Dublaj'].filter((word) => within(one).queryByText(word)));
  expect(said).toEqual([['Altyazılı', 'Dublaj'], ['Dublaj'], [], []]);
});

test('B-09 B-11 the list loads the next page of its season at its end; B-10 and says when there is none', async () => {
  const { asked } = await show(detailsOf());
  await screen.findByRole('heading', { name: '1. Sezon' });
  for (const last of [24, 30]) {
    act(() => reach?.());
    await waitFor(() => expect(numbers()).toEqual(upTo(last)));
  }
  expect(screen.getByText('Listelenecek içerik kalmadı !').getAttribute('role')).toBe('status');
  act(() => reach?.());
  expect(asked).toEqual([1, 2, 3].map((page) => ({ season: 1, page })));
});

test('B-08 goes to the episode with the entered number, and loads as many pages as needed', async () => {
  const { user } = await show(detailsOf());
  const field = await screen.findByRole('textbox', { name: 'Bölüm numarası' });
  await user.type(field, '29{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('29. Bölüm'));
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await user.clear(field);
  await user.type(field, '31{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Bu sezonda 31. bölüm yok.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.type(field, '{Backspace}');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('B-08 a page that fails to load shows a message and offers a retry', async () => {
  let down = true;
  const { user } = await show(detailsOf(), '/dizi/d', (_, { page, size }) => {
    if (down && page === 2) throw new Error('no answer');
    const episodes = listOf('EpisodeList', seasons[1] ?? [], page as number, size as number);
    return { data: { title: { __typename: 'Title', id: 'd', episodes } } };
  });
  const field = await screen.findByRole('textbox', { name: 'Bölüm numarası' });
  await user.type(field, '20{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Bölüm şu an getirilemiyor.');
  down = false;
  await user.click(screen.getByRole('button', { name: 'Bölüme git' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('20. Bölüm'));
});

test('B-13 an anime lists each group with a button of its own; B-14 at its end the button says so and stays', async () => {
  const groups = [
    { groupId: 'g1', name: 'Gece Çeviri', translation: 'SUBTITLED', numbers: upTo(15) },
    { groupId: 'g2', name: 'Ada Seslendirme', translation: 'DUBBED', numbers: [1, 3] },
  ];
  const { asked, user } = await show(
    detailsOf({ kind: 'ANIME' }),
    '/anime/d',
    (_, { groupId, page, size }) => {
      const from = ((page as number) - 1) * (size as number);
      const episodeGroups = groups
        .filter((group) => groupId === null || group.groupId === groupId)
        .map(({ numbers, ...group }) => ({
          __typename: 'EpisodeGroup',
          ...group,
          episodes: numbers.slice(from, from + (size as number)).map((number) => episodeOf(number)),
          last: numbers.length <= from + (size as number),
        }));
      return { data: { title: { __typename: 'Title', id: 'd', episodeGroups } } };
    },
  );
  const first = await screen.findByRole('region', { name: /Gece Çeviri/ });
  const second = screen.getByRole('region', { name: /Ada Seslendirme/ });
  expect([first.textContent, second.textContent].join()).toMatch(/Altyazılı.*Dublaj/);
  expect([numbers(first), numbers(second)]).toEqual([upTo(12), [1, 3]]);
  const ended = within(second).getByRole('button');
  expect([ended.textContent, (ended as HTMLButtonElement).disabled]).toEqual([
    'Listelenecek bölüm kalmadı',
    true,
  ]);
  await user.click(within(first).getByRole('button'));
  await waitFor(() => expect(numbers(first)).toEqual(upTo(15)));
  expect(within(first).getByRole('button').textContent).toBe('Listelenecek bölüm kalmadı');
  expect(asked.slice(-1)).toEqual([{ season: 1, page: 2, groupId: 'g1' }]);
});

import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { listOf, titleOf } from '../../../../testing/programme.js';
import { type Gateway, renderWaiting } from '../../../../testing/render.js';
import { CalendarPage } from './calendar-page.js';

/** 60 anime on air: 30 on Monday, 30 on Sunday. */
const all = Array.from({ length: 60 }, (_, n) => ({
  __typename: 'AiringTitle',
  title: titleOf(`a${n}`, { airTime: { __typename: 'AirTime', weekday: n < 30 ? 1 : 7, time: '20:05' } }),
  next: { __typename: 'Episode', id: `e${n}`, season: 1, number: 4, releasedAt: '2026-11-27T17:05:00.000Z' },
}));

const show = (answer: (page: number) => object) => {
  const gateway: Gateway = (_, { page, withFilms }) => ({
    data: {
      airing: answer(page as number),
      ...(withFilms === true && { films: { __typename: 'TitleList', items: [] } }),
    },
  });
  return renderWaiting(<CalendarPage />, { gateway });
};
const more = () => screen.queryByRole('button', { name: 'Daha fazla göster' });
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('B-04 shows the week from Monday on, with hour and episode; B-28 its further pages on request', async () => {
  const { user } = await show((page) => listOf('AiringList', all, page, 24));
  await screen.findByRole('heading', { level: 2, name: /Pazartesi/ });
  expect(headings()).toHaveLength(1);
  expect(screen.getAllByText('20:05 · 4. Bölüm')).toHaveLength(24);
  await user.click(more()!);
  await screen.findByRole('heading', { level: 2, name: /Pazar$|Pazar(?!tesi)/ });
  await user.click(more()!);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(60));
  expect(more()).toBeNull();
});

test('B-05 a failed load takes the button away', async () => {
  const { user } = await show((page) => {
    if (page > 1) throw new Error('no answer');
    return listOf('AiringList', all, 1, 24);
  });
  await screen.findByRole('heading', { level: 2, name: /Pazartesi/ });
  await user.click(more()!);
  await waitFor(() => expect(more()).toBeNull());
  expect(screen.getAllByRole('article')).toHaveLength(24);
});

test('says that nothing is airing', async () => {
  await show(() => listOf('AiringList', [], 1, 24));
  await screen.findByText('Takvimde şu an bir şey yok');
});

const film = (id: string, releasedAt: string | null) => ({
  ...titleOf(id),
  kind: 'MOVIE',
  first: { __typename: 'EpisodeList', items: [{ __typename: 'Episode', id: `${id}-1`, releasedAt }] },
});
const member = { state: 'member', member: { id: 'm', username: 'deniz', name: 'Deniz' } } as const;
const library = (ids: readonly string[]) => ({
  data: {
    library: {
      __typename: 'Library',
      titles: ids.map((id) => ({
        __typename: 'TitleLibrary',
        id,
        inWatchList: id === 'f2',
        entryWatched: false,
        favourite: false,
        followed: id === 'a1',
        followerCount: 0,
        score: null,
      })),
      episodes: [],
      seasons: [],
    },
  },
});
const whole: Gateway = (name, { titleIds, page, size }) => {
  if (name === 'LibraryOverlay') return library(titleIds as string[]);
  const films = {
    __typename: 'TitleList',
    items: [film('f1', null), film('f2', '2026-12-24T17:00:00.000Z')],
  };
  return { data: { airing: listOf('AiringList', all, page as number, size as number), films } };
};

test('the kind is in the address, and films to come are listed by their release', async () => {
  const asked: unknown[] = [];
  await renderWaiting(<CalendarPage />, {
    path: '/takvim?tur=film',
    gateway: (name, variables) => {
      asked.push(variables['kind']);
      return whole(name, variables);
    },
  });
  const films = within(await screen.findByRole('region', { name: 'Yakında gelecek filmler' }));
  expect(films.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('24 Aralık 2026'),
    expect.stringContaining('Tarihi belli değil'),
  ]);
  expect(asked).toEqual(['MOVIE']);
  expect(screen.getByRole('link', { name: 'Filmler' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: 'Diziler' }).getAttribute('href')).toBe('/takvim?tur=dizi');
});

test('the list starts with today, and "Benimkiler" keeps what the member follows or has on the list', async () => {
  await renderWaiting(<CalendarPage />, {
    path: '/takvim?gorunum=liste&benim=1',
    gateway: whole,
    viewer: member,
  });
  await screen.findByRole('heading', { level: 2, name: 'Yakında gelecek filmler' });
  const [list] = await screen.findAllByRole('list');
  expect(list?.querySelectorAll('a')).toHaveLength(1);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('"Benimkiler" asks again after a failure, and asks for all titles in parts', async () => {
  let isAway = true;
  const asked: string[][] = [];
  const many = Array.from({ length: 210 }, (_, n) => ({
    ...all[0]!,
    title: titleOf(`b${n}`),
    next: null,
  }));
  const { user } = await renderWaiting(<CalendarPage />, {
    path: '/takvim?benim=1',
    viewer: member,
    gateway: (name, variables) => {
      if (name !== 'LibraryOverlay') {
        const films = { __typename: 'TitleList', items: [film('f2', '2026-12-24T17:00:00.000Z')] };
        return { data: { airing: { ...listOf('AiringList', many, 1, 210), last: true }, films } };
      }
      if (isAway) throw new Error('no answer');
      asked.push(variables['titleIds'] as string[]);
      return library(variables['titleIds'] as string[]);
    },
  });
  await screen.findByText('Takip ettiklerin şu an gelmedi.');
  expect(screen.queryByText('Takip ettiklerinden yayında olan yok')).toBeNull();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await screen.findByRole('heading', { level: 2, name: 'Yakında gelecek filmler' });
  // Beside them the card of the film asks for its own marks.
  await waitFor(() => expect(asked.map((ids) => ids.length).sort()).toEqual([1, 11, 200]));
  expect(asked.find((ids) => ids.length === 200)![0]).toBe('f2');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('"Benimkiler" says that there is none only after the last page', async () => {
  const { user } = await renderWaiting(<CalendarPage />, {
    path: '/takvim?benim=1',
    viewer: member,
    gateway: (name, { titleIds, page }) =>
      name === 'LibraryOverlay'
        ? library((titleIds as string[]).filter((id) => id !== 'a1'))
        : {
            data: {
              airing: { ...listOf('AiringList', all, page as number, 30), last: page === 2 },
              films: { __typename: 'TitleList', items: [] },
            },
          },
  });
  const none = () => screen.queryByText('Takip ettiklerinden yayında olan yok');
  await waitFor(() => expect(document.querySelector('.animate-pulse, [aria-busy=true]')).toBeNull());
  expect(none()).toBeNull();
  await user.click(more()!);
  await waitFor(() => expect(none()).not.toBeNull());
});

test('a visitor signs in for "Benimkiler"', async () => {
  await renderWaiting(<CalendarPage />, { gateway: whole });
  expect(await screen.findByRole('button', { name: 'Benimkiler' })).toBeTruthy();
});

import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { TitleDetailsFragment } from '../generated/types.js';
import { type Gateway, render } from '../testing/render.js';
import TitleMenu from './title-menu.js';

const member = { state: 'member', member: { id: 'm', username: 'deniz', name: 'Deniz' } } as const;

const titleOf = (over: Partial<TitleDetailsFragment>): TitleDetailsFragment => ({
  id: 't1',
  kind: 'SERIES',
  slug: 'gece-vapuru',
  path: '/dizi/gece-vapuru',
  name: 'Gece Vapuru',
  originalName: null,
  description: '',
  year: 2026,
  ageMark: null,
  contentMarks: [],
  genres: [],
  people: [],
  network: null,
  networkPath: null,
  status: 'AIRING',
  country: null,
  rating: null,
  scoreCount: null,
  poster: null,
  backdrop: null,
  seasons: [],
  episodeCount: 1,
  addedAt: null,
  trailerIds: null,
  first: { items: [{ id: 'e1', path: null, releasedAt: '2026-01-01T00:00:00Z' }] },
  ...over,
});

const marked = (favourite: boolean) => ({
  __typename: 'TitleLibrary',
  id: 't1',
  inWatchList: false,
  entryWatched: false,
  favourite,
  followed: false,
  followerCount: 0,
  score: null,
});
const gateway: Gateway = (name) => {
  if (name === 'LibraryOverlay')
    return {
      data: { library: { __typename: 'Library', titles: [marked(false)], episodes: [], seasons: [] } },
    };
  if (name === 'SetTitleMark')
    return { data: { setTitleMark: { __typename: 'SetTitleMarkPayload', library: marked(true) } } };
  if (name === 'LetMeKnow') return { data: { letMeKnow: [] } };
  return { data: { continueWatching: null } };
};

const entries = () =>
  [...document.querySelectorAll('[role^=menuitem]')].map(({ textContent }) => textContent);

test.each([
  ['a series on air', titleOf({ trailerIds: 'r1' }), ['Fragman', 'Birlikte izle', 'Favorim', 'Haber ver']],
  ['a finished series', titleOf({ status: 'ENDED' }), ['Birlikte izle', 'Favorim']],
  ['a released film', titleOf({ kind: 'MOVIE', status: null }), ['Birlikte izle', 'Favorim', 'Takip et']],
  [
    'a film to come',
    titleOf({ kind: 'MOVIE', status: null, first: null }),
    ['Favorim', 'Takip et', 'Haber ver'],
  ],
])('the menu of %s offers what fits it', async (_, title, expected) => {
  render(<TitleMenu title={title} />, { viewer: member, gateway });
  await screen.findByRole('menu');
  await waitFor(() => expect(entries()).toEqual([...expected, 'Bu yapımı bildir']));
});

test('L-17 the favourite mark is an entry that shows its state', async () => {
  const { user } = render(<TitleMenu title={titleOf({})} />, { viewer: member, gateway });
  const favourite = () => screen.findByRole('menuitemcheckbox', { name: 'Favorim' });
  expect((await favourite()).getAttribute('aria-checked')).toBe('false');
  await user.click(await favourite());
  await user.click(screen.getByRole('button', { name: 'Diğer işlemler' }));
  await waitFor(async () => expect((await favourite()).getAttribute('aria-checked')).toBe('true'));
});

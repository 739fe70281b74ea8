import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { PosterCard } from '../../components/ui/poster-card.js';
import type { TitleMarksFragment } from '../../generated/types.js';
import { LibraryDesk, type LibraryGateway } from '../library-marks/library-desk.js';
import { EpisodeMark, SeasonMark, useCardActions } from '../library-marks/marks.js';
import { LibraryDeskProvider } from '../library-marks/use-library.js';
import { type Gateway, render } from '../../testing/render.js';
import { LibraryTabs } from './components/library-tabs.js';
import { TitleActions } from './components/title-actions.js';

const member = { state: 'member', member: { id: 'm', username: 'deniz', name: 'Deniz' } } as const;
const marks = (id: string, over: Partial<TitleMarksFragment> = {}): TitleMarksFragment => ({
  id,
  inWatchList: false,
  entryWatched: false,
  favourite: false,
  followed: false,
  followerCount: 0,
  ...over,
});

const deskOf = (over: Partial<LibraryGateway> = {}, known: TitleMarksFragment[] = []): LibraryDesk => {
  const kept = new Map(known.map((one) => [one.id, one]));
  const fields = {
    WATCH_LIST: 'inWatchList',
    ENTRY_WATCHED: 'entryWatched',
    FAVOURITE: 'favourite',
    FOLLOWED: 'followed',
  } as const;
  return new LibraryDesk({
    overlay: ({ titleIds }) =>
      Promise.resolve({ titles: titleIds.map((id) => kept.get(id) ?? marks(id)), episodes: [], seasons: [] }),
    setTitleMark: (id, mark, active) => {
      const after = { ...(kept.get(id) ?? marks(id)), [fields[mark]]: active };
      kept.set(id, after);
      return Promise.resolve(after);
    },
    setEpisodeWatched: (id, watched) =>
      Promise.resolve({ episode: { id, watched }, season: { id: 't:1', watched: false } }),
    setSeasonWatched: (id, season, watched) =>
      Promise.resolve({
        season: { id: `${id}:${season}`, watched },
        episodes: [{ id: 'e1', watched }],
      }),
    ...over,
  });
};

function Around({ desk, children }: { desk: LibraryDesk; children: React.ReactNode }) {
  return <LibraryDeskProvider value={desk}>{children}</LibraryDeskProvider>;
}

test("L-06 L-14 L-17 a title's page: list, favourite and follow say how they stand", async () => {
  const { user } = render(
    <Around desk={deskOf()}>
      <TitleActions titleId="t" film={false} />
    </Around>,
    { viewer: member },
  );
  await user.click(screen.getByRole('button', { name: 'İzleme Listem: Ekle' }));
  expect(await screen.findByRole('button', { name: 'İzleme Listem: Eklendi' })).toHaveProperty(
    'textContent',
    'Eklendi',
  );
  const favourite = screen.getByRole('button', { name: 'Favorim' });
  expect(favourite.getAttribute('aria-pressed')).toBe('false');
  await user.click(favourite);
  expect(favourite.getAttribute('aria-pressed')).toBe('true');
  await user.click(favourite);
  expect(favourite.getAttribute('aria-pressed')).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Takip et' }));
  await user.click(await screen.findByRole('button', { name: 'Takip ediliyor' }));
  expect(await screen.findByRole('button', { name: 'Takip et' })).toBeTruthy();
});

test('L-15 a follow that fails is taken back and said', async () => {
  const setTitleMark = jest.fn<LibraryGateway['setTitleMark']>().mockRejectedValueOnce(new Error('down'));
  setTitleMark.mockResolvedValue(marks('t', { followed: true, followerCount: 3 }));
  const { user } = render(
    <Around desk={deskOf({ setTitleMark })}>
      <TitleActions titleId="t" film={false} />
    </Around>,
    { viewer: member },
  );
  await user.click(screen.getByRole('button', { name: 'Takip et' }));
  expect(await screen.findByText('Kaydedilemedi.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Takip et' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByRole('button', { name: 'Takip ediliyor' })).toBeTruthy();
  expect(screen.getByText('3 takipçi')).toBeTruthy();
});

function Card() {
  return <PosterCard to="/dizi/t" title="Gece Vapuru" actions={useCardActions('t', '/dizi/t/1')} />;
}

test('L-16 the follow button of a card toggles an active class, and its text stays', async () => {
  const { user } = render(
    <Around desk={deskOf()}>
      <Card />
    </Around>,
    { viewer: member },
  );
  const follow = screen.getByRole('button', { name: 'Takip et' });
  expect(follow.classList.contains('active')).toBe(false);
  await user.click(follow);
  expect(follow.classList.contains('active')).toBe(true);
  expect(follow.getAttribute('aria-label')).toBe('Takip et');
  expect(follow.getAttribute('aria-pressed')).toBe('true');
  await user.click(follow);
  expect(follow.classList.contains('active')).toBe(false);
});

test('a card on the list offers to mark it as watched, and one that is not does not', async () => {
  const { user } = render(
    <Around desk={deskOf({}, [marks('t', { inWatchList: true })])}>
      <Card />
    </Around>,
    { viewer: member },
  );
  await user.click(await screen.findByRole('button', { name: 'İzledim olarak işaretle' }));
  const watched = await screen.findByRole('button', { name: 'İzledim işaretini kaldır' });
  expect(watched.getAttribute('aria-pressed')).toBe('true');
  // The button for fingers, which says of what it speaks.
  await user.click(screen.getByRole('button', { name: /^Gece Vapuru: / }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^İzledim/ })).toBeNull());
});

test("L-01 L-03 a season's box sets its episodes' boxes, and an episode's box its own", async () => {
  const { user } = render(
    <Around desk={deskOf()}>
      <SeasonMark titleId="t" season={1} />
      <EpisodeMark titleId="t" episode={{ id: 'e1', season: 1 }} name="1. Bölüm" />
      <EpisodeMark titleId="t" episode={{ id: 'e9', season: 2 }} name="Başka sezon" />
    </Around>,
    { viewer: member },
  );
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const boxes = () => [
    box('1. sezonu izledim').checked,
    box('1. Bölüm: izledim').checked,
    box('Başka sezon: izledim').checked,
  ];
  await user.click(box('1. sezonu izledim'));
  await waitFor(() => expect(boxes()).toEqual([true, true, false]));
  await user.click(box('1. Bölüm: izledim'));
  await waitFor(() => expect(boxes()).toEqual([false, false, false]));
});

const title = (id: string) => ({
  id,
  kind: 'SERIES',
  path: `/dizi/${id}`,
  name: id,
  year: 2026,
  ageMark: null,
  rating: null,
  poster: null,
  backdrop: null,
  addedAt: null,
  seasons: [],
  genres: [],
});

const others = Array.from({ length: 22 }, (_, n) => `Yapım ${n + 1}`);

/** 25 titles, 24 a page. */
const lists =
  (asked: unknown[]): Gateway =>
  (name, variables) => {
    asked.push({ name, ...variables });
    if (name === 'LastWatched') return { data: { lastWatched: { items: [], count: 0, last: true } } };
    const page = Number(variables['page']);
    const ids = variables['kind'] === 'MOVIE' ? [] : page === 1 ? ['Ada', 'Vapur', ...others] : ['Yosun'];
    const items = ids.map((id) => ({ ...marks(id, { inWatchList: true }), title: title(id) }));
    const count = variables['kind'] === 'MOVIE' ? 0 : 25;
    return { data: { libraryTitles: { items, count, last: page > 1 || count === 0 } } };
  };

function Lists({ desk }: { desk: LibraryDesk }) {
  const [cards] = useState({
    title: ({ name }: { name: string }) => <h3>{name}</h3>,
    episode: ({ name }: { name: string }) => <h3>{name}</h3>,
  });
  return (
    <Around desk={desk}>
      <LibraryTabs cards={cards} />
    </Around>
  );
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('L-07 L-08 L-11 the watch list: states, further pages with their text, and what is taken off', async () => {
  const asked: unknown[] = [];
  const listed = ['Ada', 'Vapur', 'Yosun', ...others].map((id) => marks(id, { inWatchList: true }));
  const { user } = render(<Lists desk={deskOf({}, listed)} />, {
    viewer: member,
    path: '/listem#tab-6',
    gateway: lists(asked),
  });
  await screen.findByText('Ada');
  expect(screen.getByText('25 içerik')).toBeTruthy();
  const entry = screen.getByText('Ada').closest('li')!;
  expect(entry.dataset).toMatchObject({ id: 'Ada', type: 'SERIES' });
  await user.click(within(entry).getByRole('button', { name: 'Ada: İzlenmedi' }));
  const watched = await within(entry).findByRole('button', { name: 'Ada: İzlendi' });
  expect(watched.dataset['status']).toBe('1');

  await user.click(screen.getByRole('button', { name: 'Daha fazla göster' }));
  await screen.findByText('Yosun');
  expect(names()).toEqual(['Ada', 'Vapur', ...others, 'Yosun']);
  expect(screen.getByText('Listelenecek içerik kalmadı !')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Vapur: listemden çıkar' }));
  expect(names()).toEqual(['Ada', ...others, 'Yosun']);
  expect(screen.getByText('24 içerik')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Filmler' }));
  expect(await screen.findByText('Bu seçimle eşleşen bir şey yok')).toBeTruthy();
  expect(asked.at(-1)).toMatchObject({ list: 'WATCH_LIST', kind: 'MOVIE', page: 1 });
});

test.each([
  ['L-09', '#tab-6', 'İzleme Listem'],
  ['L-09', '', 'İzleme Listem'],
  ['L-10', '#tab-11', 'Son İzlenenler'],
  ['', '#favoriler', 'Favorilerim'],
  ['', '#takip', 'Takip Ettiklerim'],
])('%s the hash %s opens the tab %s', async (_, hash, name) => {
  render(<Lists desk={deskOf()} />, { viewer: member, path: `/listem${hash}`, gateway: lists([]) });
  const tab = await screen.findByRole('tab', { selected: true });
  expect(tab.textContent).toBe(name);
  await act(() => Promise.resolve());
});

test('an empty list says what to do, and one that fails offers to try again', async () => {
  let down = true;
  const { user } = render(<Lists desk={deskOf()} />, {
    viewer: member,
    path: '/listem#tab-11',
    gateway: (name, variables) => {
      if (down) throw new Error('down');
      return lists([])(name, variables);
    },
  });
  expect(await screen.findByText('Liste şu an gösterilemiyor.')).toBeTruthy();
  down = false;
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByText('Henüz bir bölüm bitirmedin')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Keşfetmeye başla' })).toBeTruthy();
});

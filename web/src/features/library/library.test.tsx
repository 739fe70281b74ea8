import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { PosterCard } from '../../components/ui/poster-card.js';
import type { TitleMark, TitleMarksFragment } from '../../generated/types.js';
import { EpisodeMark, SeasonMark, useCardActions } from '../library-marks/marks.js';
import { type Gateway, render } from '../../testing/render.js';
import { LibraryTabs } from './components/library-tabs.js';
import { TitleActions } from './components/title-actions.js';

const member = { state: 'member', member: { id: 'm', username: 'deniz', name: 'Deniz' } } as const;
const marks = (id: string, over: Partial<TitleMarksFragment> = {}) => ({
  __typename: 'TitleLibrary',
  id,
  inWatchList: false,
  entryWatched: false,
  favourite: false,
  followed: false,
  followerCount: 0,
  score: null,
  ...over,
});

const fields = {
  WATCH_LIST: 'inWatchList',
  ENTRY_WATCHED: 'entryWatched',
  FAVOURITE: 'favourite',
  FOLLOWED: 'followed',
} as const;

/** A fake gateway that stores marks; it passes other operations to `rest`. */
const keeping = (known: TitleMarksFragment[] = [], rest?: Gateway): Gateway => {
  const kept = new Map(known.map((one) => [one.id, one]));
  const input = (variables: Record<string, unknown>) =>
    variables['input'] as {
      titleId: string;
      episodeId: string;
      mark: TitleMark;
      active: boolean;
      season: number;
      watched: boolean;
    };
  const watched = (__typename: string, id: string, value: boolean) => ({ __typename, id, watched: value });
  return (name, variables) => {
    switch (name) {
      case 'LibraryOverlay': {
        const titles = (variables['titleIds'] as string[]).map((id) => kept.get(id) ?? marks(id));
        return { data: { library: { __typename: 'Library', titles, episodes: [], seasons: [] } } };
      }
      case 'SetTitleMark': {
        const { titleId, mark, active } = input(variables);
        const library = { ...(kept.get(titleId) ?? marks(titleId)), [fields[mark]]: active };
        kept.set(titleId, library);
        return { data: { setTitleMark: { __typename: 'SetTitleMarkPayload', library } } };
      }
      case 'SetEpisodeWatched': {
        const { episodeId, watched: value } = input(variables);
        const episode = watched('EpisodeLibrary', episodeId, value);
        const season = watched('SeasonLibrary', 't:1', false);
        return { data: { setEpisodeWatched: { __typename: 'SetEpisodeWatchedPayload', episode, season } } };
      }
      case 'SetSeasonWatched': {
        const { titleId, season: number, watched: value } = input(variables);
        const season = watched('SeasonLibrary', `${titleId}:${number}`, value);
        const episodes = [watched('EpisodeLibrary', 'e1', value)];
        return { data: { setSeasonWatched: { __typename: 'SetSeasonWatchedPayload', season, episodes } } };
      }
      default:
        if (!rest) throw new Error(`${name} is not answered here`);
        return rest(name, variables);
    }
  };
};

test("L-06 L-14 a title's page shows the states of list and follow", async () => {
  const { user } = render(
    <>
      <TitleActions titleId="t" film={false} />
    </>,
    { viewer: member, gateway: keeping() },
  );
  await user.click(screen.getByRole('button', { name: 'İzleme Listem: Ekle' }));
  expect(await screen.findByRole('button', { name: 'İzleme Listem: Eklendi' })).toHaveProperty(
    'textContent',
    'Eklendi',
  );
  await user.click(screen.getByRole('button', { name: 'Takip et' }));
  await user.click(await screen.findByRole('button', { name: 'Takip ediliyor' }));
  expect(await screen.findByRole('button', { name: 'Takip et' })).toBeTruthy();
});

test('L-15 a follow that fails is reverted, and a message says so', async () => {
  let fails = true;
  const kept = keeping([marks('t', { followerCount: 2 })]);
  const { user } = render(<TitleActions titleId="t" film={false} />, {
    viewer: member,
    gateway: (name, variables) => {
      if (name !== 'SetTitleMark') return kept(name, variables);
      if (fails) throw new Error('down');
      const library = marks('t', { followed: true, followerCount: 3 });
      return { data: { setTitleMark: { __typename: 'SetTitleMarkPayload', library } } };
    },
  });
  await screen.findByText('2 takipçi');
  await user.click(screen.getByRole('button', { name: 'Takip et' }));
  expect(await screen.findByText('Kaydedilemedi.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Takip et' })).toBeTruthy();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  expect(await screen.findByRole('button', { name: 'Takip ediliyor' })).toBeTruthy();
  expect(screen.getByText('3 takipçi')).toBeTruthy();
});

function Card() {
  return <PosterCard to="/dizi/t" title="Gece Vapuru" actions={useCardActions('t', '/dizi/t/1')} />;
}

test('L-16 the follow button of a card toggles an active class and keeps its text', async () => {
  const { user } = render(
    <>
      <Card />
    </>,
    { viewer: member, gateway: keeping() },
  );
  await user.tab();
  const follow = await screen.findByRole('button', { name: 'Takip et' });
  expect(follow.classList.contains('active')).toBe(false);
  await user.click(follow);
  expect(follow.classList.contains('active')).toBe(true);
  expect(follow.getAttribute('aria-label')).toBe('Takip et');
  expect(follow.getAttribute('aria-pressed')).toBe('true');
  await user.click(follow);
  expect(follow.classList.contains('active')).toBe(false);
});

test('a card offers the watched box only for a title on the list', async () => {
  const { user } = render(
    <>
      <Card />
    </>,
    { viewer: member, gateway: keeping([marks('t', { inWatchList: true })]) },
  );
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'İzledim olarak işaretle' }));
  const watched = await screen.findByRole('button', { name: 'İzledim işaretini kaldır' });
  expect(watched.getAttribute('aria-pressed')).toBe('true');
  // The touch button, whose label names the title.
  await user.click(screen.getByRole('button', { name: /^Gece Vapuru: / }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^İzledim/ })).toBeNull());
});

test("L-01 L-03 a season's box sets its episodes' boxes, and an episode's box its own", async () => {
  const { user } = render(
    <>
      <SeasonMark titleId="t" season={1} />
      <EpisodeMark titleId="t" episode={{ id: 'e1', season: 1 }} name="1. Bölüm" />
      <EpisodeMark titleId="t" episode={{ id: 'e9', season: 2 }} name="Başka sezon" />
    </>,
    { viewer: member, gateway: keeping() },
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
  __typename: 'Title',
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

/** 25 titles, 24 per page. */
const lists =
  (asked: unknown[]): Gateway =>
  (name, variables) => {
    asked.push({ name, ...variables });
    if (name === 'LastWatched')
      return {
        data: {
          lastWatched: {
            __typename: 'WatchedEpisodeList',
            items: [],
            count: 0,
            last: true,
            nextCursor: null,
          },
        },
      };
    const page = Number(variables['page']);
    const ids = variables['kind'] === 'MOVIE' ? [] : page === 1 ? ['Ada', 'Vapur', ...others] : ['Yosun'];
    const items = ids.map((id) => ({
      ...marks(id, { inWatchList: true, favourite: true, followed: true }),
      title: title(id),
    }));
    const count = variables['kind'] === 'MOVIE' ? 0 : 25;
    const last = page > 1 || count === 0;
    const list = { __typename: 'LibraryTitleList', items, count, last, nextCursor: last ? null : 'c1' };
    return { data: { libraryTitles: list } };
  };

function Lists() {
  const [cards] = useState({
    title: ({ name }: { name: string }) => <h3>{name}</h3>,
    episode: ({ name }: { name: string }) => <h3>{name}</h3>,
  });
  return <LibraryTabs cards={cards} />;
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('L-07 L-08 L-11 the watch list shows states, further pages with their text, and removals', async () => {
  const asked: unknown[] = [];
  const listed = ['Ada', 'Vapur', 'Yosun', ...others].map((id) => marks(id, { inWatchList: true }));
  const { user } = render(<Lists />, {
    viewer: member,
    path: '/listem#tab-6',
    gateway: keeping(listed, lists(asked)),
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
  expect(asked.at(-1)).toMatchObject({ page: 2, cursor: 'c1' });
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
  render(<Lists />, { viewer: member, path: `/listem${hash}`, gateway: keeping([], lists([])) });
  const tab = await screen.findByRole('tab', { selected: true });
  expect(tab.textContent).toBe(name);
  await act(() => Promise.resolve());
});

test('an empty list shows a hint, and a failed one offers a retry', async () => {
  let down = true;
  const { user } = render(<Lists />, {
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

describe('a score', () => {
  const scoring = (faults: { fails: boolean }): Gateway => {
    const kept = keeping([marks('t', { score: 7 })]);
    return (name, variables) => {
      if (name !== 'SetScore') return kept(name, variables);
      if (faults.fails) throw new Error('down');
      const { score } = (variables as { input: { score: number | null } }).input;
      const title = { __typename: 'Title', id: 't', rating: 8.1, scoreCount: 6 };
      return { data: { setScore: { __typename: 'SetScorePayload', library: marks('t', { score }), title } } };
    };
  };
  const show = async (faults = { fails: false }) => {
    const { user } = render(<TitleActions titleId="t" film={false} />, {
      viewer: member,
      gateway: scoring(faults),
    });
    await user.click(await screen.findByRole('button', { name: 'Puanım: 7' }));
    const panel = await screen.findByRole('dialog', { name: 'Kaç puan verirsin?' });
    return { user, panel };
  };

  test('is chosen from ten buttons, the own one being pressed, and shows on the page at once', async () => {
    const { user, panel } = await show();
    const buttons = within(panel).getAllByRole('button', { name: /puan ver$/ });
    expect(buttons.map((button) => button.textContent)).toEqual('1 2 3 4 5 6 7 8 9 10'.split(' '));
    const own = within(panel).getByRole('button', { name: '7 puan ver' });
    expect(own.getAttribute('aria-pressed')).toBe('true');
    await user.click(within(panel).getByRole('button', { name: '9 puan ver' }));
    expect(await screen.findByRole('button', { name: 'Puanım: 9' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is taken back', async () => {
    const { user, panel } = await show();
    await user.click(within(panel).getByRole('button', { name: 'Puanımı geri al' }));
    expect(await screen.findByRole('button', { name: 'Puanla' })).toBeTruthy();
  });

  test('that fails is reverted, and a message says so', async () => {
    const { user, panel } = await show({ fails: true });
    await user.click(within(panel).getByRole('button', { name: '3 puan ver' }));
    expect(await screen.findByText('Kaydedilemedi.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Puanım: 7' })).toBeTruthy();
  });
});

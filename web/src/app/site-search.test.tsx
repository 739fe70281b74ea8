import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { Header } from '../features/shell/components/header.js';
import { type Gateway, render } from '../testing/render.js';
import SearchRoute from './routes/search.js';
import { useSiteSearch } from './site-search.js';

const titleOf = (id: string, name: string) => ({
  __typename: 'Title',
  id,
  kind: 'SERIES',
  path: `/dizi/${id}`,
  name,
  year: 2026,
  ageMark: null,
  rating: null,
  poster: null,
  backdrop: null,
  addedAt: null,
  seasons: [],
  genres: [],
});
const programme = [titleOf('vapur', 'Vapur'), titleOf('gece-vapuru', 'Gece Vapuru')];

/** A gateway that records each query with its time. */
function catalogue(answer: (query: string) => ReturnType<Gateway> = (query) => found(query)) {
  const asked: { query: string; at: number }[] = [];
  const gateway: Gateway = (_, { query }) => {
    asked.push({ query: query as string, at: performance.now() });
    return answer(query as string);
  };
  return { asked, gateway };
}
const found = (query: string) => {
  const items = query.startsWith('vap') || query === 'v' ? programme : [];
  return {
    data: {
      search: {
        __typename: 'SearchResult',
        items,
        count: items.length,
        last: true,
        people: [],
        networks: [],
        matches: [],
      },
    },
  };
};

function Site() {
  const { pathname, search } = useLocation();
  return (
    <>
      <Header search={useSiteSearch()} onSignOut={() => undefined} />
      <main>
        <p data-testid="at">{pathname + search}</p>
        {pathname === '/ara' && <SearchRoute />}
      </main>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Ara' });
const at = () => screen.getByTestId('at').textContent;
/** Resolves when the list shows the results of these words: while they are typed slowly, it shows those of fewer letters. */
const suggestionsFor = async (query: string) => {
  await screen.findByRole('option', { name: `“${query}” için bütün sonuçlar` });
  await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('true'));
};

test('B-21 B-23 searches from the third character on, once, 300 ms after the last keystroke', async () => {
  const { asked, gateway } = catalogue();
  const { user } = render(<Site />, { gateway });
  const typedAt = new Map<string, number>();
  for (let length = 1; length <= 'vapur'.length; length += 1) {
    const query = 'vapur'.slice(0, length);
    typedAt.set(query, performance.now());
    await user.type(field(), query.slice(-1));
  }
  expect(await screen.findByRole('option', { name: /^Gece Vapuru/ })).toBeTruthy();
  const queries = asked.map(({ query }) => query);
  // On a busy machine the pauses between keystrokes may exceed 300 ms, so earlier queries are allowed.
  expect(queries.at(-1)).toBe('vapur');
  expect(queries).toEqual([...new Set(queries)]);
  for (const { query, at } of asked) {
    expect(query.length).toBeGreaterThanOrEqual(3);
    expect(at - (typedAt.get(query) ?? Infinity)).toBeGreaterThanOrEqual(299);
  }
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'VapurDizi · 2026',
    'Gece VapuruDizi · 2026',
    '“vapur” için bütün sonuçlar',
  ]);
});

test('arrow keys move through the list and Enter follows; the focus stays in the field', async () => {
  const { user } = render(<Site />, { gateway: catalogue().gateway });
  await user.type(field(), 'vapur');
  await suggestionsFor('vapur');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: /^Gece Vapuru/ });
  expect(field().getAttribute('aria-activedescendant')).toBe(second.id);
  expect(second.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(field());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field().getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(at()).toBe('/dizi/gece-vapuru');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect((field() as HTMLInputElement).value).toBe('');
});

test('Enter opens the results page, which keeps the words in the field; Escape closes the list', async () => {
  const { user } = render(<Site />, { gateway: catalogue().gateway });
  await user.type(field(), 'vapur');
  await suggestionsFor('vapur');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect((field() as HTMLInputElement).value).toBe('vapur');
  await user.keyboard('{Enter}');
  expect(at()).toBe('/ara?q=vapur');
  expect(await screen.findByRole('heading', { name: '“vapur” için sonuçlar' })).toBeTruthy();
  expect(await within(screen.getByRole('main')).findByRole('link', { name: 'Gece Vapuru' })).toBeTruthy();
  expect((field() as HTMLInputElement).value).toBe('vapur');
});

test('B-22 the mobile search starts at the first character', async () => {
  const { asked, gateway } = catalogue();
  const { user } = render(<Site />, { gateway });
  await user.click(screen.getByRole('button', { name: 'Aramayı aç' }));
  const mobile = screen.getAllByRole('combobox', { name: 'Ara' })[1] as HTMLInputElement;
  await user.type(mobile, 'v');
  await user.click(await screen.findByRole('option', { name: /^Vapur/ }));
  expect(asked.map(({ query }) => query)).toEqual(['v']);
  expect(at()).toBe('/dizi/vapur');
  expect(screen.getAllByRole('combobox', { name: 'Ara' })).toHaveLength(1);
});

test('B-20 the search of the left bar shows its results in the bar', async () => {
  const { user } = render(<Site />, { gateway: catalogue().gateway });
  await user.click(screen.getByRole('button', { name: 'Menüyü aç' }));
  const bar = await screen.findByRole('dialog', { name: 'Ana menü' });
  await user.type(within(bar).getByRole('combobox', { name: 'Ara' }), 'vapur');
  expect(await within(bar).findByRole('option', { name: /^Gece Vapuru/ })).toBeTruthy();
});

test('B-24 the list and the page say that nothing was found', async () => {
  const { user } = render(<Site />, { gateway: catalogue().gateway });
  await user.type(field(), 'zürafa');
  expect((await screen.findByText('Listelenecek içerik bulunamadı.')).getAttribute('role')).toBe('status');
  await user.keyboard('{Enter}');
  expect(await within(screen.getByRole('main')).findByText('Listelenecek içerik bulunamadı.')).toBeTruthy();
});

test('U-07 a failed search while typing shows nothing; the results page shows the error and tries again', async () => {
  let isDown = true;
  const { asked, gateway } = catalogue((query) => {
    if (isDown) throw new Error('no network');
    return found(query);
  });
  const { user } = render(<Site />, { gateway });
  await user.type(field(), 'vapur');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{Enter}');
  const fault = await screen.findByRole('alert');
  isDown = false;
  await user.click(within(fault).getByRole('button', { name: 'Tekrar dene' }));
  expect(await within(screen.getByRole('main')).findByRole('link', { name: 'Vapur' })).toBeTruthy();
});

test('the results page without a query asks for one, and reads the older parameter name', async () => {
  render(<Site />, { path: '/ara' });
  expect(screen.getByText('Ne izlemek istersin?')).toBeTruthy();
});

test('the results page reads qr as well', async () => {
  const { asked, gateway } = catalogue();
  render(<Site />, { path: '/ara?qr=%20vapur', gateway });
  expect(await screen.findByRole('link', { name: 'Vapur' })).toBeTruthy();
  expect(asked.map(({ query }) => query)).toEqual(['vapur']);
});

const person = {
  __typename: 'FoundPerson',
  id: 'p',
  name: 'Vapur Kaptanı',
  path: '/kisi/vapur-kaptani-1',
  roles: ['oyuncu', 'yönetmen'],
  knownFor: ['Gece Vapuru'],
};
const withPeople = (items: object[]) => ({
  data: { search: { __typename: 'SearchResult', items, count: items.length, last: true, people: [person] } },
});

test('the suggestions have a separate group of people, which the keyboard reaches', async () => {
  const { user } = render(<Site />, { gateway: catalogue(() => withPeople(programme)).gateway });
  await user.type(field(), 'vapur');
  const group = await screen.findByRole('group', { name: 'Kişiler' });
  expect(within(group).getByRole('option').textContent).toContain(
    'Vapur KaptanıOyuncu, yönetmen · Gece Vapuru',
  );
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(at()).toBe('/kisi/vapur-kaptani-1');
});

test('a search that finds people alone lists them', async () => {
  const { user } = render(<Site />, { gateway: catalogue(() => withPeople([])).gateway });
  await user.type(field(), 'kaptan{Enter}');
  await screen.findByRole('heading', { level: 2, name: 'Kişiler' });
  const [link] = await screen.findAllByRole('link', { name: /^Vapur Kaptanı|Vapur Kaptanı/ });
  expect(link?.getAttribute('href')).toBe('/kisi/vapur-kaptani-1');
  expect(screen.queryByText('Listelenecek içerik bulunamadı.')).toBeNull();
});

test('channels are a separate group, and a title shows the matching text', async () => {
  const { user } = render(<Site />, {
    gateway: () => ({
      data: {
        search: {
          __typename: 'SearchResult',
          items: programme,
          count: 2,
          last: true,
          people: [],
          networks: [
            {
              __typename: 'Shelf',
              sort: 'NETWORK',
              slug: 'kanal-poyraz',
              name: 'Kanal Poyraz',
              path: '/kanal/kanal-poyraz',
              titleCount: 4,
            },
          ],
          matches: [
            { __typename: 'SearchMatch', titleId: 'vapur', originalName: 'Ferry', person: null, role: null },
            {
              __typename: 'SearchMatch',
              titleId: 'gece-vapuru',
              originalName: null,
              person: 'Kenan Ay',
              role: 'oyuncu',
            },
          ],
        },
      },
    }),
  });
  await user.type(field(), 'kanal');
  const channels = within(await screen.findByRole('group', { name: 'Kanallar' }));
  expect(channels.getByRole('option').textContent).toBe('Kanal Poyraz4 yapım');
  expect(screen.getByRole('option', { name: /^Vapur/ }).textContent).toBe('VapurDizi · 2026 · Ferry');
  expect(screen.getByRole('option', { name: /^Gece/ }).textContent).toBe(
    'Gece VapuruDizi · 2026 · Oyuncu: Kenan Ay',
  );
  await user.keyboard('{Enter}');
  expect(at()).toBe('/ara?q=kanal');
});

test('an empty field offers the recent searches, and forgets them on request', async () => {
  localStorage.clear();
  const { user } = render(<Site />, { gateway: catalogue().gateway });
  await user.type(field(), 'vapur{Enter}');
  await user.clear(field());
  await user.tab();
  await user.click(field());
  const option = await screen.findByRole('option', { name: 'vapur' });
  expect(screen.getByRole('listbox', { name: 'Son aramalar' }).contains(option)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Temizle' }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(localStorage.getItem('seyir-searches')).toBeNull();
});

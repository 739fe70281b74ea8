import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { titleOf } from '../../testing/programme.js';
import { type Gateway, render } from '../../testing/render.js';
import { FavouriteRow } from './components/favourite-row.js';
import { memberLibraryTabs } from './components/member-titles.js';

const entry = (id: string, over: object = {}) => ({
  __typename: 'MemberTitle',
  id: `m1:${id}`,
  watched: false,
  score: null,
  title: titleOf(id, { name: `Yapım ${id}` }),
  ...over,
});
const list = (items: object[], nextCursor: string | null = null) => ({
  __typename: 'MemberTitleList',
  items,
  count: items.length,
  last: nextCursor === null,
  nextCursor,
});
type Answer = (variables: Record<string, unknown>) => object | null;
const answering =
  (answer: Answer): Gateway =>
  (_, variables) => ({ data: { memberTitles: answer(variables) } });

const tabs = memberLibraryTabs('m1', (title) => <a href={title.path}>{title.name}</a>);
const open = (hash: string, gateway: Gateway) =>
  render(<div>{tabs.find((tab) => tab.hash === hash)?.content}</div>, { gateway });

test('another member’s lists have the addresses of one’s own; watched episodes are not among them', () => {
  expect(tabs.map(({ hash, label }) => [hash, label])).toEqual([
    ['tab-6', 'İzleme Listesi'],
    ['favoriler', 'Favoriler'],
    ['takip', 'Takip Ettiği Yapımlar'],
  ]);
});

test('a list shows the member’s scores and watched entries, and further pages', async () => {
  const asked: unknown[] = [];
  const { user } = open(
    'tab-6',
    answering((variables) => {
      asked.push([variables['memberId'], variables['list'], variables['cursor']]);
      return variables['cursor'] ? list([entry('b')]) : list([entry('a', { watched: true, score: 9 })], 'k');
    }),
  );
  await screen.findByRole('link', { name: 'Yapım a' });
  screen.getByText('İzlendi');
  screen.getByText('Puanı: 9/10');
  await user.click(screen.getByRole('button', { name: 'Daha fazla göster' }));
  await screen.findByRole('link', { name: 'Yapım b' });
  screen.getByRole('link', { name: 'Yapım a' });
  screen.getByText('Listelenecek içerik kalmadı !');
  expect(asked).toEqual([
    ['m1', 'WATCH_LIST', undefined],
    ['m1', 'WATCH_LIST', 'k'],
  ]);
});

test('a hidden list, an empty one and a failed one differ', async () => {
  open(
    'favoriler',
    answering(() => null),
  );
  await screen.findByText('Bu üyenin kütüphanesi saklı');
  open(
    'favoriler',
    answering(() => list([])),
  );
  await screen.findByText('Henüz favorisi yok');
  open('takip', () => {
    throw new Error('no network');
  });
  await screen.findByText('Liste şu an gösterilemiyor.');
});

test('the row of favourites leads to the whole list if it has more', async () => {
  const row = <FavouriteRow memberId="m1" card={(title) => <a href={title.path}>{title.name}</a>} />;
  render(row, { gateway: answering(() => list([entry('a')], 'k')), path: '/profile/deniz' });
  await screen.findByRole('heading', { name: 'Favoriler' });
  const all = screen.getByRole('link', { name: 'Tümü' });
  expect(all.getAttribute('href')).toBe('/profile/deniz#favoriler');
});

test.each([
  ['hidden', () => null],
  ['empty', () => list([])],
])('without favourites to show (%s) there is no row', async (_, answer) => {
  let asked = false;
  const row = <FavouriteRow memberId="m1" card={(title) => title.name} />;
  const { container } = render(row, {
    gateway: answering(() => {
      asked = true;
      return answer();
    }),
  });
  await waitFor(() => expect(asked).toBe(true));
  expect(container.querySelector('section')).toBeNull();
});

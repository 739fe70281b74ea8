import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { titleOf } from '../../../../testing/programme.js';
import { type Gateway, renderWaiting } from '../../../../testing/render.js';
import { NewTitlesPage } from './new-titles-page.js';

const all = Array.from({ length: 50 }, (_, n) => titleOf(`t${n}`));

/** Titles after the cursor; `added` ones are newer than all of them. */
const pageFrom = (titles: object[], after: string | undefined, size: number) => {
  const from = after ? titles.findIndex((title) => (title as { id: string }).id === after) + 1 : 0;
  const items = titles.slice(from, from + size);
  const hasNextPage = from + size < titles.length;
  return {
    data: {
      allTitles: {
        __typename: 'TitleConnection',
        items,
        count: titles.length,
        pageInfo: {
          __typename: 'PageInfo',
          endCursor: hasNextPage ? (items.at(-1) as { id: string }).id : null,
          hasNextPage,
        },
      },
    },
  };
};
const cards = () => document.querySelectorAll('article').length;
// Searched by text, because a search by role would read all cards.
const more = () => screen.getByText(/^(Daha fazla göster|Devamı getirilemedi\.)$/);

test('B-29 each page continues from the end cursor of the one before, without a gap or a repeat, until there is none', async () => {
  let titles = all;
  let fails = false;
  const asked: unknown[] = [];
  const gateway: Gateway = (_, { after, size }) => {
    asked.push(after);
    if (fails) throw new Error('no answer');
    return pageFrom(titles, after as string | undefined, size as number);
  };
  const { user } = await renderWaiting(<NewTitlesPage />, { gateway, path: '/yeni-eklenenler' });
  await screen.findByText('50 yapım');
  expect(cards()).toBe(24);
  // A title that is added meanwhile does not shift the pages.
  titles = [titleOf('yeni'), ...all];
  fails = true;
  await user.click(more());
  await screen.findByText('Devamı getirilemedi.');
  fails = false;
  await user.click(more());
  await waitFor(() => expect(cards()).toBe(48));
  await user.click(more());
  await waitFor(() => expect(cards()).toBe(50));
  expect(screen.queryByText('Daha fazla göster')).toBeNull();
  expect(screen.getByText('Listelenecek içerik kalmadı !').getAttribute('role')).toBe('status');
  expect(asked).toEqual([undefined, 't23', 't23', 't47']);
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(
    all.map(({ name }) => name),
  );
});

test('a site without titles says so', async () => {
  await renderWaiting(<NewTitlesPage />, { gateway: () => pageFrom([], undefined, 24) });
  await screen.findByText('Burada henüz bir şey yok');
});

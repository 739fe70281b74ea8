import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Boundary } from '../../../../components/ui/boundary.js';
import { listOf, titleOf } from '../../../../testing/programme.js';
import { type Gateway, renderWaiting } from '../../../../testing/render.js';
import { BrowsePage } from './browse-page.js';

const all = Array.from({ length: 50 }, (_, n) => titleOf(`t${n}`));

interface Asked {
  initial: string | null;
  slug?: string;
}

const shelves = ['Dram', 'Gizem'].map((name) => {
  const slug = name.toLocaleLowerCase('tr');
  return { __typename: 'Shelf', sort: 'GENRE', slug, name, path: `/tur/${slug}`, titleCount: 25 };
});

/** A list of 50 titles that notes what was asked; the answers in `faults` fail. */
function catalogue(faults: number[] = []) {
  const asked: object[] = [];
  const gateway: Gateway = (_, variables) => {
    const { page = 1, size, initial, slug } = variables as unknown as { page?: number; size: number } & Asked;
    asked.push({ page, initial, ...(slug && { slug }) });
    if (faults.includes(asked.length)) throw new Error('no answer');
    const isUnknown = slug === 'yok';
    const shelf = isUnknown ? null : { ...shelves[0], kinds: ['SERIES', 'MOVIE'] };
    const titles = listOf('TitleList', initial || isUnknown ? [] : all, page, size);
    return { data: { titles, shelves, shelf } };
  };
  return { asked, gateway };
}

const page = (path: string, gateway: Gateway) =>
  renderWaiting(
    <Boundary fallback="bozuk">
      <BrowsePage kind="SERIES" absent="yok" />
    </Boundary>,
    { path, gateway },
  );
const cards = () => document.querySelectorAll('article');
const more = () => screen.getByRole('button', { name: /Daha fazla göster|Devamı getirilemedi/ });

test('U-17 each press asks for the next page and appends it, a failed one again; U-18 the last page takes the button away', async () => {
  const { asked, gateway } = catalogue([2]);
  const { user } = await page('/diziler', gateway);
  await screen.findByText('50 dizi');
  expect(cards()).toHaveLength(24);
  await user.click(more());
  await screen.findByRole('button', { name: 'Devamı getirilemedi.' });
  expect(cards()).toHaveLength(24);
  await user.click(more());
  await waitFor(() => expect(cards()).toHaveLength(48));
  await user.click(more());
  await waitFor(() => expect(cards()).toHaveLength(50));
  expect(screen.queryByRole('button', { name: 'Daha fazla göster' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Listelenecek içerik kalmadı !');
  expect(asked).toEqual([1, 2, 2, 3].map((number) => ({ page: number, initial: null })));
});

test('B-26 the address narrows the list to a letter of the Turkish alphabet, and keeps the order', async () => {
  const { asked, gateway } = catalogue();
  const { user } = await page('/diziler?harf=%C4%B0&sirala=ad', gateway);
  await screen.findByText('“İ” altında bir şey yok');
  expect(asked).toEqual([{ page: 1, initial: 'İ' }]);
  const letters = screen.getByRole('navigation', { name: 'Harfe göre' });
  expect([...letters.querySelectorAll('a')].map(({ textContent }) => textContent).join(' ')).toBe(
    'Tümü A B C Ç D E F G Ğ H I İ J K L M N O Ö P R S Ş T U Ü V Y Z Q W X 0-9 #',
  );
  expect(screen.getByRole('link', { name: 'İ' }).getAttribute('aria-current')).toBe('true');
  await act(() => user.click(screen.getByRole('link', { name: 'I' })));
  await screen.findByText('“I” altında bir şey yok');
  expect(screen.getByRole('link', { name: 'En yeni' }).getAttribute('href')).toBe('/diziler?harf=I');
  await act(() => user.click(screen.getAllByRole('link', { name: 'Tümü' })[0]!));
  await screen.findByText('50 dizi');
  expect(screen.getByRole('link', { name: 'A’dan Z’ye' }).getAttribute('aria-current')).toBe('true');
});

test('a letter that there is not is no letter', async () => {
  const { asked, gateway } = catalogue();
  await page('/diziler?harf=xyz', gateway);
  await screen.findByText('50 dizi');
  expect(asked).toEqual([{ page: 1, initial: null }]);
});

test('a list is narrowed to a genre, keeps it from page to page, and leads to the genre’s own page', async () => {
  const { asked, gateway } = catalogue();
  const { user } = await page('/diziler?tur=dram&sirala=ad', gateway);
  await screen.findByRole('heading', { level: 1, name: 'Dram dizileri' });
  const genres = within(screen.getByRole('navigation', { name: 'Türler' }));
  expect(genres.getByRole('link', { name: 'Dram' }).getAttribute('aria-current')).toBe('true');
  expect(genres.getByRole('link', { name: 'Gizem' }).getAttribute('href')).toBe(
    '/diziler?tur=gizem&sirala=ad',
  );
  const kinds = within(screen.getByRole('navigation', { name: 'Yapımın türü' }));
  expect(kinds.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/tur/dram',
    '/diziler?tur=dram',
    '/filmler?tur=dram',
  ]);
  await user.click(more());
  await waitFor(() => expect(cards()).toHaveLength(48));
  expect(asked).toEqual([
    { page: 1, initial: null, slug: 'dram' },
    { page: 2, initial: null },
  ]);
  await act(() => user.click(genres.getByRole('link', { name: 'Tümü' })));
  await screen.findByRole('heading', { level: 1, name: 'Diziler' });
});

test('a genre that nobody knows has no list', async () => {
  const { gateway } = catalogue();
  await page('/diziler?tur=yok', gateway);
  await screen.findByText('yok');
});

/** A list of which some fields cannot be read. */
const without =
  (...missing: string[]): Gateway =>
  async (name, variables) => {
    const whole = await catalogue().gateway(name, variables);
    return {
      data: { ...whole.data, ...Object.fromEntries(missing.map((field) => [field, null])) },
      errors: missing.map((field) => ({ message: `no ${field}`, path: [field] })),
    };
  };

test('the list stands without its genres', async () => {
  await page('/diziler', without('shelves'));
  await screen.findByText('50 dizi');
  expect(screen.queryByRole('navigation', { name: 'Türler' })).toBeNull();
  expect(screen.getByRole('navigation', { name: 'Harfe göre' })).toBeTruthy();
});

test.each([
  ['/diziler', 'titles'],
  ['/diziler?tur=dram', 'shelf'],
])('%s without its %s fails: it is neither empty nor absent', async (path, field) => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  await page(path, without(field));
  await screen.findByText('bozuk');
  quiet.mockRestore();
});

import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { Boundary } from '../../../../components/ui/boundary.js';
import { listOf, titleOf } from '../../../../testing/programme.js';
import { type Gateway, renderWaiting } from '../../../../testing/render.js';
import { alphabet } from '../../alphabet.js';
import { BrowsePage } from './browse-page.js';

const all = Array.from({ length: 50 }, (_, n) => titleOf(`t${n}`));

interface Asked {
  initial: string | null;
  slug?: string;
  filter?: object | null;
}

const networks = [
  {
    __typename: 'Shelf',
    sort: 'NETWORK',
    slug: 'kanal-poyraz',
    name: 'Kanal Poyraz',
    path: '/kanal/kanal-poyraz',
    titleCount: 4,
  },
];
const shelves = ['Dram', 'Gizem'].map((name) => {
  const slug = name.toLocaleLowerCase('tr');
  return { __typename: 'Shelf', sort: 'GENRE', slug, name, path: `/tur/${slug}`, titleCount: 25 };
});

const countries = [
  ['TR', 'Türkiye', 31],
  ['KR', 'Güney Kore', 19],
].map(([code, name, titleCount]) => ({
  __typename: 'CountryTitles',
  country: { __typename: 'Country', code, name },
  titleCount,
}));

/** The numbers of titles by value of a filter. */
const countsOf = (field: string, values: Record<string, number>) => ({
  __typename: 'FilterCounts',
  field,
  values: Object.entries(values).map(([value, titleCount]) => ({
    __typename: 'ValueCount',
    value,
    titleCount,
  })),
});

/** A fake list of 50 titles that records its queries; the answers in `faults` fail. */
function catalogue(faults: number[] = []) {
  const asked: object[] = [];
  const gateway: Gateway = (_, variables) => {
    const {
      page = 1,
      size,
      initial,
      slug,
      filter,
    } = variables as unknown as { page?: number; size: number } & Asked;
    asked.push({ page, initial, ...(slug && { slug }), ...(filter && { filter }) });
    if (faults.includes(asked.length)) throw new Error('no answer');
    const isUnknown = slug === 'yok';
    const shelf = isUnknown ? null : { ...shelves[0], kinds: ['SERIES', 'MOVIE'] };
    const titles = {
      ...listOf('TitleList', initial || isUnknown ? [] : all, page, size),
      moreThanCount: Boolean(filter),
    };
    const titleInitials = alphabet.filter((letter) => letter !== 'W');
    const titleChoices = [countsOf('COUNTRY', { TR: 31, KR: 19 })];
    return { data: { titles, shelves, shelf, networks, countries, titleChoices, titleInitials } };
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
/** Searched by text, because a search by role would read all cards. */
const more = () => screen.getByText(/Daha fazla göster|Devamı getirilemedi/).closest('button')!;

test('U-17 each press loads the next page and appends it, and retries a failed one; U-18 the last page removes the button', async () => {
  const { asked, gateway } = catalogue([2]);
  const { user } = await page('/diziler', gateway);
  await screen.findByText('50 dizi');
  expect(cards()).toHaveLength(24);
  await user.click(more());
  await screen.findByText('Devamı getirilemedi.');
  expect(cards()).toHaveLength(24);
  await user.click(more());
  await waitFor(() => expect(cards()).toHaveLength(48));
  await user.click(more());
  await waitFor(() => expect(cards()).toHaveLength(50));
  expect(screen.queryByText('Daha fazla göster')).toBeNull();
  expect(document.querySelector('[role=status]')?.textContent).toBe('Listelenecek içerik kalmadı !');
  expect(asked).toEqual([1, 2, 2, 3].map((number) => ({ page: number, initial: null })));
});

test('B-26 the address narrows the list to a letter of the Turkish alphabet, and keeps the order', async () => {
  const { asked, gateway } = catalogue();
  const { user } = await page('/diziler?harf=%C4%B0&sirala=ad', gateway);
  await screen.findByText('“İ” altında bir şey yok');
  expect(asked).toEqual([{ page: 1, initial: 'İ' }]);
  const letters = screen.getByRole('navigation', { name: 'Harfe göre' });
  expect([...letters.querySelectorAll('li')].map(({ textContent }) => textContent).join(' ')).toBe(
    'Tümü A B C Ç D E F G Ğ H I İ J K L M N O Ö P R S Ş T U Ü V Y Z Q W X 0-9 #',
  );
  expect(screen.getByRole('link', { name: 'İ' }).getAttribute('aria-current')).toBe('true');
  await act(() => user.click(screen.getByRole('link', { name: 'I' })));
  await screen.findByText('“I” altında bir şey yok');
  expect(screen.getByRole('link', { name: 'En yeni' }).getAttribute('href')).toBe('/diziler?harf=I');
  await act(() => user.click(within(letters).getByRole('link', { name: 'Tümü' })));
  await screen.findByText('50 dizi');
  expect(screen.getByRole('link', { name: 'A’dan Z’ye' }).getAttribute('aria-current')).toBe('true');
});

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Geri</button>;
}

test('Back undoes the last filter, one at a time', async () => {
  // One card, because searching many elements by role is slow.
  const few: Gateway = async (name, variables) => {
    const { data } = await catalogue().gateway(name, variables);
    return {
      data: { ...data, titles: { ...listOf('TitleList', all.slice(0, 1), 1, 24), moreThanCount: false } },
    };
  };
  const { user } = await renderWaiting(
    <>
      <Back />
      <BrowsePage kind="SERIES" absent="yok" />
    </>,
    { path: '/diziler', gateway: few },
  );
  await screen.findByText('1 dizi');
  const press = (role: 'link' | 'button', name: string) =>
    act(() => user.click(screen.getByRole(role, { name })));
  const isCurrent = (name: string) =>
    screen.getByRole('link', { name }).getAttribute('aria-current') === 'true';
  await press('link', 'A’dan Z’ye');
  await press('link', 'Dram 25 yapım');
  await screen.findByRole('heading', { level: 1, name: 'Dram dizileri' });
  await press('button', 'Geri');
  await screen.findByRole('heading', { level: 1, name: 'Diziler' });
  expect(isCurrent('A’dan Z’ye')).toBe(true);
  await press('button', 'Geri');
  await waitFor(() => expect(isCurrent('En yeni')).toBe(true));
});

/** A list whose pages show one card each, because searching many elements by role is slow. */
const fewCards = ({ asked, gateway }: ReturnType<typeof catalogue>) => ({
  asked,
  gateway: (async (name, variables) => {
    const { data } = await gateway(name, variables);
    const titles = data?.['titles'] as ReturnType<typeof listOf>;
    return { data: { ...data, titles: { ...titles, items: titles.items.slice(0, 1) } } };
  }) satisfies Gateway,
});

test('the address narrows the list by genres, years, status and age, and the page says by what', async () => {
  const { asked, gateway } = fewCards(catalogue());
  const { user } = await page(
    '/diziler?tur=dram.gizem&ilkyil=2022&sonyil=2019&durum=devam&yas=13&sirala=ad',
    gateway,
  );
  // The server stops to count such titles.
  await screen.findByText('50+ dizi');
  const filter = {
    genres: ['dram', 'gizem'],
    yearFrom: 2019,
    yearTo: 2022,
    status: 'AIRING',
    ageMark: 'AGE_13',
  };
  expect(asked).toEqual([{ page: 1, initial: null, filter }]);
  const genres = within(screen.getByRole('navigation', { name: 'Türler' }));
  for (const name of ['Dram', 'Gizem'])
    expect(genres.getByRole('link', { name }).getAttribute('aria-current')).toBe('true');
  screen.getByText('3 seçili');
  await act(() => user.click(screen.getByRole('link', { name: '2019–2022 filtresini kaldır' })));
  await waitFor(() => expect(screen.queryByText('3 seçili')).toBeNull());
  await user.click(more());
  await waitFor(() => expect(cards()).toHaveLength(2));
  const { yearFrom: _, yearTo: __, ...others } = filter;
  expect(asked.slice(1)).toEqual([1, 2].map((page) => ({ page, initial: null, filter: others })));
  await act(() => user.click(screen.getByRole('link', { name: 'Filtreleri temizle' })));
  await screen.findByText('50 dizi');
  expect(screen.getByRole('link', { name: 'A’dan Z’ye' }).getAttribute('aria-current')).toBe('true');
  expect(screen.queryByRole('link', { name: 'Filtreleri temizle' })).toBeNull();
});

test('a country and a translation narrow the list, each with an address, and are taken back one by one', async () => {
  const { asked, gateway } = fewCards(catalogue());
  const { user } = await page('/diziler', gateway);
  await user.click(await screen.findByText('Filtreler'));
  const choose = (name: string) => act(() => user.click(screen.getByRole('link', { name })));
  await choose('Güney Kore 19 yapım');
  await screen.findByText('Güney Kore ×');
  await choose('Dublaj');
  await screen.findByText('2 seçili');
  expect(asked.at(-1)).toMatchObject({ filter: { country: 'KR', translation: 'DUBBED' } });
  const isChosen = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current');
  expect([isChosen('Dublaj'), isChosen('Altyazılı'), isChosen('Türkiye 31 yapım')]).toEqual([
    'true',
    null,
    null,
  ]);
  expect(screen.getByRole('link', { name: 'Türkiye 31 yapım' }).getAttribute('href')).toBe(
    '/diziler?ulke=TR&ceviri=dublaj',
  );
  await choose('Güney Kore filtresini kaldır');
  await screen.findByText('1 seçili');
  expect(asked.at(-1)).toMatchObject({ filter: { translation: 'DUBBED' } });
});

test('each choice shows how many titles it leads to, and one without titles leads nowhere', async () => {
  const counted: Gateway = async (name, variables) => {
    const { data } = await fewCards(catalogue()).gateway(name, variables);
    const titleChoices = [
      countsOf('STATUS', { AIRING: 1, ENDED: 1234 }),
      countsOf('GENRE', { dram: 50, gizem: 7 }),
      countsOf('NETWORK', {}),
      countsOf('COUNTRY', { KR: 2 }),
    ];
    return { data: { ...data, titleChoices } };
  };
  const { user } = await page('/diziler?tur=dram&ulke=TR', counted);
  await user.click(await screen.findByText('Filtreler'));
  const link = (name: string) => screen.getByRole('link', { name });
  expect(link('Bitti 1.234 yapım').textContent).toBe('Bitti 1.234 yapım');
  expect(link('Gizem 7 yapım').getAttribute('href')).toBe('/diziler?tur=dram.gizem&ulke=TR');
  for (const name of ['Yakında 0 yapım', 'Kanal Poyraz 0 yapım']) {
    expect(link(name).getAttribute('aria-disabled')).toBe('true');
    expect(link(name).getAttribute('href')).toBeNull();
  }
  // A chosen value can be taken back even if it has no titles.
  expect(link('Türkiye 0 yapım').getAttribute('href')).toBe('/diziler?tur=dram');
  // Ages have too many titles to count.
  expect(link('13+').textContent?.trim()).toBe('13+');
});

test.each([
  ['/diziler?ulke=KR&ceviri=altyazi', { country: 'KR', translation: 'SUBTITLED' }],
  ['/diziler?ulke=kore&ceviri=x', undefined],
])('%s narrows the list by what it knows', async (path, filter) => {
  const { asked, gateway } = fewCards(catalogue());
  await page(path, gateway);
  await screen.findByText(/50\+? dizi/);
  expect(asked).toEqual([{ page: 1, initial: null, ...(filter && { filter }) }]);
});

test('the list renders without its countries, and a chosen one is named by its code', async () => {
  await page('/diziler?ulke=KR', without('countries'));
  await screen.findByText('KR ×');
  expect(screen.queryByRole('group', { name: 'Ülke', hidden: true })).toBeNull();
});

test('years are chosen in a form, and the focus stays in the filters', async () => {
  const { asked, gateway } = fewCards(catalogue());
  const { user } = await page('/diziler?tur=dram', gateway);
  await user.click(await screen.findByText('Filtreler'));
  await user.type(screen.getByRole('spinbutton', { name: 'En erken' }), '2020');
  await act(() => user.click(screen.getByRole('button', { name: 'Uygula' })));
  await screen.findByText('2020 ve sonrası ×');
  await act(() => user.click(screen.getByRole('link', { name: '13+' })));
  await screen.findByRole('link', { name: '13+ filtresini kaldır' });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '13+' }));
  expect(asked.at(-1)).toMatchObject({ slug: 'dram', filter: { yearFrom: 2020, ageMark: 'AGE_13' } });
});

test('a list without matching titles offers to clear its filters; a letter without titles is inactive', async () => {
  const none: Gateway = async (name, variables) => {
    const { data } = await catalogue().gateway(name, variables);
    return { data: { ...data, titles: { ...listOf('TitleList', [], 1, 24), moreThanCount: false } } };
  };
  await page('/diziler?durum=bitti', none);
  await screen.findByText('Bu filtrelere uyan bir şey yok');
  for (const clear of screen.getAllByRole('link', { name: 'Filtreleri temizle' }))
    expect(clear.getAttribute('href')).toBe('/diziler');
  const inactive = screen.getByRole('link', { name: 'W' });
  expect(inactive.getAttribute('aria-disabled')).toBe('true');
  expect(inactive.getAttribute('href')).toBeNull();
});

test('films have no filter by status', async () => {
  await renderWaiting(<BrowsePage kind="MOVIE" absent="yok" />, {
    path: '/filmler',
    gateway: fewCards(catalogue()).gateway,
  });
  await screen.findByRole('group', { name: 'Yaş sınırı', hidden: true });
  expect(screen.queryByRole('group', { name: 'Yayın durumu', hidden: true })).toBeNull();
});

test('an invalid initial in the address is ignored', async () => {
  const { asked, gateway } = catalogue();
  await page('/diziler?harf=xyz', gateway);
  await screen.findByText('50 dizi');
  expect(asked).toEqual([{ page: 1, initial: null }]);
});

test('a list is narrowed to a genre, keeps it from page to page, and leads to the genre’s own page', async () => {
  const { asked, gateway } = fewCards(catalogue());
  const { user } = await page('/diziler?tur=dram&sirala=ad', gateway);
  await screen.findByRole('heading', { level: 1, name: 'Dram dizileri' });
  const genres = within(screen.getByRole('navigation', { name: 'Türler' }));
  expect(genres.getByRole('link', { name: 'Dram' }).getAttribute('aria-current')).toBe('true');
  expect(genres.getByRole('link', { name: 'Gizem' }).getAttribute('href')).toBe(
    '/diziler?tur=dram.gizem&sirala=ad',
  );
  const kinds = within(screen.getByRole('navigation', { name: 'Yapımın türü' }));
  expect(kinds.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/tur/dram',
    '/diziler?tur=dram',
    '/filmler?tur=dram',
  ]);
  await user.click(more());
  await waitFor(() => expect(cards()).toHaveLength(2));
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

/** A list in which some fields could not be read. */
const without =
  (...missing: string[]): Gateway =>
  async (name, variables) => {
    const whole = await catalogue().gateway(name, variables);
    return {
      data: { ...whole.data, ...Object.fromEntries(missing.map((field) => [field, null])) },
      errors: missing.map((field) => ({ message: `no ${field}`, path: [field] })),
    };
  };

test('the list renders without its genres', async () => {
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

test('the page of a genre begins with pictures of its titles, without those for adults', async () => {
  const pictured: Gateway = async (name, variables) => {
    const { data } = await catalogue().gateway(name, variables);
    const titles = ['AGE_18', 'AGE_7', null, 'AGE_13', null].map((ageMark, n) =>
      titleOf(`t${n}`, { ageMark, backdrop: `/i/${n}.webp` }),
    );
    return { data: { ...data, titles: { ...listOf('TitleList', titles, 1, 24), moreThanCount: false } } };
  };
  globalThis.IntersectionObserver ??= class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  await renderWaiting(<BrowsePage shelf={{ sort: 'GENRE', slug: 'dram' }} absent="yok" />, {
    path: '/tur/dram',
    gateway: pictured,
  });
  await screen.findByRole('heading', { level: 1, name: 'Dram' });
  const pictures = [...document.querySelectorAll('[aria-hidden] > img[width="1280"]')];
  expect(pictures).toHaveLength(3);
  expect(pictures[0]?.getAttribute('src')).toBe('/i/1.webp');
});

import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { type Gateway, render, renderWaiting } from '../../testing/render.js';
import type { Viewer } from '../../lib/viewer.js';
import { CollectionPage } from './components/collection-page.js';
import { collectionTexts as texts } from './texts.js';
import { CollectionsPage } from './components/collections-page.js';
import { CreateButton } from './components/create-button.js';
import { collection, found, owner, whole } from './testing/collections.js';

const viewer: Viewer = { state: 'member', member: { id: 'm1', username: 'ada', name: 'Ada' } };

function Place() {
  const { pathname, search } = useLocation();
  return <output aria-label="adres">{pathname + search}</output>;
}
const place = () => screen.getByLabelText('adres').textContent;

test('K-05 K-06: the title search sends nothing below 2 characters, and asks 500 ms after the last one', async () => {
  const asked: { query: unknown; at: number }[] = [];
  const gateway: Gateway = (_, { query }) => {
    asked.push({ query, at: performance.now() });
    return { data: found(1) };
  };
  const { user } = render(<CreateButton />, { gateway, viewer });
  await user.click(screen.getByRole('button', { name: 'Koleksiyon oluştur' }));
  const field = await screen.findByRole('searchbox', { name: 'Yapım ekle' });
  await user.type(field, 'y');
  await user.type(field, 'ap');
  const typed = performance.now();
  await screen.findByRole('button', { name: 'Yapım 1: Ekle' });
  expect(asked.map(({ query }) => query)).toEqual(['yap']);
  // A timer may fire slightly early, because the clock is rounded.
  expect(asked[0]!.at - typed).toBeGreaterThan(450);
});

test('K-02 K-07 K-08 K-09 K-10: titles are added and taken off, and the page goes to the made collection', async () => {
  let sent: Record<string, unknown> | undefined;
  const gateway: Gateway = (name, variables) => {
    if (name === 'Search') return { data: found(1, 2) };
    sent = variables['input'] as Record<string, unknown>;
    return { data: { createCollection: { __typename: 'CollectionPayload', collection: collection() } } };
  };
  const { user } = render(
    <>
      <CreateButton />
      <Place />
    </>,
    { gateway, viewer },
  );
  await user.click(screen.getByRole('button', { name: 'Koleksiyon oluştur' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: 'Adı' }), 'Kış');
  await user.type(dialog.getByRole('searchbox'), 'yapım');
  const [one, two] = [
    await dialog.findByRole('button', { name: 'Yapım 1: Ekle' }),
    dialog.getByRole('button', { name: 'Yapım 2: Ekle' }),
  ];
  expect(one.textContent).toBe('Ekle');
  await user.click(one);
  await user.click(two);
  expect(two.textContent).toBe('Eklendi');
  await user.click(two);
  expect(two.textContent).toBe('Ekle');
  await user.click(dialog.getByRole('button', { name: 'Koleksiyon oluştur' }));
  await screen.findByText('Koleksiyonun hazır.');
  expect(sent).toMatchObject({ name: 'Kış', visibility: 'PUBLIC', entries: [{ titleId: 't1' }] });
  expect(place()).toBe('/');
  await waitFor(() => expect(place()).toBe('/koleksiyon/c1-kis'));
});

test('K-04: without a name or a title the form says so and sends nothing', async () => {
  const { user } = render(<CreateButton />, { viewer });
  await user.click(screen.getByRole('button', { name: 'Koleksiyon oluştur' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Koleksiyon oluştur' }));
  expect(dialog.getAllByText('Lütfen gerekli alanları doldurunuz.')).toHaveLength(2);
  await user.type(dialog.getByRole('textbox', { name: 'Adı' }), 'ab');
  await user.click(dialog.getByRole('button', { name: 'Koleksiyon oluştur' }));
  dialog.getByText('Ad en az 3 karakter olmalı.');
});

test('K-01: the list shows collections, says when there are none, and follows what is searched', async () => {
  const asked: unknown[] = [];
  const gateway: Gateway = (_, { query }) => {
    asked.push(query);
    const items = query ? [] : [collection()];
    return { data: { collections: { __typename: 'CollectionList', items, last: true, nextCursor: null } } };
  };
  const { user } = await renderWaiting(
    <>
      <CollectionsPage />
      <Place />
    </>,
    { gateway, path: '/koleksiyonlar?sira=begenilen' },
  );
  expect(screen.getByRole('link', { name: 'Kış' }).getAttribute('href')).toBe('/koleksiyon/c1-kis');
  await user.type(screen.getByRole('searchbox', { name: 'Koleksiyonlarda ara' }), 'yaz');
  await screen.findByText('Bu adla koleksiyon yok');
  expect(place()).toBe('/koleksiyonlar?ara=yaz&sira=begenilen');
  expect(asked).toEqual([null, 'yaz']);
});

test('an empty page that others follow is not called empty, and its button loads the next one', async () => {
  const gateway: Gateway = (_, { cursor }) => {
    const more = { last: Boolean(cursor), nextCursor: cursor ? null : 'sonraki' };
    const items = cursor ? [collection()] : [];
    return { data: { collections: { __typename: 'CollectionList', items, ...more } } };
  };
  const { user } = await renderWaiting(<CollectionsPage />, { gateway, path: '/koleksiyonlar' });
  await user.click(screen.getByRole('button', { name: texts.more }));
  await screen.findByRole('link', { name: 'Kış' });
});

test('a further page that cannot be read leaves the list in place, and is read on the next press', async () => {
  let isAway = true;
  const gateway: Gateway = (_, { cursor }) => {
    if (cursor && isAway) return { data: null, errors: [{ message: '', extensions: { code: 'TRY_AGAIN' } }] };
    const items = cursor ? [collection({ id: 'c2', name: 'Yaz' })] : [collection()];
    const more = { last: Boolean(cursor), nextCursor: cursor ? null : 'sonraki' };
    return { data: { collections: { __typename: 'CollectionList', items, ...more } } };
  };
  const { user } = await renderWaiting(<CollectionsPage />, { gateway, path: '/koleksiyonlar' });
  await user.click(screen.getByRole('button', { name: texts.more }));
  await screen.findByRole('button', { name: texts.moreFailed });
  expect(screen.getByRole('link', { name: 'Kış' })).toBeTruthy();
  isAway = false;
  await user.click(screen.getByRole('button', { name: texts.moreFailed }));
  await screen.findByRole('link', { name: 'Yaz' });
});

const page = (gateway: Gateway, who: Viewer = viewer) =>
  renderWaiting(
    <>
      <CollectionPage id="c1" comments={() => null} actions={() => null} absent="yok" />
      <Place />
    </>,
    { gateway, viewer: who, path: '/koleksiyon/c1-kis' },
  );

test('a page shows numbered titles with notes and the progress', async () => {
  await page(() => ({ data: { collection: whole() } }));
  screen.getByText('Önce bu');
  await screen.findByText('3 yapımdan 1 tanesini bitirdin');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('a private collection shows no 404 to its owner while the page does not know the viewer', async () => {
  let isOwner = false;
  const { container, look } = await page(() => ({ data: { collection: isOwner ? whole() : null } }), {
    state: 'unknown',
  });
  // A browser with scripts shows nothing of a noscript element.
  expect(screen.queryByText('yok', { ignore: 'noscript' })).toBeNull();
  expect(container.querySelector('.breath')).not.toBeNull();
  isOwner = true;
  await look(viewer);
  await screen.findByRole('heading', { name: 'Kış' });
});

test('a collection that is kept from the viewer is not there', async () => {
  await page(() => ({ data: { collection: null } }), { state: 'visitor' });
  screen.getByText('yok');
});

test('a shared link shows the picture that is made of the posters', async () => {
  await page(() => ({ data: { collection: whole() } }));
  const of = (name: string) =>
    document.head.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
  expect(of('title')).toBe('Kış');
  expect(of('image')).toMatch(/\/i\/collections\/c1\.jpg\?s=2$/);
  expect([of('image:width'), of('image:height')]).toEqual(['1200', '630']);
});

const asDevice = (share: ((data: ShareData) => Promise<void>) | undefined) => {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
};
afterEach(() => asDevice(undefined));
const address = () => `${location.origin}/koleksiyon/c1-kis`;

test('Paylaş opens the sheet of the device; closing it is no failure', async () => {
  const shared: ShareData[] = [];
  asDevice((data) => {
    shared.push(data);
    return Promise.reject(new DOMException('closed', 'AbortError'));
  });
  const { user } = await page(() => ({ data: { collection: whole() } }));
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  expect(shared).toEqual([{ title: 'Kış', url: address() }]);
  expect(write).not.toHaveBeenCalled();
});

test.each([
  ['has no sheet', undefined],
  ['refuses the sheet', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('Paylaş copies the link if the device %s', async (_, share) => {
  asDevice(share);
  const { user } = await page(() => ({ data: { collection: whole() } }));
  await user.click(screen.getByRole('button', { name: 'Paylaş' }));
  await screen.findByText('Bağlantı kopyalandı.');
  expect(await navigator.clipboard.readText()).toBe(address());
});

test('a private collection offers no link, because nobody else could open it', async () => {
  await page(() => ({ data: { collection: whole({ visibility: 'PRIVATE' }) } }));
  await screen.findByRole('button', { name: 'Düzenle' });
  expect(screen.queryByRole('button', { name: 'Paylaş' })).toBeNull();
});

test('a like shows at once, and goes back where it fails', async () => {
  let fails = false;
  const gateway: Gateway = async (name) => {
    if (name === 'CollectionPage')
      return { data: { collection: whole({ owner: { ...owner, id: 'm2' }, mayEdit: false }) } };
    if (fails) throw new Error('no answer');
    return {
      data: {
        setCollectionLike: { __typename: 'CollectionLikePayload', id: 'c1', liked: true, likeCount: 5 },
      },
    };
  };
  const { user } = await page(gateway);
  await user.click(await screen.findByRole('button', { name: 'Beğen 4' }));
  await screen.findByRole('button', { name: 'Beğendin 5', pressed: true });
  fails = true;
  await user.click(screen.getByRole('button', { name: 'Beğendin 5' }));
  await screen.findByText('Beğenin kaydedilemedi.');
  screen.getByRole('button', { name: 'Beğendin 5', pressed: true });
});

test('K-11: the owner orders by keyboard, which keeps the focus, and saves the whole list with its version', async () => {
  const sent: Record<string, unknown>[] = [];
  const gateway: Gateway = (name, variables) => {
    if (name === 'CollectionPage') return { data: { collection: whole() } };
    sent.push(variables['input'] as Record<string, unknown>);
    const payload = { __typename: 'CollectionPayload', collection: collection({ version: 3 }) };
    return {
      data: name === 'EditCollection' ? { editCollection: payload } : { setCollectionEntries: payload },
    };
  };
  const { user } = await page(gateway);
  await user.click(await screen.findByRole('button', { name: 'Düzenle' }));
  const down = await screen.findByRole('button', { name: 'Aşağı taşı: Yapım 1' });
  down.focus();
  await user.keyboard('{Enter}');
  screen.getByText('Yapım 1, 3 içinde 2. sırada');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aşağı taşı: Yapım 1' }));
  await user.click(screen.getByRole('button', { name: 'Çıkar: Yapım 3' }));
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Koleksiyonun kaydedildi.');
  expect(sent).toMatchObject([
    {
      id: 'c1',
      version: 2,
      entries: [
        { titleId: 't2', note: '' },
        { titleId: 't1', note: 'Önce bu' },
      ],
    },
    { id: 'c1', version: 3, name: 'Kış', coverTitleId: null },
  ]);
});

test('an edit whose second call fails says what is saved, keeps the form, and repeats only that call', async () => {
  const sent: [string, { version: number; idempotencyKey: string }][] = [];
  let fails = true;
  const gateway: Gateway = (name, variables) => {
    if (name === 'CollectionPage') return { data: { collection: whole() } };
    sent.push([name, variables['input'] as (typeof sent)[number][1]]);
    if (name === 'EditCollection' && fails) throw new Error('no answer');
    const payload = { __typename: 'CollectionPayload', collection: collection({ version: 3 }) };
    return {
      data: name === 'EditCollection' ? { editCollection: payload } : { setCollectionEntries: payload },
    };
  };
  const { user } = await page(gateway);
  await user.click(await screen.findByRole('button', { name: 'Düzenle' }));
  const name = await screen.findByRole('textbox', { name: 'Adı' });
  await user.type(name, ' ve güz');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText(/^Yapımların kaydedildi; adı, açıklaması ve kapağı henüz değil\./);
  expect((name as HTMLInputElement).value).toBe('Kış ve güz');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Koleksiyonun kaydedildi.');
  expect(sent.map(([call, { version }]) => [call, version])).toEqual([
    ['SetCollectionEntries', 2],
    ['EditCollection', 3],
    ['EditCollection', 3],
  ]);
  expect(sent[2]?.[1].idempotencyKey).toBe(sent[1]?.[1].idempotencyKey);
});

test('an edit that came too late says so and keeps what was changed', async () => {
  const gateway: Gateway = (name) =>
    name === 'CollectionPage'
      ? { data: { collection: whole() } }
      : { errors: [{ message: 'Eski', extensions: { code: 'OUTDATED' } }] };
  const { user } = await page(gateway);
  await user.click(await screen.findByRole('button', { name: 'Düzenle' }));
  const name = await screen.findByRole('textbox', { name: 'Adı' });
  await user.type(name, ' ve güz');
  await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  await screen.findByText('Bu koleksiyon başka bir yerde değişti. Sayfayı yenileyip yeniden dene.');
  expect((name as HTMLInputElement).value).toBe('Kış ve güz');
});

test.each([[true], [false]])(
  'K-13: after a deletion the page goes to the list (answered: %s)',
  async (answered) => {
    const gateway: Gateway = (name) => {
      if (name === 'CollectionPage') return { data: { collection: whole() } };
      if (!answered) throw new Error('no answer');
      return { data: { deleteCollection: { __typename: 'DeleteCollectionPayload', id: 'c1' } } };
    };
    const { user } = await page(gateway);
    await user.click(await screen.findByRole('button', { name: 'Sil' }));
    await user.click(await screen.findByRole('button', { name: 'Evet, sil' }));
    await waitFor(() => expect(place()).toBe('/koleksiyonlar'));
  },
);

test('a collection that was changed after a failure is another collection', async () => {
  const keys: unknown[] = [];
  const gateway: Gateway = (name, { input }) => {
    if (name === 'Search') return { data: found(1) };
    keys.push((input as { idempotencyKey: unknown }).idempotencyKey);
    throw new Error('no answer');
  };
  const { user } = render(<CreateButton />, { gateway, viewer });
  await user.click(screen.getByRole('button', { name: 'Koleksiyon oluştur' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByRole('textbox', { name: 'Adı' });
  await user.type(field, 'Kış');
  await user.type(dialog.getByRole('searchbox'), 'yapım');
  await user.click(await dialog.findByRole('button', { name: 'Yapım 1: Ekle' }));
  const create = () => user.click(dialog.getByRole('button', { name: 'Koleksiyon oluştur' }));
  await create();
  await dialog.findByRole('alert');
  await create();
  await waitFor(() => expect(keys).toHaveLength(2));
  await dialog.findByRole('alert');
  await user.type(field, ' geceleri');
  await create();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

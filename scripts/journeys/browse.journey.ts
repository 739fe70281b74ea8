import { expect, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { inBothSizes, site, test as base, watchFaults } from './browser.ts';

let page: Page;
let faults: string[];

const test = base.extend<{ visit: (path: string) => Promise<void> }>({
  visit: async ({ person }, use) =>
    use(async (path) => {
      page = await (await person()).newPage();
      faults = watchFaults(page);
      await page.goto(path);
      // The page is interactive once its session query has answered.
      await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).waitFor();
    }),
});
const main = () => page.getByRole('main');
const row = (name: string) => page.getByRole('region', { name, exact: true });
const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const articles = () => main().getByRole('article');

/** A screenshot of the state, if requested. */
const picture = async (name: string): Promise<void> => {
  const folder = process.env['SEYIR_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/browse-${name}.png`, fullPage: true });
};

/** Checks that nothing overflows and the console is empty. */
const isWhole = async (name: string): Promise<void> => {
  await picture(name);
  expect(await overhang()).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
};

/** Also runs axe, except on pages that pages.journey.ts covers. */
const isSound = async (name: string): Promise<void> => {
  await isWhole(name);
  expect(await violationsOn(page)).toEqual([]);
};

test(
  'B-03 B-09 a row of the home page loads its next page at its end',
  inBothSizes,
  async ({ visit, size }) => {
    await visit('/');
    const popular = row('Popüler');
    const slides = popular.getByRole('article');
    expect(await slides.count()).toBe(12);
    await popular.scrollIntoViewIfNeeded();
    await popular.getByRole('list').evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
    await slides.nth(23).waitFor();
    const ranked = row('Bu Hafta En Çok İzlenenler').getByRole('listitem');
    expect(await ranked.count()).toBe(10);
    expect(await ranked.nth(9).innerText()).toMatch(/^10\b/);
    const week = page.getByRole('group', { name: 'Gün', exact: true });
    expect(await week.getByRole('button').count()).toBe(7);
    await week.getByRole('button', { name: 'Bugün', pressed: true }).waitFor();
    await isWhole(`ana-sayfa-${size}`);
  },
);

test(
  'rows are at their places again on Back, with the pages that were loaded',
  inBothSizes,
  async ({ visit }) => {
    await visit('/');
    const popular = row('Popüler');
    const slides = popular.getByRole('article');
    const list = popular.getByRole('list');
    await popular.scrollIntoViewIfNeeded();
    await list.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await slides.nth(23).waitFor();
    await slides.nth(18).scrollIntoViewIfNeeded();
    const place = await list.evaluate(({ scrollLeft }) => scrollLeft);
    expect(place).toBeGreaterThan(500);
    await slides.nth(18).getByRole('link').first().click();
    await page.waitForURL(/\/(dizi|anime|film)\//);
    await main().getByRole('heading', { level: 1 }).waitFor();
    await page.goBack();
    await slides.nth(18).waitFor();
    const back = await list.evaluate(({ scrollLeft }) => scrollLeft);
    expect(Math.abs(back - place)).toBeLessThan(200);
  },
);

test('B-12 the older call lists the episodes that the page of a series shows, for type 2 alone', async ({
  visit,
}) => {
  const path = '/dizi/gece-yarisi-iskelesi';
  await visit(path);
  const post = async (call: string, form: Record<string, string>) =>
    (await (await page.request.post(call, { headers: { origin: site }, form })).json()) as Record<
      string,
      unknown
    >;
  const found = (await post('/search', { query: 'gece yarısı iskelesi' }))['data'];
  const id = (found as { id: string; link: string }[]).find(({ link }) => link === path)?.id;
  const load = (type: string) => post('/episode/item/load', { page: '1', type, id: id ?? '', season: '1' });
  const { theme } = (await load('2')) as { theme: string };
  const listed = [...theme.matchAll(/href="([^"]+-bolum)"/g)].map(([, link]) => link);
  const links = main().locator(`a[href^="${path}/1-sezon/"]`);
  await links.first().waitFor();
  const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(shown.length).toBeGreaterThan(0);
  expect([...new Set(listed)].slice(0, new Set(shown).size)).toEqual([...new Set(shown)]);
  for (const type of ['1', '3'])
    expect(await load(type)).toMatchObject({ success: false, code: 'BAD_INPUT' });
});

test('B-01 B-26 a list by letter', inBothSizes, async ({ visit, size }) => {
  await visit('/diziler');
  const letters = page.getByRole('navigation', { name: 'Harfe göre' });
  await letters.getByRole('link', { name: 'I', exact: true }).click();
  await page.waitForURL('**/diziler?harf=I');
  await main().getByRole('link', { name: 'Işık Hızı', exact: true }).waitFor();
  // The previous list stays until the next one is loaded.
  await articles().nth(1).waitFor({ state: 'detached' });
  expect(await articles().count()).toBe(1);
  await letters.getByRole('link', { name: 'İ', exact: true }).click();
  await main().getByRole('link', { name: 'İkinci El Hayatlar', exact: true }).waitFor();
  await articles().nth(1).waitFor({ state: 'detached' });
  expect(await articles().count()).toBe(1);
  await page.locator('summary', { hasText: 'Filtreler' }).click();
  await page.getByRole('spinbutton', { name: 'En erken' }).fill('2024');
  await page.getByRole('button', { name: 'Uygula' }).click();
  await page.waitForURL('**/diziler?ilkyil=2024&harf=*');
  await page.getByRole('link', { name: '2024 ve sonrası filtresini kaldır' }).waitFor();
  await page.getByRole('link', { name: /^Bitti \d+ yapım$/ }).click();
  await page.waitForURL('**/diziler?ilkyil=2024&durum=bitti&harf=*');
  await isSound(`filtre-${size}`);
  await page.goBack();
  await page.waitForURL('**/diziler?ilkyil=2024&harf=*');
  await page.getByRole('link', { name: 'Filtreleri temizle' }).first().click();
  await page.waitForURL(/\/diziler$/);
  // A letter without titles leads nowhere; its address still says so.
  const inactive = letters.getByRole('link', { name: 'W', exact: true });
  expect(await inactive.getAttribute('aria-disabled')).toBe('true');
  expect(await inactive.getAttribute('href')).toBe(null);
  await visit('/diziler?harf=W');
  await main().getByText('“W” altında bir şey yok').waitFor();
  await isSound(`harf-bos-${size}`);
});

test('a list by country and dub, and the translations of episodes', inBothSizes, async ({ visit, size }) => {
  await visit('/diziler');
  await articles().nth(20).waitFor();
  await page.locator('summary', { hasText: 'Filtreler' }).click();
  await page.getByRole('link', { name: /^Almanya 2 yapım$/ }).click();
  await page.waitForURL('**/diziler?ulke=DE');
  await main().getByText('2 dizi', { exact: true }).waitFor();
  // Each choice says how many titles remain, and one without titles leads nowhere.
  const choices = page.getByRole('group', { name: 'Kanal' }).getByRole('link');
  const left = await choices.evaluateAll((all) =>
    all.map((one) => [/ (\d+) yapım$/.exec(one.textContent ?? '')?.[1], one.hasAttribute('href')]),
  );
  expect(left.length).toBeGreaterThan(3);
  expect(left.filter(([count, leads]) => (count === '0') === leads)).toEqual([]);
  await page.getByRole('link', { name: 'Dublaj 1 yapım', exact: true }).click();
  await page.waitForURL('**/diziler?ulke=DE&ceviri=dublaj');
  await main().getByText('1 dizi', { exact: true }).waitFor();
  await main().getByRole('link', { name: 'Üçüncü Vardiya', exact: true }).waitFor();
  await isSound(`ulke-${size}`);
  await page.goBack();
  await page.waitForURL('**/diziler?ulke=DE');
  await main().getByText('2 dizi', { exact: true }).waitFor();
  await visit('/diziler?ulke=DE&ceviri=dublaj');
  await main().getByRole('link', { name: 'Üçüncü Vardiya', exact: true }).first().click();
  await main().getByRole('heading', { level: 1, name: 'Üçüncü Vardiya' }).waitFor();
  const episode = (n: number) =>
    articles().filter({ has: page.getByRole('heading', { name: `${n}. Bölüm`, exact: true }) });
  await episode(1).getByText('Dublaj', { exact: true }).waitFor();
  const last = articles()
    .filter({ has: page.getByRole('heading', { name: /Bölüm$/ }) })
    .last();
  await last.getByText('Altyazılı', { exact: true }).waitFor();
  expect(await last.getByText('Dublaj', { exact: true }).count()).toBe(0);
  await isSound(`bolum-cevirileri-${size}`);
  await main().getByRole('link', { name: 'Almanya', exact: true }).click();
  await page.waitForURL('**/diziler?ulke=DE');
});

test(
  'the actions of a card, on hover or by a long press, with its score',
  inBothSizes,
  async ({ visit, size }) => {
    await visit('/diziler');
    const card = articles().nth(1);
    const score = card.getByRole('button', { name: 'Puanla' });
    const { x, y, width } = (await card.boundingBox())!;
    if (size === 'wide') await card.hover();
    else {
      const touch = await page.context().newCDPSession(page);
      const touchPoints = [{ x: x + width / 2, y: y + 60 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await score.waitFor();
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    await score.waitFor();
    await picture(`kart-${size}`);
    await (size === 'wide' ? score.click() : score.tap());
    const panel = page.getByRole('dialog', { name: 'Kaç puan verirsin?' });
    await panel.getByRole('button', { name: '8 puan ver' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/diziler');
    await isSound(`kart-puan-${size}`);
    // A visitor signs in first.
    await panel.getByRole('button', { name: '8 puan ver' }).click();
    await page.getByRole('dialog').getByLabel('Şifre', { exact: true }).waitFor();
  },
);

test('on a phone all actions of a held card lie inside its poster, also beside a rank', async ({
  person,
}) => {
  for (const width of [320, 390]) {
    page = await (await person('phone', { viewport: { width, height: 844 } })).newPage();
    const touch = await page.context().newCDPSession(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    for (const name of ['Bu Hafta En Çok İzlenenler', 'Popüler']) {
      const card = row(name).getByRole('article').first();
      await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await card.locator('img[src]').waitFor();
      const { x, y, width: wide } = (await card.boundingBox())!;
      const touchPoints = [{ x: x + wide / 2, y: y + 30 }];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      const actions = card.getByRole('toolbar').locator(':is(a, button)');
      await card.getByRole('button', { name: 'Puanla' }).waitFor();
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.waitForFunction(() => document.querySelector('article[data-held]'));
      const poster = (await card.locator('> div').first().boundingBox())!;
      const boxes = await actions.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON()),
      );
      expect(boxes).toHaveLength(4);
      for (const box of boxes as { top: number; bottom: number; right: number }[]) {
        expect([name, width, box.top >= poster.y]).toEqual([name, width, true]);
        expect(box.bottom).toBeLessThanOrEqual(poster.y + poster.height);
        expect(box.right).toBeLessThanOrEqual(poster.x + poster.width);
      }
      await picture(`kart-${width}-${name.length}`);
    }
  }
});

test(
  'U-24 a genre from the home page, filtered by a kind, and a network from a title',
  inBothSizes,
  async ({ visit, size }) => {
    await visit('/');
    await row('Türler').getByRole('link', { name: /^Dram/ }).click();
    await main().getByRole('heading', { level: 1, name: 'Dram' }).waitFor();
    await articles().nth(3).waitFor();
    const kinds = page.getByRole('navigation', { name: 'Yapımın türü' });
    await kinds.getByRole('link', { name: 'Filmler' }).click();
    await main().getByRole('heading', { level: 1, name: 'Dram filmleri' }).waitFor();
    const genres = page.getByRole('navigation', { name: 'Türler' });
    await genres.getByRole('link', { name: 'Komedi' }).click();
    await page.waitForURL('**/filmler?tur=dram.komedi');
    await main().getByRole('heading', { level: 1, name: 'Filmler', exact: true }).waitFor();
    await genres.getByRole('link', { name: 'Dram' }).click();
    await page.waitForURL('**/filmler?tur=komedi');
    await main().getByRole('heading', { level: 1, name: 'Komedi filmleri' }).waitFor();
    await page.locator('summary', { hasText: 'Filtreler' }).click();
    await isSound(`tur-${size}`);
    await articles().first().getByRole('link').first().click();
    await main().locator('a[href^="/kanal/"]').click();
    await page.waitForURL('**/kanal/*');
    await articles().first().waitFor();
    await isSound(`kanal-${size}`);
  },
);

test('B-04 the calendar shows the week', inBothSizes, async ({ visit, size }) => {
  await visit('/takvim');
  await main().getByRole('heading', { level: 2, name: 'Pazartesi' }).waitFor();
  expect(await articles().count()).toBeGreaterThan(7);
  expect(await main().getByRole('heading', { level: 2 }).filter({ hasText: 'Bugün' }).count()).toBe(1);
  await isSound(`takvim-${size}`);
});

test('B-06 B-07 B-08 B-09 B-10 a season of 26 episodes', inBothSizes, async ({ visit, size }) => {
  await visit('/dizi/marti-sokagi');
  const season = row('1. Sezon');
  const slides = season.getByRole('article');
  await slides.nth(11).waitFor();
  const field = season.getByRole('textbox', { name: 'Bölüm numarası' });
  await field.fill('20');
  await season.getByRole('button', { name: 'Bölüme git' }).click();
  await season.getByRole('link', { name: '20. Bölüm', exact: true }).and(page.locator(':focus')).waitFor();
  await field.fill('99');
  await field.press('Enter');
  await season.getByRole('alert').filter({ hasText: '99. bölüm yok' }).waitFor();
  await slides.nth(23).scrollIntoViewIfNeeded();
  await slides.nth(25).waitFor();
  await season.getByRole('status').filter({ hasText: 'Listelenecek içerik kalmadı !' }).waitFor();
  await isWhole(`sezon-${size}`);
  await page.goto('/dizi/gece-yarisi-iskelesi');
  const seasons = page.getByRole('navigation', { name: 'Sezonlar' });
  await seasons.getByRole('link', { name: '1. Sezon' }).click();
  await row('1. Sezon').getByRole('link', { name: '1. Bölüm', exact: true }).waitFor();
});

test('B-13 B-14 an anime by translator group', inBothSizes, async ({ visit, size }) => {
  await visit('/anime/demir-orkide');
  const groups = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 3 }) });
  await groups.first().getByRole('article').first().waitFor();
  const ended = main().getByRole('button', { name: 'Listelenecek bölüm kalmadı' });
  expect(await ended.count()).toBeGreaterThanOrEqual(2);
  expect(await ended.first().isDisabled()).toBe(true);
  await isSound(`gruplar-${size}`);
});

test('B-15 B-16 B-17 U-19 the trailers of a title, and its summary', inBothSizes, async ({ visit, size }) => {
  await visit('/dizi/gece-yarisi-iskelesi');
  await main().getByRole('button', { name: 'Devamını oku' }).click();
  await main().getByRole('button', { name: 'Daha az göster' }).waitFor();
  await row('Benzer içerikler').getByRole('article').first().waitFor();
  await main().getByRole('button', { name: 'Diğer işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Fragman', exact: true }).click();
  const modal = page.getByRole('dialog', { name: 'Gece Yarısı İskelesi: Fragmanlar' });
  await modal.locator('video').waitFor();
  await modal.getByRole('heading', { name: 'Fragman yorumları' }).waitFor();
  // It plays without another press.
  await page.waitForFunction(() => {
    const video = document.querySelector('video');
    return video && !video.paused && video.currentTime > 0;
  });
  await isSound(`fragman-${size}`);
  await modal.locator('video').click({ position: { x: 40, y: 60 } });
  await page.keyboard.press('m');
  await page.waitForFunction(() => document.querySelector('video')?.muted);
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });
});

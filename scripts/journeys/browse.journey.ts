import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { violationsOn } from './accessible.js';
import { launch, person, watchFaults, type Size } from './browser.js';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let faults: string[];
beforeAll(async () => {
  browser = await launch();
});
afterEach(() => context.close());
afterAll(() => browser.close());

const visit = async (path: string, size: Size = 'wide'): Promise<void> => {
  context = await person(browser, size);
  page = await context.newPage();
  faults = watchFaults(page);
  await page.goto(path);
  // Scripts are at work once it is known who looks.
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).waitFor();
};
const main = () => page.getByRole('main');
const row = (name: string) => page.getByRole('region', { name, exact: true });
const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const articles = () => main().getByRole('article');

/** A picture of the state, for whoever wants to look at it. */
const picture = async (name: string): Promise<void> => {
  const folder = process.env['SEYIR_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/browse-${name}.png`, fullPage: true });
};

/** Nothing beside the screen, nothing on the console. */
const isWhole = async (name: string): Promise<void> => {
  await picture(name);
  expect(await overhang()).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
};

/** And nothing that axe finds; what pages.journey.ts has looked at already goes without. */
const isSound = async (name: string): Promise<void> => {
  await isWhole(name);
  expect(await violationsOn(page)).toEqual([]);
};

describe.each(['wide', 'phone'] as const)('%s', (size) => {
  it('B-03 B-09 a row of the home page loads its next page at its end', async () => {
    await visit('/', size);
    const popular = row('Popüler');
    const slides = popular.getByRole('article');
    expect(await slides.count()).toBe(12);
    await popular.scrollIntoViewIfNeeded();
    await popular.getByRole('list').evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
    await slides.nth(23).waitFor();
    const week = page.getByRole('group', { name: 'Gün', exact: true });
    expect(await week.getByRole('button').count()).toBe(7);
    await week.getByRole('button', { name: 'Bugün', pressed: true }).waitFor();
    await isWhole(`ana-sayfa-${size}`);
  });

  it('B-01 B-26 a list by letter', async () => {
    await visit('/diziler', size);
    const letters = page.getByRole('navigation', { name: 'Harfe göre' });
    await letters.getByRole('link', { name: 'I', exact: true }).click();
    await page.waitForURL('**/diziler?harf=I');
    await main().getByRole('link', { name: 'Işık Hızı', exact: true }).waitFor();
    // The list before stays until the next one is there.
    await articles().nth(1).waitFor({ state: 'detached' });
    expect(await articles().count()).toBe(1);
    await letters.getByRole('link', { name: 'İ', exact: true }).click();
    await main().getByRole('link', { name: 'İkinci El Hayatlar', exact: true }).waitFor();
    await articles().nth(1).waitFor({ state: 'detached' });
    expect(await articles().count()).toBe(1);
    await letters.getByRole('link', { name: 'W', exact: true }).click();
    await main().getByText('“W” altında bir şey yok').waitFor();
    await isSound(`harf-bos-${size}`);
  });

  it('U-24 a genre from the home page, narrowed to a kind, and a network from a title', async () => {
    await visit('/', size);
    await row('Türler').getByRole('link', { name: /^Dram/ }).click();
    await main().getByRole('heading', { level: 1, name: 'Dram' }).waitFor();
    await articles().nth(3).waitFor();
    const kinds = page.getByRole('navigation', { name: 'Yapımın türü' });
    await kinds.getByRole('link', { name: 'Filmler' }).click();
    await main().getByRole('heading', { level: 1, name: 'Dram filmleri' }).waitFor();
    const genres = page.getByRole('navigation', { name: 'Türler' });
    await genres.getByRole('link', { name: 'Komedi' }).click();
    await page.waitForURL('**/filmler?tur=komedi');
    await main().getByRole('heading', { level: 1, name: 'Komedi filmleri' }).waitFor();
    await isSound(`tur-${size}`);
    await articles().first().getByRole('link').first().click();
    await main().locator('a[href^="/kanal/"]').click();
    await page.waitForURL('**/kanal/*');
    await articles().first().waitFor();
    await isSound(`kanal-${size}`);
  });

  it('B-04 the calendar has the week', async () => {
    await visit('/takvim', size);
    await main().getByRole('heading', { level: 2, name: 'Pazartesi' }).waitFor();
    expect(await articles().count()).toBeGreaterThan(7);
    expect(await main().getByRole('heading', { level: 2 }).filter({ hasText: 'Bugün' }).count()).toBe(1);
    await isSound(`takvim-${size}`);
  });

  it('B-06 B-07 B-08 B-09 B-10 a season of 26 episodes', async () => {
    await visit('/dizi/marti-sokagi', size);
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
    await season.getByRole('list').evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
    await slides.nth(25).waitFor();
    await season.getByRole('status').filter({ hasText: 'Listelenecek içerik kalmadı !' }).waitFor();
    await isWhole(`sezon-${size}`);
    await page.goto('/dizi/gece-yarisi-iskelesi');
    const seasons = page.getByRole('navigation', { name: 'Sezonlar' });
    await seasons.getByRole('link', { name: '1. Sezon' }).click();
    await row('1. Sezon').getByRole('link', { name: '1. Bölüm', exact: true }).waitFor();
  });

  it('B-13 B-14 an anime by translator group', async () => {
    await visit('/anime/demir-orkide', size);
    const groups = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 3 }) });
    await groups.first().getByRole('article').first().waitFor();
    const ended = main().getByRole('button', { name: 'Listelenecek bölüm kalmadı' });
    expect(await ended.count()).toBeGreaterThanOrEqual(2);
    expect(await ended.first().isDisabled()).toBe(true);
    await isSound(`gruplar-${size}`);
  });

  it('B-15 B-16 B-17 U-19 the trailers of a title, and its story', async () => {
    await visit('/dizi/gece-yarisi-iskelesi', size);
    await main().getByRole('button', { name: 'Devamını oku' }).click();
    await main().getByRole('button', { name: 'Daha az göster' }).waitFor();
    await row('Benzer içerikler').getByRole('article').first().waitFor();
    await main().getByRole('button', { name: 'Fragman', exact: true }).click();
    const modal = page.getByRole('dialog', { name: 'Gece Yarısı İskelesi: Fragmanlar' });
    await modal.locator('video').waitFor();
    await modal.getByRole('heading', { name: 'Fragman yorumları' }).waitFor();
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
    await isSound(`fragman-${size}`);
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'detached' });
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { violationsOn } from './accessible.js';
import { launch, person, watchFaults, type Size } from './browser.js';
import { moves, passAdverts, play, positionOf, seek } from './player.js';

/** Adverts for their own seconds, a video and then an image; after five seconds, an image. */
const ownTime = '/dizi/nobetci-eczane-sifa/1-sezon/1-bolum';
const afterFive = '/anime/yercekimsiz-mutfak/1-sezon/1-bolum';
const adult = '/anime/kan-cicekleri-sehri/1-sezon/1-bolum';
const plain = '/dizi/gece-yarisi-iskelesi/1-sezon/1-bolum';

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await launch();
});
afterEach(() => context.close());
afterAll(() => browser.close());

const visit = async (size: Size = 'wide'): Promise<Page> => {
  context = await person(browser, size);
  return context.newPage();
};

/** What the page tells of its adverts: `IMPRESSION`, `SKIP`, `CLICK`. */
const countsOf = (page: Page): string[] => {
  const counts: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || !request.postData()?.includes('CountAdvert')) return;
    const { variables } = request.postDataJSON() as { variables: { input: { moment: string } } };
    counts.push(variables.input.moment);
  });
  return counts;
};

const advert = (page: Page) => page.getByTestId('pre-roll');
const start = (page: Page) => advert(page).getByRole('button', { name: /^Oynat, önce/ });
const isDark = (page: Page) => page.evaluate(() => document.body.classList.contains('cinema-mode'));

it('V-10 V-15 on a phone the other variant may be skipped after 5 seconds; a click opens the link beside the page', async () => {
  const page = await visit('phone');
  const counts = countsOf(page);
  await page.goto(afterFive);
  await start(page).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await start(page).click();
  await advert(page).getByRole('timer').getByText('20', { exact: true }).waitFor();
  await advert(page)
    .getByRole('button', { name: /sn sonra geçebilirsin/ })
    .waitFor();
  const opened = context.waitForEvent('page');
  await advert(page).getByRole('link').click();
  expect(new URL((await opened).url()).pathname).toBe('/');
  await advert(page).getByRole('button', { name: 'Reklamı Geç' }).click();
  await advert(page).waitFor({ state: 'detached' });
  await moves(page);
  expect(counts).toEqual(['IMPRESSION', 'CLICK', 'SKIP']);
});

it('a blocked advert keeps nobody from the episode', async () => {
  const page = await visit();
  await page.route(/\/i\/advert-|\/tanitim\//, (route) => route.abort());
  await page.goto(ownTime);
  await page.locator('[data-testid=player][data-phase=playing]:not([inert])').waitFor();
  expect(await advert(page).count()).toBe(0);
  await play(page);
});

describe.each(['wide', 'phone'] as const)('%s', (size) => {
  it('V-18 V-19 V-20 the age gate covers adult content until it is accepted, once', async () => {
    const page = await visit(size);
    const faults = watchFaults(page);
    await page.goto(adult);
    const gate = page.getByRole('alertdialog');
    await gate.waitFor();
    expect(await page.locator('video').count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    await gate.getByRole('link', { name: 'Ana sayfaya dön' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(adult);
    await gate.getByRole('button', { name: '18 yaşındayım, devam et' }).click();
    await play(page);
    await page.getByTestId('age-notice').getByRole('img', { name: '18 yaş ve üzeri' }).waitFor();
    const cookie = (await context.cookies()).find(({ name }) => name === 'censor');
    expect(cookie).toMatchObject({ value: '18', sameSite: 'Lax', path: '/' });
    expect((cookie!.expires - Date.now() / 1000) / 86_400).toBeCloseTo(365, 0);
    await page.reload();
    await page.locator('video').waitFor();
    expect(await gate.count()).toBe(0);
    expect(faults).toEqual([]);
  });
});

it('V-21 V-22 cinema mode darkens the page until a click outside the player', async () => {
  const page = await visit();
  await page.goto(plain);
  await play(page);
  await page.keyboard.press('t');
  await page.waitForFunction(() => document.body.classList.contains('cinema-mode'));
  expect(await violationsOn(page)).toEqual([]);
  const { x, y } = (await page.locator('video').boundingBox())!;
  await page.mouse.click(x + 40, y + 120);
  expect(await isDark(page)).toBe(true);
  await page.mouse.click(20, 200);
  await page.waitForFunction(() => !document.body.classList.contains('cinema-mode'));
});

it('keys command the player, are told in a sheet, and rest while somebody writes', async () => {
  const page = await visit();
  await page.goto(plain);
  await play(page);
  const state = () =>
    page.locator('video').evaluate((v: HTMLVideoElement) => ({ paused: v.paused, muted: v.muted }));
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('k');
  expect(await state()).toEqual({ paused: true, muted: false });
  const at = await positionOf(page);
  await page.keyboard.press('l');
  expect(await positionOf(page)).toBeCloseTo(at + 10, 1);
  await page.keyboard.press('5');
  expect(await positionOf(page)).toBeCloseTo(150, 1);
  await page.keyboard.press('m');
  expect((await state()).muted).toBe(true);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Klavye kısayolları' });
  await sheet.getByText('Sinema modu').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('m');
  expect((await state()).muted).toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await page.keyboard.type('mk');
  expect(await state()).toEqual({ paused: true, muted: true });
  await page.reload();
  await page.locator('[data-testid=player][data-phase=playing]').waitFor();
  expect((await state()).muted).toBe(true);
});

it('leaps over the intro, and offers the next episode at the credits', async () => {
  const page = await visit();
  await page.goto(plain);
  await play(page);
  await seek(page, 8);
  await page.getByRole('button', { name: 'İntroyu Geç' }).click();
  expect(await positionOf(page)).toBeGreaterThanOrEqual(26);
  await seek(page, 281);
  const card = page.getByRole('region', { name: 'Sıradaki bölüm' });
  await card.getByText('1. Sezon 2. Bölüm').waitFor();
  await card.getByRole('button', { name: /^[1-9] sn sonra başlıyor$/ }).waitFor();
  // Paused, it does not count: there is time to look at it.
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  expect(await violationsOn(page)).toEqual([]);
  await card.getByRole('button', { name: 'İptal' }).click();
  await card.waitFor({ state: 'detached' });
  await seek(page, 100);
  await seek(page, 282);
  await card.getByRole('button', { name: /sn sonra başlıyor$/ }).click();
  await page.waitForURL(/2-bolum$/);
  // The address changes before the player does.
  await page.getByRole('region', { name: /2\. Bölüm oynatıcısı$/ }).waitFor();
  await passAdverts(page);
  await moves(page);
});

it('V-05 offers the file of a source that may be kept, and no other', async () => {
  const page = await visit();
  await page.goto(plain);
  const link = page.getByRole('link', { name: 'Kaynak 1 kaynağını indir' }).first();
  const file = await page.request.get((await link.getAttribute('href'))!);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'video/mp4']);
  expect(await page.getByRole('link', { name: 'Kaynak 2 kaynağını indir' }).count()).toBe(0);
});

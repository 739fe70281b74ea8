import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launch, person, watchFaults } from './browser.js';
import { enter, login } from './members.js';
import { play, positionOf, seek } from './player.js';

const episode = '/dizi/tuz-kayitlari/1-sezon/1-bolum';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let faults: string[];
let left = 0;
beforeAll(async () => {
  browser = await launch();
  context = await person(browser);
  await enter(context, login(0));
  page = await context.newPage();
  faults = watchFaults(page);
});
afterAll(() => browser.close());

const saved = () =>
  page.waitForResponse((response) => response.request().postData()?.includes('SavePosition') ?? false);

it('L-12 keeps where a member stopped, and goes on from there after a reload', async () => {
  await page.goto(episode);
  await play(page);
  await seek(page, 120);
  const kept = saved();
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  expect((await kept).status()).toBe(200);
  left = await positionOf(page);
  await page.reload();
  await page.locator('[data-testid=player][data-phase=playing]').waitFor();
  await page.getByText('Kaldığın yerden devam ediyorsun: 2:0').waitFor();
  expect(Math.abs((await positionOf(page)) - left)).toBeLessThanOrEqual(3);
});

it('L-12 shows it on the home page under Devam Et', async () => {
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Devam Et' });
  await row.locator(`a[href="${episode}"]`).click();
  await page.waitForURL(`**${episode}`);
  await play(page);
  expect(await positionOf(page)).toBeGreaterThanOrEqual(left - 3);
});

it('keeps the position of a page that is left while it plays', async () => {
  await seek(page, 150);
  await page.getByRole('link', { name: 'Seyir, Ana sayfa' }).click();
  await page.getByRole('region', { name: 'Devam Et' }).waitFor();
  await page.goto(episode);
  await page.getByText('Kaldığın yerden devam ediyorsun: 2:3').waitFor();
  expect(faults).toEqual([]);
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launch, person, watchFaults } from './browser.js';
import { enter, login } from './members.js';
import { play, positionOf, seek } from './player.js';

const episode = '/dizi/tuz-kayitlari/1-sezon/1-bolum';
const next = '/dizi/tuz-kayitlari/1-sezon/2-bolum';

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

const saved = (on = page) =>
  on.waitForResponse((response) => response.request().postData()?.includes('SavePosition') ?? false);

const pause = (on = page) => on.locator('video').evaluate((video: HTMLVideoElement) => video.pause());

it('L-12 keeps where a member stopped, and goes on from there after a reload', async () => {
  await page.goto(episode);
  await play(page);
  await seek(page, 120);
  const kept = saved();
  await pause();
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

it('L-12 of two devices the position measured last wins, and what is finished stays so', async () => {
  const phone = await person(browser, 'phone');
  await enter(phone, login(0));
  const there = await phone.newPage();
  /** Stops a device at a position; what it tells is `on` its way until the answer has come. */
  const stopAt = async (on: Page, seconds: number) => {
    await seek(on, seconds);
    await pause(on);
  };
  await page.goto(next);
  await play(page);
  let kept = saved();
  await stopAt(page, 100);
  await kept;

  await there.goto(next);
  await there.getByText('Kaldığın yerden devam ediyorsun: 1:4').waitFor();
  // From here on what the first device tells is late, as over a poor line.
  const late: (() => void)[] = [];
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('SavePosition')) await new Promise<void>((go) => late.push(go));
    await route.fallback();
  });
  const tellLate = async () => {
    const told = saved();
    for (const go of late.splice(0)) go();
    expect((await told).status()).toBe(200);
  };
  await play(page);
  await stopAt(page, 120);
  await play(there);
  kept = saved(there);
  await stopAt(there, 200);
  await kept;
  await tellLate();
  await there.reload();
  await there.getByText('Kaldığın yerden devam ediyorsun: 3:2').waitFor();

  await play(page);
  await stopAt(page, 140);
  await play(there);
  kept = saved(there);
  await stopAt(there, 290);
  await kept;
  await tellLate();
  await there.goto('/');
  const row = there.getByRole('region', { name: 'Devam Et' });
  await row.locator(`a[href="${episode}"]`).waitFor();
  expect(await row.locator(`a[href="${next}"]`).count()).toBe(0);
  await phone.close();
}, 120_000);

// On a fleet that sends players to its store: `SEYIR_MEDIA` is where browsers reach it.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launch, person, watchFaults } from './browser.js';
import { play } from './player.js';

const store = process.env['SEYIR_MEDIA'];
if (!store) throw new Error('SEYIR_MEDIA must name the origin of the store');

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it('plays an episode whose segments come from the store itself, another origin that the page may fetch from', async () => {
  const context = await person(browser);
  const page = await context.newPage();
  const faults = watchFaults(page);
  const answers: { path: string; status: number }[] = [];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin === store) answers.push({ path: pathname, status: response.status() });
  });
  await page.goto('/dizi/gece-yarisi-iskelesi/1-sezon/1-bolum');
  await play(page);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status !== 200 && status !== 206)).toEqual([]);
  expect(answers.filter(({ path }) => /\.(mpd|m3u8|vtt)$/.test(path))).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

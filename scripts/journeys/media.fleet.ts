// Needs a fleet that redirects players to its store: `SEYIR_MEDIA` is its address for browsers.
import { expect } from '@playwright/test';
import { test, watchFaults } from './browser.ts';
import { play } from './player.ts';

const store = process.env['SEYIR_MEDIA'];
if (!store) throw new Error('SEYIR_MEDIA must name the origin of the store');

test('plays an episode whose segments come directly from the store, an origin that the page is allowed to fetch from', async ({
  person,
}) => {
  const context = await person();
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
});

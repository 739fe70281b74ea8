import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { violationsOn } from './accessible.js';
import { launch, person, site, watchFaults } from './browser.js';

const episode = '/dizi/gece-yarisi-iskelesi/1-sezon/1-bolum';
const pages: Record<string, { path: string; ready: string }> = {
  home: { path: '/', ready: 'h2:text("Popüler")' },
  title: { path: '/dizi/gece-yarisi-iskelesi', ready: 'article' },
  watch: { path: episode, ready: '[data-testid=player][data-phase=playing]' },
  'sign-in': { path: '/giris-yap', ready: 'main form' },
};

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe.each(['wide', 'phone'] as const)('%s', (size) => {
  it.each(Object.entries(pages))(
    '%s: axe finds nothing, nothing fails, nothing sticks out',
    async (_, { path, ready }) => {
      const context = await person(browser, size);
      const page = await context.newPage();
      const faults = watchFaults(page);
      await page.goto(path);
      await page.locator(ready).first().waitFor();
      // All that loads after the page has come, such as who looks at it.
      await page.waitForLoadState('networkidle');
      expect(await violationsOn(page)).toEqual([]);
      expect(faults).toEqual([]);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overhang).toBeLessThanOrEqual(0);
      await context.close();
    },
  );
});

it('a watch page tells search engines what it is', async () => {
  const html = await (await fetch(site + episode)).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );
  expect(data.map((entry) => entry['@type'])).toEqual(['TVEpisode', 'VideoObject', 'BreadcrumbList']);
  expect(data[0]).toMatchObject({ episodeNumber: 1, partOfSeries: { '@type': 'TVSeries' } });
  expect(html).toContain(`<link rel="canonical" href="${site}${episode}"/>`);
  expect(html).toContain('<meta property="og:type" content="video.episode"/>');
});

it('has the icon that browsers ask for by themselves', async () => {
  const icon = await fetch(`${site}/favicon.ico`);
  expect(icon.status).toBe(200);
  expect(icon.headers.get('content-type')).toMatch(/^image\//);
});

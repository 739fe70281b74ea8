import { expect } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { contrastBehind } from './contrast.ts';
import { inBothSizes, site, test, watchFaults } from './browser.ts';

const episode = '/dizi/gece-yarisi-iskelesi/1-sezon/1-bolum';
const pages: Record<string, { path: string; ready: string }> = {
  home: { path: '/', ready: 'h2:text("Popüler")' },
  title: { path: '/dizi/gece-yarisi-iskelesi', ready: 'article' },
  watch: { path: episode, ready: '[data-testid=player][data-phase=playing]' },
  'sign-in': { path: '/giris-yap', ready: 'main form' },
};

for (const [name, { path, ready }] of Object.entries(pages))
  test(`${name}: axe finds nothing, nothing fails, nothing overflows`, inBothSizes, async ({ person }) => {
    const page = await (await person()).newPage();
    const faults = watchFaults(page);
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    // Waits for everything that loads after the page itself, such as the session.
    await page.waitForLoadState('networkidle');
    expect(await violationsOn(page)).toEqual([]);
    expect(faults).toEqual([]);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
  });

test(
  'the open menu of a title: axe finds nothing, and Escape returns the focus',
  inBothSizes,
  async ({ person }) => {
    const page = await (await person()).newPage();
    const faults = watchFaults(page);
    await page.goto('/dizi/gece-yarisi-iskelesi');
    await page.waitForLoadState('networkidle');
    const button = page.getByRole('button', { name: 'Diğer işlemler' });
    await button.click();
    await page.getByRole('menuitem', { name: 'Bu yapımı bildir' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    expect(faults).toEqual([]);
  },
);

test(
  'U-11 U-12 phones have a menu bar at the left and a search that opens; wide screens show both at once',
  inBothSizes,
  async ({ person, size }) => {
    const page = await (await person()).newPage();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const openMenu = page.getByRole('button', { name: 'Menüyü aç' });
    const openSearch = page.getByRole('button', { name: 'Aramayı aç' });
    const field = page.getByRole('banner').getByRole('combobox');
    const series = page.getByRole('link', { name: 'Diziler', exact: true });
    if (size === 'wide') {
      await expect(field.first()).toBeVisible();
      await expect(series.first()).toBeVisible();
      await expect(openMenu).toBeHidden();
      await expect(openSearch).toBeHidden();
      return;
    }
    expect(await field.filter({ visible: true }).count()).toBe(0);
    await openSearch.click();
    await expect(field.filter({ visible: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await openMenu.click();
    const bar = page.getByRole('dialog');
    await expect(bar.getByRole('link', { name: 'Diziler' })).toBeVisible();
    // It slides in from the left edge.
    await expect.poll(async () => (await bar.boundingBox())?.x).toBe(0);
    await bar.getByRole('button', { name: 'Kapat' }).click();
    await expect(bar).toBeHidden();
  },
);

for (const [width, height] of [
  [320, 700],
  [390, 844],
  [768, 1024],
  // 1440 × 900 at a zoom of 200 %.
  [720, 450],
  [1024, 768],
  [1440, 900],
] as const)
  test(`the text on the picture of the home page is readable at ${width} × ${height}`, async ({ person }) => {
    const page = await (await person('wide', { viewport: { width, height } })).newPage();
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'Öne çıkanlar' });
    const tickets = hero.getByRole('list').getByRole('button');
    const names = await tickets.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    expect(names.length).toBeGreaterThan(1);
    const unreadable: string[] = [];
    for (const name of names) {
      await tickets.and(page.getByLabel(name, { exact: true })).click();
      await hero.getByRole('heading', { name, exact: true }).waitFor();
      await page.waitForLoadState('networkidle');
      for (const [text, least] of [
        ['h1', 3],
        ['h1 + p', 4.5],
        ['p:first-child > span:last-child', 4.5],
      ] as const) {
        const element = hero.locator(text).first();
        await element.scrollIntoViewIfNeeded();
        const contrast = await contrastBehind(page, element);
        if (contrast < least) unreadable.push(`${name}, ${text}: ${contrast.toFixed(2)}`);
      }
    }
    expect(unreadable).toEqual([]);
  });

test('a watch page has structured data for search engines', async () => {
  const html = await (await fetch(site + episode)).text();
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );
  expect(data.map((entry) => entry['@type'])).toEqual(['TVEpisode', 'VideoObject', 'BreadcrumbList']);
  expect(data[0]).toMatchObject({ episodeNumber: 1, partOfSeries: { '@type': 'TVSeries' } });
  expect(html).toContain(`<link rel="canonical" href="${site}${episode}"/>`);
  expect(html).toContain('<meta property="og:type" content="video.episode"/>');
});

test('serves the icon that browsers request by themselves', async () => {
  const icon = await fetch(`${site}/favicon.ico`);
  expect(icon.status).toBe(200);
  expect(icon.headers.get('content-type')).toMatch(/^image\//);
});

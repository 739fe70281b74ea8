import { expect } from '@playwright/test';
import { inBothSizes, test } from './browser.ts';
import { layoutShiftOf } from './layout-shift.ts';
import { plain } from './player.ts';

/** The fonts of the device that `web/src/styles/fonts.css` scales to the size of the site's own. */
const scaled = ['Arial', 'Liberation Sans', 'Roboto', 'DejaVu Sans'];

for (const [name, path, last] of [
  ['the home page', '/', 'main article img'],
  ['the page of an episode', plain, '[data-testid=player][data-phase=playing]'],
  ['the page of a title', '/dizi/gece-yarisi-iskelesi', 'main article img'],
] as const)
  test(`fonts that arrive late move almost nothing on ${name}`, inBothSizes, async ({ person, size }) => {
    for (const width of size === 'phone' ? [360, 390] : [1440]) {
      const page = await (await person()).newPage();
      await page.setViewportSize({ width, height: 844 });
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/*.woff2', async (route) => {
        await released;
        await route.fallback();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator(last).first().waitFor();
      const has = await page.evaluate(
        (fonts) =>
          Promise.any(fonts.map((font) => new FontFace('of the device', `local("${font}")`).load())).then(
            () => true,
            () => false,
          ),
        scaled,
      );
      test.skip(!has, `this device has none of these fonts: ${scaled.join(', ')}`);
      /** The site's own fonts in this state. */
      const fonts = (status: FontFaceLoadStatus) =>
        page.evaluate(
          (wanted) =>
            [...document.fonts]
              .filter((font) => font.status === wanted && /^.?(Figtree|Bricolage).?$/.test(font.family))
              .map(({ family }) => family.replaceAll('"', ''))
              .filter((family, place, all) => all.indexOf(family) === place)
              .sort(),
          status,
        );
      await expect.poll(() => fonts('loading')).toEqual(['Bricolage', 'Figtree']);
      release();
      await expect.poll(() => fonts('loaded')).toEqual(['Bricolage', 'Figtree']);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      expect(await layoutShiftOf(page), `${width} px`).toBeLessThan(0.05);
    }
  });

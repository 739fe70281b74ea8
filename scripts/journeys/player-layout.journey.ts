import { expect, type Page } from '@playwright/test';
import { plain, play, seek, test, wake } from './player.ts';

/** The parts on the picture. The leaves of one part may not cover those of another, or each other. */
const parts: Record<string, string> = {
  back: '.player-top a',
  heading: '.player-heading',
  middle: '.player-middle button',
  position: '[data-testid=seek-bar]',
  bar: '.player-bar .player-button, .player-bar [aria-label="Ses düzeyi"]',
  hint: '.player-hint',
  panel: '.player-panel',
  corner: '[data-corner]',
  statistics: '.player-statistics',
  subtitles: '.shaka-text-container span:not(:has(*))',
};

/** The parts that are on the screen, and the faults: two that share a place, and those that leave the picture. */
const layoutOf = (page: Page) =>
  page.evaluate((selectors) => {
    const hall = document.querySelector('.player-hall')!;
    const shown = Object.entries(selectors).flatMap(([part, selector]) =>
      [...hall.querySelectorAll(selector)]
        .filter((leaf) => leaf.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((leaf) => ({
          part,
          name: `${part} ${(leaf.getAttribute('aria-label') ?? leaf.textContent).slice(0, 24)}`,
          box: leaf.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && box.height > 0),
    );
    // Places on parts of a pixel are rounded.
    const over = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const outer = hall.getBoundingClientRect();
    const leaves = ({ box }: { box: DOMRect }) =>
      box.left < outer.left - 1 ||
      box.right > outer.right + 1 ||
      box.top < outer.top - 1 ||
      box.bottom > outer.bottom + 1;
    const faults = shown.flatMap((one, place) => [
      ...(leaves(one) ? [`${one.name} leaves the picture`] : []),
      ...shown
        .slice(place + 1)
        .filter((other) => over(one.box, other.box))
        .map((other) => `${other.name} covers ${one.name}`),
    ]);
    return { shown: [...new Set(shown.map(({ part }) => part))], faults };
  }, parts);

const settings = 'Oynatıcı ayarları';
const panels = ['Altyazılar', 'Kaynak seç', 'Bölüm listesi', settings];

const open = async (page: Page, panel: string) => {
  await wake(page);
  await page.getByRole('button', { name: panel, exact: true }).click();
  await page.locator('.player-panel').waitFor();
};

const close = async (page: Page) => {
  await page.locator('.player-panel').getByRole('button', { name: 'Kapat', exact: true }).click();
  await page.locator('.player-panel').waitFor({ state: 'detached' });
};

/** Waits until nothing fades or moves any more. */
const rests = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect!.getComputedTiming().endTime === Infinity),
  );

/** The faults of the layout, alone and with each panel open, by panel; `expected` must be shown. */
const faultsOf = async (page: Page, mode: string, expected: readonly string[]) => {
  const found: [where: string, faults: string[]][] = [];
  const look = async (where: string, also: readonly string[] = []) => {
    await rests(page);
    const { shown, faults } = await layoutOf(page);
    expect(shown, where).toEqual(expect.arrayContaining([...expected, ...also]));
    if (faults.length > 0) found.push([where, faults]);
  };
  await wake(page);
  await look(mode, ['back', 'heading', 'position', 'bar']);
  for (const panel of panels) {
    await open(page, panel);
    await look(`${mode}, ${panel}`, ['panel', 'back', 'heading', 'position', 'bar']);
    await close(page);
  }
  for (const button of await page.locator('.player-bar .player-button:visible').all()) {
    await button.hover();
    await look(`${mode}, hint of ${await button.getAttribute('aria-label')}`, ['hint']);
  }
  return found;
};

const modes = {
  page: () => Promise.resolve(),
  'cinema mode': async (page: Page) => {
    await page.keyboard.press('t');
    await page.waitForFunction(() => document.body.classList.contains('cinema-mode'));
  },
  'full screen': async (page: Page) => {
    await page.keyboard.press('t');
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.fullscreenElement);
  },
};

for (const [width, height] of [
  [768, 1024],
  [1440, 900],
] as const)
  test(`at ${width} px no part covers another on the picture, in the page, in cinema mode and in full screen`, async ({
    person,
  }) => {
    test.setTimeout(180_000);
    const page = await (await person('wide', { viewport: { width, height } })).newPage();
    await page.goto(plain);
    await play(page);
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
    const found: unknown[] = [];
    for (const [mode, enter] of Object.entries(modes)) {
      await enter(page);
      // The intro with its button to skip, and a subtitle.
      await seek(page, 8);
      await page.getByRole('button', { name: 'İntroyu Geç' }).waitFor();
      found.push(...(await faultsOf(page, mode, ['corner'])));
      await open(page, settings);
      await page.getByRole('switch', { name: 'İstatistikleri göster' }).click();
      await close(page);
      found.push(...(await faultsOf(page, `${mode}, statistics`, ['corner', 'statistics'])));
      await open(page, settings);
      await page.getByRole('switch', { name: 'İstatistikleri göster' }).click();
      await close(page);
      await page.getByRole('region', { name: 'İstatistikler' }).waitFor({ state: 'detached' });
      await seek(page, 281);
      const card = page.getByRole('region', { name: 'Sıradaki bölüm' });
      await card.waitFor();
      found.push(...(await faultsOf(page, `${mode}, next episode`, ['corner'])));
      await card.getByRole('button', { name: 'İptal' }).click();
    }
    expect(found).toEqual([]);
  });

import { expect, type Locator, type Page } from '@playwright/test';
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
  marks: '[data-testid=age-notice]',
  corner: '[data-corner]:not([data-testid=age-notice])',
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
    // On phones a panel and the statistics are sheets at the lower edge of the screen, and an open panel may cover the bar.
    const isSheet = (part: string) =>
      (part === 'panel' || part === 'statistics') && matchMedia('(width < 40rem)').matches;
    const mayCover = (a: string, b: string) =>
      isSheet(a) && a === 'panel' && (b === 'bar' || b === 'position');
    // Places on parts of a pixel are rounded.
    const over = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const outer = hall.getBoundingClientRect();
    const leaves = ({ part, box }: { part: string; box: DOMRect }) => {
      const within = isSheet(part) ? new DOMRect(0, 0, innerWidth, innerHeight) : outer;
      return (
        box.left < within.left - 1 ||
        box.right > within.right + 1 ||
        box.top < within.top - 1 ||
        box.bottom > within.bottom + 1
      );
    };
    const faults = shown.flatMap((one, place) => [
      ...(leaves(one) ? [`${one.name} leaves the picture`] : []),
      ...shown
        .slice(place + 1)
        .filter(({ part }) => !mayCover(one.part, part) && !mayCover(part, one.part))
        .filter((other) => over(one.box, other.box))
        .map((other) => `${other.name} covers ${one.name}`),
    ]);
    return { shown: [...new Set(shown.map(({ part }) => part))], faults };
  }, parts);

const settings = 'Oynatıcı ayarları';
const panels = ['Altyazılar', 'Kaynak seç', 'Bölüm listesi', settings];

const isPhone = (page: Page) => page.evaluate(() => matchMedia('(hover: none)').matches);

const press = async (page: Page, button: Locator) => ((await isPhone(page)) ? button.tap() : button.click());

const open = async (page: Page, panel: string) => {
  await wake(page);
  await press(page, page.getByRole('button', { name: panel, exact: true }));
  await page.locator('.player-panel').waitFor();
};

const close = async (page: Page) => {
  await press(page, page.locator('.player-panel').getByRole('button', { name: 'Kapat', exact: true }));
  await page.locator('.player-panel').waitFor({ state: 'detached' });
};

const toggleStatistics = async (page: Page) => {
  await open(page, settings);
  await press(page, page.getByRole('switch', { name: 'İstatistikleri göster' }));
  await close(page);
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
  // On a phone a button to skip takes the place of the heading.
  const always = ['back', 'position', 'bar', ...((await isPhone(page)) ? [] : ['heading'])];
  await wake(page);
  await look(mode, always);
  for (const panel of panels) {
    await open(page, panel);
    await look(`${mode}, ${panel}`, ['panel', ...always]);
    await close(page);
  }
  if (await isPhone(page)) return found;
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
    await page.keyboard.press('f');
    await page.waitForFunction(() => document.fullscreenElement);
  },
};

for (const [width, height, size] of [
  [320, 568, 'phone'],
  [390, 844, 'phone'],
  [844, 390, 'phone'],
  // 1440 × 900 at a zoom of 200 %.
  [720, 450, 'wide'],
  [768, 1024, 'wide'],
  [1440, 900, 'wide'],
] as const)
  test(`at ${width} × ${height} no part covers another on the picture, in the page, in cinema mode and in full screen`, async ({
    person,
  }) => {
    test.setTimeout(180_000);
    const page = await (await person(size, { viewport: { width, height } })).newPage();
    await page.goto(plain);
    await play(page);
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
    const found: unknown[] = [];
    for (const [mode, enter] of Object.entries(modes)) {
      if (mode === 'cinema mode' && size === 'phone') continue;
      await enter(page);
      // The intro with its button to skip, and a subtitle.
      await seek(page, 15);
      await page.getByRole('button', { name: 'İntroyu Geç' }).waitFor();
      await page.locator(parts['subtitles']!).first().waitFor();
      found.push(...(await faultsOf(page, mode, ['corner', 'subtitles'])));
      await toggleStatistics(page);
      found.push(...(await faultsOf(page, `${mode}, statistics`, ['corner'])));
      await toggleStatistics(page);
      await page.getByRole('region', { name: 'İstatistikler' }).waitFor({ state: 'detached' });
      await seek(page, 281);
      const card = page.getByRole('region', { name: 'Sıradaki bölüm' });
      await card.waitFor();
      // On a low picture an open panel replaces the card.
      const isLow = width >= 640 && height < 480;
      found.push(...(await faultsOf(page, `${mode}, next episode`, isLow ? [] : ['corner'])));
      await press(page, card.getByRole('button', { name: 'İptal' }));
      if (mode === 'cinema mode') await page.keyboard.press('t');
    }
    expect(found).toEqual([]);
  });

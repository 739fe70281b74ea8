import type { Page, Route } from '@playwright/test';
import { test as base, type Size } from './browser.ts';

/** An episode without adverts, with more than one source. */
export const plain = '/dizi/gece-yarisi-iskelesi/1-sezon/1-bolum';

/** With `visit`: a page in a browser of its own. */
export const test = base.extend<{ visit: (size?: Size) => Promise<Page> }>({
  visit: async ({ person }, use) => use(async (size) => (await person(size)).newPage()),
});

/** The player's position in seconds. */
export const positionOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

/** Starts and skips the adverts, if there are any. */
export const passAdverts = async (page: Page): Promise<void> => {
  const adverts = page.getByTestId('pre-roll');
  await adverts.or(page.locator('[data-testid=player][data-phase=playing]:not([inert])')).first().waitFor();
  if ((await adverts.count()) === 0) return;
  await adverts.getByRole('button', { name: /^Oynat, önce/ }).click();
  const skip = adverts.getByRole('button', { name: 'Reklamı Geç' });
  const clickSkip = () => skip.click({ timeout: 30_000 }).catch(() => undefined);
  while ((await adverts.count()) > 0)
    await Promise.race([clickSkip(), adverts.waitFor({ state: 'detached' })]);
};

/** Presses play and waits until the picture moves. */
export const play = async (page: Page): Promise<void> => {
  await passAdverts(page);
  await page.locator('[data-testid=player][data-phase=playing]').waitFor();
  const begun = await page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused);
  if (!begun) await page.locator('.player-play').click();
  await moves(page);
};

/** Shows the controls, by moving the mouse over the picture or tapping it. */
export const wake = async (page: Page): Promise<void> => {
  const shown = page.locator('[data-testid=controls][data-shown=true]');
  const { x, y, width, height } = (await page.getByTestId('player').boundingBox())!;
  if (await shown.count()) return;
  const place = [x + width / 2, y + height * 0.65] as const;
  if (await page.evaluate(() => matchMedia('(hover: none)').matches)) await page.touchscreen.tap(...place);
  else {
    await page.mouse.move(x + 5, y + height / 2);
    await page.mouse.move(...place);
  }
  await shown.waitFor();
};

/** Waits until the position has advanced by a second. */
export const moves = async (page: Page): Promise<void> => {
  const from = await positionOf(page);
  await page.waitForFunction((start) => {
    const video = document.querySelector('video');
    return video !== null && !video.paused && video.currentTime > start + 1;
  }, from);
};

/** Seeks the player to a position (seconds) and waits until it is there. */
export const seek = (page: Page, seconds: number): Promise<void> =>
  page.locator('video').evaluate(
    (video: HTMLVideoElement, to) =>
      new Promise<void>((resolve) => {
        video.addEventListener('seeked', () => resolve(), { once: true });
        video.currentTime = to;
      }),
    seconds,
  );

interface Stream {
  kind: 'STREAM' | 'EMBED';
  dash: string | null;
  hls: string | null;
  embed: string | null;
}

/** Intercepts every stream answer on its way to the page, and can change it. */
export const onStream = (
  page: Page,
  change: (stream: Stream, sourceHash: string) => Stream,
): Promise<unknown> =>
  page.route('**/graphql', async (route: Route) => {
    const asked = route.request().postDataJSON() as {
      operationName: string;
      variables: { sourceHash: string };
    };
    if (asked.operationName !== 'Stream') return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { stream: Stream } };
    const stream = change(answer.data.stream, asked.variables.sourceHash);
    return route.fulfill({ response, json: { data: { stream } } });
  });

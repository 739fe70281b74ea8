import type { Page, Route } from 'playwright-core';

/** Seconds that the player stands at. */
export const positionOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);

/** Passes by the adverts where there are any: started, and skipped as soon as that may be. */
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
  if (!begun) await page.locator('.shaka-big-buttons-container button:visible').first().click();
  await moves(page);
};

/** Waits until the position has moved by a second of its own. */
export const moves = async (page: Page): Promise<void> => {
  const from = await positionOf(page);
  await page.waitForFunction((start) => {
    const video = document.querySelector('video');
    return video !== null && !video.paused && video.currentTime > start + 1;
  }, from);
};

/** Moves the player to a position (seconds) and waits until the picture stands there. */
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

/** Sees every hand-out of a source on its way to the page, and may change it. */
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

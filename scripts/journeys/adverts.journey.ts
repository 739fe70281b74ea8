import { expect, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { moves, play, test } from './player.ts';

/**
 * First episode: adverts with their own durations, a video and then an image. Second episode: the variant with five seconds, an
 * image.
 */
const ownTime = '/dizi/nobetci-eczane-sifa/1-sezon/1-bolum';
const afterFive = '/anime/yercekimsiz-mutfak/1-sezon/1-bolum';

/** The advert events that the page reports: `IMPRESSION`, `SKIP`, `CLICK`. */
const countsOf = (page: Page): string[] => {
  const counts: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || !request.postData()?.includes('CountAdvert')) return;
    const { variables } = request.postDataJSON() as { variables: { input: { moment: string } } };
    counts.push(variables.input.moment);
  });
  return counts;
};

const advert = (page: Page) => page.getByTestId('pre-roll');
const start = (page: Page) => advert(page).getByRole('button', { name: /^Oynat, önce/ });

test('V-10 V-15 on a phone the other variant can be skipped after 5 seconds; a click opens the link in a new tab', async ({
  visit,
}) => {
  const page = await visit('phone');
  const counts = countsOf(page);
  await page.goto(afterFive);
  await start(page).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await start(page).click();
  await advert(page).getByRole('timer').getByText('20', { exact: true }).waitFor();
  await advert(page)
    .getByRole('button', { name: /sn sonra geçebilirsin/ })
    .waitFor();
  const opened = page.context().waitForEvent('page');
  await advert(page).getByRole('link').click();
  expect(new URL((await opened).url()).pathname).toBe('/');
  await advert(page).getByRole('button', { name: 'Reklamı Geç' }).click();
  await advert(page).waitFor({ state: 'detached' });
  await moves(page);
  expect(counts).toEqual(['IMPRESSION', 'CLICK', 'SKIP']);
});

test('V-11 V-12 V-13 V-14 V-16 V-17 each advert runs for its duration, then can be skipped; the next follows, then the episode', async ({
  visit,
}) => {
  const page = await visit();
  const counts = countsOf(page);
  await page.goto(ownTime);
  await start(page).waitFor();
  const film = advert(page).locator('video');
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  // The clock is paused at the checked moments, because a busy machine is slow to check.
  const holdAt = (seconds: number) =>
    film.evaluate((video: HTMLVideoElement, at) => {
      video.ontimeupdate = () => video.currentTime >= at && video.pause();
    }, seconds);
  const held = () =>
    page.waitForFunction(() => {
      const video = document.querySelector<HTMLVideoElement>('[data-testid=pre-roll] video');
      return video?.paused && video.currentTime > 0;
    });
  await holdAt(0.1);
  await start(page).click();
  await held();
  expect(await film.evaluate((video: HTMLVideoElement) => video.volume)).toBe(0.5);
  const timer = advert(page).getByRole('timer');
  const skip = advert(page).getByRole('button', { name: 'Reklamı Geç' });
  await timer.getByText('4', { exact: true }).waitFor();
  expect(await skip.count()).toBe(0);
  await holdAt(4);
  await film.evaluate((video: HTMLVideoElement) => video.play());
  await held();
  await timer.getByText('0', { exact: true }).waitFor();
  const first = await advert(page).getAttribute('data-advert');
  await skip.click();
  await page
    .locator(`[data-testid=pre-roll][data-phase=running]:not([data-advert="${first}"]) img`)
    .waitFor();
  // An image ends by itself after its duration.
  await advert(page).waitFor({ state: 'detached' });
  await moves(page);
  expect(counts).toEqual(['IMPRESSION', 'SKIP', 'IMPRESSION']);
});

test('a blocked advert does not prevent the episode', async ({ visit }) => {
  const page = await visit();
  await page.route(/\/i\/advert-|\/tanitim\//, (route) => route.abort());
  await page.goto(ownTime);
  await page.locator('[data-testid=player][data-phase=playing]:not([inert])').waitFor();
  expect(await advert(page).count()).toBe(0);
  await play(page);
});

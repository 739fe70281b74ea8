import { expect, type Page } from '@playwright/test';
import { openBadSource, type BadSource, type Fault } from './bad-source.ts';
import { test as base } from './browser.ts';
import { moves, onStream, play, positionOf, seek } from './player.ts';

const episode = '/dizi/gece-yarisi-iskelesi/1-sezon/1-bolum';
const faults: Fault[] = ['dead', 'slow', '404', '403', 'truncated', 'no CORS'];
const isManifest = (path: string) => path.includes('manifest.mpd');

const test = base.extend<{
  source: BadSource;
  /** A page whose first source comes from the bad host, and all others from the site. */
  visit: () => Promise<{ page: Page; first: () => string }>;
}>({
  // Media of another host, as an operator may allow.
  context: async ({ person }, use) => use(await person('wide', { bypassCSP: true })),
  source: async ({ browser: _ }, use) => {
    const source = await openBadSource();
    await use(source);
    await source.close();
  },
  visit: async ({ page, source }, use) =>
    use(async () => {
      let bad: string | undefined;
      await onStream(page, (stream, hash) => {
        bad ??= hash;
        return hash === bad ? { ...stream, dash: `${source.origin}${stream.dash}`, hls: null } : stream;
      });
      return { page, first: () => bad ?? '' };
    }),
});

/** Records when and where the next source shows its first picture: seconds of the episode, ms until then. */
const watchHandOver = (page: Page, first: string) =>
  page.evaluate((first) => {
    const player = document.querySelector<HTMLElement>('[data-testid=player]')!;
    const video = document.querySelector('video')!;
    const began = performance.now();
    const look = () => {
      const { source: now, phase } = player.dataset;
      if (now === first || !now || phase !== 'playing' || video.readyState < 3 || video.seeking) return;
      document.body.dataset['over'] ??= `${video.currentTime} ${performance.now() - began}`;
    };
    for (const event of ['playing', 'canplay', 'seeked', 'timeupdate']) video.addEventListener(event, look);
    new MutationObserver(look).observe(player, { attributes: true });
    look();
  }, first);

const expectHandOver = async (page: Page, from: number) => {
  await page.locator('body[data-over]').waitFor();
  const [position, took] = (await page.locator('body').getAttribute('data-over'))!.split(' ').map(Number);
  expect(Math.abs(position! - from)).toBeLessThanOrEqual(1);
  expect(took).toBeLessThanOrEqual(10_000);
};

/** Records the largest jump of the position beyond normal playback, forward or back. */
const watchLeaps = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    let [at, when] = [video.currentTime, performance.now()];
    let most = 0;
    video.addEventListener('timeupdate', () => {
      // Between two sources the player shows no picture.
      if (video.readyState < 2 || video.seeking) return;
      const [moved, passed] = [video.currentTime - at, (performance.now() - when) / 1000];
      most = Math.max(most, -moved, moved - passed);
      [at, when] = [video.currentTime, performance.now()];
      document.body.dataset['leap'] = String(most);
    });
  });

const leapOf = async (page: Page): Promise<number> =>
  Number(await page.locator('body').getAttribute('data-leap'));

const before = [
  ...faults.map((fault) => [`its list is ${fault}`, fault, isManifest] as const),
  ...faults.map(
    (fault) => [`its pictures are ${fault}`, fault, (path: string) => !isManifest(path)] as const,
  ),
];
for (const [name, fault, isBad] of before)
  test(`before the start: ${name}, and the next source plays within 10 s`, async ({ source, visit }) => {
    source.fault = (path) => (isBad(path) ? fault : undefined);
    const { page, first } = await visit();
    await page.goto(episode);
    await page.locator('[data-testid=player][data-source]').waitFor();
    await watchHandOver(page, first());
    await expectHandOver(page, 0);
    await play(page);
  });

for (const fault of faults)
  test(`in mid-play: ${fault}, and the next source continues at the same position within 10 s`, async ({
    source,
    visit,
  }) => {
    const { page, first } = await visit();
    await page.goto(episode);
    await play(page);
    source.fault = () => fault;
    await watchHandOver(page, first());
    await page.locator('video').evaluate((video: HTMLVideoElement) => (video.currentTime = 150));
    await expectHandOver(page, 150);
    await moves(page);
  });

for (const how of ['refused', 'never answered'])
  test(`a stream call that is ${how}: the next source plays`, async ({ page }) => {
    let bad: string | undefined;
    await page.route('**/graphql', async (route) => {
      const asked = route.request().postDataJSON() as {
        operationName: string;
        variables: { sourceHash: string };
      };
      if (asked.operationName !== 'Stream') return route.fallback();
      bad ??= asked.variables.sourceHash;
      if (asked.variables.sourceHash !== bad) return route.fallback();
      return how === 'refused' ? route.abort() : undefined;
    });
    await page.goto(episode);
    await page.locator('[data-testid=player][data-source]').waitFor();
    await watchHandOver(page, bad ?? '');
    await expectHandOver(page, 0);
    await play(page);
  });

test('in mid-play: the next source of the group continues without a jump, and so does a reload', async ({
  source,
  visit,
}) => {
  const { page, first } = await visit();
  await page.goto(episode);
  await play(page);
  await seek(page, 100);
  await moves(page);
  await watchLeaps(page);
  source.fault = () => 'dead';
  await page.getByText(/ yanıt vermedi, .+ ile devam ediyorsun/).waitFor();
  const player = page.locator(`[data-testid=player][data-phase=playing]:not([data-source="${first()}"])`);
  await player.waitFor();
  await moves(page);
  // The position moves at most as far as in normal playback, plus a second for the start of the next source.
  expect(await leapOf(page)).toBeLessThanOrEqual(1);
  const [failed, next] = /^(.+) yanıt vermedi, (.+) ile/
    .exec(await page.getByText(/ yanıt vermedi, /).innerText())!
    .slice(1);
  const marked = page
    .getByRole('region', { name: 'Kaynaklar' })
    .locator('[role=group]:has([aria-pressed=true])');
  const group = (await marked.locator('p').innerText()).split('\n')[0]!;
  expect([failed, next].map((name) => name?.split(' · ')[0])).toEqual([group, group]);
  expect(await marked.locator('[aria-pressed=true]').innerText()).toContain(next!.split(' · ')[1]);

  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  const left = await positionOf(page);
  source.fault = () => undefined;
  await page.reload();
  await page.getByText(/^Kaldığın yerden devam ediyorsun: 1:/).waitFor();
  expect(Math.abs((await positionOf(page)) - left)).toBeLessThanOrEqual(3);
});

test('a lost connection that returns: the player waits, and the same source continues at the same position', async ({
  context,
  source,
  visit,
}) => {
  const { page, first } = await visit();
  await page.goto(episode);
  await play(page);
  await context.setOffline(true);
  let refused = 0;
  page.on('requestfailed', (request) => {
    if (request.url().startsWith(source.origin)) refused += 1;
  });
  await page.locator('video').evaluate((video: HTMLVideoElement) => (video.currentTime = 200));
  await page.getByTestId('waiting').waitFor();
  // The player library tries each segment twice before it reports an error.
  while (refused < 4) await page.waitForEvent('requestfailed');
  expect(await page.locator('[data-testid=player]').getAttribute('data-phase')).toBe('playing');
  await context.setOffline(false);
  await moves(page);
  expect(Math.abs((await positionOf(page)) - 200)).toBeLessThanOrEqual(10);
  expect(await page.locator('[data-testid=player]').getAttribute('data-source')).toBe(first());
  expect(await page.getByText(/ yanıt vermedi, /).count()).toBe(0);
});

test('in full screen the notice about the next source is on the picture, above its controls', async ({
  source,
  visit,
}) => {
  const { page } = await visit();
  await page.goto(episode);
  await play(page);
  await page.keyboard.press('f');
  await page.waitForFunction(() => document.fullscreenElement);
  source.fault = () => 'dead';
  await page.locator('video').evaluate((video: HTMLVideoElement) => (video.currentTime = 150));
  const notice = page.getByText(/ yanıt vermedi, .+ ile devam ediyorsun/);
  await notice.waitFor();
  const isOnTop = await notice.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
  const [above, below] = [(await notice.boundingBox())!, (await page.locator('.player-bar').boundingBox())!];
  expect(above.y + above.height).toBeLessThan(below.y);
});

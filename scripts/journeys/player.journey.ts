import { expect, type BrowserContext, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { inBothSizes, test as base, watchFaults, type Size } from './browser.ts';
import { moves, onStream, passAdverts, play, positionOf, seek, wake } from './player.ts';

/**
 * First episode: adverts with their own durations, a video and then an image. Second episode: the variant with five seconds, an
 * image.
 */
const ownTime = '/dizi/nobetci-eczane-sifa/1-sezon/1-bolum';
const afterFive = '/anime/yercekimsiz-mutfak/1-sezon/1-bolum';
const adultTitle = '/anime/kan-cicekleri-sehri';
const adult = `${adultTitle}/1-sezon/1-bolum`;
/** Words from the summaries of the adult title and its episode. */
const adultStories = /Yeraltı metrosunun son durağının|Sora, hiç kimsenin inmediği durakta iner/;
const plain = '/dizi/gece-yarisi-iskelesi/1-sezon/1-bolum';

let context: BrowserContext;

const test = base.extend<{ visit: (size?: Size) => Promise<Page> }>({
  visit: async ({ person }, use) =>
    use(async (size) => {
      context = await person(size);
      return context.newPage();
    }),
});

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
const isDark = (page: Page) => page.evaluate(() => document.body.classList.contains('cinema-mode'));

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
  const opened = context.waitForEvent('page');
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

test(
  'V-18 V-19 V-20 the age gate covers a title and its episodes until it is accepted, once',
  inBothSizes,
  async ({ visit }) => {
    const page = await visit();
    const faults = watchFaults(page);
    const gate = page.getByRole('alertdialog');
    for (const path of [adultTitle, adult]) {
      await page.goto(path);
      await gate.waitFor();
      expect(await page.locator('main :is(img, video)').count()).toBe(0);
      expect(await page.getByText(adultStories).count()).toBe(0);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      expect(await page.locator('meta[property="og:image"]').count()).toBe(0);
    }
    const bytes = await (await context.request.get(adult)).text();
    expect(bytes).toContain('"groups":[]');
    expect(await violationsOn(page)).toEqual([]);
    await gate.getByRole('link', { name: 'Ana sayfaya dön' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto(adultTitle);
    await gate.getByRole('button', { name: '18 yaşındayım, devam et' }).click();
    await page.getByText(adultStories).first().waitFor();
    await page.getByRole('main').locator(`a[href="${adult}"]`).first().click();
    await page.waitForURL(`**${adult}`);
    await play(page);
    await page.getByTestId('age-notice').getByRole('img', { name: '18 yaş ve üzeri' }).waitFor();
    const cookie = (await context.cookies()).find(({ name }) => name === 'censor');
    expect(cookie).toMatchObject({ value: '18', sameSite: 'Lax', path: '/' });
    expect((cookie!.expires - Date.now() / 1000) / 86_400).toBeCloseTo(365, 0);
    await page.reload();
    await page.locator('video').waitFor();
    await play(page);
    expect(await gate.count()).toBe(0);
    expect(faults).toEqual([]);
  },
);

test('V-21 V-22 cinema mode darkens the page until a click outside the player', async ({ visit }) => {
  const page = await visit();
  await page.goto(plain);
  await play(page);
  await page.keyboard.press('t');
  await page.waitForFunction(() => document.body.classList.contains('cinema-mode'));
  expect(await violationsOn(page)).toEqual([]);
  const { x, y } = (await page.locator('video').boundingBox())!;
  await page.mouse.click(x + 40, y + 120);
  expect(await isDark(page)).toBe(true);
  const { y: top, height, width } = (await page.locator('.player-hall').boundingBox())!;
  expect(width).toBe(1440);
  await page.mouse.click(20, top > 20 ? 10 : top + height + 10);
  await page.waitForFunction(() => !document.body.classList.contains('cinema-mode'));
});

test('keys control the player, are listed in a dialog, and have no effect while typing', async ({
  visit,
}) => {
  const page = await visit();
  await page.goto(plain);
  await play(page);
  const state = () =>
    page.locator('video').evaluate((v: HTMLVideoElement) => ({ paused: v.paused, muted: v.muted }));
  const { x, y, height } = (await page.locator('video').boundingBox())!;
  // The click focuses the element around the player.
  await page.mouse.click(x + 40, y + height / 2);
  expect(await state()).toEqual({ paused: true, muted: false });
  await page.keyboard.press('k');
  expect(await state()).toEqual({ paused: false, muted: false });
  await page.keyboard.press('k');
  expect(await state()).toEqual({ paused: true, muted: false });
  const at = await positionOf(page);
  await page.keyboard.press('l');
  expect(await positionOf(page)).toBeCloseTo(at + 10, 1);
  await page.keyboard.press('5');
  expect(await positionOf(page)).toBeCloseTo(150, 1);
  await page.keyboard.press('m');
  expect((await state()).muted).toBe(true);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Klavye kısayolları' });
  await sheet.getByText('Sinema modu').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('m');
  expect((await state()).muted).toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  await page.keyboard.type('mk');
  expect(await state()).toEqual({ paused: true, muted: true });
  await page.reload();
  await page.locator('[data-testid=player][data-phase=playing]').waitFor();
  expect((await state()).muted).toBe(true);
});

test('skips the intro, and offers the next episode at the credits', async ({ visit }) => {
  const page = await visit();
  await page.goto(plain);
  await play(page);
  await seek(page, 8);
  await page.getByRole('button', { name: 'İntroyu Geç' }).click();
  expect(await positionOf(page)).toBeGreaterThanOrEqual(26);
  await wake(page);
  await page.getByRole('slider', { name: 'Konum' }).hover();
  const thumbnail = page.getByTestId('thumbnail');
  await thumbnail.waitFor();
  expect((await thumbnail.boundingBox())?.width).toBeGreaterThan(80);
  await seek(page, 281);
  const card = page.getByRole('region', { name: 'Sıradaki bölüm' });
  await card.getByText('1. Sezon 2. Bölüm').waitFor();
  await card.getByRole('button', { name: /^[1-9] sn sonra başlıyor$/ }).waitFor();
  // While paused, the countdown stops, so there is time to check it.
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  expect(await violationsOn(page)).toEqual([]);
  await card.getByRole('button', { name: 'İptal' }).click();
  await card.waitFor({ state: 'detached' });
  await seek(page, 100);
  await seek(page, 282);
  await card.getByRole('button', { name: /sn sonra başlıyor$/ }).click();
  await page.waitForURL(/2-bolum$/);
  // The address changes before the player does.
  await page.getByRole('region', { name: /2\. Bölüm oynatıcısı$/ }).waitFor();
  await passAdverts(page);
  await moves(page);
});

test('V-05 offers the file of a downloadable source, and of no other', async ({ visit }) => {
  const page = await visit();
  await page.goto(plain);
  const link = page.getByRole('link', { name: 'Kaynak 1 kaynağını indir' }).first();
  const file = await page.request.get((await link.getAttribute('href'))!);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'video/mp4']);
  expect(await page.getByRole('link', { name: 'Kaynak 2 kaynağını indir' }).count()).toBe(0);
});

test('keeps height and style between episodes, asks after three without input, and handles media keys', async ({
  visit,
}) => {
  const page = await visit();
  await page.addInitScript(() => {
    const keys: Record<string, MediaSessionActionHandler | null> = {};
    navigator.mediaSession.setActionHandler = (action, handler) => {
      keys[action] = handler;
    };
    Object.assign(window, { mediaKey: (action: MediaSessionAction) => keys[action]?.({ action }) });
  });
  const mediaKey = (action: MediaSessionAction) => page.evaluate(`mediaKey('${action}')`);
  await page.goto(plain);
  await play(page);
  await wake(page);
  await page.getByRole('button', { name: 'Oynatıcı ayarları' }).click();
  const menu = page.getByTestId('controls').getByRole('dialog');
  await menu.getByRole('switch', { name: 'İstatistikleri göster' }).click();
  expect(await violationsOn(page)).toEqual([]);
  await menu.getByRole('button', { name: /^Kalite/ }).click();
  await menu.getByRole('radio', { name: '240p' }).click();
  await menu.getByRole('button', { name: 'Ayarlar sayfasına dön' }).click();
  await menu.getByRole('button', { name: /^Altyazı/ }).click();
  await menu.getByLabel('Altyazı görünümü').selectOption('Sarı');
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  const statistics = page.getByRole('region', { name: 'İstatistikler' });
  await statistics.getByText('426 × 240').waitFor();
  expect(await page.getByRole('button', { name: /^Pencere içinde/ }).isVisible()).toBe(true);

  // Sets the tab's counter directly; three episodes would take too long.
  await page.evaluate(() => sessionStorage.setItem('seyir.untouched', '3'));
  await seek(page, 281);
  const card = page.getByRole('region', { name: 'Sıradaki bölüm' });
  await card.getByText('Hâlâ izliyor musun?').waitFor();
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  await card.getByRole('button', { name: 'Evet, devam et' }).click();
  await page.waitForURL(/2-bolum$/);
  await page.getByRole('region', { name: /2\. Bölüm oynatıcısı$/ }).waitFor();
  await passAdverts(page);
  await moves(page);
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.videoHeight)).toBe(240);
  expect(await page.getByTestId('player').getAttribute('data-text-style')).toBe('yellow');

  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toMatch(/2\. Bölüm$/);
  const at = await positionOf(page);
  await mediaKey('seekforward');
  expect(await positionOf(page)).toBeGreaterThanOrEqual(at + 10);
  await mediaKey('pause');
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  await mediaKey('nexttrack');
  await page.waitForURL(/3-bolum$/);
  await page.getByRole('region', { name: /3\. Bölüm oynatıcısı$/ }).waitFor();
  await mediaKey('previoustrack');
  await page.waitForURL(/2-bolum$/);
});

test('on a phone a double tap on a side skips 10 seconds, and turning the phone enters full screen', async ({
  visit,
}) => {
  const page = await visit('phone');
  await page.goto(plain);
  await play(page);
  const { x, y, width, height } = (await page.locator('video').boundingBox())!;
  const inBubble = (on: Page) => on.getByTestId('bubble').locator('span');
  const twice = async (share: number) => {
    for (const _ of [1, 2]) await page.touchscreen.tap(x + width * share, y + height / 4);
  };
  const at = await positionOf(page);
  await twice(0.85);
  await page.getByText('+10', { exact: true }).and(inBubble(page)).waitFor();
  expect(await positionOf(page)).toBeGreaterThanOrEqual(at + 10);
  await page.getByText('+10', { exact: true }).and(inBubble(page)).waitFor({ state: 'detached' });
  await seek(page, 60);
  await twice(0.15);
  await page.getByText('−10', { exact: true }).and(inBubble(page)).waitFor();
  expect(await positionOf(page)).toBeLessThan(60);
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();

  const devices = await context.newCDPSession(page);
  const turn = (wide: number, high: number, type: 'landscapePrimary' | 'portraitPrimary', angle: number) =>
    devices.send('Emulation.setDeviceMetricsOverride', {
      width: wide,
      height: high,
      deviceScaleFactor: 1,
      mobile: true,
      screenOrientation: { type, angle },
    });
  await turn(844, 390, 'landscapePrimary', 90);
  await page.waitForFunction(() => document.fullscreenElement?.querySelector('video'));
  await turn(390, 844, 'portraitPrimary', 0);
  await page.waitForFunction(() => !document.fullscreenElement);
});

test('requests a new address whenever one has expired, and continues the same source at the same position', async ({
  visit,
}) => {
  const page = await visit();
  const asked: string[] = [];
  let expired = false;
  await onStream(page, (stream, hash) => {
    asked.push(hash);
    expired = false;
    return stream;
  });
  await page.route('**/m/**', (route) => (expired ? route.fulfill({ status: 403 }) : route.fallback()));
  await page.goto(plain);
  await play(page);
  for (const at of [150, 220]) {
    expired = true;
    await seek(page, at);
    await page.waitForFunction((from) => {
      const video = document.querySelector('video')!;
      return !video.paused && video.readyState > 2 && video.currentTime > from + 2;
    }, at);
    expect(await positionOf(page)).toBeLessThan(at + 20);
  }
  expect(asked).toHaveLength(3);
  expect(new Set(asked).size).toBe(1);
  expect(await page.getByText(/yanıt vermedi/).count()).toBe(0);
});

test('V-08 plays the address of an answer, or shows the frame of another site that it names instead', async ({
  person,
}) => {
  const page = await (await person('wide', { bypassCSP: true })).newPage();
  const framed = 'https://oynatici.example/v/7';
  await page.route(framed, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Başka bir oynatıcı</p>' }),
  );
  let first: string | undefined;
  await onStream(page, (stream, hash) => {
    first ??= hash;
    return hash === first ? stream : { ...stream, kind: 'EMBED', dash: null, hls: null, embed: framed };
  });
  await page.goto(plain);
  await play(page);
  const sources = page.getByRole('region', { name: 'Kaynaklar' }).getByRole('button');
  await sources.nth(1).click();
  const frame = page.locator('iframe');
  await page.frameLocator('iframe').getByText('Başka bir oynatıcı').waitFor();
  expect(await frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.src)).toBe('');
  await sources.nth(0).click();
  await frame.waitFor({ state: 'detached' });
  await moves(page);
});

test('V-02 a source with a lead keeps the place in the episode, and its segments are moved; a poor one comes last', async ({
  visit,
}) => {
  const page = await visit();
  const LEAD = 10;
  // The first source has a low quality and starts with the episode; all others have a good one and a lead.
  await page.route(`**${plain}`, async (route) => {
    const response = await route.fetch();
    let sources = 0;
    const body = (await response.text()).replaceAll('"offset":0,"health":"GOOD"', () =>
      sources++ === 0 ? '"offset":0,"health":"POOR"' : `"offset":${LEAD},"health":"GOOD"`,
    );
    expect(sources).toBeGreaterThan(1);
    await route.fulfill({ response, body });
  });
  await page.goto(plain);
  await play(page);
  const sources = page.getByRole('region', { name: 'Kaynaklar' }).getByRole('button');
  expect(await sources.nth(0).innerText()).toContain('Sorunlu olabilir');
  expect(await sources.nth(1).getAttribute('aria-pressed')).toBe('true');
  const introFrom = async () => {
    const style = await page.locator('[data-segment=INTRO]').getAttribute('style');
    return (Number(/left: ([\d.]+)%/.exec(style ?? '')?.[1]) / 100) * 300;
  };
  expect(await introFrom()).toBeCloseTo(6 + LEAD, 0);
  await seek(page, 100 + LEAD);
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await sources.nth(0).click();
  // The old source may play on until the new one is loaded.
  await expect.poll(async () => Math.abs((await positionOf(page)) - 100)).toBeLessThanOrEqual(4);
  await moves(page);
  expect(await introFrom()).toBeCloseTo(6, 0);
});

test('V-02 a source that does not play is counted for its health', async ({ visit }) => {
  const page = await visit();
  const counted: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || !request.postData()?.includes('CountFailedPlay')) return;
    const { variables } = request.postDataJSON() as { variables: { input: { sourceHash: string } } };
    counted.push(variables.input.sourceHash);
  });
  let first: string | undefined;
  await onStream(page, (stream, hash) => {
    first ??= hash;
    return hash === first ? { ...stream, dash: '/m/yok/manifest.mpd', hls: null } : stream;
  });
  await page.goto(plain);
  await play(page);
  expect(counted).toEqual([first]);
});

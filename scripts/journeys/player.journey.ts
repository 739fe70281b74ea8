import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { violationsOn } from './accessible.js';
import { launch, person, watchFaults, type Size } from './browser.js';
import { moves, onStream, passAdverts, play, positionOf, seek } from './player.js';

/** Adverts for their own seconds, a video and then an image; after five seconds, an image. */
const ownTime = '/dizi/nobetci-eczane-sifa/1-sezon/1-bolum';
const afterFive = '/anime/yercekimsiz-mutfak/1-sezon/1-bolum';
const adultTitle = '/anime/kan-cicekleri-sehri';
const adult = `${adultTitle}/1-sezon/1-bolum`;
/** What the two tell of themselves: words of the title's story and of the episode's. */
const adultStories = /Yeraltı metrosunun son durağının|Sora, hiç kimsenin inmediği durakta iner/;
const plain = '/dizi/gece-yarisi-iskelesi/1-sezon/1-bolum';

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await launch();
});
afterEach(() => context.close());
afterAll(() => browser.close());

const visit = async (size: Size = 'wide'): Promise<Page> => {
  context = await person(browser, size);
  return context.newPage();
};

/** What the page tells of its adverts: `IMPRESSION`, `SKIP`, `CLICK`. */
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

it('V-10 V-15 on a phone the other variant may be skipped after 5 seconds; a click opens the link beside the page', async () => {
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

it('V-11 V-12 V-13 V-14 V-16 V-17 each advert runs for its own seconds, then may be skipped; the next follows, then the episode', async () => {
  const page = await visit();
  const counts = countsOf(page);
  await page.goto(ownTime);
  await start(page).waitFor();
  const film = advert(page).locator('video');
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  // Held at the moments that are looked at: a busy machine takes its time to look.
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
  // An image goes by itself once its seconds are over.
  await advert(page).waitFor({ state: 'detached' });
  await moves(page);
  expect(counts).toEqual(['IMPRESSION', 'SKIP', 'IMPRESSION']);
});

it('a blocked advert keeps nobody from the episode', async () => {
  const page = await visit();
  await page.route(/\/i\/advert-|\/tanitim\//, (route) => route.abort());
  await page.goto(ownTime);
  await page.locator('[data-testid=player][data-phase=playing]:not([inert])').waitFor();
  expect(await advert(page).count()).toBe(0);
  await play(page);
});

describe.each(['wide', 'phone'] as const)('%s', (size) => {
  it('V-18 V-19 V-20 the age gate covers a title and its episodes until it is accepted, once', async () => {
    const page = await visit(size);
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
    expect(await gate.count()).toBe(0);
    expect(faults).toEqual([]);
  });
});

it('V-21 V-22 cinema mode darkens the page until a click outside the player', async () => {
  const page = await visit();
  await page.goto(plain);
  await play(page);
  await page.keyboard.press('t');
  await page.waitForFunction(() => document.body.classList.contains('cinema-mode'));
  expect(await violationsOn(page)).toEqual([]);
  const { x, y } = (await page.locator('video').boundingBox())!;
  await page.mouse.click(x + 40, y + 120);
  expect(await isDark(page)).toBe(true);
  await page.mouse.click(20, 200);
  await page.waitForFunction(() => !document.body.classList.contains('cinema-mode'));
});

it('keys command the player, are told in a sheet, and rest while somebody writes', async () => {
  const page = await visit();
  await page.goto(plain);
  await play(page);
  const state = () =>
    page.locator('video').evaluate((v: HTMLVideoElement) => ({ paused: v.paused, muted: v.muted }));
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
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

it('leaps over the intro, and offers the next episode at the credits', async () => {
  const page = await visit();
  await page.goto(plain);
  await play(page);
  await seek(page, 8);
  await page.getByRole('button', { name: 'İntroyu Geç' }).click();
  expect(await positionOf(page)).toBeGreaterThanOrEqual(26);
  await seek(page, 281);
  const card = page.getByRole('region', { name: 'Sıradaki bölüm' });
  await card.getByText('1. Sezon 2. Bölüm').waitFor();
  await card.getByRole('button', { name: /^[1-9] sn sonra başlıyor$/ }).waitFor();
  // Paused, it does not count: there is time to look at it.
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

it('V-05 offers the file of a source that may be kept, and no other', async () => {
  const page = await visit();
  await page.goto(plain);
  const link = page.getByRole('link', { name: 'Kaynak 1 kaynağını indir' }).first();
  const file = await page.request.get((await link.getAttribute('href'))!);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'video/mp4']);
  expect(await page.getByRole('link', { name: 'Kaynak 2 kaynağını indir' }).count()).toBe(0);
});

it('keeps height and look from episode to episode, asks after three untouched ones, and hears the media keys', async () => {
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
  await page.getByRole('button', { name: 'Çözünürlük' }).click();
  await page.locator('.shaka-resolutions').getByText('240p').click();
  await page.getByRole('button', { name: 'Oynatıcı ayarları' }).click();
  await page.getByRole('switch', { name: 'İstatistikleri göster' }).click();
  await page.getByLabel('Altyazı görünümü').selectOption('Sarı');
  await page.keyboard.press('Escape');
  const statistics = page.getByRole('region', { name: 'İstatistikler' });
  await statistics.getByText('426 × 240').waitFor();
  expect(await page.getByRole('button', { name: /^Pencere içinde/ }).isVisible()).toBe(true);

  // What is counted is kept for the tab; three episodes would take longer than anyone here has.
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

it('on a phone two taps on a side leap by 10 seconds, and turning the phone fills the screen', async () => {
  const page = await visit('phone');
  await page.goto(plain);
  await play(page);
  const { x, y, width, height } = (await page.locator('video').boundingBox())!;
  const twice = async (share: number) => {
    for (const _ of [1, 2]) await page.touchscreen.tap(x + width * share, y + height / 4);
  };
  const at = await positionOf(page);
  await twice(0.85);
  await page.getByText('10 sn ileri').waitFor();
  expect(await positionOf(page)).toBeGreaterThanOrEqual(at + 10);
  await page.getByText('10 sn ileri').waitFor({ state: 'detached' });
  await seek(page, 60);
  await twice(0.15);
  await page.getByText('10 sn geri').waitFor();
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

it('asks for a new address when one has run out, and goes on with the same source at the same position', async () => {
  const page = await visit();
  const asked: string[] = [];
  await onStream(page, (stream, hash) => {
    asked.push(hash);
    return stream;
  });
  let expired = false;
  await page.route('**/m/**', (route) =>
    expired && asked.length < 2 ? route.fulfill({ status: 403 }) : route.fallback(),
  );
  await page.goto(plain);
  await play(page);
  expired = true;
  await seek(page, 150);
  await page.waitForFunction(() => {
    const video = document.querySelector('video')!;
    return !video.paused && video.readyState > 2 && video.currentTime > 150.5;
  });
  expect(await positionOf(page)).toBeLessThan(170);
  expect(asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(1);
  expect(await page.getByText(/yanıt vermedi/).count()).toBe(0);
});

it('V-08 plays the address of an answer, or shows the frame of another site that it names instead', async () => {
  context = await person(browser, 'wide', { bypassCSP: true });
  const page = await context.newPage();
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

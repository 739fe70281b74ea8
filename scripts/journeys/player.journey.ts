import { expect, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { inBothSizes, watchFaults } from './browser.ts';
import { moves, passAdverts, plain, play, positionOf, seek, test, wake } from './player.ts';

const adultTitle = '/anime/kan-cicekleri-sehri';
const adult = `${adultTitle}/1-sezon/1-bolum`;
/** Words from the summaries of the adult title and its episode. */
const adultStories = /Yeraltı metrosunun son durağının|Sora, hiç kimsenin inmediği durakta iner/;

const isDark = (page: Page) => page.evaluate(() => document.body.classList.contains('cinema-mode'));

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
    const bytes = await (await page.request.get(adult)).text();
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
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'censor');
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
  const said = await page.getByTestId('bubble').evaluateHandle((bubble) => {
    const texts: string[] = [];
    new MutationObserver(() => {
      if (bubble.textContent && bubble.textContent !== texts.at(-1)) texts.push(bubble.textContent);
    }).observe(bubble, { childList: true, characterData: true, subtree: true });
    return texts;
  });
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
  await page.keyboard.press('>');
  await page.keyboard.press('m');
  expect((await state()).muted).toBe(true);
  await expect
    .poll(() => said.jsonValue())
    .toEqual(['Oynatılıyor', 'Duraklatıldı', '+10', '%50', '1,25×', 'Ses kapalı']);
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

  const devices = await page.context().newCDPSession(page);
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

test('on a phone of 320 px the card of the next episode leaves the back link free, and subtitles are above a sheet', async ({
  visit,
}) => {
  const page = await visit('phone');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(plain);
  await play(page);
  await seek(page, 281);
  const card = page.getByRole('region', { name: 'Sıradaki bölüm' });
  await card.waitFor();
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  const back = page.getByTestId('controls').getByRole('link', { name: /sayfasına dön$/ });
  const [{ x, width }, onTheRight] = [(await back.boundingBox())!, (await card.boundingBox())!];
  expect(onTheRight.x).toBeGreaterThanOrEqual(x + width);
  const inside = (await page.getByTestId('player').boundingBox())!;
  expect(onTheRight.y + onTheRight.height).toBeLessThanOrEqual(inside.y + inside.height);
  await card.getByRole('button', { name: 'İptal' }).click();

  await seek(page, 30);
  await wake(page);
  await page.getByRole('button', { name: 'Tam ekran', exact: true }).click();
  await page.waitForFunction(() => document.fullscreenElement);
  await wake(page);
  await page.getByRole('button', { name: 'Oynatıcı ayarları' }).click();
  const sheet = page.getByTestId('controls').getByRole('dialog');
  const words = page.locator('.shaka-text-container span').filter({ hasText: /\S/ }).last();
  await expect(async () => {
    const [above, below] = [(await words.boundingBox())!, (await sheet.boundingBox())!];
    expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  }).toPass();
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { violationsOn } from './accessible.js';
import { launch, person, watchFaults, type Size } from './browser.js';
import { fillLogin, login } from './members.js';
import { moves, onStream, play, positionOf, seek } from './player.js';

const title = '/anime/ruzgar-demircisi';
const episode = `${title}/1-sezon/1-bolum`;

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

describe.each(['wide', 'phone'] as const)('%s', (size) => {
  it('V-01 B-01 leads a visitor from home over the title to an episode that plays', async () => {
    const page = await visit(size);
    const faults = watchFaults(page);
    await page.goto('/');
    await page.getByRole('main').locator(`a[href^="/anime/"]:not([href*="bolum"])`).first().click();
    await page.waitForURL(/\/anime\/[^/]+$/);
    await page.getByRole('main').locator('a[href*="1-sezon/1-bolum"]').first().click();
    await page.waitForURL(/1-sezon\/1-bolum$/);
    await play(page);
    expect(faults).toEqual([]);
  });
});

it('plays from HLS as from DASH', async () => {
  const page = await visit();
  const faults = watchFaults(page);
  const manifests: string[] = [];
  page.on('request', (request) => {
    const name = /(manifest\.mpd|master\.m3u8)$/.exec(new URL(request.url()).pathname)?.[1];
    if (name) manifests.push(name);
  });
  await page.goto(episode);
  await play(page);
  expect(manifests).toEqual(['manifest.mpd']);
  await onStream(page, (stream) => ({ ...stream, dash: null }));
  await page.reload();
  await play(page);
  expect(manifests).toEqual(['manifest.mpd', 'master.m3u8']);
  expect(faults).toEqual([]);
});

it('shows Turkish subtitles and offers English ones', async () => {
  const page = await visit();
  await page.goto(episode);
  await play(page);
  const cue = page.locator('.shaka-text-container');
  await seek(page, 30);
  const inTurkish = await wordsIn(page);
  await page.getByRole('button', { name: 'Altyazılar' }).first().click();
  const menu = page.locator('.shaka-text-languages');
  expect(await menu.getByRole('menuitemradio').allInnerTexts()).toEqual(
    expect.arrayContaining(['Türkçe', 'İngilizce']),
  );
  await menu.getByText('İngilizce').click();
  await page.waitForFunction((before) => {
    const text = document.querySelector('.shaka-text-container')?.textContent?.trim();
    return text !== undefined && text !== '' && text !== before;
  }, inTurkish);
  expect(await cue.isVisible()).toBe(true);
});

/** The subtitle that stands on the picture. */
const wordsIn = async (page: Page): Promise<string> => {
  const words = await page.waitForFunction(
    () => document.querySelector('.shaka-text-container')?.textContent?.trim() || undefined,
  );
  return (await words.jsonValue()) ?? '';
};

it('V-02 V-03 V-06 groups the sources by translator, and keeps the chosen group for the title', async () => {
  const page = await visit();
  await page.goto(episode);
  await play(page);
  const groups = page.getByRole('region', { name: 'Kaynaklar' }).getByRole('group');
  expect(await groups.count()).toBeGreaterThanOrEqual(2);
  const dubbed = groups.filter({ hasText: 'Dublaj' }).first();
  const source = dubbed.getByRole('button').first();
  expect(await source.innerText()).toMatch(/360p/);
  const position = await positionOf(page);
  await source.click();
  await source.and(page.locator('[aria-pressed=true]')).waitFor();
  await moves(page);
  expect(await positionOf(page)).toBeGreaterThan(position);

  await page.getByRole('link', { name: 'Sonraki bölüm' }).click();
  await page.waitForURL(/2-bolum$/);
  await page.locator('[data-testid=player][data-phase=playing]').waitFor();
  expect(await page.locator('[role=group]:has([aria-pressed=true])').innerText()).toContain('Dublaj');
});

it('hands over to the next source at the same position when one fails', async () => {
  const page = await visit();
  let hashes: string[] = [];
  let broken = false;
  await onStream(page, (stream, hash) => {
    // The source that takes over is whole.
    if (hashes.length > 0) broken = false;
    hashes = [...hashes, hash];
    return stream;
  });
  await page.route('**/m/**', (route) => (broken ? route.abort() : route.fallback()));
  await page.goto(episode);
  await play(page);
  await seek(page, 40);
  await moves(page);
  await page.evaluate(() => {
    const player = document.querySelector('[data-testid=player]')!;
    new MutationObserver(() => {
      document.body.dataset['before'] ??= String(document.querySelector('video')!.currentTime);
    }).observe(player, { attributeFilter: ['data-source'] });
  });
  broken = true;
  await page.waitForFunction(() => document.body.dataset['before'] !== undefined);
  await page.getByText(/yanıt vermedi, .+ ile devam ediyorsun/).waitFor();
  const after = await page.waitForFunction(() => {
    const video = document.querySelector('video')!;
    const phase = document.querySelector<HTMLElement>('[data-testid=player]')!.dataset['phase'];
    return phase === 'playing' && video.readyState > 2 && !video.paused ? video.currentTime : undefined;
  });
  const before = await page.evaluate(() => Number(document.body.dataset['before']));
  expect(Math.abs(((await after.jsonValue()) ?? 0) - before)).toBeLessThanOrEqual(2);
  expect(new Set(hashes).size).toBe(2);
  await moves(page);
});

it('R-01 says so when no source is left, takes a report of it from who signs in, and tries again when asked', async () => {
  const page = await visit();
  let broken = true;
  await page.route('**/m/**', (route) => (broken ? route.abort() : route.fallback()));
  await page.goto(episode);
  await page.getByText('Bu bölümün kaynakları şu an açılmıyor.').waitFor();
  await page.getByRole('button', { name: 'Sorunu bildir' }).click();
  await fillLogin(page.getByRole('dialog', { name: 'Giriş yap' }), login(0));
  const report = page.getByRole('dialog', { name: 'Bu kaynağı bildir' });
  await report.getByLabel('Açılmıyor ya da yarıda kesiliyor').check();
  await report.getByRole('button', { name: 'Bildir', exact: true }).click();
  await page.getByText('Bildirimin bize ulaştı.').waitFor();
  broken = false;
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await moves(page);
});

it('a player whose code does not come says so in its own place, and comes when asked again', async () => {
  const page = await visit();
  let down = true;
  await page.route(/\/assets\/player-[\w-]{8}\.js$/, (route) => (down ? route.abort() : route.fallback()));
  await page.goto(episode);
  await page.getByRole('alert').getByText('Oynatıcı açılamadı.').waitFor();
  await page.getByRole('heading', { level: 2, name: 'Yorumlar' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  down = false;
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await page.locator('[data-testid=player]').waitFor();
});

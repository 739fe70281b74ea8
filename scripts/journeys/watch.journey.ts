import { expect, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { inBothSizes, test as base, watchFaults } from './browser.ts';
import { fillLogin, login } from './members.ts';
import { moves, onStream, play, positionOf, seek, wake } from './player.ts';

const title = '/anime/ruzgar-demircisi';
const episode = `${title}/1-sezon/1-bolum`;

const test = base.extend<{ visit: () => Promise<Page> }>({
  visit: async ({ person }, use) => use(async () => (await person()).newPage()),
});

test(
  'V-01 B-01 leads a visitor from the home page through the title to an episode that plays',
  inBothSizes,
  async ({ visit }) => {
    const page = await visit();
    const faults = watchFaults(page);
    await page.goto('/');
    await page.getByRole('main').locator(`a[href^="/anime/"]:not([href*="bolum"])`).first().click();
    await page.waitForURL(/\/anime\/[^/]+$/);
    await page.getByRole('main').locator('a[href*="1-sezon/1-bolum"]').first().click();
    await page.waitForURL(/1-sezon\/1-bolum$/);
    await play(page);
    expect(faults).toEqual([]);
  },
);

test('plays HLS like DASH', async ({ visit }) => {
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

test('shows Turkish subtitles and offers English ones', async ({ visit }) => {
  const page = await visit();
  await page.goto(episode);
  await play(page);
  const cue = page.locator('.shaka-text-container');
  await seek(page, 30);
  const inTurkish = await wordsIn(page);
  await wake(page);
  await page.getByRole('button', { name: 'Altyazılar' }).click();
  const menu = page.getByRole('dialog', { name: 'Altyazı' });
  expect(await menu.getByRole('radio').allInnerTexts()).toEqual(
    expect.arrayContaining(['Türkçe', 'İngilizce']),
  );
  await menu.getByRole('radio', { name: 'İngilizce' }).click();
  await page.waitForFunction((before) => {
    const text = document.querySelector('.shaka-text-container')?.textContent?.trim();
    return text !== undefined && text !== '' && text !== before;
  }, inTurkish);
  expect(await cue.isVisible()).toBe(true);
});

/** The current subtitle of the picture. */
const wordsIn = async (page: Page): Promise<string> => {
  const words = await page.waitForFunction(
    () => document.querySelector('.shaka-text-container')?.textContent?.trim() || undefined,
  );
  return (await words.jsonValue()) ?? '';
};

test('V-02 V-03 V-06 groups the sources by translator, and remembers the chosen group of the title', async ({
  visit,
}) => {
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
  const marked = page.locator('[role=group]:has([aria-pressed=true])');
  await page.locator('[data-testid=player][data-phase=playing]').waitFor();
  expect(await marked.innerText()).toContain('Dublaj');
  await page.reload();
  await page.locator('[data-testid=player][data-phase=playing]').waitFor();
  expect(await marked.innerText()).toContain('Dublaj');
});

test('fails over to the next source at the same position', async ({ visit }) => {
  const page = await visit();
  let hashes: string[] = [];
  let broken = false;
  await onStream(page, (stream, hash) => {
    // The next source works, so playback continues.
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

test('R-01 shows that no source is left, accepts a report after a sign-in, and retries on request', async ({
  visit,
}) => {
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

test('a player whose code fails to load shows an error in place of the player, and loads on request', async ({
  visit,
}) => {
  const page = await visit();
  let down = true;
  await page.route(/\/assets\/wired-player-[\w-]{8}\.js$/, (route) =>
    down ? route.abort() : route.fallback(),
  );
  await page.goto(episode);
  await page.getByRole('alert').getByText('Oynatıcı açılamadı.').waitFor();
  await page.getByRole('heading', { level: 2, name: 'Yorumlar' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  down = false;
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await page.locator('[data-testid=player]').waitFor();
});

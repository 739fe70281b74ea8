import { expect, type BrowserContext, type Page } from '@playwright/test';
import { callerOf } from '../site/caller.ts';
import { documentOf } from '../site/documents.ts';
import { closePersons, openPerson, site, test, watchFaults } from './browser.ts';
import { enter, fillLogin, login } from './members.ts';
import { passAdverts, play, positionOf, seek } from './player.ts';

const episode = '/dizi/tuz-kayitlari/1-sezon/1-bolum';
// Another series than in comments.journey, where spoilers are covered: progress would uncover them.
const other = '/dizi/tuz-kayitlari/1-sezon/4-bolum';
const next = '/dizi/tuz-kayitlari/1-sezon/2-bolum';

let context: BrowserContext;
let page: Page;
let faults: string[];
let left = 0;
test.beforeAll(async ({ browser }) => {
  context = await openPerson(browser);
  await enter(context, login(0));
  page = await context.newPage();
  faults = watchFaults(page);
});
test.afterAll(closePersons);

const saved = (on = page) =>
  on.waitForResponse((response) => response.request().postData()?.includes('SavePosition') ?? false);

const pause = (on = page) => on.locator('video').evaluate((video: HTMLVideoElement) => video.pause());

/** Plays on, and expects the short notice about the position. */
const resume = (on: Page, from: string) =>
  Promise.all([on.getByText(`Kaldığın yerden devam ediyorsun: ${from}`).waitFor(), play(on)]);

// Each test continues where the previous one stopped.
test.describe.serial(() => {
  test('L-12 saves where a member stopped, and resumes there after a reload', async () => {
    await page.goto(episode);
    await play(page);
    await seek(page, 120);
    const kept = saved();
    await pause();
    expect((await kept).status()).toBe(200);
    left = await positionOf(page);
    await page.reload();
    await page.locator('[data-testid=player][data-phase=playing]').waitFor();
    await passAdverts(page);
    expect(Math.abs((await positionOf(page)) - left)).toBeLessThanOrEqual(3);
    // While the picture is paused, nothing continues, so the notice must not appear.
    const resumed = page.getByText('Kaldığın yerden devam ediyorsun: 2:0');
    if (await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)) {
      expect(await resumed.count()).toBe(0);
      await Promise.all([resumed.waitFor(), page.locator('.player-play').click()]);
    } else await resumed.waitFor();
  });

  test('L-12 shows it on the home page under Devam Et', async () => {
    await page.goto('/');
    const row = page.getByRole('region', { name: 'Devam Et' });
    const card = row.locator(`a[href="${episode}"]`);
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      await page.reload();
      await card.waitFor();
      const picture = await row.getByRole('article').first().locator('img').boundingBox();
      expect((picture?.y ?? Infinity) + (picture?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      // The rows for members are there too.
      await page.getByRole('region', { name: /izlediğin için$/ }).waitFor();
      expect(await page.locator('*').count()).toBeLessThanOrEqual(1_200);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await card.click();
    await page.waitForURL(`**${episode}`);
    await play(page);
    expect(await positionOf(page)).toBeGreaterThanOrEqual(left - 3);
  });

  test('saves the position of a page that is left during playback', async () => {
    await seek(page, 150);
    await page.getByRole('link', { name: 'Seyir, Ana sayfa' }).click();
    await page.getByRole('region', { name: 'Devam Et' }).waitFor();
    await page.goto(episode);
    await resume(page, '2:3');
    expect(faults).toEqual([]);
  });
});

test('the home page of a member with twelve unfinished titles keeps within 1,200 elements', async ({
  person,
}) => {
  // No other journey reads the library of this login.
  const member = await callerOf(site).signedIn(login(3));
  const { latestEpisodes } = await member.data(documentOf('LatestEpisodes'), { page: 1, size: 100 });
  const episodes = latestEpisodes.items as { id: string; title: { id: string } | null }[];
  const firsts = new Map(episodes.map(({ id, title }) => [title?.id, id]));
  const begun = [...firsts.values()].slice(0, 12);
  expect(begun).toHaveLength(12);
  for (const episodeId of begun)
    await member.data(documentOf('SavePosition'), {
      input: { episodeId, positionSeconds: 100, durationSeconds: 300 },
    });
  for (const size of ['wide', 'phone'] as const) {
    const context = await person(size);
    await enter(context, login(3));
    const home = await context.newPage();
    await home.goto('/');
    const row = home.getByRole('region', { name: 'Devam Et' });
    await row.getByRole('article').nth(11).waitFor();
    await home.getByRole('region', { name: /izlediğin için$/ }).waitFor();
    await home.waitForLoadState('networkidle');
    expect(await home.locator('*').count()).toBeLessThanOrEqual(1_200);
    // All twelve can be removed from the row: the buttons of those beyond its edge come as soon as the viewer turns to it.
    await row.getByRole('link').first().focus();
    await expect(row.getByRole('button', { name: /Devam Et sırasından çıkar$/ })).toHaveCount(12);
    // Each card is one tab stop; its arrow key leads to the button.
    const stops = home
      .getByRole('main')
      .getByRole('article')
      .locator('a, button, input')
      .filter({ visible: true });
    expect(await stops.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex >= 0).length)).toBe(
      await home.getByRole('main').getByRole('article').count(),
    );
    await home.keyboard.press('ArrowDown');
    await expect(row.getByRole('button', { name: /Devam Et sırasından çıkar$/ }).first()).toBeFocused();
    await context.close();
  }
});

test('L-12 of two devices the position measured last wins, and a finished episode stays finished', async ({
  person,
}) => {
  test.setTimeout(120_000);
  const phone = await person('phone');
  await enter(phone, login(0));
  const there = await phone.newPage();
  /** Stops a device at a position; resolves when its report is answered. */
  const stopAt = async (on: Page, seconds: number) => {
    await seek(on, seconds);
    await pause(on);
  };
  await page.goto(next);
  await play(page);
  let kept = saved();
  await stopAt(page, 100);
  await kept;

  await there.goto(next);
  await resume(there, '1:4');
  kept = saved(there);
  await pause(there);
  await kept;
  // From here on, the first device's reports are delayed, as over a poor connection.
  const late: (() => void)[] = [];
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('SavePosition')) await new Promise<void>((go) => late.push(go));
    await route.fallback();
  });
  const tellLate = async () => {
    const answer = saved();
    for (const go of late.splice(0)) go();
    expect((await answer).status()).toBe(200);
  };
  await play(page);
  await stopAt(page, 120);
  await play(there);
  kept = saved(there);
  await stopAt(there, 200);
  await kept;
  await tellLate();
  await there.reload();
  await resume(there, '3:2');
  kept = saved(there);
  await pause(there);
  await kept;

  await play(page);
  await stopAt(page, 140);
  await play(there);
  kept = saved(there);
  await stopAt(there, 290);
  await kept;
  await tellLate();
  await there.goto('/');
  const row = there.getByRole('region', { name: 'Devam Et' });
  await row.locator(`a[href="${episode}"]`).waitFor();
  expect(await row.locator(`a[href="${next}"]`).count()).toBe(0);
  await phone.close();
});

test('L-13 removes a title from Devam Et, also after a reload', async () => {
  await page.goto('/');
  const row = page.getByRole('region', { name: 'Devam Et' });
  const card = row.locator(`a[href="${episode}"]`);
  await card.waitFor();
  const removed = page.waitForResponse(
    (response) => response.request().postData()?.includes('RemoveContinueWatching') ?? false,
  );
  await row.getByRole('button', { name: 'Tuz Kayıtları: Devam Et sırasından çıkar' }).click();
  await card.waitFor({ state: 'detached' });
  expect((await removed).status()).toBe(200);
  await page.reload();
  await page.getByRole('heading', { name: 'Son Eklenen Bölümler' }).waitFor();
  expect(await card.count()).toBe(0);
});

test('L-12 a visitor resumes after a reload, and so does the account of a later sign-in, on another device', async ({
  person,
}) => {
  const visitor = await person();
  const here = await visitor.newPage();
  await here.goto(other);
  await play(here);
  await seek(here, 130);
  await pause(here);
  await here.reload();
  await here.getByText('Kaldığın yerden devam ediyorsun: 2:1').waitFor();
  expect(Math.abs((await positionOf(here)) - 130)).toBeLessThanOrEqual(3);

  const handed = saved(here);
  await here.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  await fillLogin(here.getByRole('dialog', { name: 'Giriş yap' }), login(1));
  expect((await handed).status()).toBe(200);
  await here.waitForFunction(() => localStorage.getItem('seyir.positions') === null);
  await visitor.close();

  const phone = await person('phone');
  await enter(phone, login(1));
  const there = await phone.newPage();
  await there.goto(other);
  await passAdverts(there);
  await there.getByText('Kaldığın yerden devam ediyorsun: 2:1').waitFor();
  await phone.close();
});

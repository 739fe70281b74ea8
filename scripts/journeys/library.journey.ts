import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { violationsOn } from './accessible.js';
import { launch, person, watchFaults } from './browser.js';
import { fillLogin, login, userButton } from './members.js';

const series = '/dizi/cinaralti-kooperatifi';
const name = 'Çınaraltı Kooperatifi';

let browser: Browser;
let page: Page;
let faults: string[];
beforeAll(async () => {
  browser = await launch();
  page = await (await person(browser)).newPage();
  // One write is cut off on purpose.
  faults = watchFaults(page, /ERR_FAILED/);
});
afterAll(() => browser.close());

const sent = (on: Page, operation: string) =>
  on.waitForResponse((response) => response.request().postData()?.includes(operation) ?? false);

/** Presses a toggle unless it is on already, and waits until that is kept. */
const turnOn = async (toggle: Locator): Promise<void> => {
  if ((await toggle.getAttribute('aria-pressed')) === 'true') return;
  const kept = sent(page, 'SetTitleMark');
  await toggle.click();
  await kept;
};

const button = (label: string) => page.getByRole('button', { name: label, exact: true });
/** Of the title that the page is about: cards of others have buttons of the same names. */
const action = (label: string) =>
  page.getByRole('group', { name: 'Kütüphanem' }).getByRole('button', { name: label, exact: true });
const box = (label: string) => page.getByRole('checkbox', { name: label, exact: true });
const entry = (on: Page, title: string) =>
  on.getByRole('tabpanel').getByRole('listitem').filter({ hasText: title });

it('L-06 a visitor who adds a title signs in, and it is on the list', async () => {
  await page.goto(series);
  await page.getByRole('link', { name: 'Giriş yap' }).first().waitFor();
  await action('İzleme Listem: Ekle').click();
  await fillLogin(page.getByRole('dialog'), login(1));
  await action('İzleme Listem: Eklendi').waitFor();
  await page.reload();
  await action('İzleme Listem: Eklendi').waitFor();
});

it('L-14 L-15 L-17 favourite and follow stand after a reload', async () => {
  await turnOn(action('Favorim'));
  if (await action('Takip et').isVisible()) {
    const kept = sent(page, 'SetTitleMark');
    await action('Takip et').click();
    await kept;
  }
  await page.reload();
  await action('Takip ediliyor').waitFor();
  await page.getByText(/takipçi$/).waitFor();
  expect(await action('Favorim').getAttribute('aria-pressed')).toBe('true');
  expect(await violationsOn(page)).toEqual([]);
});

it('L-01 L-02 L-03 the box of a season sets those of its episodes, and of no other season', async () => {
  await page.goto(`${series}?sezon=1`);
  const season = box('1. sezonu izledim');
  const first = box('1. Bölüm: izledim');
  const second = box('2. Bölüm: izledim');
  await first.waitFor();
  await season.setChecked(true);
  await Promise.all([first, second].map((one) => expect(one.isChecked()).resolves.toBe(true)));
  const kept = sent(page, 'SetEpisodeWatched');
  await second.setChecked(false);
  await kept;
  expect([await season.isChecked(), await first.isChecked()]).toEqual([false, true]);
  await page.reload();
  await page.locator('input[aria-label="1. Bölüm: izledim"]:checked').waitFor();
  expect([await season.isChecked(), await second.isChecked()]).toEqual([false, false]);
});

it('a mark that cannot be kept goes back and says so', async () => {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SetTitleMark') ? route.abort() : route.fallback(),
  );
  await action('Takip ediliyor').click();
  await page.getByText('Kaydedilemedi.').waitFor();
  await action('Takip ediliyor').waitFor();
  await page.unroute('**/graphql');
});

it('L-07 L-08 L-09 the watch list opens under its hash, and an entry keeps whether it was watched', async () => {
  await userButton(page).click();
  await page.getByRole('menuitem', { name: 'İzleme Listem' }).click();
  await page.waitForURL('**/listem#tab-6');
  const own = entry(page, name);
  await own.waitFor();
  const state = own.getByRole('button', { name: /: İzle(n)?(medi|ndi)$/ });
  const before = await state.getAttribute('data-status');
  const kept = sent(page, 'SetTitleMark');
  await state.click();
  await kept;
  await page.reload();
  await own.locator(`[data-status="${before === '1' ? '0' : '1'}"]`).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

it('L-10 the last watched open under theirs', async () => {
  await page.getByRole('tab', { name: 'Son İzlenenler' }).click();
  await page.waitForURL('**/listem#tab-11');
  await entry(page, name).first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

it('L-06 what is taken off a list is gone after a reload too', async () => {
  await page.goto('/listem#tab-6');
  const gone = button(`${name}: listemden çıkar`);
  const kept = sent(page, 'SetTitleMark');
  await gone.click();
  await kept;
  await gone.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
  expect(await gone.count()).toBe(0);
});

it('L-16 the follow button of a card toggles its class and keeps its text', async () => {
  const marks = sent(page, 'LibraryOverlay');
  await page.goto('/diziler');
  await marks;
  const card = page.getByRole('article').first();
  const follow = card.getByRole('button', { name: 'Takip et' });
  await card.hover();
  const isActive = () => follow.evaluate((element) => element.classList.contains('active'));
  const before = await isActive();
  const kept = sent(page, 'SetTitleMark');
  await follow.click();
  await kept;
  expect(await isActive()).toBe(!before);
  expect(await follow.getAttribute('aria-label')).toBe('Takip et');
  expect(faults).toEqual([]);
});

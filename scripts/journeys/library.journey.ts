import { expect, type Locator, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { closePersons, openPerson, test, watchFaults } from './browser.ts';
import { layoutShiftOf } from './layout-shift.ts';
import { fillLogin, login, userButton } from './members.ts';

const series = '/dizi/cinaralti-kooperatifi';
const name = 'Çınaraltı Kooperatifi';

let page: Page;
let faults: string[];
test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  page = await (await openPerson(browser)).newPage();
  // One write is aborted on purpose.
  faults = watchFaults(page, /ERR_FAILED/);
});
test.afterAll(closePersons);

const sent = (on: Page, operation: string) =>
  on.waitForResponse((response) => response.request().postData()?.includes(operation) ?? false);

/** Presses a box. Playwright's own `setChecked` wants the new state at once; ours shows it a moment later, from the cache. */
const press = async (one: Locator, checked: boolean): Promise<void> => {
  await one.click();
  await expect(one).toBeChecked({ checked });
};

const button = (label: string) => page.getByRole('button', { name: label, exact: true });
/** The buttons of the page's own title: cards of other titles have buttons with the same names. */
const action = (label: string) =>
  page.getByRole('group', { name: 'Kütüphanem' }).getByRole('button', { name: label, exact: true });
/** Opens the menu beside these buttons and returns one of its entries. */
const entryOfMenu = async (label: string) => {
  await action('Diğer işlemler').click();
  return page.getByRole('menuitemcheckbox', { name: label, exact: true });
};
const box = (label: string) => page.getByRole('checkbox', { name: label, exact: true });
const entry = (on: Page, title: string) =>
  on.getByRole('tabpanel').getByRole('listitem').filter({ hasText: title });

test('L-06 a visitor who adds a title signs in, and it is on the list', async () => {
  await page.goto(series);
  await page.getByRole('link', { name: 'Giriş yap' }).first().waitFor();
  await action('İzleme Listem: Ekle').click();
  const kept = sent(page, 'SetTitleMark');
  await fillLogin(page.getByRole('dialog'), login(1));
  await action('İzleme Listem: Eklendi').waitFor();
  await kept;
  await page.reload();
  await action('İzleme Listem: Eklendi').waitFor();
});

test('L-14 L-15 L-17 favourite and follow persist after a reload', async () => {
  const favourite = await entryOfMenu('Favorim');
  if ((await favourite.getAttribute('aria-checked')) === 'true') await page.keyboard.press('Escape');
  else {
    const kept = sent(page, 'SetTitleMark');
    await favourite.click();
    await kept;
  }
  if (await action('Takip et').isVisible()) {
    const kept = sent(page, 'SetTitleMark');
    await action('Takip et').click();
    await kept;
  }
  await page.reload();
  await action('Takip ediliyor').waitFor();
  await page.getByText(/takipçi$/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await expect(await entryOfMenu('Favorim')).toBeChecked();
  await page.keyboard.press('Escape');
});

test('L-01 L-02 L-03 the box of a season sets those of its episodes, and of no other season', async () => {
  await page.goto(`${series}?sezon=1`);
  const season = box('1. sezonu izledim');
  const first = box('1. Bölüm: izledim');
  const second = box('2. Bölüm: izledim');
  await first.waitFor();
  const whole = sent(page, 'SetSeasonWatched');
  await press(season, true);
  await whole;
  await Promise.all([first, second].map((one) => expect(one).toBeChecked()));
  const kept = sent(page, 'SetEpisodeWatched');
  await press(second, false);
  await kept;
  await expect(season).not.toBeChecked();
  await expect(first).toBeChecked();
  await page.reload();
  await page.locator('input[aria-label="1. Bölüm: izledim"]:checked').waitFor();
  expect([await season.isChecked(), await second.isChecked()]).toEqual([false, false]);
});

test('a mark that cannot be saved is reverted, and a message says so', async () => {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('SetTitleMark') ? route.abort() : route.fallback(),
  );
  await action('Takip ediliyor').click();
  await page.getByText('Kaydedilemedi.').waitFor();
  await action('Takip ediliyor').waitFor();
  await page.unroute('**/graphql');
});

test('L-07 L-08 L-09 the watch list opens under its hash, and an entry keeps its watched state', async () => {
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

test('L-10 the last watched open under theirs', async () => {
  await page.getByRole('tab', { name: 'Son İzlenenler' }).click();
  await page.waitForURL('**/listem#tab-11');
  await entry(page, name).first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test('L-06 an entry removed from a list stays removed after a reload', async () => {
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

test('L-16 the follow button of a card toggles its class and keeps its text', async () => {
  await page.goto('/diziler?harf=%C3%87');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: name });
  const follow = card.getByRole('button', { name: 'Takip et' });
  await card.hover();
  // The title has been followed on its page.
  await expect(follow).toHaveClass(/(^| )active( |$)/);
  const kept = sent(page, 'SetTitleMark');
  await follow.click();
  await kept;
  await expect(follow).not.toHaveClass(/(^| )active( |$)/);
  expect(await follow.getAttribute('aria-label')).toBe('Takip et');
  expect(faults).toEqual([]);
});

test('L-05 an anime episode is marked in the same way, in each of its groups', async () => {
  await page.goto('/anime/ay-tramvayi?sezon=1');
  const boxes = box('1. Bölüm: izledim');
  await boxes.nth(1).waitFor();
  const before = await boxes.first().isChecked();
  const kept = sent(page, 'SetEpisodeWatched');
  await press(boxes.first(), !before);
  await kept;
  await page.reload();
  const state = before ? ':not(:checked)' : ':checked';
  await page.locator(`input[aria-label="1. Bölüm: izledim"]${state}`).nth(1).waitFor();
});

test('a title is scored on its card, and its page shows the same score', async () => {
  await page.goto('/diziler?harf=%C3%87');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: name });
  const score = card.getByRole('button', { name: /^Puan/ });
  const give = async (own: string) => {
    await card.hover();
    await score.click();
    const kept = sent(page, 'SetScore');
    await page.getByRole('dialog').getByRole('button', { name: own, exact: true }).click();
    await kept;
    // The pointer has left the card for the panel.
    await card.hover();
  };
  await give('8 puan ver');
  await card.getByRole('button', { name: 'Puanım: 8' }).waitFor();
  await page.goto(series);
  await action('Puanım: 8').waitFor();
  await page.goto('/diziler?harf=%C3%87');
  await give('Puanımı geri al');
  await card.getByRole('button', { name: 'Puanla' }).waitFor();
});

test('what a member has marked moves nothing on the home page and on the page of a title', async () => {
  const viewport = page.viewportSize();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    for (const path of ['/', series]) {
      const marked = page.waitForResponse(
        (response) => response.request().postData()?.includes('LibraryOverlay') ?? false,
      );
      await page.goto(path);
      await marked;
      await page.waitForLoadState('networkidle');
      const shift = await layoutShiftOf(page);
      expect([path, size.width, shift < 0.05 || shift]).toEqual([path, size.width, true]);
    }
  }
  if (viewport) await page.setViewportSize(viewport);
});

import { expect, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { inBothSizes, test, watchFaults } from './browser.ts';
import { enter, fillLogin, login } from './members.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Creates a collection of two titles by the form; the collection's page is then open. */
const make = async (page: Page, name: string): Promise<void> => {
  await page.goto('/koleksiyonlar');
  await button(page, 'Koleksiyon oluştur').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Adı').fill(name);
  for (const [word, title] of [
    ['iskele', 'Gece Yarısı İskelesi'],
    ['kehribar', 'Kehribar Köşkü'],
  ] as const) {
    await dialog.getByRole('searchbox', { name: 'Yapım ekle' }).fill(word);
    await dialog.getByRole('button', { name: `${title}: Ekle` }).click();
    await dialog.getByRole('button', { name: `${title}: Eklendi` }).waitFor();
  }
  await dialog.getByText('2 yapım seçildi').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await button(page, 'Koleksiyon oluştur').last().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
};

const titlesOn = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();

test('K-01 a visitor finds a collection by its name and opens it', inBothSizes, async ({ person }) => {
  const page = await (await person()).newPage();
  const faults = watchFaults(page);
  await page.goto('/koleksiyonlar');
  await page.getByRole('heading', { level: 1, name: 'Koleksiyonlar' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Koleksiyonlarda ara' }).fill('GİZEM');
  await page.waitForURL(/\?ara=/);
  await page.getByRole('link', { name: 'Gizem isteyene' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gizem isteyene' }).waitFor();
  await page.getByText('İkinci sezonu bekleyin.').waitFor();
  await page.getByRole('heading', { name: 'Yorumlar' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Gizem isteyene' }).waitFor();
  expect(faults).toEqual([]);
});

test('a shared collection has a link with a picture of its posters', async ({ person }) => {
  const context = await person('wide');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto('/koleksiyonlar');
  await page.getByRole('link', { name: 'Gizem isteyene' }).click();
  await page.getByRole('heading', { level: 1, name: 'Gizem isteyene' }).waitFor();
  // The headless browser has no share sheet.
  await button(page, 'Paylaş').click();
  await page.getByText('Bağlantı kopyalandı.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());
  const html = await (await fetch(link)).text();
  expect(html).toContain('<meta property="og:title" content="Gizem isteyene"/>');
  const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const answer = await fetch(image.replaceAll('&amp;', '&'));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test(
  'K-02 K-11 K-12 K-13 a member creates, orders, comments on and deletes a collection',
  inBothSizes,
  async ({ person }, { project }) => {
    const context = await person();
    await enter(context, login(1));
    const page = await context.newPage();
    const faults = watchFaults(page);
    const name = `Deneme seçkisi ${project.name} ${Date.now()}`;
    await make(page, name);
    expect(await titlesOn(page)).toEqual(['Gece Yarısı İskelesi', 'Kehribar Köşkü']);

    await button(page, 'Düzenle').click();
    const up = button(page, 'Yukarı taşı: Kehribar Köşkü');
    await up.focus();
    await page.keyboard.press('Enter');
    await expect(up).toBeFocused();
    await page.getByLabel('Not: Kehribar Köşkü').fill('Önce bu');
    expect(await violationsOn(page)).toEqual([]);
    await button(page, 'Kaydet').click();
    await page.getByText('Koleksiyonun kaydedildi.').waitFor();
    await page.reload();
    await page.getByText('Önce bu').waitFor();
    expect(await titlesOn(page)).toEqual(['Kehribar Köşkü', 'Gece Yarısı İskelesi']);

    await page.getByLabel('Yorumun', { exact: true }).fill('Güzel seçki oldu');
    await button(page, 'Yorum yap').click();
    await page.getByRole('main').getByText('Güzel seçki oldu', { exact: true }).waitFor();

    await button(page, 'Sil').first().click();
    await button(page, 'Evet, sil').click();
    await page.waitForURL('**/koleksiyonlar');
    await page.getByRole('heading', { level: 1, name: 'Koleksiyonlar' }).waitFor();
    await expect(page.getByRole('link', { name })).toHaveCount(0);
    expect(faults).toEqual([]);
  },
);

test('titles are ordered by dragging', async ({ person }) => {
  const context = await person('wide');
  await enter(context, login(1));
  const page = await context.newPage();
  await make(page, `Sürükleme ${Date.now()}`);
  await button(page, 'Düzenle').click();
  const handles = page.locator('[draggable=true]');
  await handles.nth(1).dragTo(handles.nth(0));
  await button(page, 'Kaydet').click();
  await page.getByText('Koleksiyonun kaydedildi.').waitFor();
  expect(await titlesOn(page)).toEqual(['Kehribar Köşkü', 'Gece Yarısı İskelesi']);
  await button(page, 'Sil').first().click();
  await button(page, 'Evet, sil').click();
  await page.waitForURL('**/koleksiyonlar');
});

test('a private collection is only for its owner; a visitor must sign in for a like', async ({ person }) => {
  const owner = await person('wide');
  await enter(owner, login(1));
  const page = await owner.newPage();
  const name = `Gizli ${Date.now()}`;
  await make(page, name);
  await button(page, 'Düzenle').click();
  await page.getByLabel('Kim görsün?').selectOption('Yalnızca ben');
  await button(page, 'Kaydet').click();
  await page.getByText('Koleksiyonun kaydedildi.').waitFor();

  const visitor = await (await person('wide')).newPage();
  const answer = await visitor.goto(page.url());
  expect(answer?.status()).toBe(404);
  await page.reload();
  await page.getByRole('heading', { level: 1, name }).waitFor();

  await visitor.goto('/koleksiyonlar?sira=begenilen');
  await visitor.getByRole('link', { name: 'Yağmurlu pazar' }).click();
  await visitor.getByRole('button', { name: /^Beğen / }).click();
  await fillLogin(visitor.getByRole('dialog'), login(1));
  await visitor.getByRole('button', { name: /^Beğendin / }).click();
  await visitor.getByRole('button', { name: /^Beğen / }).waitFor();
  await button(page, 'Sil').first().click();
  await button(page, 'Evet, sil').click();
  await page.waitForURL('**/koleksiyonlar');
});

import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { closePersons, site, test } from './browser.ts';
import { bell, login } from './members.ts';
import { openSubscribed, openTwoMembers } from './two-members.ts';

const title = '/dizi/gece-yarisi-iskelesi';
const episode = `${title}/1-sezon/4-bolum`;
const long = `${title}/1-sezon/5-bolum`;
const first = `ilk-${crypto.randomUUID()}`;
const second = `son-${crypto.randomUUID()}`;

/** The first member uses the wide screen, the second the phone. */
let a: Page;
let b: Page;
let faults: string[];
let anchor = '';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  ({ a, b, faults } = await openTwoMembers(browser));
  await Promise.all([live(a), live(b)]);
});
test.afterAll(closePersons);

/** Opens the episode and waits until its thread is subscribed. */
const live = (page: Page, path = episode): Promise<void> => openSubscribed(page, path, 'ThreadFrames');

const comment = (page: Page): Locator => page.locator(`article[id="${anchor}"]`);
const menuOf = async (page: Page): Promise<Locator> => {
  await comment(page)
    .getByRole('button', { name: /yorum menüsü$/ })
    .first()
    .click();
  return page.getByRole('dialog', { name: /yorum menüsü$/ });
};

test('C-01 C-07 a member mentions another, with emoji; the mentioned member is notified', async () => {
  await bell(b).waitFor();
  const before = await bell(b).getAttribute('aria-label');
  const field = a.getByLabel('Yorumun', { exact: true });
  await field.fill(`${first} @${login(1).username.slice(0, 4)}`);
  await a.getByRole('option', { name: new RegExp(`@${login(1).username}`) }).waitFor();
  expect(await violationsOn(a)).toEqual([]);
  await field.press('Enter');
  await a.getByRole('button', { name: 'Emoji ekle' }).first().click();
  await a.getByRole('button', { name: '😂' }).click();
  expect(await violationsOn(a)).toEqual([]);
  await a.keyboard.press('Escape');
  const text = `${first} @${login(1).username} 😂`;
  expect(await field.inputValue()).toBe(text);
  await a.getByText(`${500 - text.length + 1} karakter daha yazabilirsiniz.`).waitFor();
  await a.getByRole('button', { name: 'Yorum yap' }).click();
  const newest = a.getByRole('article').first();
  await newest.getByText(first).waitFor();
  anchor = (await newest.getAttribute('id')) ?? '';
  await comment(b)
    .getByRole('link', { name: `@${login(1).username}` })
    .waitFor();
  await b.waitForFunction(
    (old) =>
      document.querySelector('header button[aria-label^="Bildirimler"]')?.getAttribute('aria-label') !== old,
    before,
  );
});

test('N-02 N-04 the notifications page links to it, and marks it as read', async () => {
  await b.goto('/bildirimler');
  const entry = b.getByRole('main').getByRole('listitem').first();
  await entry.getByText('bir yorumda senden söz etti.').waitFor();
  expect(await entry.getByRole('link').getAttribute('href')).toBe(`${episode}#${anchor}`);
  await b.locator('header button[aria-label="Bildirimler"]').waitFor();
  expect(await violationsOn(b)).toEqual([]);
  await live(b);
});

test('an edit appears on the other page, marked as edited', async () => {
  await (await menuOf(a)).getByRole('button', { name: 'Düzenle' }).click();
  await a.getByLabel('Yorumunu düzenle').fill(second);
  await a.getByRole('button', { name: 'Kaydet' }).click();
  await comment(a).getByText('düzenlendi').waitFor();
  await comment(b).getByText(second).waitFor();
  await comment(b).getByText('düzenlendi').waitFor();
});

test('C-18 C-20 C-21 C-22 one of six reactions counts on both pages; after its removal its kind is gone', async () => {
  await comment(b).getByRole('button', { name: 'Tepki ver' }).click();
  const picker = b.getByRole('dialog', { name: 'Tepki ver' });
  await picker.getByRole('button', { name: 'Şaşırtıcı' }).waitFor();
  expect(await violationsOn(b)).toEqual([]);
  await picker.getByRole('button', { name: 'Komik' }).click();
  const kinds = (page: Page) => comment(page).getByRole('listitem').filter({ hasText: 'Komik' });
  await kinds(b).getByText('1').waitFor();
  await kinds(a).getByText('1').waitFor();
  await comment(b).getByRole('button', { name: 'Tepkin: Komik' }).click();
  await picker.getByRole('button', { name: 'Komik', pressed: true }).click();
  await kinds(b).waitFor({ state: 'detached' });
  await kinds(a).waitFor({ state: 'detached' });
});

test('R-01 R-02 R-04 a report needs a problem, and is confirmed', async () => {
  await (await menuOf(b)).getByRole('button', { name: 'Bildir' }).click();
  const dialog = b.getByRole('dialog', { name: 'Bu yorumu bildir' });
  await dialog.getByRole('button', { name: 'Bildir', exact: true }).click();
  await dialog.getByText('Lütfen bir sorun seçin.').waitFor();
  expect(await violationsOn(b)).toEqual([]);
  await dialog.getByLabel('Spam ya da reklam').check();
  await dialog.getByRole('button', { name: 'Bildir', exact: true }).click();
  await b.getByText('Bildirimin bize ulaştı.').waitFor();
});

test('C-16 U-13 U-14 U-15 deleting asks first; then the text is gone everywhere, and a placeholder stays', async () => {
  const ask = async () => {
    await (await menuOf(a)).getByRole('button', { name: 'Sil' }).click();
    return a.getByRole('alertdialog', { name: 'Bu işlemi yapmak istediğinden emin misin?' });
  };
  await (await ask()).getByRole('button', { name: 'Hayır' }).click();
  await comment(a).getByText(second).waitFor();
  const question = await ask();
  await question.waitFor();
  expect(await violationsOn(a)).toEqual([]);
  await question.getByRole('button', { name: 'Evet, sil' }).click();
  await comment(a).getByText('Bu yorum silindi.').waitFor();
  await comment(b).getByText('Bu yorum silindi.').waitFor();
});

test('C-15 U-17 U-18 the last page hides the button and says so', async () => {
  const post = async (context: BrowserContext, path: string, form: Record<string, string>) =>
    (await (await context.request.post(path, { headers: { origin: site }, form })).json()) as {
      data: { id: string; link: string }[];
    };
  const found = (await post(a.context(), '/search', { query: 'gece yarısı iskelesi' })).data;
  const series = found.find(({ link }) => link === title)?.id ?? '';
  const list = { type: 'loadEpisode', _t: '2', _t_id: series, stable: '0', page: '1' };
  const id =
    (await post(a.context(), '/ajax/service', list)).data.find(({ link }) => link === long)?.id ?? '';
  for (const context of [a.context(), b.context()])
    for (let n = 1; n <= 11; n++)
      await post(context, '/add/comment', { id, comment: `${n}. söz`, type: '2', spoiler: '0' });
  await live(b, long);
  const more = b.getByRole('button', { name: 'Daha fazla yorum' });
  await more.waitFor();
  const threads = 'section ol > li > article';
  const end = b.getByText('Listelenecek yorum kalmadı !');
  for (let turns = 0; turns < 10 && !(await end.isVisible()); turns++) {
    const shown = await b.locator(threads).count();
    await more.click();
    await b.waitForFunction(([selector, before]) => document.querySelectorAll(selector).length > before, [
      threads,
      shown,
    ] as const);
    // While it loads, the button has a loading text as its name.
    await more.or(end).first().waitFor();
  }
  await end.waitFor();
  expect(await more.count()).toBe(0);
});

test("L-18 L-19 'Haber ver' keeps its state", async () => {
  await a.goto(title);
  const on = a.getByRole('menuitem', { name: 'Haber ver', exact: true });
  const off = a.getByRole('menuitem', { name: 'Haber verme', exact: true });
  const menu = () => a.getByRole('button', { name: 'Diğer işlemler' }).click();
  await menu();
  await on.click();
  await a.getByText('Yeni bölümler gelince haber vereceğiz.').waitFor();
  await a.reload();
  await a.getByRole('button', { name: 'Diğer işlemler' }).waitFor();
  expect(await violationsOn(a)).toEqual([]);
  await menu();
  await off.click();
  await menu();
  await on.waitFor();
});

test('no page logged an error', () => {
  expect(faults).toEqual([]);
});

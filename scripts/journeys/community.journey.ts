import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { violationsOn } from './accessible.js';
import { launch, person, site, watchFaults } from './browser.js';
import { bell, enter, login } from './members.js';

const title = '/dizi/gece-yarisi-iskelesi';
const episode = `${title}/1-sezon/4-bolum`;
const long = `${title}/1-sezon/5-bolum`;
const first = `ilk-${crypto.randomUUID()}`;
const second = `son-${crypto.randomUUID()}`;

let browser: Browser;
let writer: BrowserContext;
let reader: BrowserContext;
/** Wide, the first member; phone, the second. */
let a: Page;
let b: Page;
let faults: string[];
let anchor = '';

beforeAll(async () => {
  browser = await launch();
  writer = await person(browser);
  reader = await person(browser, 'phone');
  await Promise.all([enter(writer, login(0)), enter(reader, login(1))]);
  [a, b] = await Promise.all([writer.newPage(), reader.newPage()]);
  faults = watchFaults(a);
  watchFaults(b).push = (...more) => faults.push(...more);
  await Promise.all([live(a), live(b)]);
}, 120_000);
afterAll(() => browser.close());

/** Opens the episode and waits until its thread is subscribed to. */
const live = async (page: Page, path = episode): Promise<void> => {
  const subscribed = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (payload.toString().includes('ThreadChanged')) resolve();
      }),
    );
  });
  await page.goto(path);
  await subscribed;
};

const comment = (page: Page): Locator => page.locator(`article[id="${anchor}"]`);
const menuOf = async (page: Page): Promise<Locator> => {
  await comment(page)
    .getByRole('button', { name: /yorum menüsü$/ })
    .first()
    .click();
  return page.getByRole('dialog', { name: /yorum menüsü$/ });
};

it('C-01 C-07 a member names another, with emoji; the bell of the one who is named rings', async () => {
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

it('N-02 N-04 the page of notifications leads to it, and counts as read', async () => {
  await b.goto('/bildirimler');
  const entry = b.getByRole('main').getByRole('listitem').first();
  await entry.getByText('bir yorumda senden söz etti.').waitFor();
  expect(await entry.getByRole('link').getAttribute('href')).toBe(`${episode}#${anchor}`);
  await b.locator('header button[aria-label="Bildirimler"]').waitFor();
  expect(await violationsOn(b)).toEqual([]);
  await live(b);
});

it('an edit shows on the other page, marked', async () => {
  await (await menuOf(a)).getByRole('button', { name: 'Düzenle' }).click();
  await a.getByLabel('Yorumunu düzenle').fill(second);
  await a.getByRole('button', { name: 'Kaydet' }).click();
  await comment(a).getByText('düzenlendi').waitFor();
  await comment(b).getByText(second).waitFor();
  await comment(b).getByText('düzenlendi').waitFor();
});

it('C-18 C-20 C-21 C-22 a reaction of six counts on both pages; taken back, its kind is gone', async () => {
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

it('R-01 R-02 R-04 a report asks for a problem, and is answered', async () => {
  await (await menuOf(b)).getByRole('button', { name: 'Bildir' }).click();
  const dialog = b.getByRole('dialog', { name: 'Bu yorumu bildir' });
  await dialog.getByRole('button', { name: 'Bildir', exact: true }).click();
  await dialog.getByText('Lütfen bir sorun seçin.').waitFor();
  expect(await violationsOn(b)).toEqual([]);
  await dialog.getByLabel('Spam ya da reklam').check();
  await dialog.getByRole('button', { name: 'Bildir', exact: true }).click();
  await b.getByText('Bildirimin bize ulaştı.').waitFor();
});

it('C-16 U-13 U-14 U-15 deleting asks first; then the text is gone everywhere and its place stays', async () => {
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

it('C-15 U-17 U-18 the last page takes the button away and says so', async () => {
  const post = async (context: BrowserContext, path: string, form: Record<string, string>) =>
    (await (await context.request.post(path, { headers: { origin: site }, form })).json()) as {
      data: { id: string; link: string }[];
    };
  const found = (await post(writer, '/search', { query: 'gece yarısı iskelesi' })).data;
  const series = found.find(({ link }) => link === title)?.id ?? '';
  const list = { type: 'loadEpisode', _t: '2', _t_id: series, stable: '0', page: '1' };
  const id = (await post(writer, '/ajax/service', list)).data.find(({ link }) => link === long)?.id ?? '';
  for (const context of [writer, reader])
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
    // While it loads, the button says so instead of its name.
    await more.or(end).first().waitFor();
  }
  await end.waitFor();
  expect(await more.count()).toBe(0);
});

it("L-18 L-19 'Haber ver' stays what it was set to", async () => {
  await a.goto(title);
  const on = a.getByRole('button', { name: 'Haber ver', exact: true });
  const off = a.getByRole('button', { name: 'Haber verme', exact: true });
  await on.click();
  await off.waitFor();
  await a.getByText('Yeni bölümler gelince haber vereceğiz.').waitFor();
  await a.reload();
  await off.waitFor();
  expect(await violationsOn(a)).toEqual([]);
  await off.click();
  await on.waitFor();
});

it('nothing failed behind their backs', () => {
  expect(faults).toEqual([]);
});

import { expect, type BrowserContext, type Page } from '@playwright/test';
import { test as base, watchFaults } from './browser.ts';
import { fillLogin, login, userButton } from './members.ts';
import { play, positionOf } from './player.ts';

const episode = '/dizi/gece-yarisi-iskelesi/1-sezon/2-bolum';
const wrong = 'Kullanıcı adı ya da şifre yanlış.';

let context: BrowserContext;
let page: Page;
let faults: string[];

const test = base.extend<{ visit: () => Promise<void> }>({
  visit: async ({ person }, use) =>
    use(async () => {
      context = await person();
      page = await context.newPage();
      // The browser logs a refused sign-in, which is an answer of 4xx.
      faults = watchFaults(page, /Failed to load resource.*\/graphql/);
    }),
});

test('A-01 signs in on the page, shows an error for a wrong password, and signs out', async ({ visit }) => {
  await visit();
  await page.goto(`/giris-yap?donus=${encodeURIComponent(episode)}`);
  const form = page.getByRole('main');
  await fillLogin(form, { ...login(0), password: 'yanlış-parola' });
  await form.getByRole('alert').getByText(wrong).waitFor();
  await fillLogin(form, login(0));
  await page.waitForURL(`**${episode}`);
  await userButton(page).click();
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).waitFor();
  expect((await context.cookies()).filter(({ name }) => name === 'sid')).toEqual([]);
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).waitFor();
  expect(faults).toEqual([]);
});

test('U-03 asks a writing visitor to sign in, then sends the text; the film keeps playing', async ({
  visit,
}) => {
  await visit();
  await page.goto(episode);
  await play(page);
  const text = `Ziyaretçiyken yazdım ${crypto.randomUUID()}`;
  await page.getByLabel('Yorumun').fill(text);
  await page.getByRole('button', { name: 'Yorum yap' }).click();
  const modal = page.getByRole('dialog', { name: 'Giriş yap' });
  await fillLogin(modal, { ...login(0), password: 'yanlış-parola' });
  await modal.getByRole('alert').getByText(wrong).waitFor();
  const position = await positionOf(page);
  await fillLogin(modal, login(0));
  await page.getByRole('article').filter({ hasText: text }).waitFor();
  await userButton(page).waitFor();
  expect(await page.getByLabel('Yorumun').inputValue()).toBe('');
  expect(await positionOf(page)).toBeGreaterThan(position);
  expect(faults).toEqual([]);
});

test('keeps a visitor’s text when the dialog is closed', async ({ visit }) => {
  await visit();
  await page.goto(episode);
  const field = page.getByLabel('Yorumun');
  await field.fill('Sonra gönderirim');
  await page.getByRole('button', { name: 'Yorum yap' }).click();
  await page.getByRole('dialog', { name: 'Giriş yap' }).getByRole('button', { name: 'Kapat' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe('Sonra gönderirim');
  expect(faults).toEqual([]);
});

import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launch, person, watchFaults } from './browser.js';
import { fillLogin, login, userButton } from './members.js';
import { play, positionOf } from './player.js';

const episode = '/dizi/gece-yarisi-iskelesi/1-sezon/2-bolum';
const wrong = 'Kullanıcı adı ya da şifre yanlış.';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let faults: string[];
beforeAll(async () => {
  browser = await launch();
});
afterEach(() => context.close());
afterAll(() => browser.close());

const visit = async (): Promise<void> => {
  context = await person(browser);
  page = await context.newPage();
  // A refused sign-in is an answer of 4xx, which the browser tells of by itself.
  faults = watchFaults(page, /Failed to load resource.*\/graphql/);
};

it('A-01 signs in on the page, which says when a password is wrong, and out again', async () => {
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

it('U-03 asks a visitor who writes to sign in, then goes on with it; the film goes on playing', async () => {
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

it('keeps what a visitor wrote when the modal is closed', async () => {
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

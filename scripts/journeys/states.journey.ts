import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type Shot, shots } from '../screens/shots.mjs';
import { violationsOn } from './accessible.js';
import { launch, person } from './browser.js';
import { enter, login } from './members.js';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/**
 * States that no other journey looks at, on a wide screen where they exist there. The table is the one that the pictures in
 * docs/screens are made from, in both sizes.
 */
const states = [
  'home-light',
  'home-drawer',
  'home-bell',
  'home-sign-in',
  'series-letter-empty',
  'title-light',
  'title-member',
  'title-report',
  'title-failed',
  'profile',
  'library-visitor',
  'notifications-visitor',
  'contact-incomplete',
  'not-found',
];

function shotOf(name: string): Shot {
  const shot = shots[name];
  if (!shot) throw new Error(`no shot ${name}`);
  return shot;
}

it.each(states)('%s: axe finds nothing, nothing sticks out', async (name) => {
  const { path, as, on = 'wide', light, act, popup } = shotOf(name);
  const context = await person(browser, on);
  if (as !== undefined) await enter(context, login(as));
  if (light) await context.addInitScript(() => localStorage.setItem('seyir-theme', 'light'));
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await act?.(page);
  if (popup) await page.locator(popup).first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await context.close();
});

it('without a network a menu and a page fail alone, and come once it is back', async () => {
  const context = await person(browser, 'phone');
  const page = await context.newPage();
  const menu = page.getByRole('button', { name: 'Menüyü aç' });
  const questions = page.locator('footer a[href="/sss"]');
  await page.goto('/diziler');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await menu.click();
  await questions.click();
  await page.getByRole('heading', { name: 'Bağlantı yok' }).waitFor();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Ana sayfaya dön' }).click();
  await page.getByRole('heading', { name: 'Popüler' }).waitFor();
  await questions.click();
  await page.locator('main summary').first().waitFor();
  await menu.click();
  await page.getByRole('dialog').waitFor();
  await context.close();
});

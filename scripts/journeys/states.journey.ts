import { expect } from '@playwright/test';
import { type Shot, shots } from '../screens/shots.ts';
import { violationsOn } from './accessible.ts';
import { test } from './browser.ts';
import { enter, login } from './members.ts';

/**
 * States that no other journey covers, on a wide screen if possible. The pictures in docs/screens are made from the
 * same table, in both sizes.
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
  'profile-menu',
  'settings-blocked',
  'settings-blocked-empty',
  'library-visitor',
  'notifications-visitor',
  'contact-incomplete',
  'articles',
  'article',
  'faq',
  'not-found',
];

function shotOf(name: string): Shot {
  const shot = shots[name];
  if (!shot) throw new Error(`no shot ${name}`);
  return shot;
}

for (const name of states)
  test(`${name}: axe finds nothing, nothing overflows`, async ({ person }) => {
    const { path, as, on = 'wide', light, act, popup } = shotOf(name);
    const context = await person(on);
    if (as !== undefined) await enter(context, login(as));
    if (light) await context.addInitScript(() => localStorage.setItem('seyir-theme', 'light'));
    const page = await context.newPage();
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await act?.(page);
    if (popup) await page.locator(popup).first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

test('without a network a menu and a page fail separately; the page stays, and a retry opens the next one', async ({
  person,
}) => {
  const context = await person('phone');
  const page = await context.newPage();
  const menu = page.getByRole('button', { name: 'Menüyü aç' });
  const questions = page.locator('footer a[href="/sss"]');
  await page.goto('/diziler');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await menu.click();
  await questions.click();
  const notice = page.getByRole('alert').filter({ hasText: 'Bağlantı kurulamadı' });
  await notice.waitFor();
  await page.waitForURL('**/diziler');
  await page.getByRole('heading', { name: 'Diziler', level: 1 }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await notice.getByRole('button', { name: 'Tekrar dene' }).click();
  expect(await notice.isVisible()).toBe(true);
  await context.setOffline(false);
  await notice.getByRole('button', { name: 'Tekrar dene' }).click();
  await page.waitForURL('**/sss');
  await page.locator('main summary').first().waitFor();
  await page.waitForLoadState('networkidle');
  await menu.click();
  await page.getByRole('dialog').waitFor();
});

test('a server that does not answer leaves the page, and a slow one shows a line and then a skeleton', async ({
  person,
}) => {
  const page = await (await person('wide')).newPage();
  const skeleton = page.waitForResponse(/page-skeleton/);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.mouse.move(640, 400);
  await skeleton;
  await page.waitForLoadState('networkidle');
  const films = page
    .getByRole('banner')
    .or(page.getByRole('navigation'))
    .getByRole('link', { name: 'Filmler' })
    .first();
  await page.route('**/graphql', (route) => route.abort());
  await films.click();
  const notice = page.getByRole('alert').filter({ hasText: 'Bağlantı kurulamadı' });
  await notice.waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByRole('heading', { name: 'Popüler' }).waitFor();
  await notice.getByRole('button', { name: 'Kapat' }).click();
  await notice.waitFor({ state: 'detached' });

  await page.unroute('**/graphql');
  let pass: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (pass = resolve));
  await page.route('**/graphql', async (route) => {
    await held;
    await route.fallback();
  });
  await page.getByRole('link', { name: 'Animeler' }).first().click();
  await page.getByTestId('progress-line').waitFor();
  await page.getByTestId('page-skeleton').waitFor();
  expect(await violationsOn(page)).toEqual([]);
  pass();
  await page.getByRole('heading', { name: 'Animeler', level: 1 }).waitFor();
  await page.getByTestId('page-skeleton').waitFor({ state: 'detached' });
  await page.getByTestId('progress-line').waitFor({ state: 'detached' });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { violationsOn } from './accessible.js';
import { launch, person, watchFaults, type Size } from './browser.js';

const name = 'Gece Yarısı İskelesi';
const path = '/dizi/gece-yarisi-iskelesi';
const none = 'Listelenecek içerik bulunamadı.';

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await launch();
});
afterEach(() => context.close());
afterAll(() => browser.close());

/** A page whose frame is at work: it has found out who looks at it. */
const visit = async (size: Size, expected?: RegExp) => {
  context = await person(browser, size);
  const page = await context.newPage();
  const faults = watchFaults(page, expected);
  await page.goto('/filmler');
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).waitFor();
  return { page, faults };
};

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const field = (page: Page) => page.getByRole('combobox', { name: 'Ara' }).filter({ visible: true });
const option = (page: Page, of: string | RegExp) => page.getByRole('option', { name: of });

/** '/' on wide screens, the magnifier on phones. */
const begin = async (page: Page, size: Size): Promise<void> => {
  if (size === 'wide') await page.keyboard.press('/');
  else await page.getByRole('button', { name: 'Aramayı aç' }).click();
  await field(page).and(page.locator(':focus')).waitFor();
};

/** Where pictures are wanted: a folder in SEYIR_SHOTS. */
const shoot = async (page: Page, what: string): Promise<void> => {
  const folder = process.env['SEYIR_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/search-${what}.png` });
};

describe.each(['wide', 'phone'] as const)('%s', (size) => {
  it('B-02 finds a title however it is written, while one types, and goes to it by the keyboard', async () => {
    const { page, faults } = await visit(size);
    await begin(page, size);
    await page.keyboard.type('ISKELESI');
    await option(page, new RegExp(`^${name}`)).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await shoot(page, `list-${size}`);
    await page.keyboard.press('ArrowDown');
    await option(page, new RegExp(`^${name}`))
      .and(page.locator('[aria-selected=true]'))
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.getByRole('listbox').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('Enter shows the page of results, which forgives a typo; back leads to where one was', async () => {
    const { page, faults } = await visit(size);
    await begin(page, size);
    await page.keyboard.type('iskeelsi');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/ara?q=iskeelsi');
    const results = page.getByRole('main');
    await results.getByRole('heading', { name: '“iskeelsi” için sonuçlar' }).waitFor();
    await results.getByRole('link', { name, exact: true }).waitFor();
    expect(await page.getByRole('listbox').count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await shoot(page, `results-${size}`);
    await page.reload();
    await results.getByRole('link', { name, exact: true }).waitFor();
    await results.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await page.goBack();
    await results.getByRole('link', { name, exact: true }).waitFor();
    expect(faults).toEqual([]);
  });

  it('B-24 says that nothing was found, in the list and on the page', async () => {
    const { page, faults } = await visit(size);
    await begin(page, size);
    await page.keyboard.type('zzqqxx');
    await page.getByRole('status').filter({ hasText: none }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await shoot(page, `none-list-${size}`);
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByText(none).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await shoot(page, `none-${size}`);
    expect(faults).toEqual([]);
  });

  it('U-07 stays silent while the network is away, and says on the page what happened', async () => {
    const { page, faults } = await visit(size, /Failed to load resource|ERR_FAILED/);
    await page.route('**/graphql', (route) => route.abort());
    await begin(page, size);
    const asked = page.waitForRequest('**/graphql');
    await page.keyboard.type('vapur');
    await asked;
    await page.keyboard.press('Enter');
    const fault = page.getByRole('main').getByRole('alert');
    await fault.waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await violationsOn(page)).toEqual([]);
    await shoot(page, `fault-${size}`);
    await page.unroute('**/graphql');
    await fault.getByRole('button', { name: 'Tekrar dene' }).click();
    await fault.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  });
});

it('B-22 on phones one letter is enough; B-21 on wide screens nothing is asked before the third', async () => {
  const phone = await visit('phone');
  await begin(phone.page, 'phone');
  await phone.page.keyboard.type('g');
  await option(phone.page, new RegExp(`^${name}`)).waitFor();
  await context.close();

  const wide = await visit('wide');
  const asked: string[] = [];
  wide.page.on('request', (request) => {
    if (request.postData()?.includes('Search')) asked.push(request.postData() ?? '');
  });
  await begin(wide.page, 'wide');
  await wide.page.keyboard.type('isk');
  await option(wide.page, new RegExp(`^${name}`)).waitFor();
  expect(asked).toHaveLength(1);
});

it('B-20 the left bar of phones has a search of its own, whose results stand in it', async () => {
  const { page, faults } = await visit('phone');
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  const bar = page.getByRole('dialog', { name: 'Ana menü' });
  await bar.getByRole('combobox', { name: 'Ara' }).fill('iskele');
  await bar.getByRole('option', { name: new RegExp(`^${name}`) }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await shoot(page, 'bar-phone');
  await bar.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await page.waitForURL(`**${path}`);
  await bar.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

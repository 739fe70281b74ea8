import { expect, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { inBothSizes, test as base, watchFaults, type Size } from './browser.ts';

const name = 'Gece Yarısı İskelesi';
const path = '/dizi/gece-yarisi-iskelesi';
const none = 'Listelenecek içerik bulunamadı.';

/** A page whose session query has answered, so its shell is interactive. */
const test = base.extend<{
  visit: (size?: Size, expected?: RegExp) => Promise<{ page: Page; faults: string[] }>;
}>({
  visit: async ({ person }, use) =>
    use(async (size, expected) => {
      const page = await (await person(size)).newPage();
      const faults = watchFaults(page, expected);
      await page.goto('/filmler');
      await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).waitFor();
      return { page, faults };
    }),
});

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const field = (page: Page) => page.getByRole('combobox', { name: 'Ara' }).filter({ visible: true });
const option = (page: Page, of: string | RegExp) => page.getByRole('option', { name: of });

/** Opens the search: by '/' on wide screens, by the magnifier button on phones. */
const begin = async (page: Page, size: Size): Promise<void> => {
  if (size === 'wide') await page.keyboard.press('/');
  else await page.getByRole('button', { name: 'Aramayı aç' }).click();
  await field(page).and(page.locator(':focus')).waitFor();
};

/** Saves a screenshot if SEYIR_SHOTS names a folder. */
const shoot = async (page: Page, what: string): Promise<void> => {
  const folder = process.env['SEYIR_SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/search-${what}.png` });
};

test('a search shows people, and a person leads to their titles', inBothSizes, async ({ visit, size }) => {
  const { page, faults } = await visit();
  const cast = page.locator('main a[href^="/kisi/"]').first();
  await page.goto(path);
  const found = (await cast.locator('.font-semibold').textContent()) ?? '';
  await begin(page, size);
  await page.keyboard.type(found);
  const person = page.getByRole('group', { name: 'Kişiler' }).getByRole('option', { name: found }).first();
  await person.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await person.click();
  await page.waitForURL('**/kisi/*');
  await page.getByRole('heading', { level: 1, name: found }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  await shoot(page, `person-${size}`);
  await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(faults).toEqual([]);
});

test(
  'B-02 finds a title in any spelling while typing, and opens it by the keyboard',
  inBothSizes,
  async ({ visit, size }) => {
    const { page, faults } = await visit();
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
  },
);

test(
  'Enter opens the results page, which tolerates a typo; back returns to the previous page',
  inBothSizes,
  async ({ visit, size }) => {
    const { page, faults } = await visit();
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
  },
);

test(
  'B-24 says that nothing was found, in the list and on the page',
  inBothSizes,
  async ({ visit, size }) => {
    const { page, faults } = await visit();
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
  },
);

test(
  'U-07 stays silent without a network, and shows an error on the page',
  inBothSizes,
  async ({ visit, size }) => {
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
  },
);

test('B-22 on phones one letter is enough; B-21 on wide screens no search runs before the third', async ({
  visit,
}) => {
  const phone = await visit('phone');
  await begin(phone.page, 'phone');
  await phone.page.keyboard.type('g');
  await option(phone.page, new RegExp(`^${name}`)).waitFor();
  await phone.page.context().close();

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

test('B-20 the side bar of phones has its own search, with the results inside', async ({ visit }) => {
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

test('B-20 the side bar of wide screens has its own search: results inside it, by keyboard, while they load, and none', async ({
  visit,
}) => {
  const { page, faults } = await visit('wide');
  const bar = page.getByTestId('side-bar');
  const own = bar.getByRole('combobox', { name: 'Menüde ara' });
  // '/' belongs to the search of the header.
  await page.keyboard.press('/');
  await expect(page.getByRole('banner').getByRole('combobox')).toBeFocused();
  await own.focus();
  let pass: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (pass = resolve));
  await page.route('**/graphql', async (route) => {
    await held;
    await route.fallback();
  });
  await page.keyboard.type('iskele');
  await bar.getByRole('status').filter({ hasText: 'Aranıyor' }).waitFor();
  pass();
  const found = bar.getByRole('option', { name: new RegExp(`^${name}`) });
  await found.waitFor();
  await expect(bar.getByText('Aranıyor')).toHaveCount(0);
  const [outer, inner] = [(await bar.boundingBox())!, (await found.boundingBox())!];
  expect(inner.x).toBeGreaterThanOrEqual(outer.x);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  expect(await violationsOn(page)).toEqual([]);
  await shoot(page, 'bar-wide');
  await page.keyboard.press('Escape');
  await found.waitFor({ state: 'detached' });
  await own.fill('zzqqxx');
  await bar.getByRole('status').filter({ hasText: none }).waitFor();
  await own.fill('iskele');
  await found.waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}`);
  expect(await bar.getByRole('option').count()).toBe(0);
  expect(await overhang(page)).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
});

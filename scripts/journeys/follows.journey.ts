import { expect, type Page } from '@playwright/test';
import { violationsOn } from './accessible.ts';
import { inBothSizes, test, watchFaults } from './browser.ts';
import { enter, login, userButton } from './members.ts';

const follow = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}: Taki(p et|p ediliyor)$`) });

/** Follows a member from the profile page, unless the viewer follows the member already. */
const ensureFollowed = async (page: Page, username: string, name: string): Promise<void> => {
  await page.goto(`/profile/${username}`);
  await page.getByRole('tab', { name: /^Takipçiler \(\d+\)$/ }).waitFor();
  const button = follow(page, name).first();
  // The page comes as visitors see it: the member's own relationship may arrive between the look and the press.
  await expect(async () => {
    if ((await button.getAttribute('aria-pressed')) === 'false') await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true', { timeout: 2_000 });
  }).toPass();
};

test(
  'G-24 a member is followed from the profile, appears in the lists, and is unfollowed there',
  inBothSizes,
  async ({ person, size }) => {
    // The projects run at the same time on one site.
    const [username, name] = size === 'wide' ? ['sudenaz', 'Sudenaz'] : ['lale_nl', 'Lale'];
    const context = await person();
    await enter(context, login(1));
    const page = await context.newPage();
    const faults = watchFaults(page);
    await ensureFollowed(page, username, name);
    await page.getByRole('tab', { name: /^Takipçiler \(\d+\)$/ }).click();
    await page.getByRole('tabpanel').getByRole('link', { name: 'Mert Can' }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.goto(`/profile/${login(1).username}#takip-edilenler`);
    const entry = page.getByRole('listitem').filter({ hasText: `@${username}` });
    await entry.getByRole('button', { name: `${name}: Takip ediliyor` }).click();
    await entry.getByRole('button', { name: `${name}: Takip et`, exact: true }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
  },
);

test('friends are in the user menu, suggestions in the flow, and badges on the profile', async ({
  person,
}) => {
  const [one, other] = [await person('wide'), await person('wide')];
  await Promise.all([enter(one, login(0)), enter(other, login(1))]);
  const [page, second] = [await one.newPage(), await other.newPage()];
  const faults = watchFaults(page);
  await Promise.all([
    ensureFollowed(page, login(1).username, 'Mert Can'),
    ensureFollowed(second, login(0).username, 'Selin Akça'),
  ]);
  await page.goto('/akis');
  const suggestions = page.getByRole('region', { name: 'Kimi takip etsen?' });
  await suggestions
    .getByRole('button', { name: /: Takip et$/ })
    .first()
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const small = await person('phone');
  await enter(small, login(0));
  const phone = await small.newPage();
  await phone.goto('/akis');
  const row = phone.getByRole('region', { name: 'Kimi takip etsen?' });
  await row
    .getByRole('button', { name: /: Takip et$/ })
    .first()
    .waitFor();
  expect(await violationsOn(phone)).toEqual([]);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
    0,
  );
  await userButton(page).click();
  await page.getByRole('menuitem', { name: /^Arkadaşlar \(\d+\)$/ }).waitFor();
  await page.getByRole('menuitem', { name: /^Arkadaşlar/ }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: 'Mert Can' }).waitFor();
  await page.getByRole('tab', { name: 'Rozetler' }).click();
  await page.getByRole('heading', { name: /^\d+ rozet$/ }).waitFor();
  await page.getByRole('heading', { name: 'Kazanabileceğin rozetler' }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(faults).toEqual([]);
});

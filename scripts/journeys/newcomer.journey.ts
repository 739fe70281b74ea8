import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { inBothSizes, test as base, type Size } from './browser.ts';
import { enter, login } from './members.ts';
import { moves, play, positionOf, seek } from './player.ts';

const name = 'Gece Yarısı İskelesi';
const series = '/dizi/gece-yarisi-iskelesi';
const episode = `${series}/1-sezon/1-bolum`;
const dubbedEpisode = '/anime/ruzgar-demircisi/1-sezon/1-bolum';

/** The rows of the page: the task, and its presses on wide screens and phones. */
const promised = new Map(
  readFileSync(join(import.meta.dirname, '../../docs/newcomer.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => /^\d+$/.test(cells[3] ?? ''))
    .map(([, task = '', , wide, phone]) => [task, { wide: Number(wide), phone: Number(phone) }]),
);

const test = base.extend<{ open: (path: string, member?: number) => Promise<Page> }>({
  open: async ({ person }, use) =>
    use(async (path, member) => {
      const context = await person();
      if (member !== undefined) await enter(context, login(member));
      const page = await context.newPage();
      await page.addInitScript(() => {
        const count = ({ isTrusted }: Event) => {
          const before = Number(sessionStorage.getItem('presses') ?? 0);
          if (isTrusted) sessionStorage.setItem('presses', String(before + 1));
        };
        document.addEventListener('pointerdown', count, { capture: true });
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      return page;
    }),
});

/** The presses since the start of the task are those that the page promises. */
const took = async (page: Page, task: string, size: Size): Promise<void> => {
  const presses = await page.evaluate(() => Number(sessionStorage.getItem('presses') ?? 0));
  expect(presses, task).toBe(promised.get(task)?.[size]);
};

test.afterAll(() => expect(promised.size).toBe(5));

test('a newcomer finds a series by its name and plays it', inBothSizes, async ({ open, size }) => {
  const page = await open('/');
  if (size === 'wide') await page.getByRole('banner').getByRole('combobox').first().click();
  else await page.getByRole('button', { name: 'Aramayı aç' }).tap();
  await page.keyboard.type('iskele');
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await page.waitForURL(`**${series}`);
  await page.getByRole('main').locator(`a[href="${episode}"]`).first().click();
  await page.waitForURL(`**${episode}`);
  await moves(page);
  await took(page, 'Find a series by its name and play it', size);
});

test('a newcomer continues where they stopped', inBothSizes, async ({ open, size }) => {
  const own = '/dizi/tuz-kayitlari/1-sezon/3-bolum';
  const page = await open(own, 1);
  await play(page);
  await seek(page, 140);
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('SavePosition') ?? false,
  );
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await saved;
  await page.goto('/');
  const card = page.getByRole('region', { name: 'Devam Et' }).locator(`a[href="${own}"]`);
  await card.waitFor();
  await page.evaluate(() => sessionStorage.removeItem('presses'));
  await card.click();
  await moves(page);
  expect(await positionOf(page)).toBeGreaterThan(130);
  await took(page, 'Continue an episode where one stopped', size);
});

test('a newcomer changes to another translator group', inBothSizes, async ({ open, size }) => {
  const page = await open(dubbedEpisode);
  await play(page);
  await page.evaluate(() => sessionStorage.removeItem('presses'));
  const source = page
    .getByRole('region', { name: 'Kaynaklar' })
    .getByRole('group')
    .filter({ hasText: 'Dublaj' })
    .getByRole('button')
    .first();
  await source.click();
  await source.and(page.locator('[aria-pressed=true]')).waitFor();
  await moves(page);
  await took(page, 'Change to another translator group', size);
});

test('a newcomer marks a season as watched', inBothSizes, async ({ open, size }) => {
  const page = await open('/dizi/marti-sokagi', 1);
  const season = page.getByRole('checkbox', { name: '1. sezonu izledim' });
  const before = await season.isChecked();
  const saved = page.waitForResponse(
    (response) => response.request().postData()?.includes('SetSeasonWatched') ?? false,
  );
  await season.click();
  await saved;
  await expect(season).toBeChecked({ checked: !before });
  await took(page, 'Mark a season as watched', size);
});

test('a newcomer sees what airs tonight', inBothSizes, async ({ open, size }) => {
  const page = await open('/');
  if (size === 'phone') await page.getByRole('button', { name: 'Menüyü aç' }).tap();
  const menu =
    size === 'phone' ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Ana menü' });
  await menu.getByRole('link', { name: 'Takvim' }).click();
  await page.waitForURL('**/takvim');
  const today = page.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasText: 'Bugün' });
  // On a phone the days stand below each other.
  if (size === 'phone') await today.scrollIntoViewIfNeeded();
  await expect(today).toBeInViewport();
  await took(page, 'See what airs tonight', size);
});

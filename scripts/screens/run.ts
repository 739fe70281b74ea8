// Screenshots of every page and its states, wide and phone, with the demo content: docs/screens.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { readArgs } from '../lib/args.ts';
import { callerOf } from '../site/caller.ts';
import { chromiumPath } from '../lib/chromium.ts';
import { startEmbedded } from '../lib/site.ts';
import { shots, talk, type Shot } from './shots.ts';

/** The sizes of the browser window, and the height to which a longer page is cut. */
const sizes = {
  wide: { width: 1440, height: 900, kept: 2200 },
  phone: { width: 390, height: 844, kept: 2100 },
};
const USAGE = `usage: npm run screens [-- PART of a name …]
  SEYIR_SITE and SEYIR_LOGINS name a site that runs already`;

const folder = process.env.SEYIR_SCREENS ?? join(import.meta.dirname, '../../docs/screens');
const { positionals: parts } = readArgs(USAGE, { allowPositionals: true });
const isChosen = (picture: string) => parts.length === 0 || parts.some((part) => picture.includes(part));

// Reactions are emoji: without an emoji font they would be boxes.
if (spawnSync('fc-list', [':lang=und-zsye'], { encoding: 'utf8' }).stdout === '')
  spawnSync('apt-get', ['install', '-y', 'fonts-noto-color-emoji'], { stdio: 'ignore' });

const { SEYIR_SITE, SEYIR_LOGINS } = process.env;
const data = SEYIR_SITE ? undefined : mkdtempSync(join(tmpdir(), 'seyir-screens-'));
const site = data ? await startEmbedded(data) : undefined;
const origin = SEYIR_SITE ?? site?.origin ?? '';
const logins = JSON.parse(readFileSync(SEYIR_LOGINS ?? join(data ?? '', 'demo-logins.json'), 'utf8'));
const browser = await chromium.launch({
  executablePath: chromiumPath() ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--mute-audio',
    '--force-color-profile=srgb',
  ],
});

try {
  if (parts.length === 0)
    for (const file of readdirSync(folder)) if (file.endsWith('.webp')) rmSync(join(folder, file));
  await ringTheBell();
  for (const [name, shot] of Object.entries(shots))
    for (const size of ['wide', 'phone'] as const)
      if ((!shot.on || shot.on === size) && isChosen(`${name}-${size}`)) await take(name, shot, size);
} finally {
  await browser.close();
  await site?.stop();
  if (data) rmSync(data, { recursive: true, force: true });
}

/** Sends the login form. */
async function signingIn(login: { username: string; password: string }) {
  return { ...login, ...(await callerOf(origin).botCheck('LOGIN')) };
}

/** The demo causes no notifications, so a reply by the second login creates one for the first. */
async function ringTheBell() {
  const [{ username: reader }, { username, password }] = logins;
  const context = await browser.newContext({ baseURL: origin });
  const form = (fields: Record<string, string>) => ({ headers: { origin }, form: fields });
  await context.request.post('/auth/login', form(await signingIn({ username, password })));
  const page = await context.newPage();
  await page.goto(talk);
  const comment = page.locator(`article[id^=yorum-]:has(a[href="/profile/${reader}"])`).last();
  const id = (await comment.getAttribute('id'))?.slice('yorum-'.length) ?? '';
  await context.request.post(
    '/set/comment/reply',
    form({ id, message: 'Aynı sahnede ben de durup geri sardım.' }),
  );
  await context.close();
}

async function take(name: string, { path, as, light, ready, act, popup }: Shot, size: keyof typeof sizes) {
  const { kept, ...viewport } = sizes[size];
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    ...(size === 'phone' && { hasTouch: true, isMobile: true }),
  });
  if (light) await context.addInitScript(() => localStorage.setItem('seyir-theme', 'light'));
  const page = await context.newPage();
  try {
    if (as !== undefined) {
      const { username, password } = logins[as];
      const fields = await signingIn({ username, password });
      await page.request.post('/auth/login', { headers: { origin }, form: fields });
    }
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    if (ready) await page.locator(ready).first().waitFor();
    await wake(page, kept);
    await act?.(page);
    if (popup) await page.locator(popup).first().waitFor();
    await arrived(page, kept);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const picture = await page.screenshot({
      fullPage: !act,
      ...(!act && { clip: { x: 0, y: 0, width: viewport.width, height: Math.min(height, kept) } }),
      animations: 'disabled',
    });
    const file = join(folder, `${name}-${size}.webp`);
    const { size: bytes } = await sharp(picture).webp({ quality: 62, effort: 5 }).toFile(file);
    console.log(
      `${name}-${size}  ${Math.round(bytes / 1024)} kB${overhang > 0 ? `  sticks out ${overhang} px` : ''}`,
    );
  } catch (error) {
    console.error(`${name}-${size}: ${(error as Error).message.split('\n')[0]}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

/** Scrolls through the part of the page that is kept, so that lazy pictures load. */
async function wake(page: Page, kept: number) {
  for (let y = 0; y < kept; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await page.waitForFunction(asked, undefined, { timeout: 3_000 }).catch(() => undefined);
  }
  await arrived(page, kept);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Whether each visible picture was requested; pictures that a row cuts off are ignored. */
function asked() {
  return [...document.images].every((image) => {
    const { left, top, width, height } = image.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const inSight = width > 0 && x > 0 && x < innerWidth - 60 && y > 0 && y < innerHeight;
    return !inSight || image.hasAttribute('src');
  });
}

/** Waits for the pictures: the network-idle event fires only once per page. */
async function arrived(page: Page, kept: number) {
  // Pictures further down are not requested. A missing one must not prevent the screenshot.
  const there = (below: number) =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top + scrollY > below,
    );
  await page.waitForFunction(there, kept, { timeout: 5_000 }).catch(() => undefined);
}

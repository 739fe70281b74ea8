// Pictures of every page and its states, wide and phone, as they look with the demo content: docs/screens.
// Usage: npm run screens [-- part of a name …]. SEYIR_SITE and SEYIR_LOGINS name a site that runs already.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { chromiumPath } from '../lib/chromium.mjs';
import { startEmbedded } from '../lib/site.mjs';
import { shots } from './shots.mjs';

/** Viewports, and how many pixels of a longer page are kept. */
const sizes = {
  wide: { width: 1440, height: 900, kept: 2200 },
  phone: { width: 390, height: 844, kept: 2100 },
};
const folder = process.env.SEYIR_SCREENS ?? join(import.meta.dirname, '../../docs/screens');
const parts = process.argv.slice(2);
const chosen = Object.entries(shots).filter(
  ([name]) => parts.length === 0 || parts.some((part) => name.includes(part)),
);

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
  for (const [name, shot] of chosen)
    for (const size of /** @type {const} */ (['wide', 'phone']))
      if (!shot.on || shot.on === size) await take(name, shot, size);
} finally {
  await browser.close();
  await site?.stop();
  if (data) rmSync(data, { recursive: true, force: true });
}

/** @param {string} name @param {import('./shots.mjs').Shot} shot @param {keyof typeof sizes} size */
async function take(name, { path, as, light, ready, act, popup }, size) {
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
      await page.request.post('/auth/login', { headers: { origin }, form: { username, password } });
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
    console.error(`${name}-${size}: ${/** @type {Error} */ (error).message.split('\n')[0]}`);
    process.exitCode = 1;
  } finally {
    await context.close();
  }
}

/** Scrolls through what will be kept, so that pictures that wait for the eye are there. @param {import('playwright-core').Page} page @param {number} kept */
async function wake(page, kept) {
  for (let y = 0; y < kept; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
  await arrived(page, kept);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Waits for the pictures: the network was quiet once, which a page does not tell a second time. @param {import('playwright-core').Page} page @param {number} kept */
async function arrived(page, kept) {
  // Those further down are not asked for; one that does not come is no reason to have no picture.
  const there = (/** @type {number} */ below) =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top + scrollY > below,
    );
  await page.waitForFunction(there, kept, { timeout: 5_000 }).catch(() => undefined);
}

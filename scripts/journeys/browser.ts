import { existsSync, readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@jest/globals';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

export const site = process.env['SEYIR_SITE'] ?? '';

export const sizes = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

interface Login {
  readonly username: string;
  readonly password: string;
  readonly roles: readonly string[];
}

/** The demo logins; the first two are plain members. */
export const logins = (): readonly Login[] =>
  JSON.parse(readFileSync(process.env['SEYIR_LOGINS'] ?? '', 'utf8')) as Login[];

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath:
      [
        process.env['CHROMIUM'],
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
      ].find((path) => path && existsSync(path)) ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required', '--mute-audio'],
  });

/** What went wrong in a page behind the user's back: errors on the console, refused by CSP, uncaught. */
export const watchFaults = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
};

/** A browser context of its own: another person. */
export const person = (browser: Browser, size: keyof typeof sizes = 'wide'): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: site,
    viewport: sizes[size],
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    ...(size === 'phone' && { hasTouch: true, isMobile: true }),
  });

/** Signs in through the page's own form. */
export const signIn = async (page: Page, { username, password }: Login): Promise<void> => {
  await page.goto('/giris-yap');
  await page.getByLabel('Kullanıcı adı ya da e-posta').fill(username);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Giriş yap' }).click();
  await page.waitForURL((url) => url.pathname !== '/giris-yap');
};

/** axe finds nothing on the page as it stands. */
export const expectAccessible = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`)).toEqual([]);
};

import { afterEach, expect } from '@jest/globals';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { chromiumPath } from '../lib/chromium.mjs';

/** Origin of the site under test, without a slash. */
export const site = process.env['SEYIR_SITE'] ?? '';

export const sizes = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

export type Size = keyof typeof sizes;

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu', '--mute-audio'],
  });

/** What pages tried against their content security policy: none does, whatever a journey is about. */
const violations: string[] = [];
afterEach(() => {
  expect(violations.splice(0)).toEqual([]);
});

/** A browser context of its own: another person. `options`: where this one differs from others. */
export const person = async (
  browser: Browser,
  size: Size = 'wide',
  options?: BrowserContextOptions,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: site,
    viewport: sizes[size],
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    ...(size === 'phone' && { hasTouch: true, isMobile: true }),
    ...options,
  });
  // Less than what a test may take, so that it says what it waited for.
  context.setDefaultTimeout(20_000);
  await context.exposeBinding('tellViolation', (_source, text: string) => void violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
      (window as unknown as { tellViolation(text: string): void }).tellViolation(
        `${effectiveDirective}: ${blockedURI} on ${documentURI}`,
      ),
    );
  });
  return context;
};

/**
 * What goes wrong in a page behind the user's back: errors on the console (CSP among them), uncaught ones.
 * @param expected messages that belong to what the journey does, such as a refused password.
 */
export const watchFaults = (page: Page, expected?: RegExp): string[] => {
  const faults: string[] = [];
  const note = (text: string) => {
    if (!expected?.test(text)) faults.push(`${text} (${page.url()})`);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => note(error.message));
  return faults;
};

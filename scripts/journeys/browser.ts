import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';

/** Origin of the tested site, without a trailing slash. */
export const site = process.env['SEYIR_SITE'] ?? '';

export const sizes = {
  wide: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

export type Size = keyof typeof sizes;

/**
 * A test with this tag runs in the projects `wide` and `phone`; any other test runs once and chooses its own sizes.
 */
export const inBothSizes = { tag: '@phone' };

/** Violations of the content security policy: no journey may cause any. */
const violations: string[] = [];

/**
 * A separate browser context: another person. Use it for several tests in a row; `person` of `test` is for a single test.
 * @param options differences from the defaults
 */
export const openPerson = async (
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

/** Closes the contexts of several tests, for `afterAll`; the browser itself stays open for other files. */
export const closePersons = async ({ browser }: { browser: Browser }): Promise<void> => {
  for (const context of browser.contexts()) await context.close();
};

/** The options of a project. */
export interface Options {
  size: Size;
}

interface Fixtures {
  /** A separate browser context for one test: another person, by default with the project's size. */
  person: (size?: Size, options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** After every test: checks for violations of the content security policy. */
  policy: void;
}

export const test = base.extend<Options & Fixtures>({
  size: ['wide', { option: true }],
  person: async ({ browser, size }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (own = size, options) => {
      const context = await openPerson(browser, own, options);
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
  policy: [
    async ({ browser: _ }, use) => {
      await use();
      expect(violations.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Collects errors of a page: console errors (including CSP) and uncaught exceptions.
 * @param expected messages that the journey causes on purpose, such as a refused password.
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

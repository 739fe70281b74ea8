import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../lib/chromium.ts';
import type { Options } from './browser.ts';

/** Journeys in a real browser; one site is started for all files, unless SEYIR_SITE names one. */
export default defineConfig<Options>({
  testMatch: '*.journey.ts',
  outputDir: join(import.meta.dirname, '../../node_modules/.seyir-test/journeys'),
  globalSetup: './start-site.ts',
  reporter: [['list'], ['./report.ts']],
  workers: 3,
  timeout: 60_000,
  // A browser on a shared machine may miss a deadline that the site promises; three failures in a row count as a fault. A failure in
  // a serial file repeats the whole file, so the chance of a second one there is not small.
  retries: 2,
  // Speed is not measured here, so assertions wait as long as actions.
  expect: { timeout: 20_000 },
  use: {
    launchOptions: {
      executablePath: chromiumPath() ?? 'chromium',
      args: ['--no-sandbox', '--disable-gpu', '--mute-audio'],
    },
    // Shorter than the test timeout, so that the error message names the action.
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    // The first try has no trace, because a trace slows down tests with a deadline.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'wide', use: { size: 'wide' } },
    { name: 'phone', use: { size: 'phone' }, grep: /@phone/ },
  ],
});

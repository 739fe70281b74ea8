import { existsSync } from 'node:fs';

/** The headless shell of Chromium: the full browser runs an additional page for its tab strip. */
export const SHELL = '/usr/bin/chromium-headless-shell';

const candidates = [
  process.env['CHROMIUM'],
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** This machine's browser, or the one in CHROMIUM. @returns its path */
export const chromiumPath = (): string | undefined => candidates.find((path) => path && existsSync(path));

import { existsSync } from 'node:fs';

const candidates = [
  process.env['CHROMIUM'],
  // Debian has the same browser without a window of its own: that one runs a page of its own for the tab strip.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser of this machine, or the one named in CHROMIUM. @returns {string | undefined} its path */
export const chromiumPath = () => candidates.find((path) => path && existsSync(path));

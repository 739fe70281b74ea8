// Finds a Chromium or installs Debian's, because the journeys need a real browser.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath, SHELL } from '../lib/chromium.ts';

const apt = (...args: string[]) =>
  spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
const install = (name: string) => apt('install', '-y', '--no-install-recommends', name);

// The headless shell is installed beside a full browser too, because the journeys take a quarter less time with it.
const isChosen = process.env['CHROMIUM'] !== undefined || existsSync(SHELL);
if (!isChosen && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('› Installing a Chromium without windows (once; some seconds)');
  apt('update');
  // Debian 12 and later have this package; others have the full browser.
  const { status, stderr } = install('chromium-headless-shell');
  if (status !== 0 && !chromiumPath()) {
    process.stderr.write(stderr);
    install('chromium');
  }
}
if (chromiumPath()) console.log(`› ${chromiumPath()}`);
else {
  console.error('No Chromium here. Install one, or name it in CHROMIUM=/path/to/chromium.');
  process.exitCode = 1;
}

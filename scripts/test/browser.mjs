// Finds a Chromium, or installs Debian's: the journeys drive a real browser.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath } from '../lib/chromium.mjs';

if (!chromiumPath() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('› Installing Chromium (once; about a minute)');
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  // Debian 12 and later have it; others have the whole browser.
  if (apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell').status !== 0)
    apt('install', '-y', '--no-install-recommends', 'chromium');
}
if (chromiumPath()) console.log(`› ${chromiumPath()}`);
else {
  console.error('No Chromium here. Install one, or name it in CHROMIUM=/path/to/chromium.');
  process.exitCode = 1;
}

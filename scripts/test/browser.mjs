// Finds a Chromium, or installs Debian's: the journeys drive a real browser.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const found = () => candidates.find((path) => path && existsSync(path));

if (!found() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('› Installing Chromium (once; about a minute)');
  const apt = (...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
}
if (found()) console.log(`› ${found()}`);
else {
  console.error('No Chromium here. Install one, or name it in CHROMIUM=/path/to/chromium.');
  process.exitCode = 1;
}

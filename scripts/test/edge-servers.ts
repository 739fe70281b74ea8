// Installs nginx and Varnish, in front of which gateway/test/edge-servers.test.ts puts the examples of deploy/edge. That file skips
// its tests on a machine without them that is no Debian, or where this does not run as root.
import { existsSync } from 'node:fs';
import { findOnPath } from '../stack/lib/find.ts';
import { aptInstall } from '../stack/lib/packages.ts';

const programs = { nginx: 'nginx', varnishd: 'varnish' };

const missing = () => Object.entries(programs).filter(([program]) => !findOnPath(program));

if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && missing().length > 0)
  await aptInstall(
    missing().map(([, debianPackage]) => debianPackage),
    (line) => console.log(`› ${line}`),
  );
for (const program of Object.keys(programs))
  console.log(findOnPath(program) ? `› ${findOnPath(program)}` : `› no ${program} here: its test is skipped`);

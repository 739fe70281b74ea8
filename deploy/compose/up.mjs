// The site with Docker: secrets once, images, servers and processes, until all of them are healthy.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { makeSecrets } from './secrets.mjs';

const root = join(import.meta.dirname, '../..');

/** @param {string} program @param {string[]} args */
const run = (program, ...args) => {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  if (error) console.error(`${program} did not run: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
};

makeSecrets(join(import.meta.dirname, 'secrets'));
// With REGISTRY set, images come from there.
if (!process.env['REGISTRY']) run(process.execPath, 'scripts/images/build.mjs', ...process.argv.slice(2));
run('docker', 'compose', '-f', 'deploy/compose/compose.yaml', 'up', '--detach', '--wait');
console.log(`\nSeyir is open at ${process.env['ORIGIN'] ?? 'http://localhost:3000'}
Demo content: docker compose -f deploy/compose/compose.yaml --profile demo run --rm demo
Stop:         docker compose -f deploy/compose/compose.yaml down    (--volumes forgets everything)`);

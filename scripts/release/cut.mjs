// Cuts a release: `node scripts/release/cut.mjs 1.2.0`, on a clean checkout. Two commits: the release itself, and the one
// that has everybody from then on compare with it. Needs helm, for the rendered examples tell the version too.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeChangelog, closeUpgrading } from './notes.mjs';
import { lastRelease, RELEASE_FILE } from './released.mjs';
import { isLater, parts, writeVersion } from './version.mjs';

const root = join(import.meta.dirname, '../..');

/** @param {string} program @param {string[]} args */
const run = (program, ...args) => {
  const cwd = program === 'buf' ? join(root, 'proto') : root;
  const { status, error, stdout } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (error || status !== 0)
    throw new Error(
      `${stdout ?? ''}${program} ${args[0]} ${error ? `did not run: ${error.message}` : 'failed'}`,
    );
  return stdout.trim();
};

/** @param {string} file @param {(text: string) => string} change */
const edit = (file, change) =>
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));

/** @param {string} message */
const commit = (message) => {
  run('git', 'add', '--all');
  run('git', 'commit', '--quiet', '--message', message);
  return run('git', 'rev-parse', 'HEAD');
};

/** @param {string} version */
const cut = (version) => {
  parts(version);
  const last = lastRelease(root);
  if (last && !isLater(version, last.version)) throw new Error(`${version} is not after ${last.version}`);
  if (run('git', 'status', '--porcelain') !== '') throw new Error('there are changes that are not committed');
  run('buf', 'breaking', '--against', 'released.binpb');
  const day = new Date().toISOString().slice(0, 10);
  edit('CHANGELOG.md', (text) => closeChangelog(text, version, day));
  edit('UPGRADING.md', (text) => closeUpgrading(text, version));
  writeVersion(root, version);
  run('buf', 'build', '--output', 'released.binpb');
  run(process.execPath, 'scripts/charts/render.mjs');
  run('prettier', '--check', '--log-level=warn', '*.md', 'charts', 'deploy/compose');
  const released = commit(`Release ${version}`);
  writeFileSync(join(root, RELEASE_FILE), `${JSON.stringify({ version, commit: released }, null, 2)}\n`);
  commit(`${version} is what compatibility is tested with`);
  run('git', 'tag', '--annotate', `v${version}`, '--message', `Seyir ${version}`, released);
  return released;
};

const [version = ''] = process.argv.slice(2);
try {
  const released = cut(version);
  console.log(`${version} is ${released}, tagged v${version}. Push both commits and the tag:
  git push origin HEAD v${version}
  npm run images -- --registry … --tag ${version}`);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}

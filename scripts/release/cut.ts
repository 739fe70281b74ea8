// Cuts a release: `node scripts/release/cut.ts 1.2.0`, on a clean checkout. Creates two commits: the release itself,
// and one that sets it as the comparison for later changes. Needs helm, because the rendered examples contain the
// version.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArgs } from '../lib/args.ts';
import { pageStates, unexplained } from '../lib/page-head.ts';
import { closeChangelog, closeUpgrading } from './notes.ts';
import { lastRelease, RELEASE_FILE } from './released.ts';
import { isLater, parts, writeVersion } from './version.ts';

const root = join(import.meta.dirname, '../..');

const run = (program: string, ...args: string[]) => {
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

const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));

const commit = (message: string) => {
  run('git', 'add', '--all');
  run('git', 'commit', '--quiet', '--message', message);
  return run('git', 'rev-parse', 'HEAD');
};

const cut = (version: string) => {
  parts(version);
  const last = lastRelease(root);
  if (last && !isLater(version, last.version)) throw new Error(`${version} is not after ${last.version}`);
  if (run('git', 'status', '--porcelain') !== '') throw new Error('there are changes that are not committed');
  const stale = unexplained(pageStates(root));
  if (stale.length > 0)
    throw new Error(
      `${stale.join('\n')}\nRun the commands that write them, or write \`stale: why it stands\` into their heads`,
    );
  run('buf', 'breaking', '--against', 'released.binpb');
  const day = new Date().toISOString().slice(0, 10);
  edit('CHANGELOG.md', (text) => closeChangelog(text, version, day));
  edit('UPGRADING.md', (text) => closeUpgrading(text, version));
  writeVersion(root, version);
  run('buf', 'build', '--output', 'released.binpb');
  run(process.execPath, 'scripts/charts/render.ts');
  run('prettier', '--check', '--log-level=warn', '*.md', 'charts', 'deploy/compose');
  const released = commit(`Release ${version}`);
  writeFileSync(join(root, RELEASE_FILE), `${JSON.stringify({ version, commit: released }, null, 2)}\n`);
  commit(`${version} is what compatibility is tested with`);
  run('git', 'tag', '--annotate', `v${version}`, '--message', `Seyir ${version}`, released);
  return released;
};

const [version = ''] = readArgs('usage: npm run release -- VERSION, as in 1.2.0', {
  allowPositionals: true,
}).positionals;
try {
  const released = cut(version);
  console.log(`${version} is ${released}, tagged v${version}. Push both commits and the tag:
  git push origin HEAD v${version}
  npm run images -- --registry … --tag ${version}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

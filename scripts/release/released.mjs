import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** @typedef {{ version: string, commit: string }} Release */

/** Names the last release; it stands in the repository because a checkout need not have tags. */
export const RELEASE_FILE = 'proto/release.json';

/** @param {string} root the repository @returns {Release | undefined} undefined before the first */
export const lastRelease = (root) => {
  const file = join(root, RELEASE_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** @param {string} program @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} options */
const must = (program, args, options) => {
  const { status, error, stdout } = spawnSync(program, args, options);
  if (error || status !== 0)
    throw new Error(error?.message ?? `${program} ${args.join(' ')} ended with ${status}`);
  return stdout;
};

/**
 * The files of a release, built, in a folder that is kept for the next time: `$SEYIR_RELEASED`, by default
 * `~/.cache/seyir-released`.
 * @param {string} root the repository @param {Release} release
 * @returns {string} the folder
 * @throws {Error} when the commit is not in this clone, or does not build
 */
export const buildReleased = (root, { version, commit }) => {
  const all = process.env.SEYIR_RELEASED || join(homedir(), '.cache', 'seyir-released');
  const folder = join(all, `${version}-${commit.slice(0, 12)}`);
  if (!existsSync(join(folder, 'package.json'))) {
    if (spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root }).status !== 0)
      throw new Error(
        `release ${version} is commit ${commit}, which this clone lacks: git fetch --unshallow`,
      );
    const half = `${folder}.${process.pid}`;
    mkdirSync(half, { recursive: true });
    const files = must('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 });
    must('tar', ['-x'], { cwd: half, input: files, stdio: ['pipe', 'inherit', 'inherit'] });
    renameSync(half, folder);
  }
  must(process.execPath, ['scripts/start.mjs', 'build'], { cwd: folder, stdio: 'inherit' });
  return folder;
};

import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

type Release = { version: string; commit: string };

/** The file that names the last release. It is in the repository, because a checkout may have no tags. */
export const RELEASE_FILE = 'proto/release.json';

/** @param root the repository @returns undefined before the first */
export const lastRelease = (root: string): Release | undefined => {
  const file = join(root, RELEASE_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

const must = (program: string, args: string[], options: SpawnSyncOptions) => {
  const { status, error, stdout } = spawnSync(program, args, options);
  if (error || status !== 0)
    throw new Error(error?.message ?? `${program} ${args.join(' ')} ended with ${status}`);
  return stdout;
};

/**
 * The built files of a release, in a folder that is kept for the next time: `$SEYIR_RELEASED`, by default
 * `~/.cache/seyir-released`.
 * @param root the repository
 * @returns the folder
 * @throws {Error} if the commit is not in this clone, or does not build
 */
export const buildReleased = (root: string, { version, commit }: Release): string => {
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

import { execFileSync } from 'node:child_process';

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * The current commit of a checkout, and whether files were changed since; written results do not count.
 * @param root the repository
 */
export const commitOf = (root: string) => {
  const changes = git(root, 'status', '--porcelain', '--', '.', ':!docs/results');
  return `${git(root, 'rev-parse', '--short', 'HEAD')}${changes === '' ? '' : ', with changes'}`;
};

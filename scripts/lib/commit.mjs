import { execFileSync } from 'node:child_process';

/** @param {string} root @param {string[]} args */
const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/**
 * The commit that a checkout stands at, and whether it has been changed since; results that were written do not count.
 * @param {string} root the repository
 */
export const commitOf = (root) => {
  const changes = git(root, 'status', '--porcelain', '--', '.', ':!docs/results');
  return `${git(root, 'rev-parse', '--short', 'HEAD')}${changes === '' ? '' : ', with changes'}`;
};

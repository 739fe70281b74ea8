import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { headOf, pageStates, unexplained, withHead } from '../../lib/page-head.ts';

let folder: string;
let root: string;
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd,
    encoding: 'utf8',
  }).trim();
const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const commit = () => {
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'more');
  return git(root, 'rev-parse', '--short', 'HEAD');
};
const pageAt = (sha: string) => withHead('fuzz', `# Calls\n\n2026-01-02, commit ${sha}, Node 24.\n`);
const states = (at = root) => pageStates(at).map(({ page, state }) => `${page} ${state}`);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'seyir-heads-'));
  root = join(folder, 'repository');
  mkdirSync(root);
  git(root, 'init', '--quiet');
  put('gateway/src/a.ts', '1');
  put('docs/results/fuzz.md', pageAt(commit()));
  commit();
});
afterAll(() => rmSync(folder, { recursive: true }));

it('marks a page as stale if a file that it covers differs from its commit, and no other', () => {
  expect(states()).toEqual(['fuzz current']);
  put('gateway/test/a.test.ts', 'a test');
  put('charts/a.yaml', 'a: 1');
  commit();
  expect(states()).toEqual(['fuzz current']);
  put('gateway/src/a.ts', '2');
  expect(pageStates(root)).toMatchObject([{ state: 'stale', changed: ['gateway/src/a.ts'] }]);
});

it('refuses to release a stale page unless its head gives a reason', () => {
  expect(unexplained(pageStates(root))).toEqual([
    expect.stringMatching(
      /^docs\/results\/fuzz\.md stale .*1 covered files changed, among them gateway\/src\/a\.ts$/,
    ),
  ]);
  const page = readFileSync(join(root, 'docs/results/fuzz.md'), 'utf8');
  put('docs/results/fuzz.md', page.replace('\n---\n', '\nstale: the generator cannot run here\n---\n'));
  expect(unexplained(pageStates(root))).toEqual([]);
  put('docs/results/fuzz.md', page);
});

it('reports unknown in a clone that lacks the commit', () => {
  commit();
  const shallow = join(folder, 'shallow');
  git(folder, 'clone', '--quiet', '--depth', '1', `file://${root}`, shallow);
  expect(states(shallow)).toEqual(['fuzz unknown']);
  expect(unexplained(pageStates(shallow))).toHaveLength(1);
});

it('lists every commit and the newest day of a page whose rows are from different runs', () => {
  const rows = '| a | 2026-01-01, commit 1111111 |\n| b | 2026-01-03, commit abcdef0, with changes |\n';
  expect(headOf(withHead('cluster', rows))).toMatchObject({
    commits: ['1111111', 'abcdef0'],
    date: '2026-01-03',
  });
  expect(() => withHead('cluster', '# No moment')).toThrow('does not say when');
  expect(() => withHead('nowhere', rows)).toThrow('covered.ts does not say');
});

it('finds a page without a head', () => {
  put('docs/results/other.md', '# Other\n');
  expect(states()).toEqual(['fuzz stale', 'other headless']);
});

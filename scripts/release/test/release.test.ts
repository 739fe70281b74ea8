import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { closeChangelog, closeUpgrading } from '../notes.ts';
import { isLater, writeVersion } from '../version.ts';

const root = join(import.meta.dirname, '../../..');
const files = [
  'package.json',
  ...globSync('{gateway,web,services/*}/package.json', { cwd: root }),
  ...globSync('charts/*/Chart.yaml', { cwd: root }),
  'charts/seyir/examples/production.yaml',
  'deploy/compose/compose.yaml',
];
let copy: string;
const read = (file: string) => readFileSync(join(copy, file), 'utf8');

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'seyir-release-'));
  for (const file of files) cpSync(join(root, file), join(copy, dirname(file), file.split('/').at(-1) ?? ''));
});
afterAll(() => rmSync(copy, { recursive: true }));

it('writes a version to every place, and nowhere else', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  writeVersion(copy, '7.8.9');
  for (const file of files) {
    const before = readFileSync(join(root, file), 'utf8').split('\n');
    const changed = read(file)
      .split('\n')
      .filter((line, n) => line !== before[n]);
    expect([file, changed.length > 0]).toEqual([file, true]);
    expect(read(file).replaceAll('7.8.9', version)).toBe(before.join('\n'));
  }
});

it('compares versions', () => {
  expect(isLater('0.10.0', '0.9.9')).toBe(true);
  expect(isLater('0.9.9', '0.10.0')).toBe(false);
  expect(isLater('1.0.0', '1.0.0')).toBe(false);
  expect(() => isLater('1.0', '0.1.0')).toThrow('1.0 is no version');
});

it('moves the unreleased section under the name of the version', () => {
  const text = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 – 2026-01-01\n\n- Old.\n';
  const closed = closeChangelog(text, '0.2.0', '2026-02-03');
  expect(closed).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 – 2026-02-03\n\n- New.\n\n## 0.1.0 – 2026-01-01\n\n- Old.\n',
  );
  expect(() => closeChangelog(closed, '0.3.0', '2026-02-04')).toThrow('says nothing');
  expect(closeUpgrading('# Upgrading\n\n## Next\n\nDo.\n', '0.2.0')).toBe('# Upgrading\n\n## 0.2.0\n\nDo.\n');
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What an image is built from is the whole repository but for these. */
const left = read('.dockerignore')
  .split('\n')
  .filter((line) => line.startsWith('scripts/'))
  .map((line) => line.replace(/\/\*$/, ''));

describe('.dockerignore', () => {
  it('leaves out nothing that the build compiles', () => {
    const { include } = JSON.parse(read('scripts/tsconfig.json')) as { include: string[] };
    const compiled = include.map((pattern) => `scripts/${pattern.split('/')[0] ?? ''}`);
    expect(left).toContain('scripts/journeys');
    expect(compiled).toContain('scripts/demo');
    expect(compiled.filter((folder) => left.includes(folder))).toEqual([]);
  });

  it('lets each project in that the build compiles', () => {
    const { references } = JSON.parse(read('tsconfig.json')) as { references: { path: string }[] };
    const allowed = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const folders = references.map(({ path }) => path.split('/')[0] ?? '');
    expect(folders.filter((folder) => !allowed.includes(folder))).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Files and folders in the build context of images; everything else is excluded. */
const allowed = read('.dockerignore')
  .split('\n')
  .filter((line) => line.startsWith('!'))
  .map((line) => line.slice(1));

describe('.dockerignore', () => {
  it('includes the parts of scripts that the build needs: manifests for the lock file, and the steps of an image', () => {
    expect(allowed.filter((path) => path.startsWith('scripts'))).toEqual([
      'scripts/package.json',
      'scripts/checks/package.json',
      'scripts/images',
    ]);
    expect(read('Dockerfile').match(/scripts\/\w+/g)).toEqual(['scripts/images', 'scripts/images']);
  });

  it('includes each project that the build compiles', () => {
    const { references } = JSON.parse(read('tsconfig.json')) as { references: { path: string }[] };
    const folders = references.map(({ path }) => path.split('/')[0] ?? '');
    expect(folders.filter((folder) => !allowed.includes(folder))).toEqual([]);
  });
});

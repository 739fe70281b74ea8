// The configuration of a package's tests with the mutated sources.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../../..');
const rootDir = join(root, process.env['SEYIR_MUTANT_PACKAGE'] ?? '');

export default async () => {
  const { default: config } = await import(pathToFileURL(join(rootDir, 'jest.config.js')).href);
  const transform = Object.entries(config.transform).map(([files, [, options]]) => [
    files,
    [join(import.meta.dirname, 'transform.ts'), options],
  ]);
  return { ...config, rootDir, transform: Object.fromEntries(transform) };
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { applyEdit } from './lib/apply-edit.ts';
import { mutants } from './mutants/mutants.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it.each(mutants)('the mutant $name still fits the code, and its test exists', (mutant) => {
  expect(() => applyEdit(read(mutant.module), mutant)).not.toThrow();
  const test = read(join(mutant.package, mutant.test));
  // In a table of tests, the text after the colon completes the title.
  expect(mutant.sees.split(': ').every((part) => test.includes(part))).toBe(true);
});

it('gives each mutant a unique name', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});

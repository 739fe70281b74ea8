import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { applyEdit } from './lib/apply-edit.ts';
import { fleetPlants, plants } from './plants.ts';

const root = join(import.meta.dirname, '../..');

describe.each([...plants, ...fleetPlants])('the planted bug $name', ({ edits }) => {
  it('still fits the code', () => {
    for (const edit of edits)
      expect(() => applyEdit(readFileSync(join(root, edit.module), 'utf8'), edit)).not.toThrow();
  });
});

it('refuses an edit that fits nowhere, or twice', () => {
  const edit = { module: 'a.js', find: 'x', replace: 'y' };
  expect(applyEdit('a x b', edit)).toBe('a y b');
  for (const source of ['abc', 'x x']) expect(() => applyEdit(source, edit)).toThrow('a.js');
});

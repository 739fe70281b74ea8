import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { applyEdit } from '../../faults/lib/apply-edit.ts';
import { oldWays } from '../../size/lib/old-ways.ts';

const root = join(import.meta.dirname, '../../..');

it.each(Object.entries(oldWays))('the old way %s still fits the code', (_, edits) => {
  for (const edit of edits)
    expect(() => applyEdit(readFileSync(join(root, edit.module), 'utf8'), edit)).not.toThrow();
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { schemaFiles } from '../schemas.ts';
import { digests, notes } from '../sources.ts';

describe('the charts’ schemas', () => {
  it('match the output of scripts/charts/schemas.ts', async () => {
    for (const [file, written] of Object.entries(await schemaFiles()))
      expect({ file, content: readFileSync(file, 'utf8') }).toEqual({ file, content: written });
  });
});

describe('the rendered examples', () => {
  it('match the current charts (otherwise run node scripts/charts/render.ts with Helm 3)', () => {
    expect(digests()).toBe(readFileSync(notes, 'utf8'));
  });
});

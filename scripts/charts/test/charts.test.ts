import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { schemaFiles } from '../schemas.mjs';
import { digests, notes } from '../sources.mjs';

describe('the charts’ schemas', () => {
  it('are as scripts/charts/schemas.mjs writes them', async () => {
    for (const [file, written] of Object.entries(await schemaFiles()))
      expect({ file, content: readFileSync(file, 'utf8') }).toEqual({ file, content: written });
  });
});

describe('the rendered examples', () => {
  it('are those of the charts as they are now: else node scripts/charts/render.mjs (Helm 3) writes them anew', () => {
    expect(digests()).toBe(readFileSync(notes, 'utf8'));
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { schemaFiles } from '../schemas.mjs';

describe('the charts’ schemas', () => {
  it('are as scripts/charts/schemas.mjs writes them', async () => {
    for (const [file, written] of Object.entries(await schemaFiles()))
      expect({ file, content: readFileSync(file, 'utf8') }).toEqual({ file, content: written });
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { generatedFiles } from '../../services/generated-files.ts';

const root = join(import.meta.dirname, '../../..');

describe('topology.json', () => {
  it('every file that lists the services is as `npm run services` writes it', async () => {
    for (const [file, written] of Object.entries(await generatedFiles(root)))
      expect({ file, content: readFileSync(join(root, file), 'utf8') }).toEqual({ file, content: written });
  });
});

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents } from '../lib/site-client.ts';
import { unlimited } from '../../lib/limits.ts';

/**
 * The environment of a fleet for our test client: no limits, and our documents trusted in addition to those of the
 * pages.
 * @param root the repository
 * @param folder for the file of documents
 */
export const fleetEnv = (root: string, folder: string): Record<string, string> => {
  const ofPages = JSON.parse(readFileSync(join(root, 'web/src/generated/documents.json'), 'utf8'));
  const ours = Object.values(documents).map((text) => [
    createHash('sha256').update(text).digest('hex'),
    text,
  ]);
  const file = join(folder, 'documents.json');
  writeFileSync(file, JSON.stringify({ ...ofPages, ...Object.fromEntries(ours) }));
  return { ...unlimited, TRUSTED_DOCUMENTS: file };
};

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents } from '../lib/door.mjs';
import { unlimited } from '../../lib/limits.mjs';

/**
 * What a fleet needs in its environment so that our door may call it: no limits, and our documents trusted besides
 * those of the pages.
 * @param {string} root the repository
 * @param {string} folder for the file of documents
 * @returns {Record<string, string>}
 */
export const fleetEnv = (root, folder) => {
  const ofPages = JSON.parse(readFileSync(join(root, 'web/src/generated/documents.json'), 'utf8'));
  const ours = Object.values(documents).map((text) => [
    createHash('sha256').update(text).digest('hex'),
    text,
  ]);
  const file = join(folder, 'documents.json');
  writeFileSync(file, JSON.stringify({ ...ofPages, ...Object.fromEntries(ours) }));
  return { ...unlimited, TRUSTED_DOCUMENTS: file };
};

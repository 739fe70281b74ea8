import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of a checkout. */
export const versionOf = (root: string) =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of a checkout. @param {string} root */
export const versionOf = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../web/src/generated/documents.json');

/**
 * The operations that pages send, by name: a site in production executes no others.
 * @type {ReadonlyMap<string, string>}
 */
export const pageDocuments = new Map(
  /** @type {string[]} */ (Object.values(JSON.parse(readFileSync(FILE, 'utf8')))).map((text) => [
    /^(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? '',
    text,
  ]),
);

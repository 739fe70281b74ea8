import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../web/src/generated/documents.json');

/** The operations of the pages by name: a production site executes no others. */
export const pageDocuments: ReadonlyMap<string, string> = new Map(
  Object.values<string>(JSON.parse(readFileSync(FILE, 'utf8'))).map((text) => [
    /^(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? '',
    text,
  ]),
);

/** The text of an operation as the pages send it. */
export const documentOf = (operation: string): string => {
  const text = pageDocuments.get(operation);
  if (text === undefined) throw new Error(`no page asks for ${operation}`);
  return text;
};

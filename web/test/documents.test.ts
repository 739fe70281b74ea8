import { readdirSync, readFileSync } from 'node:fs';
import { InMemoryCache } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { type DocumentNode, Kind, print } from 'graphql';

const folder = new URL('../src/generated/', import.meta.url);

test('every operation is registered with the exact text that the client sends', async () => {
  const file = JSON.parse(readFileSync(new URL('documents.json', folder), 'utf8')) as Record<string, string>;
  const registered = new Set(Object.values(file));
  const cache = new InMemoryCache();
  const sent: string[] = [];
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'types.ts')) {
    const module = (await import(new URL(name, folder).href)) as Record<string, DocumentNode>;
    for (const document of Object.values(module))
      if (document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))
        sent.push(print(cache.transformDocument(document)));
  }
  expect(sent.filter((text) => !registered.has(text))).toEqual([]);
  expect(sent).toHaveLength(registered.size);
});

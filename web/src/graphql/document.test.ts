import { readdirSync, readFileSync } from 'node:fs';
import { InMemoryCache } from '@apollo/client';
import { expect, test } from '@jest/globals';
import { type DocumentNode, Kind, print } from 'graphql';
import { textOf } from './document.js';

const folder = new URL('../generated/', import.meta.url);

const generated = async (): Promise<DocumentNode[]> => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'types.ts');
  const modules = await Promise.all(names.map((name) => import(new URL(name, folder).href)));
  return modules.flatMap((module) => Object.values(module as Record<string, DocumentNode>));
};

test('every operation is registered with the exact text that the client sends', async () => {
  const file = JSON.parse(readFileSync(new URL('documents.json', folder), 'utf8')) as Record<string, string>;
  const registered = new Set(Object.values(file));
  const sent = (await generated())
    .filter(({ definitions }) => definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))
    .map(textOf);
  expect(sent.filter((text) => !registered.has(text))).toEqual([]);
  expect(sent).toHaveLength(registered.size);
});

test('every document says the same as its text, and the client has nothing to add to it', async () => {
  const cache = new InMemoryCache();
  for (const document of await generated()) {
    expect(print(document)).toBe(textOf(document));
    expect(cache.transformDocument(document)).toBe(document);
  }
});

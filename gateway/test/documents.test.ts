import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { createDocuments } from '../src/graphql/documents.js';
import { createSchema } from '../src/graphql/schema.js';

const MB = 1024 * 1024;
const OWN = 'query Own { viewer { ...V __typename } } fragment V on Viewer { id roles __typename }';
const codeOf = (run: () => unknown): unknown => {
  try {
    run();
    return 'taken';
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
};

describe('a registered document', () => {
  const { find } = createDocuments(createSchema(), [OWN, 'query Other { viewer { id } }']);

  it.each([
    ['as it is', OWN],
    ['with other white space', OWN.replaceAll(' ', '\n\t ,')],
    ['with comments', `# a page\n${OWN.replace('{', '{ # fields\n')}`],
    ['with __typename where the client adds it', OWN.replace('{ id', '{ __typename id __typename')],
    ['without __typename', OWN.replaceAll('__typename', '')],
    ['with its fragment first', 'fragment V on Viewer { id roles } query Own { viewer { ...V } }'],
  ])('is executed in its registered text when a client sends it %s', (_how, text) => {
    expect(find(text).text).toBe(OWN);
    // The second time it comes from the cache.
    expect(find(text).text).toBe(OWN);
  });

  it.each([
    ['another field', OWN.replace('roles', 'roles member { id }')],
    ['an alias', OWN.replace('roles', 'r: roles')],
    ['an aliased __typename', OWN.replace('roles', 'roles t: __typename')],
    ['another name', OWN.replace('Own', 'Mine')],
    ['a directive', OWN.replace('roles', 'roles @skip(if: true)')],
    ['no GraphQL', 'query {'],
    ['nothing', ''],
  ])('does not match with %s', (_how, text) => {
    expect(codeOf(() => find(text))).toBe('UNKNOWN_DOCUMENT');
  });

  it('above 16 kB is not parsed, whether documents are registered or not', () => {
    const long = (bytes: number) => `#${'ş'.repeat((bytes - OWN.length - 2) / 2)}\n${OWN}`;
    for (const documents of [{ find }, createDocuments(createSchema(), undefined)]) {
      expect(codeOf(() => documents.find(long(15_990)))).toBe('taken');
      expect(codeOf(() => documents.find(long(16_010)))).toBe('TOO_LARGE');
    }
  });
});

it('stores nothing of refused documents, however many they are', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const { find } = createDocuments(createSchema(), ['{ viewer { id } }']);
  const refuse = (n: number) =>
    expect(codeOf(() => find(Buffer.alloc(15_900, `{ a${n} }`).toString()))).toBe('UNKNOWN_DOCUMENT');
  for (let n = 0; n < 100; n += 1) refuse(n);
  const before = used();
  for (let n = 100; n < 1_100; n += 1) refuse(n);
  // The memory of a Buffer is freed by another thread some time after the collection.
  await eventually(() => expect(used() - before).toBeLessThan(5 * MB), 20_000);
}, 60_000);

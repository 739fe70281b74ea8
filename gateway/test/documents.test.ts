import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing/stateless';
import { createDocuments } from '../src/graphql/documents.js';
import { siteSchema } from '../src/graphql/schema.js';
import { startSite, type Site } from './support/site.js';
import { member } from './support/world/things.js';

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
  const { find } = createDocuments(siteSchema(), [OWN, 'query Other { viewer { id } }']);

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
    for (const documents of [{ find }, createDocuments(siteSchema(), undefined)]) {
      expect(codeOf(() => documents.find(long(15_990)))).toBe('taken');
      expect(codeOf(() => documents.find(long(16_010)))).toBe('TOO_LARGE');
    }
  });
});

describe('with trusted documents', () => {
  const asMember = { token: 'token-1' };
  const nested = (depth: number): string =>
    depth === 0 ? 'id' : `episode { title { episodes { items { ${nested(depth - 1)} } } } }`;
  const tooDeep = `{ continueWatching { items { ${nested(3)} } } }`;
  const trusted = ['query Own { viewer { ...V } } fragment V on Viewer { id roles }'];
  let closed: Site;
  beforeAll(async () => {
    closed = await startSite({ config: { trustedDocuments: trusted } });
  });
  afterAll(() => closed.close());

  it('executes them in any spelling', async () => {
    const asPrinted = `fragment V on Viewer { id roles __typename }
      query Own { viewer { ...V __typename } }`;
    const { data } = await closed.graphql(asPrinted, {}, asMember);
    expect(data).toMatchObject({ viewer: { id: member.id, roles: ['MEMBER'] } });
  });

  it('answers in the registered shape', async () => {
    const spelled = 'query Own { viewer { ...V __typename } } fragment V on Viewer { id roles }';
    const { data } = await closed.graphql(spelled, {}, asMember);
    expect(data).toEqual({ viewer: { id: member.id, roles: ['MEMBER'] } });
  });

  it('refuses a document above 16 kB before parsing it', async () => {
    const { status, errors } = await closed.graphql(`#${'a'.repeat(16_000)}\n${trusted[0]}`, {}, asMember);
    expect(status).toBe(413);
    expect(errors).toMatchObject([{ extensions: { code: 'TOO_LARGE' } }]);
  });

  it('executes no other, hides the schema and suggests nothing', async () => {
    for (const query of ['{ viewer { id } }', '{ __schema { types { name } } }', '{ viewr { id } }']) {
      const { status, errors } = await closed.graphql(query, {}, asMember);
      expect(status).toBe(400);
      expect(errors).toMatchObject([
        {
          message: 'Bu istek sitenin tanıdığı isteklerden değil. Sayfayı yenileyip yeniden dene.',
          extensions: { code: 'UNKNOWN_DOCUMENT' },
        },
      ]);
      expect(JSON.stringify(errors)).not.toMatch(/Did you mean|Cannot query|viewer/);
    }
  });

  it('does not start with a document that does not fit the schema or its limits', async () => {
    for (const document of ['{ nothingLikeIt }', tooDeep])
      await expect(startSite({ config: { trustedDocuments: [document] } })).rejects.toThrow('not valid');
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
  const { find } = createDocuments(siteSchema(), ['{ viewer { id } }']);
  const refuse = (n: number) =>
    expect(codeOf(() => find(Buffer.alloc(15_900, `{ a${n} }`).toString()))).toBe('UNKNOWN_DOCUMENT');
  for (let n = 0; n < 100; n += 1) refuse(n);
  const before = used();
  for (let n = 100; n < 1_100; n += 1) refuse(n);
  // The memory of a Buffer is freed by another thread some time after the collection.
  await eventually(() => expect(used() - before).toBeLessThan(5 * MB), 20_000);
}, 60_000);

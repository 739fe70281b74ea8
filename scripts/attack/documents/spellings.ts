type Spelling = (text: string, n: number) => string;

/** Equivalent variants of a trusted document; `n` makes each text unique. */
export const spellings = {
  spaces: (text, n) => text.replaceAll('{', `{${' '.repeat(n + 1)}`),
  'one line': (text, n) => `${text.replaceAll('\n', ' ')}${' '.repeat(n)}`,
  commas: (text, n) => text.replaceAll('\n', `\n${','.repeat(n + 1)}`),
  comments: (text, n) => `# ${n}\n${text}`,
  __typename: (text, n) => `${text.replaceAll('{\n', '{\n__typename\n')}\n#${n}`,
} satisfies Record<string, Spelling>;

const viewer = 'query Viewer { viewer { roles } }';

/** Bodies of POST /graphql that must be refused, by kind. */
export const refused: Record<string, unknown> = {
  'another document': { query: viewer },
  'a field more': { query: 'query Viewer { viewer { id roles member { id username } } }' },
  introspection: { query: '{ __schema { types { name fields { name } } } }' },
  'introspection of a type': { query: '{ __type(name: "Account") { fields { name } } }' },
  'only __typename': { query: '{ __typename }' },
  'a batch': [{ query: viewer }, { query: viewer }],
  'an empty batch': [],
  'a digest of a persisted query': {
    extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } },
  },
  'a persisted query with its text': {
    query: viewer,
    extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } },
  },
  'no document': { variables: {} },
  'a number': 7,
  'no object': viewer,
  'no GraphQL': { query: '}{' },
  'an endless depth': { query: `query A ${'{ a '.repeat(400)}${'}'.repeat(400)}` },
  'many aliases': { query: `{ ${Array.from({ length: 400 }, (_, n) => `a${n}: viewer { id }`).join(' ')} }` },
  'a circle of fragments': { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }' },
  'a directive flood': { query: `query Viewer ${'@skip(if: false)'.repeat(500)} { viewer { id } }` },
  'a subscription by POST': { query: 'subscription Activity { activity { unread revision } }' },
};

/** Texts over 16 kB, which must be refused before parsing. */
export const oversized: Record<string, (viewer: string) => string> = {
  '17 kB of spaces around a trusted document': (text) => text + ' '.repeat(17_000),
  'a trusted document with a comment of 900 kB': (text) => `${text}\n#${'x'.repeat(900_000)}`,
  '900 kB of junk': () => 'x'.repeat(900_000),
  '900 kB of braces': () => '{'.repeat(900_000),
};

/** Content types other than JSON. */
export const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/graphql',
  'application/xml',
  '',
];

import type { ErrorCode } from '@seyir/kit/stateless';

/** A body that no page sends. */
export interface Malformed {
  readonly what: string;
  /** The Content-Type header; none if undefined. */
  readonly type: string | undefined;
  readonly bytes: Buffer;
  /** Header lines besides Content-Type; with Content-Length or Transfer-Encoding the body is sent unchanged. */
  readonly lines?: readonly string[];
  /** The client closes the connection after the body, so no response is required. */
  readonly endsEarly?: true;
  /** The only allowed code; undefined: success, or any code of a client error. */
  readonly code?: ErrorCode;
}

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const MULTIPART = 'multipart/form-data; boundary=x';

const bad = (what: string, type: string | undefined, text: string | Buffer): Malformed => ({
  what,
  type,
  bytes: Buffer.from(text),
  code: 'BAD_INPUT',
});
const odd = (what: string, type: string | undefined, text: string | Buffer): Malformed => ({
  what,
  type,
  bytes: Buffer.from(text),
});
const large = (what: string, type: string, text: string): Malformed => ({
  what,
  type,
  bytes: Buffer.from(text),
  code: 'TOO_LARGE',
});

const part = (headers: string, value = 'a') => `--x\r\n${headers}\r\n\r\n${value}\r\n`;
const field = (name: string, value?: string) => part(`Content-Disposition: form-data; name="${name}"`, value);
const file = (name: string, value?: string) =>
  part(`Content-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png`, value);
const END = '--x--\r\n';

const multipart: readonly Malformed[] = [
  bad('multipart without a boundary', 'multipart/form-data', field('a') + END),
  bad('multipart with an empty boundary', 'multipart/form-data; boundary=', field('a') + END),
  odd('multipart with an open quote', 'multipart/form-data; boundary="x', field('a') + END),
  bad('multipart with a boundary of 300', `multipart/form-data; boundary=${'x'.repeat(300)}`, field('a')),
  bad('multipart with another boundary', 'multipart/form-data; boundary=y', field('a') + END),
  bad('multipart that ends in a header', MULTIPART, '--x\r\nContent-Dispo'),
  bad('multipart that ends in a field', MULTIPART, field('a').slice(0, -3)),
  bad('multipart that ends in a file', MULTIPART, file('file').slice(0, -3)),
  bad('multipart without its end', MULTIPART, field('a')),
  bad('multipart of noise', MULTIPART, Buffer.from(Array.from({ length: 999 }, (_, n) => (n * 37) % 256))),
  bad('a field without a name', MULTIPART, part('Content-Disposition: form-data') + END),
  bad('a file without a name', MULTIPART, part('Content-Disposition: form-data; filename="a.png"') + END),
  odd('a part without a disposition', MULTIPART, part('Content-Type: text/plain') + END),
  odd('a part without headers', MULTIPART, `--x\r\n\r\na\r\n${END}`),
  bad('a field named as a prototype', MULTIPART, field('__proto__') + END),
  bad('a file named as a method', MULTIPART, file('toString') + END),
  bad(
    'a field of broken JSON',
    MULTIPART,
    part('Content-Disposition: form-data; name="a"\r\nContent-Type: application/json', '{') + END,
  ),
  large('2,000 fields', MULTIPART, field('a').repeat(2_000) + END),
  large('50 files', MULTIPART, file('file').repeat(50) + END),
  large('a field of 200 kB', MULTIPART, field('a', 'a'.repeat(200_000)) + END),
  odd('an empty multipart body', MULTIPART, ''),
  odd('a multipart body of its end alone', MULTIPART, END),
  odd(
    'a part with a header of 100 kB',
    MULTIPART,
    part(`Content-Disposition: form-data; name="a"\r\nX: ${'a'.repeat(100_000)}`) + END,
  ),
  odd(
    'a part with 5,000 headers',
    MULTIPART,
    part(`Content-Disposition: form-data; name="a"${'\r\nX: 1'.repeat(5_000)}`) + END,
  ),
  odd('a field with an empty name', MULTIPART, field('') + END),
  odd('a field with a zero byte in its name', MULTIPART, field('a\0b') + END),
  odd(
    'a field of an unknown charset',
    MULTIPART,
    part('Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=nonsense') + END,
  ),
  odd(
    'a file whose name is encoded wrongly',
    MULTIPART,
    part(`Content-Disposition: form-data; name="file"; filename*=utf-8''%E0%A4%A`) + END,
  ),
  odd(
    'a field in base64 that is none',
    MULTIPART,
    part('Content-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: base64', '%%%') + END,
  ),
  odd(
    'a field of JSON',
    MULTIPART,
    part('Content-Disposition: form-data; name="a"\r\nContent-Type: application/json', '{"a":{}}') + END,
  ),
  odd(
    'multipart in multipart',
    MULTIPART,
    part(
      'Content-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=y',
      '--y\r\n\r\n--y--',
    ) + END,
  ),
  odd('a field that is a photo as well', MULTIPART, field('file') + file('file') + field('file') + END),
];

const forms: readonly Malformed[] = [
  bad('a form of bytes that are no UTF-8', FORM, Buffer.from([0x61, 0x3d, 0xff, 0xfe])),
  bad('a form with a value that is no UTF-8', FORM, 'a=%FF%FE'),
  bad('a form with half a character', FORM, 'a=%E0%A4'),
  odd('a form in UTF-16', FORM, Buffer.from('a=ş', 'utf16le')),
  large('100,000 fields of a form', FORM, 'a=&'.repeat(100_000)),
  large('300,000 values of one field', FORM, 'a&'.repeat(300_000)),
  large('a form of 1.1 MB', FORM, `a=${'a'.repeat(1_100_000)}`),
  odd('an empty form', FORM, ''),
  odd('a form of signs alone', FORM, '&&&===&%&%%&%zz=%'),
  odd('a form with prototypes for names', FORM, '__proto__=1&constructor[]=2&toString=3&__proto__[]=4'),
  odd('a form of an unknown charset', `${FORM}; charset=nonsense`, 'a=1'),
  odd('a form with lists in lists', FORM, 'a[][]=1&a[b]=2&[]=3&[=4&]=5'),
];

const deep = (open: string, close: string, by = 100_000) => `${open.repeat(by)}1${close.repeat(by)}`;
const json: readonly Malformed[] = [
  bad('broken JSON', JSON_TYPE, '{"a":'),
  bad('JSON with something behind', JSON_TYPE, '{} {}'),
  bad('JSON with a prototype', JSON_TYPE, '{"__proto__":{"a":1}}'),
  bad('JSON with a constructor', JSON_TYPE, '{"constructor":{"prototype":{"a":1}}}'),
  bad('JSON of bytes that are no UTF-8', JSON_TYPE, Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])),
  bad('JSON in UTF-16', `${JSON_TYPE}; charset=utf-16le`, Buffer.from('{"a":1}', 'utf16le')),
  bad('JSON in Latin-5', `${JSON_TYPE}; charset=iso-8859-9`, Buffer.from('{"a":"\xfe"}', 'latin1')),
  bad('JSON of NaN', JSON_TYPE, '{"a":NaN}'),
  bad('an empty JSON body', JSON_TYPE, ''),
  bad('JSON that says it is compressed', JSON_TYPE, Buffer.from([0x1f, 0x8b, 8, 0, 0, 0])),
  large('JSON of 1.1 MB', JSON_TYPE, JSON.stringify({ a: 'a'.repeat(1_100_000) })),
  odd('a list of 300,000', JSON_TYPE, `{"a":[${'1,'.repeat(300_000)}1]}`),
  odd('lists in lists', JSON_TYPE, deep('[', ']')),
  odd(
    'lists in lists of a field',
    JSON_TYPE,
    `{"a":${deep('[', ']')},"id":${deep('[', ']')},"query":${deep('[', ']')}}`,
  ),
  odd('objects in objects', JSON_TYPE, deep('{"a":', '}')),
  odd('null', JSON_TYPE, 'null'),
  odd('text', JSON_TYPE, '"text"'),
  odd('a number', JSON_TYPE, '1e999'),
  odd('a list', JSON_TYPE, '[{"query":"{ viewer { id } }"}]'),
  odd('a name twice', JSON_TYPE, '{"id":"1","id":["2"],"type":1,"type":null}'),
  odd('a byte order mark', JSON_TYPE, '\ufeff{"id":"1"}'),
  odd('half a pair and a zero', JSON_TYPE, '{"id":"\\ud800","type":"\\u0000","query":"\\udfff"}'),
  odd('100,000 names', JSON_TYPE, `{${Array.from({ length: 70_000 }, (_, n) => `"a${n}":1`).join(',')}}`),
];

const types: readonly Malformed[] = [
  bad('XML', 'application/xml', '<a/>'),
  bad('a type without a subtype', 'a', '{}'),
  bad('a type of a slash', '/', '{}'),
  odd('no type', undefined, '{}'),
  odd('text', 'text/plain', '{"id":"1"}'),
  odd('two types', 'application/json, text/html', '{}'),
  odd('a type of semicolons', 'application/json;;;=;', '{}'),
  odd('a type of 4 kB', `application/json; a=${'a'.repeat(4_000)}`, '{}'),
];

const onWire = (what: string, lines: readonly string[], text: string): Malformed => ({
  ...odd(what, JSON_TYPE, text),
  lines,
});
const CHUNKED = ['Transfer-Encoding: chunked'];
const wire: readonly Malformed[] = [
  onWire('a length below the body', ['Content-Length: 3'], '{"a":1}'),
  onWire('no length', [], '{"a":1}'),
  { ...onWire('a length above the body', ['Content-Length: 300'], '{"a":1}'), endsEarly: true },
  onWire('a length below zero', ['Content-Length: -1'], '{}'),
  onWire('a length that is no number', ['Content-Length: x'], '{}'),
  onWire('two lengths', ['Content-Length: 2', 'Content-Length: 3'], '{}'),
  onWire('a length and chunks', ['Content-Length: 2', ...CHUNKED], '2\r\n{}\r\n0\r\n\r\n'),
  onWire('a chunk without a size', CHUNKED, 'x\r\n{}\r\n0\r\n\r\n'),
  { ...onWire('chunks without an end', CHUNKED, '2\r\n{}\r\n'), endsEarly: true },
  { ...onWire('a huge chunk', CHUNKED, 'ffffffffffffffff\r\n{}\r\n'), endsEarly: true },
  onWire('an unknown coding', ['Transfer-Encoding: nonsense'], '{}'),
];

const graphql = (what: string, body: unknown): Malformed => bad(what, JSON_TYPE, JSON.stringify(body));
const QUERY = '{ viewer { id } }';

/** Bodies for GraphQL, which accepts only JSON. */
export const malformedGraphql: readonly Malformed[] = [
  ...[...multipart, ...forms].map((body): Malformed => ({ ...body, code: 'BAD_INPUT' })),
  ...json,
  ...types,
  ...wire,
  graphql('no document', {}),
  graphql('a document that is a number', { query: 1 }),
  graphql('an operation that is a list', { query: QUERY, operationName: [] }),
  graphql('an operation that is not there', { query: QUERY, operationName: '__proto__' }),
  graphql('two documents', [{ query: QUERY }, { query: QUERY }]),
  graphql('a document of signs', { query: '\0\ud800{{{{' }),
  graphql('a document of braces', { query: '{a'.repeat(5_000) }),
  large('a document of 17 kB', JSON_TYPE, JSON.stringify({ query: `#${'a'.repeat(17_000)}\n${QUERY}` })),
  graphql('a persisted query', {
    query: QUERY,
    extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } },
  }),
  ...['text', '[1]', deep('[', ']'), deep('{"a":', '}')].map((variables) =>
    odd(
      `variables ${variables.slice(0, 9)}`,
      JSON_TYPE,
      `{"query":"query ($kind: TitleKind!, $slug: String!) { title(kind: $kind, slug: $slug) { id } }","variables":${variables === 'text' ? '"text"' : variables}}`,
    ),
  ),
  ...[deep('[', ']'), deep('{"kind":', '}'), '"\\u0000"', '"\\ud800"', '1e999', 'null', '[[],{}]'].map(
    (value) =>
      odd(
        `a variable of ${value.slice(0, 9)}`,
        JSON_TYPE,
        `{"query":"query ($kind: TitleKind!, $slug: String!) { title(kind: $kind, slug: $slug) { id } }","variables":{"kind":${value},"slug":${value}}}`,
      ),
  ),
];

export const malformedBodies: readonly Malformed[] = [...multipart, ...forms, ...json, ...types, ...wire];

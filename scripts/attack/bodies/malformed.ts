const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const MULTIPART = 'multipart/form-data; boundary=x';
const END = '--x--\r\n';

const part = (headers: string, value = 'a') => `--x\r\n${headers}\r\n\r\n${value}\r\n`;
const field = (name: string, value = 'a') => part(`Content-Disposition: form-data; name="${name}"`, value);
const file = (name: string) =>
  part(`Content-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png`);
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Bodies that no page sends, as Content-Type and bytes. */
export const bodies: Record<string, [type: string, body: string | Buffer<ArrayBuffer>]> = {
  'multipart without a boundary': ['multipart/form-data', field('a') + END],
  'multipart with an empty boundary': ['multipart/form-data; boundary=', field('a') + END],
  'multipart with an open quote': ['multipart/form-data; boundary="x', field('a') + END],
  'multipart with a boundary of 300': [`multipart/form-data; boundary=${'x'.repeat(300)}`, field('a')],
  'multipart with another boundary': ['multipart/form-data; boundary=y', field('a') + END],
  'multipart that ends in a header': [MULTIPART, '--x\r\nContent-Dispo'],
  'multipart that ends in a field': [MULTIPART, field('a').slice(0, -3)],
  'multipart that ends in a file': [MULTIPART, file('file').slice(0, -3)],
  'multipart without its end': [MULTIPART, field('a')],
  'an empty multipart body': [MULTIPART, ''],
  'multipart of noise': [MULTIPART, Buffer.from(Array.from({ length: 999 }, (_, n) => (n * 37) % 256))],
  'a field without a name': [MULTIPART, part('Content-Disposition: form-data') + END],
  'a file without a name': [MULTIPART, part('Content-Disposition: form-data; filename="a.png"') + END],
  'a part without a disposition': [MULTIPART, part('Content-Type: text/plain') + END],
  'a part without headers': [MULTIPART, `--x\r\n\r\na\r\n${END}`],
  'a part with a header of 100 kB': [
    MULTIPART,
    part(`Content-Disposition: form-data; name="a"\r\nX: ${'a'.repeat(100_000)}`) + END,
  ],
  'a field named as a prototype': [MULTIPART, field('__proto__') + END],
  'a file named as a method': [MULTIPART, file('toString') + END],
  'a field with an empty name': [MULTIPART, field('') + END],
  'a field of an unknown charset': [
    MULTIPART,
    part('Content-Disposition: form-data; name="a"\r\nContent-Type: text/plain; charset=nonsense') + END,
  ],
  'a field of broken JSON': [
    MULTIPART,
    part('Content-Disposition: form-data; name="a"\r\nContent-Type: application/json', '{') + END,
  ],
  '2,000 fields': [MULTIPART, field('a').repeat(2_000) + END],
  '50 files': [MULTIPART, file('file').repeat(50) + END],
  'a field that is a photo as well': [MULTIPART, field('file') + file('file') + field('file') + END],
  'multipart in multipart': [
    MULTIPART,
    part(
      'Content-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=y',
      '--y\r\n\r\n--y--',
    ) + END,
  ],
  'a form of broken escapes': [FORM, 'a=%&b=%zz&c=%E0%A4%A'],
  'a form of bytes that are no UTF-8': [FORM, Buffer.from([0x61, 0x3d, 0xff, 0xfe])],
  'a form of 2,000 fields of one name': [FORM, 'a=1&'.repeat(2_000)],
  'a form of prototypes': [FORM, '__proto__[a]=1&constructor[prototype][a]=1&__proto__=1&toString=1'],
  'a form of ampersands': [FORM, '&'.repeat(10_000)],
  'no JSON': [JSON_TYPE, '{'],
  'empty JSON': [JSON_TYPE, ''],
  'JSON null': [JSON_TYPE, 'null'],
  'a JSON list': [JSON_TYPE, '[[[]]]'],
  'a JSON number': [JSON_TYPE, '1e999'],
  'a JSON text': [JSON_TYPE, '"a"'],
  'JSON 50,000 levels deep': [JSON_TYPE, nested(50_000)],
  'JSON with a prototype': [JSON_TYPE, '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}'],
  'JSON of numbers where texts belong': [JSON_TYPE, '{"id":1e308,"type":-1,"query":NaN}'],
  'JSON of lists where texts belong': [
    JSON_TYPE,
    '{"id":[["a"]],"type":["2"],"query":{"a":1},"comment":[1],"page":[]}',
  ],
  'JSON with a byte order mark': [JSON_TYPE, '\ufeff{}'],
  'JSON that is no UTF-8': [JSON_TYPE, Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  'JSON of another charset': ['application/json; charset=utf-16', '{}'],
  'another type': ['application/xml', '<a/>'],
  'a broken type': ['////', 'a'],
  'no type': ['', 'a=b'],
  'a type of 10 kB': [`text/${'a'.repeat(10_000)}`, 'a'],
};

/** Small bodies that are expensive for a careless parser; each must be answered at once. */
export const costly: Record<string, [type: string, body: string]> = {
  '20,000 fields of one name': [FORM, 'a=1&'.repeat(20_000)],
  '50,000 fields of many names': [FORM, Array.from({ length: 50_000 }, (_, n) => `a${n}=1`).join('&')],
  '20,000 fields of a list': [JSON_TYPE, JSON.stringify({ a: Array.from({ length: 20_000 }, () => '1') })],
  '300,000 brackets': [JSON_TYPE, '['.repeat(300_000)],
  '900 kB of escapes': [FORM, `query=${'%41'.repeat(300_000)}`],
  '900 kB of spaces': [FORM, `query=${'+'.repeat(900_000)}a`],
};

/** Unusual values, sent in every field of every row. */
export const values = [
  '',
  '\u0000',
  '-1',
  '9'.repeat(400),
  '1e309',
  'NaN',
  '../../etc/passwd',
  "' OR '1'='1",
  "'; DROP TABLE comment; --",
  '${7*7}{{7*7}}<%= 7*7 %>',
  '__proto__',
  'constructor',
  'toString',
  '00000000-0000-0000-0000-000000000000',
  'a'.repeat(9_000),
  '\\u0000\\ud800',
  '%00%0a',
  '[object Object]',
];

/** Internal details that no answer may contain. */
export const inner =
  /\bat [\w./<>]+ \(|node_modules|SELECT |INSERT |pg_|ECONNREFUSED|zod|DomainError|TypeError|undefined is not/;

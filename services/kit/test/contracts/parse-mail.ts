import type { ArrivedMail } from './mailer.contract.js';

const decodeQ = (text: string): string => text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => latin(hex));
const latin = (hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));
const utf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');

/** Decodes encoded words of RFC 2047; adjacent ones are joined. */
const decodeWords = (value: string): string =>
  value.replace(/\?=\s+=\?/g, '?==?').replace(/((=\?utf-8\?[bq]\?[^?]*\?=)+)/gi, (run) => {
    const bytes = [...run.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)].map(([, kind, text]) =>
      kind === 'B' || kind === 'b'
        ? Buffer.from(text ?? '', 'base64').toString('latin1')
        : decodeQ((text ?? '').replaceAll('_', ' ')),
    );
    return utf8(bytes.join(''));
  });

function parsePart(raw: string): { headers: Map<string, string>; body: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':');
    // Header names are ASCII by definition.
    headers.set(line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim()));
  }
  return { headers, body: rest.join('\r\n\r\n') };
}

function decodeBody(headers: ReadonlyMap<string, string>, body: string): string {
  const encoding = headers.get('content-transfer-encoding');
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('latin1')
      : encoding === 'quoted-printable'
        ? decodeQ(body.replace(/=\r\n/g, ''))
        : body;
  return utf8(bytes).replaceAll('\r\n', '\n');
}

/** Parses a mail from its bytes (latin1), as far as the tests need it. */
export function parseMail(raw: string): ArrivedMail {
  const { headers, body } = parsePart(raw);
  const type = headers.get('content-type') ?? '';
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => part.replace(/^\r\n|\r\n$/g, ''))
    : [];
  const bodies = (boundary ? parts.map(parsePart) : [{ headers, body }]).map((part) => ({
    type: (part.headers.get('content-type') ?? '').split(';')[0]!,
    text: decodeBody(part.headers, part.body),
  }));
  return { headers, bodies };
}

import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { isErrorCode } from '@seyir/kit/stateless';
import { rows } from '../src/legacy/rows.js';
import { malformedBodies, malformedGraphql, type Malformed } from './support/malformed.js';
import { startSite, type Site } from './support/site.js';

let site: Site;
beforeAll(async () => {
  const limits = {
    all: [],
    address: [],
    writing: [],
    searching: [],
    toggling: [],
    uploads: [],
    joining: [],
    signIn: [],
  };
  site = await startSite({ config: { limits } });
});
afterAll(() => site.close());

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly text: string;
}

const codeIn = (text: string): string | undefined => /"code":"(\w+)"/.exec(text)?.[1];

/** Sends the body unchanged over its own socket, because clients repair it or refuse to send it. */
const send = (path: string, { type, bytes, lines, endsEarly }: Malformed, token?: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const head = [
      `POST ${path} HTTP/1.1`,
      `Host: ${new URL(site.url).host}`,
      'Sec-Fetch-Site: same-origin',
      'Connection: close',
      ...(type === undefined ? [] : [`Content-Type: ${type}`]),
      ...(token ? [`Cookie: sid=${token}`] : []),
      ...(lines ?? [`Content-Length: ${bytes.length}`]),
    ];
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      // A server need not answer a client that has closed its side, so only clients with incomplete bodies close it.
      if (endsEarly) socket.end(bytes);
      else socket.write(bytes);
    });
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    // The body was refused before its end.
    socket.on('error', (error) => (text ? undefined : reject(error)));
    socket.on('close', () =>
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), code: codeIn(text), text }),
    );
  });

const pathOf = (path: string) =>
  path.replace('{type}', 'dizi').replace('{section}', 'bozkir').replace('{page}', '1');
const paths = [...new Set(rows.map(({ path }) => pathOf(path)))];

/** The faults of the responses to these bodies, one line each. */
const wrongAt = async (path: string, bodies: readonly Malformed[], token?: string): Promise<string[]> => {
  const wrong: string[] = [];
  for (const body of bodies) {
    site.log.length = 0;
    const { status, code, text } = await send(path, body, token);
    const say = (what: string) => wrong.push(`${path}, ${body.what}: ${what}`);
    const isLeft = body.endsEarly && text === '';
    if (!isLeft && !(status >= 200 && status < 500)) say(`status ${status}`);
    if (code === 'INTERNAL' || (code !== undefined && !isErrorCode(code))) say(`code ${code}`);
    if (body.code && code !== body.code) say(`${code} instead of ${body.code}`);
    if (/node_modules|at \w+ \(|SyntaxError|TypeError/.test(text)) say('shows what is inside');
    const lines = site.log.filter((line) => line.includes('"stack"') || /"level":[56]0/.test(line));
    if (lines.length > 0) say(`logs ${lines[0]}`);
  }
  return wrong;
};

/** Larger bodies, which take long to parse, are sent only as a member, whose call gets further than a visitor's. */
const LARGE_BYTES = 200_000;
const ofVisitors = malformedBodies.filter(({ bytes }) => bytes.length < LARGE_BYTES);

it.each(paths)(
  '%s answers no malformed body with a fault of its own',
  async (path) => {
    expect([
      ...(await wrongAt(path, ofVisitors)),
      ...(await wrongAt(path, malformedBodies, 'token-1')),
    ]).toEqual([]);
  },
  60_000,
);

it.each(['%EF%BF%BD', '\ufffd'])('a form may contain U+FFFD itself: %s', async (value) => {
  const bytes = Buffer.from(`id=episode-1&type=2&comment=a${value}`);
  const form = { what: 'a form', type: 'application/x-www-form-urlencoded', bytes } as Malformed;
  expect(await send('/add/comment', form, 'token-1')).toMatchObject({ status: 200, code: undefined });
});

it('GraphQL answers no malformed body with an internal error', async () => {
  const asVisitor = await wrongAt('/graphql', malformedGraphql);
  expect([...asVisitor, ...(await wrongAt('/graphql', malformedGraphql, 'token-1'))]).toEqual([]);
}, 60_000);

it('a chunked photo of 60 MB answers 413, and the connection stays usable', async () => {
  async function* photo() {
    yield Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n');
    for (let n = 0; n < 60; n += 1) yield Buffer.alloc(1_000_000, 1);
    yield Buffer.from('\r\n--x--\r\n');
  }
  for (const token of ['token-1', 'none']) {
    const response = await fetch(`${site.url}/user/set/avatar`, {
      method: 'POST',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'sec-fetch-site': 'same-origin',
        cookie: `sid=${token}`,
      },
      body: photo(),
      duplex: 'half',
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ success: false, code: 'TOO_LARGE' });
  }
}, 30_000);

it('a client that sends a refused body of 20 MB to its end before it reads receives 413', async () => {
  const { hostname, port, host } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  const head = [`POST /graphql HTTP/1.1`, `Host: ${host}`, 'Sec-Fetch-Site: same-origin'];
  head.push('Content-Type: application/json', 'Content-Length: 20000000');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  for (let n = 0; n < 20; n += 1) socket.write(Buffer.alloc(1_000_000, 1));
  await once(socket, 'drain');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 .*"code":"TOO_LARGE"/s);
});

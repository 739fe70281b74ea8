import { connect } from 'node:net';
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

/** Sends the body as it is, by a socket of its own: clients mend what is wrong with it, or refuse to send it. */
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
      // A server need not answer a client that has ended its side, so only what is not whole ends there.
      if (endsEarly) socket.end(bytes);
      else socket.write(bytes);
    });
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    // A body that was refused before its end.
    socket.on('error', (error) => (text ? undefined : reject(error)));
    socket.on('close', () =>
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), code: codeIn(text), text }),
    );
  });

const pathOf = (path: string) => path.replace('{type}', 'dizi');
const paths = [...new Set(rows.map(({ path }) => pathOf(path)))];

/** What is wrong with the answers to these bodies, a line each. */
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

it.each(paths)(
  '%s answers no malformed body with a fault of its own',
  async (path) => {
    expect([
      ...(await wrongAt(path, malformedBodies)),
      ...(await wrongAt(path, malformedBodies, 'token-1')),
    ]).toEqual([]);
  },
  60_000,
);

it.each(['%EF%BF%BD', '\ufffd'])('a form may hold U+FFFD itself: %s', async (value) => {
  const bytes = Buffer.from(`id=episode-1&type=2&comment=a${value}`);
  const form = { what: 'a form', type: 'application/x-www-form-urlencoded', bytes } as Malformed;
  expect(await send('/add/comment', form, 'token-1')).toMatchObject({ status: 200, code: undefined });
});

it('GraphQL answers no malformed body with a fault of its own', async () => {
  const asVisitor = await wrongAt('/graphql', malformedGraphql);
  expect([...asVisitor, ...(await wrongAt('/graphql', malformedGraphql, 'token-1'))]).toEqual([]);
}, 60_000);

it('a photo of 60 MB in chunks answers 413, and the connection goes on', async () => {
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

import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { answerOf, type Answer } from '../lib/ask.ts';
import { addressOf, legacyRows, postPaths } from '../lib/endpoints.ts';
import { statusOf } from '../lib/raw.ts';
import { each, rowOf } from '../lib/rows.ts';
import { bodies, costly, inner, values } from './malformed.ts';
import type { AnyCall } from '../../site/caller.ts';
import type { Attack } from '../lib/areas.ts';

export const name = 'what no page sends is refused, and never fails inside';
export const short = true;

const LANES = 8;
/** Limit on two shared cores; a body that blocks the main thread takes seconds. */
const COSTLY_MS = 1_500;
/** Excluded, because they would end the session or send the body as a member's own data. */
const SIGNS_IN = new Set(['/auth/login']);

export const run: Attack['run'] = async ({ site, say }) => {
  const { origin, short } = site;
  const { cookie } = await site.as(1);
  const post = (path: string, type: string, body: AnyCall['body'], withCookie = true) =>
    answerOf({
      url: origin + path,
      method: 'POST',
      headers: { origin, ...(type && { 'content-type': type }), ...(withCookie && { cookie }) },
      body,
    });
  const fault = ({ code, status, text, ms }: Answer) =>
    code === 'INTERNAL' || status >= 500
      ? `${status} ${code}`
      : inner.test(text)
        ? `tells ${inner.exec(text)?.[0]}`
        : '';

  const paths = await postPaths(origin);
  const few = [
    '/search',
    '/add/comment',
    '/user/set/avatar',
    '/ajax/service',
    '/graphql',
    '/csp-report',
    '/send/contact',
  ];
  const sent = (short ? few : paths).flatMap((path) =>
    Object.entries(bodies).flatMap(([what, [type, body]]) =>
      [true, false].map((isMember) => ({ path, what, type, body, isMember })),
    ),
  );
  const malformed = await each(
    sent,
    async ({ path, what, type, body, isMember }) => {
      const found = fault(await post(path, type, body, isMember));
      return found && `${path}: ${what}: ${found}`;
    },
    LANES,
  );

  say(`${sent.length} malformed bodies`);
  const rows = (await legacyRows(origin)).filter(({ path }) => !SIGNS_IN.has(path));
  const typed = rows.flatMap(({ path, type, fields }) =>
    fields
      .filter((field) => field !== 'type')
      .flatMap((field) =>
        (short ? values.slice(0, 6) : values).map((value) => ({ path, type, fields, field, value })),
      ),
  );
  const strange = await each(
    typed,
    async ({ path, type, fields, field, value }) => {
      const others = Object.fromEntries(fields.map((other) => [other, '1']));
      const body = new URLSearchParams({ ...others, ...(type && { type }), [field]: value });
      const found = fault(await post(addressOf(path), 'application/x-www-form-urlencoded', body.toString()));
      return found && `${path} ${field}=${value.slice(0, 20)}: ${found}`;
    },
    LANES,
  );

  say(`${typed.length} strange values`);
  const large = await each(
    [
      ['/search', 2_000_000],
      ['/graphql', 2_000_000],
      ['/user/set/avatar', 35_000_000],
      ['/add/comment', 35_000_000],
    ] as const,
    async ([path, size]) => {
      const bytes = Buffer.concat([
        Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
        randomBytes(size),
        Buffer.from('\r\n--x--\r\n'),
      ]);
      const type = path === '/user/set/avatar' ? 'multipart/form-data; boundary=x' : 'application/json';
      const { code, status } = await post(path, type, bytes).catch(() => ({
        code: 'TOO_LARGE',
        status: 413,
      }));
      // If the server refuses a body before its end, the client may see only a closed connection.
      return ['TOO_LARGE', 'IMAGE_TOO_LARGE', 'UNANSWERED'].includes(code ?? '')
        ? ''
        : `${path}: ${size} bytes: ${status} ${code}`;
    },
    1,
  );
  const chunked = await each(
    ['/user/set/avatar', '/search', '/graphql'],
    async (path) => {
      const status = await sendChunked(origin, path, cookie, 60_000_000);
      return status === 413 || status === 200 ? '' : `${path}: ${status}`;
    },
    1,
  );
  say('large bodies');
  const slow = [];
  for (const [what, [type, body]] of Object.entries(costly)) {
    const { ms } = await post('/search', type, body, false);
    if (ms > COSTLY_MS) slow.push(`${what}: ${ms.toFixed(0)} ms`);
  }
  const alive = await fetch(origin);

  const found = (list: string[]) => list.filter(Boolean);
  return [
    rowOf(
      `${Object.keys(bodies).length} malformed bodies to ${short ? few.length : paths.length} paths: none answers INTERNAL`,
      sent.length,
      found(malformed),
    ),
    rowOf(
      'values that nobody types in every field of every row: none answers INTERNAL',
      typed.length,
      found(strange),
    ),
    rowOf('bodies beyond what is taken answer TOO_LARGE', large.length, found(large)),
    rowOf('60 MB in chunks are refused as such', chunked.length, found(chunked)),
    rowOf(
      `small bodies that are costly to read are answered within ${COSTLY_MS} ms`,
      Object.keys(costly).length,
      slow,
    ),
    rowOf('the site goes on', 1, alive.ok ? [] : [String(alive.status)]),
  ];
};

/** Sends a photo without a content length; 0 if the site closes the connection without an answer. */
const sendChunked = (origin: string, path: string, cookie: string, size: number): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, port, host } = new URL(origin);
    let answer = '';
    const socket = connect(Number(port), hostname);
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      const isTooLarge = /"code":"((IMAGE_)?TOO_LARGE|BAD_INPUT)"/.test(answer);
      resolve(isTooLarge ? 413 : statusOf(answer) === 200 ? 500 : statusOf(answer));
    };
    const timer = setTimeout(done, 30_000);
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (answer.includes('\r\n\r\n')) setTimeout(done, 50);
    });
    socket.once('close', done);
    // If the server refuses the body early, the write fails; the test uses the answer.
    socket.once('error', () => setTimeout(done, 50));
    const type = path === '/graphql' ? 'application/json' : 'multipart/form-data; boundary=x';
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    );
    const chunk = (bytes: Buffer | string) =>
      socket.write(
        Buffer.concat([
          Buffer.from(`${bytes.length.toString(16)}\r\n`),
          Buffer.from(bytes),
          Buffer.from('\r\n'),
        ]),
      );
    chunk(
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
    );
    const block = Buffer.alloc(100_000, 1);
    let left = size;
    const more = () => {
      while (left > 0 && !socket.destroyed) {
        left -= block.length;
        if (!chunk(block)) return void socket.once('drain', more);
      }
      if (!socket.destroyed) socket.write('0\r\n\r\n');
    };
    more();
  });

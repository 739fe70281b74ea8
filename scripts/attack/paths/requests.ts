import { raw, statusOf } from '../lib/raw.ts';
import { each, rowOf } from '../lib/rows.ts';
import { elsewhere, nowhere, poison, secrets, smuggled, traversal, unserved } from './addresses.ts';
import type { Attack } from '../lib/areas.ts';

export const name = 'addresses lead to what is there and to nothing else';
export const short = true;

const WAIT_MS = 2_000;

export const run: Attack['run'] = async ({ site: { origin } }) => {
  const { host } = new URL(origin);
  // Sent raw, because a client would normalise the address.
  const get = (path: string, headers: Record<string, string> = {}) => {
    const more = Object.entries(headers).map(([key, value]) => `${key}: ${value}\r\n`);
    return raw(origin, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${more.join('')}Connection: close\r\n\r\n`);
  };
  const headOf = (answer: string) => answer.split('\r\n\r\n')[0] ?? '';

  const pages = await each(
    nowhere,
    async (path) => {
      const answer = await get(path);
      const injected = /^(set-cookie: a=b|x)\r?$/im.test(headOf(answer));
      return [400, 404].includes(statusOf(answer)) && !injected ? '' : `${path}: ${statusOf(answer)}`;
    },
    4,
  );
  const outside = await each(
    [...traversal, ...unserved],
    async (path) => {
      const answer = await get(path);
      const status = statusOf(answer);
      return secrets.test(answer) ||
        status >= 500 ||
        status === 0 ||
        (status === 200 && !path.startsWith('//'))
        ? `${path}: ${status}`
        : '';
    },
    4,
  );

  const redirects = await each(
    elsewhere.flatMap((to) => ['next', 'from', 'return', 'redirect', 'url'].map((field) => ({ to, field }))),
    async ({ to, field }) => {
      const answer = await get(`/login?${field}=${encodeURIComponent(to)}`, { referer: to });
      const [, location = '/'] = /^location: (.*)$/im.exec(headOf(answer)) ?? [];
      const leads = new URL(location.trim(), origin);
      return leads.origin === origin ? '' : `${field}=${to}: ${location}`;
    },
    4,
  );

  const home = headOf(await get('/'));
  const poisoned = await each(
    poison,
    async (headers) => {
      const page = `/diziler?kotu=${Math.random().toString(36).slice(2)}`;
      const [own, after] = [await get(page, headers), await get(page)];
      return /kotu\.example|<script>kotu/.test(own + after) || statusOf(after) !== 200
        ? `${JSON.stringify(headers)}: ${statusOf(after)}`
        : '';
    },
    2,
  );

  const bent = await each(
    Object.entries(smuggled),
    async ([what, make]) => {
      const answer = await raw(origin, Buffer.from(make(host), 'latin1'), WAIT_MS);
      const answers = answer.match(/^HTTP\/1\.\d \d{3}/gm) ?? [];
      const isRefused = answers.length === 1 && statusOf(answer) >= 400 && statusOf(answer) < 500;
      return isRefused || (answers.length === 0 && what !== 'a foreign host')
        ? ''
        : `${what}: ${answers.join(', ')}`;
    },
    4,
  );

  const ranges = await each(
    [
      'bytes=0-',
      'bytes=-1',
      'bytes=5-2',
      'bytes=0-0,2-3',
      'bytes=99999999999-',
      'lines=1-2',
      `bytes=${'0-1,'.repeat(2_000)}0-1`,
    ],
    async (range) => {
      const status = statusOf(await get('/robots.txt', { range }));
      return status < 500 && status > 0 ? '' : `${range.slice(0, 30)}: ${status}`;
    },
  );

  const found = (list: string[]) => list.filter(Boolean);
  return [
    rowOf('control characters and broken escapes lead nowhere', pages.length, found(pages)),
    rowOf('no file outside, no endpoint inside', outside.length, found(outside)),
    rowOf('no address of ours leads to another site', redirects.length, found(redirects)),
    rowOf('headers change nothing for those who come after', poisoned.length, found(poisoned)),
    rowOf('a request has one end', bent.length, found(bent)),
    rowOf('broken ranges are answered', ranges.length, found(ranges)),
    rowOf(
      'answers do not tell what they run on',
      1,
      /^(server|x-powered-by):/im.test(home) ? ['a header does'] : [],
    ),
  ];
};

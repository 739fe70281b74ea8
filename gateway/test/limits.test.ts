import { afterEach, describe, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { eventually } from '@seyir/kit/testing/stateless';
import { AccountsService } from '@seyir/proto';
import WebSocket from 'ws';
import { byAddress } from '../src/addresses/caller-address.js';
import { startSite, type Site } from './support/site.js';

let site: Site;
afterEach(() => site.close());

const MINUTE = 60_000;
const comment = { id: 'episode-1', comment: 'Güzel', type: '2' };

it('limits writes by member, over both APIs, until the window ends', async () => {
  site = await startSite({
    config: { limits: { ...(await defaults()), writing: [{ max: 2, windowMs: MINUTE }] } },
  });
  const options = { token: 'token-1' };
  expect(await (await site.post('/add/comment', comment, options)).json()).toMatchObject({ success: true });
  const document = 'mutation { postReply(input: {parentId: "c", body: "a"}) { comment { id } } }';
  expect((await site.graphql(document, {}, options)).errors).toBeUndefined();

  const third = await site.post('/add/comment', comment, options);
  expect(third.status).toBe(200);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(await third.json()).toMatchObject({ success: false, code: 'SLOW_DOWN' });
  const graphql = await site.graphql(document, {}, options);
  expect(graphql.errors?.[0]?.extensions).toMatchObject({ code: 'SLOW_DOWN' });
  expect(graphql.errors?.[0]?.extensions['retryAfterMs']).toBeGreaterThan(50_000);

  site.clock.advance(MINUTE);
  expect(await (await site.post('/add/comment', comment, options)).json()).toMatchObject({ success: true });
});

it('limits all calls of a session together, and answers GraphQL with 429', async () => {
  site = await startSite({
    config: { limits: { ...(await defaults()), all: [{ max: 3, windowMs: MINUTE }] } },
  });
  const options = { token: 'token-1' };
  for (let i = 0; i < 3; i += 1) await site.post('/activity/progress', {}, options);
  const response = await site.post('/graphql', { query: '{ viewer { id } }' }, options);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).not.toBeNull();
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'SLOW_DOWN' } }] });
  // A visitor is counted by address, with another limit.
  expect((await site.post('/graphql', { query: '{ viewer { id } }' })).status).toBe(200);
});

it('counts alone while the KeyValue store is down', async () => {
  site = await startSite({
    config: { limits: { ...(await defaults()), writing: [{ max: 1, windowMs: MINUTE }] } },
  });
  const gone = () => Promise.reject(new DomainError('TRY_AGAIN'));
  Object.assign(site.keyValue, { get: gone, set: gone, increment: gone });
  const options = { token: 'token-1' };
  expect(await (await site.post('/add/comment', comment, options)).json()).toMatchObject({ success: true });
  expect(await (await site.post('/add/comment', comment, options)).json()).toMatchObject({
    code: 'SLOW_DOWN',
  });
});

it('counts unknown callers by address before the session look-up, members only by session', async () => {
  site = await startSite({
    config: { limits: { ...(await defaults()), address: [{ max: 3, windowMs: MINUTE }] } },
  });
  const activity = async (token: string) =>
    (await (await site.post('/activity/progress', {}, { token })).json()) as { code?: string };
  const lookUps = () => site.peers.calls.filter((name) => name === 'AccountsService/getSession').length;
  for (let i = 0; i < 6; i += 1) expect(await activity('token-1')).not.toHaveProperty('code');
  for (let i = 0; i < 6; i += 1) await activity(`invented-${i}`);
  expect(lookUps()).toBe(3);
  expect(await activity('invented-7')).toMatchObject({ code: 'SLOW_DOWN' });
  site.clock.advance(6_000);
  expect(await activity('token-1')).not.toHaveProperty('code');
});

it('does not limit the reads of pages', async () => {
  site = await startSite({
    config: { limits: { ...(await defaults()), address: [{ max: 1, windowMs: MINUTE }] } },
  });
  for (let i = 0; i < 5; i += 1)
    expect(await site.gateway.executeInternal({ query: '{ titles { count } }' })).toEqual({
      data: { titles: { count: 1 } },
    });
});

it('trusts forwarded addresses only from configured proxies', async () => {
  const limits = { ...(await defaults()), address: [{ max: 1, windowMs: MINUTE }] };
  const asked = (address: string) =>
    site.post('/graphql', { query: '{ viewer { id } }' }, { headers: { 'x-forwarded-for': address } });
  site = await startSite({ config: { limits } });
  await asked('192.0.2.1');
  expect((await asked('192.0.2.2')).status).toBe(429);
  await site.close();
  site = await startSite({ config: { limits, trustedProxies: ['127.0.0.1'] } });
  await asked('192.0.2.1');
  expect((await asked('192.0.2.2')).status).toBe(200);
  expect((await asked('192.0.2.1')).status).toBe(429);
  // IPv6 counts by /64, so one subscriber has all of these.
  await asked('2001:db8:1:2::1');
  expect((await asked('2001:db8:1:2:ffff::9')).status).toBe(429);
  expect((await asked('2001:db8:1:3::1')).status).toBe(200);
});

it.each([
  ['192.0.2.1:5678', 'a:192.0.2.1'],
  ['[2001:DB8:1:2::1]:443', 'a:2001:db8:1:2::'],
  ['2001:0DB8:1:2::9', 'a:2001:db8:1:2::'],
  ['::ffff:192.0.2.1', 'a:192.0.2.1'],
  ['::FFFF:c000:201', 'a:192.0.2.1'],
  ['no address', 'a:unknown'],
  ['', 'a:unknown'],
])('counts a forwarded address in any spelling: %s', (forwarded, who) => {
  expect(byAddress(forwarded)).toBe(who);
});

it('sends accounts the address that it counts by, in any spelling of the proxy', async () => {
  const told: string[] = [];
  site = await startSite({ config: { trustedProxies: ['127.0.0.1'] } });
  site.peers.fake(AccountsService, {
    signIn: async ({ address }) => {
      told.push(address);
      throw new DomainError('INVALID_CREDENTIALS');
    },
  });
  for (const forwarded of ['192.0.2.1:5678', '2001:db8:1:2::9', '2001:db8:1:2:ffff::1', '::ffff:192.0.2.1'])
    await site.post(
      '/auth/login',
      { username: 'deniz', password: 'yanlis' },
      { headers: { 'x-forwarded-for': forwarded } },
    );
  expect(told).toEqual(['192.0.2.1', '2001:db8:1:2::', '2001:db8:1:2::', '192.0.2.1']);
});

it('counts policy reports by the /64 of an address', async () => {
  const limits = { ...(await defaults()), signIn: [{ max: 1, windowMs: MINUTE }] };
  site = await startSite({ config: { limits, trustedProxies: ['127.0.0.1'] } });
  const report = (address: string) =>
    site.post('/csp-report', '{}', { headers: { 'x-forwarded-for': address } }).then(({ status }) => status);
  expect(await report('2001:db8:1:2::1')).toBe(204);
  expect(await report('2001:db8:1:2::2')).toBe(429);
  expect(await report('2001:db8:1:3::2')).toBe(204);
});

it('refuses too many concurrent calls', async () => {
  site = await startSite({
    config: { maxInFlight: 0 },
  });
  const legacy = await site.post('/activity/progress', {});
  expect(legacy.status).toBe(503);
  expect(legacy.headers.get('retry-after')).toBe('1');
  expect(await legacy.json()).toMatchObject({ success: false, code: 'TRY_AGAIN' });
  expect((await fetch(`${site.url}/`)).status).toBe(503);
});

describe('open sockets', () => {
  const sockets: WebSocket[] = [];
  afterEach(() => sockets.splice(0).forEach((socket) => socket.terminate()));

  const connect = (): Promise<'open' | string> => {
    const address = `${site.url.replace('http', 'ws')}/graphql/ws`;
    const socket = new WebSocket(address, ['graphql-transport-ws'], { origin: site.url });
    sockets.push(socket);
    return new Promise((resolve) => {
      socket.on('open', () => resolve('open'));
      socket.on('error', ({ message }) => resolve(message));
    });
  };

  it('take no place from calls, and have their own limit', async () => {
    site = await startSite({ config: { maxInFlight: 2, maxSockets: 3 } });
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push(await connect());
    expect(answers.slice(0, 3)).toEqual(['open', 'open', 'open']);
    expect(answers[3]).toContain('503');
    expect((await fetch(`${site.url}/`)).status).toBe(200);
    sockets[0]?.terminate();
    await eventually(async () => (await connect()) === 'open');
  });
});

const defaults = async () => (await import('../src/limits/limits.js')).defaultLimits;

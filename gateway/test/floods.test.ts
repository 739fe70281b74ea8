import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing/stateless';
import { CommentsService, TargetKind, wakes } from '@seyir/proto';
import WebSocket from 'ws';
import { startSite, PAGE, type Site, type SiteOptions } from './support/site.js';

let site: Site;
const sockets: { destroy(): unknown }[] = [];
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  await site.close();
});

type Limits = NonNullable<NonNullable<SiteOptions['config']>['limits']>;

/** A site behind a proxy: `x-forwarded-for` is the visitor's address. */
const start = async (limits: Limits, more: SiteOptions['config'] = {}, web?: SiteOptions['web']) => {
  site = await startSite({
    config: { trustedProxies: ['127.0.0.1'], ...more, limits },
    ...(web && { web }),
  });
};

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const call = (address: string) => site.post('/graphql', { query: '{ viewer { id } }' }, from(address));
const page = (path: string, address = '192.0.2.9') => fetch(site.url + path, from(address));

/** A POST of which only the bytes `sent` arrive; `answer` collects the response. */
const begin = (
  address: string,
  { length = 1_000, sent = '{', path = '/graphql', type = 'application/json', more = [] as string[] } = {},
) => {
  const { port, host } = new URL(site.url);
  const state = { answer: '', isClosed: false, socket: undefined as unknown as Socket };
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    'sec-fetch-site: same-origin',
    `content-type: ${type}`,
    `content-length: ${length}`,
    `x-forwarded-for: ${address}`,
    ...more,
  ];
  state.socket = connect(Number(port), '127.0.0.1', () =>
    state.socket.write(`${head.join('\r\n')}\r\n\r\n${sent}`),
  );
  state.socket.on('data', (data) => (state.answer += data.toString()));
  state.socket.on('error', () => undefined);
  state.socket.on('close', () => (state.isClosed = true));
  sockets.push(state.socket);
  return state;
};

const inFlight = async () => {
  const text = await site.metrics.metrics();
  return Number(/^seyir_http_in_flight (\d+)/m.exec(text)?.[1] ?? 0);
};

const socketsOpen = async () => {
  const text = await site.metrics.metrics();
  return Number(/^seyir_live_connections(?:\{\})? (\d+)/m.exec(text)?.[1] ?? NaN);
};

describe('an incomplete body', () => {
  it.each([
    ['JSON', 'application/json', '/graphql'],
    ['a form', 'application/x-www-form-urlencoded', '/activity/progress'],
    ['a form with files', 'multipart/form-data; boundary=x', '/activity/progress'],
  ])('takes no place from other calls: %s', async (_name, type, path) => {
    await start({ openRequests: { atOnce: 3 } }, { maxInFlight: 1 });
    const open = [1, 2, 3].map(() => begin('192.0.2.1', { type, path, sent: '-' }));
    // The fourth call of the address is refused, which proves that the three others have arrived.
    await eventually(async () => (await call('192.0.2.1')).status === 429);
    expect(await inFlight()).toBe(0);
    expect((await call('192.0.2.2')).status).toBe(200);
    expect((await page('/')).status).toBe(200);
    expect(open.map(({ answer }) => answer)).toEqual(['', '', '']);
  });

  it('is ended when nothing more arrives, and when it is too slow in total', async () => {
    await start({ bodies: { stillMs: 400, bytesPerSecond: 1_000 } });
    const still = begin('192.0.2.1');
    await eventually(() => still.isClosed);
    expect(still.answer).toContain('HTTP/1.1 408');
    const slow = begin('192.0.2.1', { length: 400 });
    const drip = setInterval(() => slow.socket.write(' '), 50);
    await eventually(() => slow.isClosed);
    clearInterval(drip);
    expect(slow.answer).toContain('HTTP/1.1 408');
    // A body with a declared length gets the time for that length.
    const large = begin('192.0.2.1', { length: 4_000 });
    const steady = setInterval(() => large.socket.write(' '.repeat(200)), 50);
    await eventually(() => large.answer !== '');
    clearInterval(steady);
    expect(large.answer).toContain('HTTP/1.1 400');
  });
});

describe('open requests of an address', () => {
  it('are capped with SLOW_DOWN, only for that address, IPv6 by /64', async () => {
    await start({ openRequests: { atOnce: 2 } });
    begin('2001:db8:1:2::1');
    const second = begin('2001:db8:1:2::2');
    await eventually(async () => (await call('2001:db8:1:2:3::3')).status === 429);
    const refused = await call('2001:db8:1:2:3::3');
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'SLOW_DOWN' } }] });
    const legacy = await site.post('/activity/progress', {}, from('2001:db8:1:2::4'));
    expect([legacy.status, legacy.headers.get('retry-after')]).toEqual([200, '1']);
    expect(await legacy.json()).toMatchObject({ success: false, code: 'SLOW_DOWN' });
    expect((await call('2001:db8:1:3::1')).status).toBe(200);
    second.socket.destroy();
    await eventually(async () => (await call('2001:db8:1:2::1')).status === 200);
  });

  it('count a call with an upgrade header that requests no upgrade as an ordinary call', async () => {
    await start({ openRequests: { atOnce: 2 } }, { maxInFlight: 0, maxSockets: 1 });
    const more = ['upgrade: x'];
    const open = [1, 2, 3].map(() => begin('192.0.2.1', { more }));
    await eventually(() => open.some(({ answer }) => answer.includes(' 429 ')));
    expect(open.filter(({ answer }) => answer === '')).toHaveLength(2);
    const whole = begin('192.0.2.2', { more, length: 2, sent: '{}' });
    await eventually(() => whole.answer.includes(' 503 '));
    expect(await socketsOpen()).toBe(0);
  });

  it('and sockets exclude an upgrade on any other path, which is refused', async () => {
    await start({}, { maxSockets: 1 });
    const more = ['connection: upgrade', 'upgrade: websocket'];
    const post = begin('192.0.2.1', { more });
    await eventually(() => post.isClosed);
    expect(post.answer).toContain('HTTP/1.1 400');
    const url = `${site.url.replace('http', 'ws')}/`;
    const refused = new Promise((resolve) => {
      new WebSocket(url, { origin: site.url }).once('error', ({ message }) => resolve(message));
    });
    expect(await refused).toContain('400');
    await eventually(async () => (await socketsOpen()) === 0);
  });

  it('exclude cached pages, also while too many calls are in progress', async () => {
    const held: (() => void)[] = [];
    const web = {
      async handle({ url }: Request) {
        if (url.includes('/held')) await new Promise<void>((resolve) => held.push(resolve));
        return new Response(PAGE, { headers: { 'content-type': 'text/html' } });
      },
    };
    await start({ openRequests: { atOnce: 1 } }, { maxInFlight: 1 }, web);
    expect((await page('/', '192.0.2.1')).status).toBe(200);
    begin('192.0.2.1');
    const waiting = page('/held', '192.0.2.2');
    await eventually(() => held.length === 1);
    expect((await call('192.0.2.1')).status).toBe(429);
    expect((await call('192.0.2.3')).status).toBe(503);
    expect((await page('/', '192.0.2.1')).status).toBe(200);
    held.forEach((go) => go());
    expect((await waiting).status).toBe(200);
  });
});

describe('a response that is not read', () => {
  const PATH = '/i/posters/large.webp';
  const LENGTH = 30_000_000;

  /** Reads nothing until it is resumed. */
  const ask = (address: string) => {
    const { port, host } = new URL(site.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.pause().on('error', () => undefined);
    socket.write(`GET ${PATH} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${address}\r\n\r\n`);
    sockets.push(socket);
    return socket;
  };

  it('frees its place, a slowly read one continues, and so do sockets', async () => {
    await start({ openRequests: { atOnce: 2 } }, { answerStillMs: 500 });
    await site.blobs.put('images/posters/large.webp', Buffer.alloc(LENGTH), 'image/webp');
    const live = new WebSocket(`${site.url.replace('http', 'ws')}/graphql/ws`, ['graphql-transport-ws'], {
      origin: site.url,
    });
    sockets.push({ destroy: () => live.terminate() });
    await new Promise((resolve) => live.once('open', resolve));
    live.send('{"type":"connection_init"}');
    for (let n = 0; n < 2; n += 1) ask('192.0.2.1');
    await eventually(async () => (await call('192.0.2.1')).status === 429);
    const slow = ask('192.0.2.2');
    let read = 0;
    const steps = setInterval(() => {
      const chunk = slow.read() as Buffer | null;
      read += chunk?.length ?? 0;
    }, 1);
    await eventually(async () => (await call('192.0.2.1')).status === 200, 10_000);
    const before = read;
    await eventually(() => read > before || read >= LENGTH, 10_000);
    clearInterval(steps);
    expect(live.readyState).toBe(live.OPEN);
  }, 30_000);

  it('takes no place of a member at the same address, and a member has as many', async () => {
    await start({ openRequests: { atOnce: 2 } });
    const asMember = () =>
      site.post('/graphql', { query: '{ viewer { id } }' }, { token: 'token-1', ...from('192.0.2.1') });
    // The page is cached from now on.
    expect((await asMember()).status).toBe(200);
    for (let n = 0; n < 2; n += 1) begin('192.0.2.1');
    await eventually(async () => (await call('192.0.2.1')).status === 429);
    expect((await asMember()).status).toBe(200);
    for (let n = 0; n < 2; n += 1) begin('192.0.2.2', { more: ['cookie: sid=token-1'] });
    await eventually(async () => (await asMember()).status === 429);
    expect((await call('192.0.2.2')).status).toBe(200);
  });
});

describe('uncached pages', () => {
  const notFound = {
    handle: async () => new Response(PAGE, { status: 404, headers: { 'content-type': 'text/html' } }),
  };

  it.each(['/ara?q=', '/yok/'])('are limited by address: %s', async (path) => {
    await start({ rendering: [{ max: 3, windowMs: 60_000 }] }, {}, path === '/yok/' ? notFound : undefined);
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await page(`${path}${n}`, '192.0.2.1')).status);
    expect(statuses[3]).toBe(429);
    expect(statuses.slice(0, 3)).not.toContain(429);
    const refused = await page(`${path}x`, '192.0.2.1');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await page(`${path}4`, '192.0.2.2')).status).not.toBe(429);
  });

  it('that do not exist are limited by address; an address below the limit still gets pages', async () => {
    await start({ missing: [{ max: 3, windowMs: 60_000 }] }, {}, notFound);
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await page(`/dizi/${n}`, '192.0.2.1')).status);
    expect(statuses).toEqual([404, 404, 404, 429]);
    // Cached pages are not counted.
    expect((await page('/dizi/0', '192.0.2.1')).status).toBe(404);
    expect((await page('/dizi/5', '192.0.2.2')).status).toBe(404);
  });

  it('are capped per address, and others are rendered', async () => {
    const held: (() => void)[] = [];
    const web = {
      async handle({ url }: Request) {
        if (url.includes('/held')) await new Promise<void>((resolve) => held.push(resolve));
        return new Response(PAGE, { headers: { 'content-type': 'text/html' } });
      },
    };
    await start({ renders: { atOnce: 2 } }, {}, web);
    const waiting = [page('/held/1', '192.0.2.1'), page('/held/2', '192.0.2.1')];
    await eventually(() => held.length === 2);
    expect((await page('/held/3', '192.0.2.1')).status).toBe(429);
    expect((await page('/other', '192.0.2.2')).status).toBe(200);
    held.forEach((go) => go());
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await page('/other/2', '192.0.2.1')).status).toBe(200);
  });

  it('cost nothing when they join a running render, and only as many as have a place wait for a refusal', async () => {
    const held: (() => void)[] = [];
    const web = {
      async handle() {
        await new Promise<void>((resolve) => held.push(resolve));
        return new Response(PAGE, { headers: { 'content-type': 'text/html' } });
      },
    };
    const limits = { renders: { atOnce: 1 }, rendering: [{ max: 1, windowMs: 60_000 }] };
    await start({ ...limits, openRequests: { atOnce: 4 } }, {}, web);
    const same = [page('/held', '192.0.2.1')];
    await eventually(() => held.length === 1);
    for (let n = 0; n < 2; n += 1) same.push(page('/held', '192.0.2.1'));
    const order: string[] = [];
    const refused = ['late', 'at once'].map(async (name) => {
      const { status } = await page(`/${encodeURI(name)}`, '192.0.2.1');
      order.push(String(status));
    });
    await eventually(() => order.length === 1);
    held.forEach((go) => go());
    expect((await Promise.all(same)).map(({ status }) => status)).toEqual([200, 200, 200]);
    // The other refusal is still waiting.
    expect(order).toEqual(['429']);
    await Promise.all(refused);
    expect(order).toEqual(['429', '429']);
  });

  it('wait behind renewals of cached pages', async () => {
    const order: string[] = [];
    const held: (() => void)[] = [];
    let isHeld = false;
    const web = {
      async handle({ url }: Request) {
        order.push(new URL(url).pathname);
        await site.gateway.executeInternal({ query: '{ titles { count } }' });
        if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
        return new Response(PAGE, { headers: { 'content-type': 'text/html' } });
      },
      atOnce: 1,
    };
    await start({}, {}, web);
    await page('/kept');
    isHeld = true;
    const invented = [page('/a'), page('/b'), page('/c')];
    await eventually(() => held.length === 1);
    site.live.wake(wakes.catalogue);
    const kept = page('/kept');
    // The old page is shown while the new one waits.
    expect((await kept).status).toBe(200);
    expect(order).toEqual(['/kept', order[1]]);
    isHeld = false;
    held.forEach((go) => go());
    await Promise.all(invented);
    expect(order[2]).toBe('/kept');
  });
});

describe('sockets', () => {
  const open = async (address: string, token?: string) => {
    const socket = new WebSocket(`${site.url.replace('http', 'ws')}/graphql/ws`, ['graphql-transport-ws'], {
      origin: site.url,
      headers: { 'x-forwarded-for': address, ...(token && { cookie: `sid=${token}` }) },
    });
    sockets.push({ destroy: () => socket.terminate() });
    const received: string[] = [];
    const first = new Promise<string>((resolve) => {
      socket.on('open', () => socket.send('{"type":"connection_init"}'));
      socket.on('close', (code, reason) => resolve(`${code} ${String(reason)}`));
      socket.on('message', (data) => {
        const text = String(data as Buffer);
        if (text.includes('connection_ack')) resolve('open');
        else received.push(text);
      });
    });
    return { state: await first, received, socket };
  };
  const subscribe = (socket: WebSocket, id: string) =>
    socket.send(
      JSON.stringify({
        id,
        type: 'subscribe',
        payload: {
          query: `subscription { threadChanged(target: {kind: EPISODE, id: "episode-1"}) { comments { count } } }`,
        },
      }),
    );
  const listComments = () =>
    site.peers.calls.filter((name) => name === 'CommentsService/listComments').length;

  it('of an address are capped, and closed with a hint to retry later', async () => {
    await start({ sockets: { atOnce: 2 } });
    const states = [];
    for (const n of [1, 2, 3]) states.push((await open(`2001:db8:1:2::${n}`)).state);
    expect(states).toEqual(['open', 'open', '1013 SLOW_DOWN']);
    const other = await open('192.0.2.1');
    expect(other.state).toBe('open');
    sockets[0]?.destroy();
    await eventually(async () => (await open('2001:db8:1:2::4')).state === 'open');
  });

  it('of a session are five', async () => {
    await start({});
    const states = [];
    for (let n = 0; n < 6; n += 1) states.push((await open(`192.0.2.${n}`, 'token-1')).state);
    expect(states).toEqual([...Array<string>(5).fill('open'), '1013 SLOW_DOWN']);
    sockets[0]?.destroy();
    await eventually(async () => (await open('192.0.2.7', 'token-1')).state === 'open');
  });

  it('get a change by one read, each under its own operation id', async () => {
    await start({}, { freshMs: 0 });
    const all = await Promise.all(Array.from({ length: 30 }, () => open('192.0.2.1')));
    all.forEach(({ socket }, index) => subscribe(socket, `s"${index}`));
    await eventually(() => all.every(({ received }) => received.length === 1));
    expect(listComments()).toBe(1);
    site.live.wake(wakes.thread(TargetKind.EPISODE, 'episode-1'));
    await eventually(() => all.every(({ received }) => received.length === 2));
    expect(listComments()).toBe(2);
    const messages = all.map(({ received }) => JSON.parse(received[1] ?? '') as { id: string; type: string });
    expect(messages.map(({ id }) => id)).toEqual(all.map((_socket, index) => `s"${index}`));
    expect(new Set(messages.map(({ type }) => type))).toEqual(new Set(['next']));
    // A socket that joins later gets the known state; when the last socket leaves, the subscription ends.
    const late = await open('192.0.2.1');
    subscribe(late.socket, 'late');
    await eventually(() => late.received.length === 1);
    expect(listComments()).toBe(2);
  });

  it('of members read separately if something may be hidden from them', async () => {
    await start({}, { freshMs: 0 });
    site.peers.fake(CommentsService, { getHiding: async () => ({ hides: true }) });
    const all = await Promise.all([1, 2, 3].map(() => open('192.0.2.1', 'token-1')));
    all.forEach(({ socket }, index) => subscribe(socket, String(index)));
    await eventually(() => all.every(({ received }) => received.length === 1));
    expect(listComments()).toBe(3);
  });
});

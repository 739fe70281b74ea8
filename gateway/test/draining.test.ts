import { create, toBinary } from '@bufbuild/protobuf';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing/stateless';
import { channels, TargetKind, ThreadFrameSchema } from '@seyir/proto';
import WebSocket from 'ws';
import { openPage } from './support/open-page.js';
import { startSite, type Site } from './support/site.js';

const PAGES = 120;
/** Sockets that a gateway closes at once, and the time between two such shares (live/open-sockets.ts). */
const SHARE = 50;
const TICK_MS = 1_000;

let site: Site;
const sockets = new Set<WebSocket>();
beforeEach(async () => {
  site = await startSite({ config: { limits: { sockets: { atOnce: 3 * PAGES } } } });
});
afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  await site.close();
});

const CHANNEL = channels.thread(TargetKind.EPISODE, 'episode-1');
const FRAMES = `subscription($ticket: String!, $seq: Int!) {
  threadFrames(ticket: $ticket, seq: $seq) { seq resync ticket }
}`;

interface Page {
  /** Numbers of its frames in order of arrival, and `resync` for each request to read again. */
  readonly got: (number | 'resync')[];
  seq: number;
  ticket: string;
  /** The gateway that has acknowledged the page's socket. */
  at: string | undefined;
  closedAt: number | undefined;
}

/** Follows the thread at one gateway. If that gateway closes the socket, it waits as instructed and continues at the next one. */
const follow = (page: Page, [url, ...others]: readonly string[]): void => {
  if (url === undefined) return;
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql/ws`, ['graphql-transport-ws'], {
    origin: url,
  });
  sockets.add(socket);
  socket.on('open', () => socket.send('{"type":"connection_init"}'));
  socket.on('close', (code, reason) => {
    sockets.delete(socket);
    page.at = undefined;
    page.closedAt = performance.now();
    const [, wait] = /^1012 wait=(\d+)$/.exec(`${code} ${String(reason)}`) ?? [];
    if (wait !== undefined) setTimeout(() => follow(page, others), Number(wait)).unref();
  });
  socket.on('message', (data) => {
    const message = JSON.parse(String(data as Buffer)) as {
      type: string;
      payload?: { data: { threadFrames: { seq: number; resync: boolean; ticket: string | null } } };
    };
    const variables = { ticket: page.ticket, seq: page.seq };
    if (message.type === 'connection_ack')
      socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: FRAMES, variables } }));
    const frame = message.payload?.data.threadFrames;
    if (!frame) return;
    if (frame.ticket !== null) {
      page.at = url;
      page.ticket = frame.ticket;
      return;
    }
    page.seq = frame.seq;
    page.got.push(frame.resync ? 'resync' : frame.seq);
  });
};

it('a draining gateway closes a share of its sockets each second, and they continue at the other without a lost frame', async () => {
  const other = await site.replica();
  const { data } = await site.graphql(
    '{ comments(target: {kind: EPISODE, id: "episode-1"}) { live { seq ticket } } }',
  );
  const { live } = (data as unknown as { comments: { live: { seq: number; ticket: string } } }).comments;
  const pages = Array.from({ length: PAGES }, (): Page => {
    const page: Page = { got: [], ...live, at: undefined, closedAt: undefined };
    follow(page, [site.url, other.url]);
    return page;
  });
  await eventually(() => pages.every(({ at }) => at === site.url), 20_000);

  let last = live.seq;
  const publish = () => {
    last += 1;
    const frame = create(ThreadFrameSchema, { seq: last, commentCount: last });
    site.broadcast.publish(CHANNEL, { seq: last, data: toBinary(ThreadFrameSchema, frame) });
  };
  const writing = setInterval(publish, 50);
  const began = performance.now();
  const leaving = site.gateway.leave(10);
  await eventually(() => pages.every(({ at }) => at === other.url), 30_000);
  await leaving;
  clearInterval(writing);
  publish();
  await eventually(() => pages.every(({ seq }) => seq === last), 20_000);

  const all = Array.from({ length: last - live.seq }, (_, n) => live.seq + 1 + n);
  for (const { got } of pages) expect(got).toEqual(all);
  const closedAfter = (ms: number) =>
    pages.filter(({ closedAt }) => (closedAt ?? Infinity) - began >= ms).length;
  // The first share is closed at once, each other one a second after the previous.
  expect(closedAfter(TICK_MS * 0.9)).toBeGreaterThanOrEqual(PAGES - SHARE);
  expect(closedAfter(TICK_MS * 1.9)).toBeGreaterThanOrEqual(PAGES - 2 * SHARE);
}, 90_000);

describe('a socket', () => {
  const connect = async (at: { readonly url: string }) => {
    const page = await openPage(at);
    sockets.add(page.socket);
    return page;
  };

  it('of a draining or closing gateway tells the client when to reconnect', async () => {
    const page = await connect(site);
    const leaving = site.gateway.leave(10);
    await eventually(() => page.closed !== '');
    expect(page.closed).toMatch(/^1012 wait=\d+$/);
    const late = await connect(site);
    await eventually(() => late.closed !== '');
    expect(late.closed).toMatch(/^1012 wait=\d+$/);
    await leaving;
    const next = await site.replica();
    const last = await connect(next);
    await next.gateway.close();
    await eventually(() => last.closed !== '');
    expect(last.closed).toMatch(/^1012 wait=\d+$/);
  });
});

/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["import", "default"]}
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { buildSchema } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { SignInBroker } from '../../lib/sign-in-broker.js';
import { createSubscriptionClient } from './subscription-client.js';
import { type Subscriptions, subscriptionLink } from './subscription-link.js';

const schema = buildSchema('type Query { a: Int } type Subscription { count: Int! }');
const Count = gql`
  subscription Count {
    count
  }
`;

let sockets: WebSocketServer;
let opened = 0;
let links: Subscriptions;
let client: ApolloClient;
const ended = jest.fn();

beforeEach(async () => {
  // Browsers have these functions and Node does not.
  Object.assign(globalThis, { addEventListener: () => undefined, removeEventListener: () => undefined });
  opened = 0;
  ended.mockClear();
  sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  sockets.on('connection', () => (opened += 1));
  await once(sockets, 'listening');
  // Each subscription first receives the number of its connection, and then nothing.
  const hear = async function* () {
    yield { count: opened };
    await new Promise(() => undefined);
  };
  useServer({ schema, roots: { subscription: { count: hear } } }, sockets);
  const { port } = sockets.address() as AddressInfo;
  const broker = new SignInBroker();
  broker.serve({ ask: (_reason, done) => done(false), ended });
  links = subscriptionLink(broker, () => `ws://127.0.0.1:${port}`);
  client = new ApolloClient({ link: links.link, cache: new InMemoryCache() });
});
afterEach(async () => {
  client.stop();
  for (const socket of sockets.clients) socket.terminate();
  await new Promise((resolve) => sockets.close(resolve));
});

/** Collects the messages of a subscription until `enough` have arrived. */
function listen(enough: number) {
  const heard: number[] = [];
  let stop = () => undefined as void;
  const { promise: first, resolve: begin } = Promise.withResolvers<void>();
  const all = new Promise<void>((resolve, reject) => {
    const running = client.subscribe<{ count: number }>({ query: Count }).subscribe({
      next: ({ data }) => {
        heard.push(data?.count ?? -1);
        begin();
        if (heard.length === enough) resolve();
      },
      error: reject,
    });
    stop = () => running.unsubscribe();
  });
  return { heard, first, all, stop };
}

async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

test('a page without subscriptions opens no socket, and all subscriptions share one', async () => {
  expect(opened).toBe(0);
  const [one, two] = [listen(1), listen(1)];
  await Promise.all([one.all, two.all]);
  expect([one.heard, two.heard, opened]).toEqual([[1], [1], 1]);
  one.stop();
  two.stop();
});

test('a lost connection is restored, and its subscriptions receive fresh data', async () => {
  const both = listen(2);
  await both.first;
  for (const socket of sockets.clients) socket.terminate();
  await both.all;
  expect(both.heard).toEqual([1, 2]);
  expect(ended).not.toHaveBeenCalled();
  both.stop();
});

test('a lost connection is reported to listeners', async () => {
  const lost = jest.fn();
  const heard = jest.fn();
  const running = client
    .subscribe<{ count: number }>({ query: Count, context: { onLost: lost } })
    .subscribe({ next: ({ data }) => heard(data?.count) });
  await until(() => heard.mock.calls.length === 1);
  expect(lost).not.toHaveBeenCalled();
  for (const socket of sockets.clients) socket.terminate();
  await until(() => heard.mock.calls.length === 2);
  expect(lost).toHaveBeenCalledTimes(1);
  running.unsubscribe();
});

test('a connection that hangs is closed, and a new one is opened', async () => {
  const { port } = sockets.address() as AddressInfo;
  const socket = createSubscriptionClient(`ws://127.0.0.1:${port}`, ended, { quietMs: 50, answerMs: 50 });
  const heard: unknown[] = [];
  const stop = socket.subscribe<{ count: number }>(
    { query: 'subscription { count }' },
    { next: ({ data }) => heard.push(data?.count), error: () => undefined, complete: () => undefined },
  );
  await until(() => heard.length === 1);
  // The server stops reading, as after a network loss, but closes nothing.
  for (const one of sockets.clients) one.pause();
  await until(() => heard.length === 2);
  expect(heard).toEqual([1, 2]);
  stop();
  await socket.dispose();
});

test('the end of a session is reported, and a visitor’s subscriptions go on', async () => {
  const both = listen(2);
  await both.first;
  for (const socket of sockets.clients) socket.close(4403, 'SESSION_ENDED');
  await both.all;
  expect(ended).toHaveBeenCalledTimes(1);
  both.stop();
});

test('a sign-in opens a new socket', async () => {
  const both = listen(2);
  await both.first;
  links.restart();
  await both.all;
  expect(both.heard).toEqual([1, 2]);
  both.stop();
});

import 'reflect-metadata';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import dns from 'node:dns';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { NotificationsService } from '@seyir/proto';
import { freePorts } from '../../../../scripts/stack/lib/ports.ts';
import { visitor } from '../../src/rpc/call.js';
import { grpcClient } from '../../src/rpc/grpc-client.js';
import { grpcServer } from '../../src/rpc/grpc-server.js';
import { createSigner, createVerifier, generateKeys } from '../../src/rpc/keys.js';
import { eventually } from '../../src/testing/eventually.js';
import { startNotes } from './notes-service.js';

const keys = generateKeys();
const signer = createSigner('gateway', keys.privateKey);
const verifier = createVerifier('notifications', { gateway: [keys.publicKey] });
const AGE_MS = 300;

let port: number;
/** Closed after the test, in reverse order. */
let closers: (() => unknown)[];
beforeEach(async () => {
  [port = 0] = await freePorts(1);
  closers = [];
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const close of closers.reverse()) await close();
});

/** One replica of a service, which answers its number; each call takes `ms`. */
const replica = async (host: string, unread: number, ms = 0) => {
  const strategy = grpcServer(NotificationsService, `${host}:${port}`, { connectionAgeMs: AGE_MS });
  const answer = async () => {
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    return { unread };
  };
  const app = await startNotes(strategy, verifier, { list: answer, mark: answer });
  closers.push(() => app.close());
};

const connect = (host: string) => {
  const client = grpcClient(NotificationsService, [`${host}:${port}`], signer);
  closers.push(() => client.close());
  return async () => {
    const viewerToken = await signer.viewer(visitor);
    return (await client.listNotifications({}, { viewerToken })).unread;
  };
};

it.each([
  ['short', 0],
  ['longer than their connection lives', AGE_MS * 2],
])('no call fails while connections are renewed: calls that are %s', async (_, ms) => {
  await replica('127.0.0.1', 0, ms);
  const call = connect('127.0.0.1');
  const round = () => Promise.allSettled(Array.from({ length: 20 }, call));
  // The first calls block the process for longer than a connection lives.
  await round();
  let connections = 0;
  const count = () => void (connections += 1);
  subscribe('net.server.socket', count);
  closers.push(() => unsubscribe('net.server.socket', count));
  const answers: PromiseSettledResult<number>[] = [];
  for (const end = performance.now() + 8 * AGE_MS; performance.now() < end;) answers.push(...(await round()));
  expect(answers.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(connections).toBeGreaterThan(3);
});

it('a replica that is added to a DNS name gets calls, although no other is lost', async () => {
  const addresses = ['127.0.0.1'];
  const lookUp = jest.spyOn(dns.promises, 'lookup');
  lookUp.mockImplementation((async () => addresses.map((address) => ({ address, family: 4 }))) as never);
  jest.spyOn(dns.promises, 'resolveTxt').mockResolvedValue([]);
  await replica('127.0.0.1', 0);
  const call = connect('notifications.example');
  expect(await call()).toBe(0);
  // A client resolves the name a second time at its start in any case.
  await eventually(() => lookUp.mock.calls.length >= 2);
  await replica('127.0.0.2', 1);
  addresses.push('127.0.0.2');
  // Both answer, once neither is renewing its connection.
  await eventually(async () => {
    expect(new Set(await Promise.all(Array.from({ length: 10 }, call)))).toEqual(new Set([0, 1]));
  }, 10_000);
});

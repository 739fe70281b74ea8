import 'reflect-metadata';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { INestMicroservice } from '@nestjs/common';
import { NotificationsService } from '@seyir/proto';
import { freePorts } from '../../../../scripts/stack/lib/ports.ts';
import { startProxy } from '../../../../scripts/stack/lib/proxy.ts';
import { visitor } from '../../src/rpc/call.js';
import { grpcClient } from '../../src/rpc/grpc-client.js';
import { grpcServer } from '../../src/rpc/grpc-server.js';
import { createSigner, createVerifier, generateKeys } from '../../src/rpc/keys.js';
import { eventually } from '../../src/testing/eventually.js';
import { startNotes } from './notes-service.js';

const keys = generateKeys();
const signer = createSigner('gateway', keys.privateKey);
const verifier = createVerifier('notifications', { gateway: [keys.publicKey] });

const replica = (port: number, unread: number) =>
  startNotes(grpcServer(NotificationsService, `127.0.0.1:${port}`), verifier, {
    list: async () => ({ unread }),
    mark: async () => ({}),
  });

let ports: number[];
let apps: INestMicroservice[];
let proxy: Awaited<ReturnType<typeof startProxy>>;
let client: ReturnType<typeof connect>;

/** The first replica is behind a proxy that can freeze, like a machine that disappears silently. */
const connect = () =>
  grpcClient(NotificationsService, [`127.0.0.1:${proxy.port}`, `127.0.0.1:${ports[1]}`], signer, {
    keepAlive: { everyMs: 1_000, answerMs: 500 },
  });

beforeEach(async () => {
  ports = await freePorts(2);
  apps = await Promise.all(ports.map((port, index) => replica(port, index)));
  proxy = await startProxy(ports[0] ?? 0);
  client = connect();
});
afterEach(async () => {
  client.close();
  // This server closes first, because a draining server waits for requests on a frozen connection.
  await proxy.close();
  await Promise.all(apps.map((app) => app.close()));
});

/** The number of the replica that answers; `undefined` if none does in time. */
const ask = async () => {
  const viewerToken = await signer.viewer(visitor);
  const answer = client.listNotifications({}, { viewerToken, timeoutMs: 300 });
  return answer.then(
    ({ unread }) => unread,
    () => undefined,
  );
};
const rounds = async () => {
  const answers: (number | undefined)[] = [];
  for (let n = 0; n < 10; n++) answers.push(await ask());
  return answers;
};
const both = async () => new Set(await rounds()).size === 2;

it('calls are balanced over the replicas; while one is stopped, the other gets all calls', async () => {
  await eventually(both, 10_000);
  expect((await rounds()).filter((one) => one === 0)).toHaveLength(5);
  await apps[0]?.close();
  await eventually(async () => expect(new Set(await rounds())).toEqual(new Set([1])), 10_000);
  apps[0] = await replica(ports[0] ?? 0, 0);
  await eventually(both, 20_000);
});

it('a client is connected before its first call', async () => {
  let connections = 0;
  const count = () => void (connections += 1);
  subscribe('net.server.socket', count);
  const eager = connect();
  try {
    await eventually(() => connections > 0);
  } finally {
    unsubscribe('net.server.socket', count);
    eager.close();
  }
});

it('a replica that froze without closing its connection is detected by its silence', async () => {
  await eventually(both, 10_000);
  proxy.hang();
  expect(await rounds()).toContain(undefined);
  await eventually(async () => expect(new Set(await rounds())).toEqual(new Set([1])), 20_000);
  proxy.heal();
  await eventually(both, 20_000);
});

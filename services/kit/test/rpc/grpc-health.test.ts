import 'reflect-metadata';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Client, credentials, loadPackageDefinition, type ClientReadableStream } from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';
import type { INestMicroservice } from '@nestjs/common';
import { protoPath } from 'grpc-health-check';
import { NotificationsService } from '@seyir/proto';
import { freePorts } from '../../../../scripts/stack/lib/ports.ts';
import { Readiness } from '../../src/process/readiness.js';
import { addHealth } from '../../src/rpc/grpc-health.js';
import { grpcServer } from '../../src/rpc/grpc-server.js';
import { createVerifier } from '../../src/rpc/keys.js';
import { eventually } from '../../src/testing/eventually.js';
import { startNotes } from './notes-service.js';

interface Answer {
  readonly status: string;
}
/** The standard client, as in probes and load balancers. It does not know our contracts and signs nothing. */
interface Health extends Client {
  check(request: object, done: (error: Error | null, answer?: Answer) => void): void;
  watch(request: object): ClientReadableStream<Answer>;
}

let readiness: Readiness;
let app: INestMicroservice;
let health: Health;
beforeEach(async () => {
  const [port] = await freePorts(1);
  readiness = new Readiness();
  const strategy = grpcServer(NotificationsService, `127.0.0.1:${port}`, {
    onLoad: (server) => addHealth(server, NotificationsService.typeName, readiness),
  });
  const answer = async () => ({});
  app = await startNotes(strategy, createVerifier('notifications', {}), { list: answer, mark: answer });
  const { grpc } = loadPackageDefinition(loadSync(protoPath, { enums: String })) as unknown as {
    grpc: { health: { v1: { Health: new (...args: ConstructorParameters<typeof Client>) => Health } } };
  };
  health = new grpc.health.v1.Health(`127.0.0.1:${port}`, credentials.createInsecure());
});
afterEach(async () => {
  health.close();
  await app.close();
});

const check = (service?: string) =>
  new Promise<string | undefined>((resolve, reject) =>
    health.check(service === undefined ? {} : { service }, (error, answer) =>
      error ? reject(error) : resolve(answer?.status),
    ),
  );

it('reports the readiness of the server and of its service, without a viewer', async () => {
  expect(await check()).toBe('NOT_SERVING');
  readiness.become('ready');
  expect([await check(), await check('seyir.notifications.v1.NotificationsService')]).toEqual([
    'SERVING',
    'SERVING',
  ]);
  readiness.become('draining');
  expect(await check()).toBe('NOT_SERVING');
  await expect(check('seyir.comments.v1.CommentsService')).rejects.toThrow('NOT_FOUND');
});

it('sends draining to watchers and closes their streams, so its end does not wait for them', async () => {
  readiness.become('ready');
  const heard: string[] = [];
  let ended = false;
  const watch = () =>
    health
      .watch({})
      .on('data', ({ status }: Answer) => heard.push(status))
      .on('end', () => (ended = true))
      .on('error', () => undefined);
  watch();
  await eventually(() => heard.includes('SERVING'));
  readiness.become('draining');
  await eventually(() => ended);
  expect(heard).toEqual(['SERVING', 'NOT_SERVING']);
  ended = false;
  watch();
  await eventually(() => ended);
  expect(heard).toEqual(['SERVING', 'NOT_SERVING', 'NOT_SERVING']);
});

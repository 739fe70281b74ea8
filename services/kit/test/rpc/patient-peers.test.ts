import 'reflect-metadata';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { INestMicroservice } from '@nestjs/common';
import { NotificationsService } from '@seyir/proto';
import { DomainError } from '../../src/errors/index.js';
import { InProcessNetwork } from '../../src/rpc/in-process.js';
import { InProcessServer } from '../../src/rpc/in-process-server.js';
import { createSigner, createVerifier, generateKeys } from '../../src/rpc/keys.js';
import { patientPeers } from '../../src/rpc/patient-peers.js';
import { inProcessPeers } from '../../src/rpc/peers.js';
import { eventually } from '../../src/testing/eventually.js';
import { startNotes } from './notes-service.js';

const keys = generateKeys();
const signer = createSigner('comments', keys.privateKey);
const verifier = createVerifier('notifications', { comments: [keys.publicKey] });
const PATIENCE_MS = 1_000;

/** Errors of the following calls, one each. */
let refusals: DomainError[];
let asked: number;
let stop: AbortController;
let app: INestMicroservice;
let list: () => Promise<number>;
beforeEach(async () => {
  [refusals, asked] = [[], 0];
  stop = new AbortController();
  const network = new InProcessNetwork();
  const answer = async () => {
    asked += 1;
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    return { unread: 7 };
  };
  app = await startNotes(new InProcessServer(network, NotificationsService), verifier, {
    list: answer,
    mark: answer,
  });
  const peers = patientPeers(inProcessPeers(network, signer), {
    patienceMs: PATIENCE_MS,
    signal: stop.signal,
  });
  list = async () => (await peers.client(NotificationsService).listNotifications({})).unread;
});
afterEach(() => app.close());

const tryAgain = (retryAfterMs: number) => new DomainError('TRY_AGAIN', { retryAfterMs });

it('retries a call that is postponed', async () => {
  refusals = [tryAgain(10), tryAgain(10)];
  expect(await list()).toBe(7);
  expect(asked).toBe(3);
});

it('a call that is refused for another reason is not repeated', async () => {
  // The error suggests a pause in which a retry would be possible.
  refusals = [new DomainError('BAD_INPUT', { retryAfterMs: 10 })];
  await expect(list()).rejects.toMatchObject({ code: 'BAD_INPUT' });
  expect(asked).toBe(1);
});

it('nobody waits past the time that is given', async () => {
  refusals = [tryAgain(10), tryAgain(PATIENCE_MS)];
  await expect(list()).rejects.toMatchObject({ code: 'TRY_AGAIN' });
  expect(asked).toBe(2);
});

it('a command that is stopped waits no longer', async () => {
  refusals = [tryAgain(PATIENCE_MS / 2)];
  const ended = expect(list()).rejects.toThrow('aborted');
  await eventually(() => asked === 1);
  stop.abort();
  await ended;
  expect(asked).toBe(1);
});

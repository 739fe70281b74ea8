import 'reflect-metadata';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestMicroservice } from '@nestjs/common';
import { NotificationsService } from '@seyir/proto';
import { makeCertificate } from '../../../../scripts/stack/lib/certificate.ts';
import { freePorts } from '../../../../scripts/stack/lib/ports.ts';
import { readEnv } from '../../src/process/config.js';
import { visitor } from '../../src/rpc/call.js';
import { grpcClient } from '../../src/rpc/grpc-client.js';
import { grpcServer } from '../../src/rpc/grpc-server.js';
import type { GrpcTls } from '../../src/rpc/grpc-tls.js';
import { createSigner, createVerifier, generateKeys } from '../../src/rpc/keys.js';
import { grpcPeers } from '../../src/rpc/peers.js';
import { grpcEnv, grpcTlsFrom } from '../../src/service/environment.js';
import { startNotes } from '../rpc/notes-service.js';
import { overNetwork } from '../rpc/over-network.js';
import { describePeers } from '../rpc/peers.contract.js';

/**
 * A certificate for `localhost` that is its own authority, shared by a site's processes. It needs openssl, so this is a stack
 * test.
 */
const makeTls = async (): Promise<GrpcTls> => {
  const folder = await mkdtemp(join(tmpdir(), 'seyir-tls-'));
  const files = await makeCertificate(folder, '127.0.0.1');
  const [cert, key] = await Promise.all([readFile(files.cert, 'utf8'), readFile(files.key, 'utf8')]);
  await rm(folder, { recursive: true });
  return { cert, key, ca: cert };
};

describePeers('gRPC with TLS', overNetwork('localhost', makeTls));

describe('gRPC with TLS', () => {
  const keys = generateKeys();
  const signer = createSigner('gateway', keys.privateKey);
  const verifier = createVerifier('notifications', { gateway: [keys.publicKey] });
  let ours: GrpcTls;
  let others: GrpcTls;
  let port: number;
  let app: INestMicroservice;
  beforeAll(async () => {
    [ours, others] = [await makeTls(), await makeTls()];
    [port = 0] = await freePorts(1);
    const strategy = grpcServer(NotificationsService, `0.0.0.0:${port}`, { tls: ours });
    const answer = async () => ({ unread: 1 });
    app = await startNotes(strategy, verifier, { list: answer, mark: answer });
  });
  afterAll(() => app.close());

  const ask = async (tls: GrpcTls | undefined, host = 'localhost') => {
    const client = grpcClient(NotificationsService, [`${host}:${port}`], signer, { tls });
    const viewerToken = await signer.viewer(visitor);
    return client.listNotifications({}, { viewerToken, timeoutMs: 2_000 }).finally(() => client.close());
  };

  it('answers if both sides have valid certificates', async () => {
    expect((await ask(ours)).unread).toBe(1);
  });

  it.each([
    [
      'whose authority did not sign the server',
      () => ask({ ...ours, ca: others.ca }),
      /self-signed certificate/,
    ],
    ['by a name that the certificate does not hold', () => ask(ours, '127.0.0.2'), /does not match/],
    ['who shows a certificate of others', () => ask({ ...others, ca: ours.ca }), undefined],
    ['who speaks in plain', () => ask(undefined), undefined],
  ])('refuses a caller %s', async (_, asking, reason) => {
    const refused = await asking().then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({ code: 'TRY_AGAIN' });
    if (reason) expect((refused as Error).message).toMatch(reason);
  });

  it('refuses several host names at once, since it cannot check their certificates', () => {
    const at = ['127.0.0.1:50051', '127.0.0.2:50051'];
    expect(() => grpcPeers({ notifications: at }, signer, ours)).toThrow('reached by one name');
    const near = ['127.0.0.1:50051', '127.0.0.1:50052'];
    grpcPeers({ notifications: near }, signer, ours);
  });

  it('needs all three variables, with valid values', () => {
    const { cert, key, ca } = ours;
    const read = (env: Record<string, string>) => grpcTlsFrom(readEnv(grpcEnv, env));
    expect(read({ GRPC_CERT: cert, GRPC_KEY: key, GRPC_CA: ca })).toEqual(ours);
    expect(read({ GRPC_CERT: '' })).toBeUndefined();
    expect(() => read({ GRPC_CERT: cert, GRPC_KEY: key })).toThrow('belong together');
    expect(() => read({ GRPC_CA: ca })).toThrow('belong together');
    expect(() => read({ GRPC_CERT: cert, GRPC_KEY: others.key, GRPC_CA: ca })).toThrow('cannot be used');
    expect(() => read({ GRPC_CERT: cert, GRPC_KEY: key, GRPC_CA: '/etc/ca.crt' })).toThrow('they are PEM');
  });
});

import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestMicroservice } from '@nestjs/common';
import { importPKCS8, SignJWT } from 'jose';
import { NotificationsService } from '@seyir/proto';
import { badInput, DomainError } from '../../src/errors/index.js';
import { runInCall, visitor, type Call, type CallOptions, type Viewer } from '../../src/rpc/call.js';
import {
  createSigner,
  createVerifier,
  generateKeys,
  type Signer,
  type Verifier,
} from '../../src/rpc/keys.js';
import type { ServiceClient } from '../../src/rpc/types.js';
import type { Script } from './notes-service.js';

type Client = ServiceClient<typeof NotificationsService>;

export interface Transport {
  serve(verifier: Verifier, script: Script): Promise<INestMicroservice>;
  client(signer: Signer): Client;
  /** A client of an address without a server. */
  clientOfNobody(signer: Signer): Client;
  close(): Promise<void>;
}

const ayse: Viewer = { memberId: 'ayse', sessionId: 's1', roles: ['member'] };

/** A call in progress that makes calls of its own. */
const outer: Call = {
  viewer: visitor,
  requestId: 'outer',
  signal: new AbortController().signal,
  method: 'outer',
  requestDigest: '',
};

/** The contract of every transport of calls, so that a service cannot distinguish them. */
export const describePeers = (name: string, open: () => Promise<Transport>): void => {
  describe(`Peers over ${name}`, () => {
    const keys = { gateway: generateKeys(), comments: generateKeys(), stranger: generateKeys() };
    const verifier = createVerifier('notifications', {
      gateway: [keys.gateway.publicKey],
      comments: [keys.comments.publicKey],
    });
    const gateway = createSigner('gateway', keys.gateway.privateKey);
    const comments = createSigner('comments', keys.comments.privateKey);
    const script: Script = { list: async () => ({}), mark: async () => ({}) };
    let transport: Transport;
    let app: INestMicroservice;

    beforeAll(async () => {
      transport = await open();
      app = await transport.serve(verifier, {
        list: (request, call) => script.list(request, call),
        mark: (request, call) => script.mark(request, call),
      });
    });
    afterAll(async () => {
      await transport.close();
      await app.close();
    });
    beforeEach(() => {
      script.list = async () => ({ unread: 1 });
      script.mark = async () => ({ unread: 0 });
    });

    const as = async (viewer: Viewer, options: CallOptions = {}): Promise<CallOptions> => ({
      viewerToken: await gateway.viewer(viewer),
      ...options,
    });
    const failure = async (work: Promise<unknown>): Promise<DomainError> =>
      work.then(
        () => {
          throw new Error('should have been refused');
        },
        (error: unknown) => {
          expect(error).toBeInstanceOf(DomainError);
          return error as DomainError;
        },
      );

    it('passes the request, the viewer and the request id to the handler, and returns its answer', async () => {
      let seen: Call | undefined;
      let page: number | undefined;
      script.list = async (request, call) => {
        seen = call;
        page = request.page?.number;
        return { unread: 3, notifications: [{ id: 'n1', actorId: 'çınar' }] };
      };
      const answer = await transport
        .client(gateway)
        .listNotifications(
          { page: { number: 2 } },
          await as(ayse, { requestId: 'r-1', idempotencyKey: 'k' }),
        );
      expect(answer.unread).toBe(3);
      expect(answer.notifications[0]?.actorId).toBe('çınar');
      expect(page).toBe(2);
      expect(seen?.viewer).toEqual(ayse);
      expect(seen?.requestId).toBe('r-1');
      expect(seen?.idempotencyKey).toBe('k');
      expect(seen?.requestDigest).not.toBe('');
    });

    it('carries messages as large as a batch of an import', async () => {
      const text = 'x'.repeat(5 * 2 ** 20);
      script.list = async () => ({ notifications: [{ id: text }] });
      const answer = await transport.client(gateway).listNotifications({}, await as(ayse));
      expect(answer.notifications[0]?.id).toHaveLength(text.length);
      expect((await transport.client(comments).snapshot({ cursor: text })).nextCursor).toBe('');
    });

    it('carries an error with its code, fields and retry delay', async () => {
      script.list = () => Promise.reject(badInput({ body: 'too_long' }));
      const bad = await failure(transport.client(gateway).listNotifications({}, await as(ayse)));
      expect(bad.code).toBe('BAD_INPUT');
      expect(bad.details.fields).toEqual({ body: 'too_long' });
      script.list = () => Promise.reject(new DomainError('SLOW_DOWN', { retryAfterMs: 1234 }));
      const slow = await failure(transport.client(gateway).listNotifications({}, await as(ayse)));
      expect([slow.code, slow.details.retryAfterMs]).toEqual(['SLOW_DOWN', 1234]);
    });

    it('turns every unknown error into INTERNAL without details', async () => {
      script.list = () => Promise.reject(new Error('SELECT secret FROM vault'));
      const error = await failure(transport.client(gateway).listNotifications({}, await as(ayse)));
      expect(error.code).toBe('INTERNAL');
      expect(JSON.stringify(error.details) + error.message).not.toContain('vault');
    });

    it('answers DEADLINE when the time is over, and aborts the handler', async () => {
      let aborted: Promise<void> | undefined;
      script.list = (_, call) => {
        aborted = new Promise((resolve) => call.signal.addEventListener('abort', () => resolve()));
        return aborted.then(() => ({}));
      };
      const error = await failure(
        transport.client(gateway).listNotifications({}, await as(ayse, { timeoutMs: 100 })),
      );
      expect(error.code).toBe('DEADLINE');
      await aborted;
    });

    it('gives a call no more time than the calling call has left', async () => {
      script.list = (_, call) =>
        new Promise((resolve) => call.signal.addEventListener('abort', () => resolve({})));
      const within = (ms: number): Call => ({ ...outer, deadline: performance.now() + ms });
      const client = transport.client(comments);
      const started = performance.now();
      const short = await failure(runInCall(within(200), () => client.listNotifications({})));
      expect(short.code).toBe('DEADLINE');
      expect(performance.now() - started).toBeLessThan(3_000);
      script.list = () => Promise.reject(new Error('nobody waits for an answer'));
      const over = await failure(runInCall(within(-1), () => client.listNotifications({})));
      expect(over.code).toBe('DEADLINE');
    });

    it('answers TRY_AGAIN when a peer was too slow, while it has time left itself', async () => {
      script.list = () => Promise.reject(new DomainError('DEADLINE', { reason: 'the catalogue' }));
      const error = await failure(transport.client(gateway).listNotifications({}, await as(ayse)));
      expect(error.code).toBe('TRY_AGAIN');
    });

    it('answers TRY_AGAIN without a server', async () => {
      const error = await failure(
        transport.clientOfNobody(gateway).listNotifications({}, await as(ayse, { timeoutMs: 2_000 })),
      );
      expect(error.code).toBe('TRY_AGAIN');
    });

    it('refuses unsigned and forged calls, and signers without permission', async () => {
      const stranger = createSigner('gateway', keys.stranger.privateKey);
      const forged = await failure(
        transport.client(gateway).markRead({}, { viewerToken: await stranger.viewer(ayse) }),
      );
      expect(forged.code).toBe('TRY_AGAIN');
      const usurped = await failure(
        transport.client(gateway).markRead({}, { viewerToken: await comments.viewer(ayse) }),
      );
      expect(usurped.code).toBe('TRY_AGAIN');
      const elsewhere = createVerifier('accounts', { comments: [keys.comments.publicKey] });
      await expect(elsewhere.caller(await comments.self('notifications'))).rejects.toThrow('TRY_AGAIN');
      const garbage = await failure(transport.client(gateway).markRead({}, { viewerToken: 'a.b.c' }));
      expect(garbage.code).toBe('TRY_AGAIN');
      const endless = await new SignJWT({ typ: 'viewer', m: 'ayse', r: ['member'] })
        .setProtectedHeader({ alg: 'EdDSA', kid: 'gateway' })
        .setIssuer('gateway')
        .setAudience('seyir')
        .sign(await importPKCS8(keys.gateway.privateKey, 'EdDSA'));
      const kept = await failure(transport.client(gateway).markRead({}, { viewerToken: endless }));
      expect(kept.code).toBe('TRY_AGAIN');
    });

    it('admits by the row of the permission table: viewers by role, services by name', async () => {
      const client = transport.client(gateway);
      expect((await failure(client.markRead({}, await as(visitor)))).code).toBe('NO_SESSION');
      expect((await client.markRead({}, await as(ayse))).unread).toBe(0);
      expect((await failure(client.getActivity({}, await as(ayse)))).code).toBe('FORBIDDEN');
      const moderator: Viewer = { memberId: 'm', sessionId: 's2', roles: ['member', 'moderator'] };
      expect((await client.getActivity({}, await as(moderator))).unread).toBe(7);
      const service = transport.client(comments);
      expect((await service.snapshot({})).nextCursor).toBe('');
      expect((await failure(service.markRead({}))).code).toBe('FORBIDDEN');
      expect((await failure(client.snapshot({}, await as(moderator)))).code).toBe('FORBIDDEN');
    });

    it('forwards the viewer of the running call, or identifies itself with asService', async () => {
      const running: Call = { ...outer, viewer: ayse, viewerToken: await gateway.viewer(ayse) };
      const seen: Call[] = [];
      script.list = async (_, call) => {
        seen.push(call);
        return {};
      };
      const client = transport.client(comments);
      await runInCall(running, () => client.listNotifications({}));
      await runInCall(running, () => client.listNotifications({}, { asService: true }));
      expect(seen.map((c) => [c.viewer.memberId, c.caller, c.requestId])).toEqual([
        ['ayse', undefined, 'outer'],
        [undefined, 'comments', 'outer'],
      ]);
    });
  });
};

import { createServer, type Server } from 'node:http';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { NotificationsService } from '@seyir/proto';
import { badInput } from '../../src/errors/index.js';
import type { Peers } from '../../src/rpc/peers-port.js';
import { MOST_MESSAGE_BYTES } from '../../src/rpc/codec.js';
import { openCommandSocket, peersBehindSocket } from '../../src/rpc/command-socket.js';
import { makeSocketPath } from '../../src/rpc/socket-path.js';

let folder: string;
/** Closed after the test, in reverse order. */
let closers: (() => Promise<unknown>)[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seyir-command-'));
  closers = [() => rm(folder, { recursive: true, force: true })];
});
afterEach(async () => {
  for (const close of closers.reverse()) await close();
});

/** A folder whose path is too long for a socket below it. */
const deep = async (name: string): Promise<string> => {
  const root = join(folder, `${name}-${'x'.repeat(100)}`);
  await mkdir(root);
  return root;
};

const open = async (root: string, handlers: object): Promise<void> => {
  const peers: Peers = { client: () => handlers as never, close: () => Promise.resolve() };
  const socket = await openCommandSocket(root, [NotificationsService], peers);
  closers.push(() => socket.close());
};

const clientOf = async (root: string) => {
  const peers = await peersBehindSocket(root);
  if (!peers) throw new Error(`no socket at ${root}`);
  return peers.client(NotificationsService);
};

const saying = (unread: number) => ({ markRead: async () => ({ unread }) });

describe.each([
  ['a short path', () => Promise.resolve(folder)],
  ['a path too long for a socket', () => deep('site')],
])('the socket of a folder with %s', (_, place) => {
  it('forwards calls and their deadlines, and returns answers and errors with their fields', async () => {
    const times: unknown[] = [];
    const root = await place();
    await open(root, {
      async markRead(_message: unknown, options: unknown) {
        times.push(options);
        return { unread: 3 };
      },
      listNotifications: () => Promise.reject(badInput({ 'titles.0.name': 'too_long' })),
      snapshot: () => Promise.reject(new Error('a secret')),
    });
    const client = await clientOf(root);
    expect((await client.markRead({}, { timeoutMs: 1_234 })).unread).toBe(3);
    expect(times).toEqual([{ timeoutMs: 1_234 }]);
    await expect(client.listNotifications({})).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: { 'titles.0.name': 'too_long' } },
    });
    await expect(client.snapshot({})).rejects.toMatchObject({ code: 'INTERNAL', message: 'INTERNAL' });
  });

  it('is gone after close', async () => {
    const root = await place();
    await open(root, saying(1));
    const client = await clientOf(root);
    await closers.pop()?.();
    expect(await peersBehindSocket(root)).toBeUndefined();
    await expect(client.markRead({})).rejects.toMatchObject({ code: 'TRY_AGAIN' });
  });
});

it('belongs to its own folder only: a copy leads nowhere, and opens a second socket', async () => {
  const first = await deep('first');
  const copy = await deep('copy');
  await open(first, saying(1));
  await cp(first, copy, { recursive: true });
  expect(await peersBehindSocket(copy)).toBeUndefined();
  await open(copy, saying(2));
  expect((await (await clientOf(copy)).markRead({})).unread).toBe(2);
  expect((await (await clientOf(first)).markRead({})).unread).toBe(1);
});

describe('a frozen site', () => {
  const answer = async (listener: Parameters<typeof createServer>[1]): Promise<void> => {
    const server: Server = createServer(listener);
    const path = await makeSocketPath(folder);
    await new Promise<void>((resolve) => server.listen(path, resolve));
    closers.push(() => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    });
  };

  it('does not exist for a new command', async () => {
    await answer(() => undefined);
    expect(await peersBehindSocket(folder)).toBeUndefined();
  });

  it('ends a call at its deadline', async () => {
    await answer((request, response) => request.method === 'HEAD' && response.end());
    const call = (await clientOf(folder)).markRead({}, { timeoutMs: 50 });
    await expect(call).rejects.toMatchObject({ code: 'DEADLINE' });
  });
});

it('reports messages that are too long, in both directions', async () => {
  const tooLong = 'x'.repeat(MOST_MESSAGE_BYTES);
  await open(folder, {
    snapshot: async ({ cursor }: { cursor: string }) => ({ nextCursor: cursor || tooLong }),
  });
  const client = await clientOf(folder);
  const fits = 'x'.repeat(5 * 2 ** 20);
  // Megabytes in both directions take a while on a busy machine.
  const patient = { timeoutMs: 10_000 };
  expect((await client.snapshot({ cursor: fits }, patient)).nextCursor).toHaveLength(fits.length);
  await expect(client.snapshot({ cursor: tooLong }, patient)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  await expect(client.snapshot({}, patient)).rejects.toMatchObject({ code: 'TOO_LARGE' });
});

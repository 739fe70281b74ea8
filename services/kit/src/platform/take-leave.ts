import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Between two looks at who is connected. */
const LOOK_MS = 50;

/**
 * Before a server closes: from now on each answer says that it is the last on its connection. A proxy or a client that keeps
 * connections then sends what follows elsewhere, and not into one that is being closed. Resolves once nobody is
 * connected, after `ms` at the latest; the server takes and answers requests all the while. A WebSocket counts as
 * somebody who is connected: it ends when the server closes.
 */
export const takeLeave = async (server: Server, ms: number): Promise<void> => {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const connections = promisify(server.getConnections.bind(server));
  for (const end = performance.now() + ms; performance.now() < end; await delay(LOOK_MS))
    if ((await connections()) === 0) return;
};

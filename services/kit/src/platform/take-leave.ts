import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Before a server closes: from now on each answer says that it is the last on its connection. A proxy or a client that keeps
 * connections then sends what follows elsewhere, and not into one that is being closed. It lasts `ms`, also while nobody is
 * connected: a proxy that makes a connection for each request has not heard yet that this process ends, and what waits to
 * be taken when a server closes is lost. The server takes and answers requests all the while.
 */
export const takeLeave = async (server: Server, ms: number): Promise<void> => {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await delay(ms);
};

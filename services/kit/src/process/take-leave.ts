import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Prepares a server for closing: from now on each response says that it is the last on its connection, so a proxy or client with
 * keep-alive sends its next request elsewhere. It lasts `ms` even without open connections: a proxy that opens a connection per
 * request may not know yet that this process ends, and a closing server loses connections in its backlog. The server accepts and
 * answers requests meanwhile.
 */
export const takeLeave = async (server: Server, ms: number): Promise<void> => {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await delay(ms);
};

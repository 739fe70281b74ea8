import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { withDeadline } from '../time/deadline.js';
import { listening } from './listen.js';
import { Readiness } from './readiness.js';

const DETAILS_MS = 1_000;

export interface HealthOptions {
  readonly host: string;
  /** 0 chooses a free port. */
  readonly port: number;
  readonly metrics: Registry;
  /** The state that `ready` and `draining` set, if other servers report it too. */
  readonly readiness?: Readiness;
  /** State of the servers that this process depends on, for the body of `/readyz`; it never changes the status. */
  readonly details?: () => Promise<Readonly<Record<string, string>>>;
  /** State that is known without a query. It is reported even while `details` wait for a server that hangs. */
  readonly known?: () => Readonly<Record<string, string>>;
}

export interface HealthServer {
  readonly port: number;
  /** Marks this process as started and migrated: it may receive requests. */
  ready(): void;
  /** Marks this process as draining: it finishes running requests and should receive no new ones. */
  draining(): void;
  close(): Promise<void>;
}

/** Serves `/livez` (the process responds), `/readyz` (200 from `ready` to `draining`, else 503) and `/metrics` on HEALTH_PORT. */
export async function startHealthServer(options: HealthOptions): Promise<HealthServer> {
  const {
    host,
    port,
    metrics,
    readiness: own = new Readiness(),
    details = () => Promise.resolve({}),
    known = () => ({}),
  } = options;

  const readiness = async (response: ServerResponse) => {
    const found = await withDeadline(details(), DETAILS_MS, 'details').catch(() => ({ details: 'unknown' }));
    const { state } = own;
    const body = JSON.stringify({ state, ...found, ...known() });
    answer(response, state === 'ready' ? 200 : 503, 'application/json', body);
  };

  const routes: Record<string, (response: ServerResponse) => void | Promise<void>> = {
    '/livez': (response) => answer(response, 200, 'text/plain', 'ok\n'),
    '/readyz': readiness,
    '/metrics': async (response) => answer(response, 200, metrics.contentType, await metrics.metrics()),
  };

  const server = createServer((request, response) => {
    const route = routes[new URL(request.url ?? '/', 'http://local').pathname];
    if (!route || !['GET', 'HEAD'].includes(request.method ?? '')) {
      answer(response, 404, 'text/plain', 'not found\n');
      return;
    }
    Promise.resolve(route(response)).catch(() => answer(response, 500, 'text/plain', 'failed\n'));
  });
  await listening('HEALTH_PORT', port, once(server.listen(port, host), 'listening'));
  return {
    port: (server.address() as AddressInfo).port,
    ready: () => own.become('ready'),
    draining: () => own.become('draining'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answer(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}

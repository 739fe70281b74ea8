import { AsyncLocalStorage } from 'node:async_hooks';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { clientFile } from './client-files.js';
import { ConfigError } from './config.js';
import { clientAssetsDir, createWebHandler, type WebHandlerOptions } from './create-web-handler.js';
import { overHttp, PAGE_READS } from './graphql-over-http.js';
import type { WebHandler } from './types.js';

/**
 * Longer than the idle timeout of proxies (at most a minute), so that the server never closes a connection on which a
 * proxy has just sent a request. Fastify in the gateway has this default; Node's own 5 s are too short.
 */
const KEPT_MS = 72_000;

export interface WebServer {
  /** Starts listening; resolves to the port. */
  start: (port: number, host: string) => Promise<number>;
  /**
   * Becomes unready and closes each connection with its next answer, so that the gateway sends further requests
   * elsewhere. Lasts `ms`, even without connections.
   */
  leave: (ms: number) => Promise<void>;
  /**
   * Becomes unready, then completes the running requests and closes. Connections that are still busy after `ms` (default 10 s) end:
   * a client that does not read its answer would otherwise keep the process running.
   */
  close: (ms?: number) => Promise<void>;
}

/**
 * A standalone server of pages and client files behind the gateway, which adds security headers, caching and logs. Each page lists
 * the reads that it depends on, so that the gateway can drop it from its cache when one of them changes.
 */
export async function createWebServer(options: WebHandlerOptions): Promise<WebServer> {
  const { graphqlUrl, graphqlHeaders } = options;
  const reading = new AsyncLocalStorage<Set<string>>();
  const onReads = (reads: string) => {
    for (const subject of reads.split(' ').filter(Boolean)) reading.getStore()?.add(subject);
  };
  const render = await createWebHandler({
    ...options,
    fetchGraphql: options.fetchGraphql ?? overHttp(graphqlUrl, graphqlHeaders, onReads),
  });
  const pages: WebHandler = async (request) => {
    const reads = new Set<string>();
    const response = await reading.run(reads, () => render(request));
    response.headers.set(PAGE_READS, [...reads].join(' '));
    return response;
  };
  let ready = false;
  const server = createServer((incoming, outgoing) => {
    answer(incoming, pages, () => ready)
      .then((response) => send(response, incoming.method, outgoing))
      .catch((error: unknown) => {
        // The client has disconnected: this is not an error.
        if (incoming.socket.destroyed) return;
        options.onError?.(error, new Request(options.origin));
        if (!outgoing.headersSent) outgoing.writeHead(500);
        outgoing.end();
      });
  });
  server.keepAliveTimeout = KEPT_MS;
  return {
    start: async (port, host) => {
      const bound = await listen(server, port, host);
      ready = true;
      return bound;
    },
    async leave(ms) {
      ready = false;
      // Behaves like the kit's takeLeave. Web does not depend on the kit, so its image is only a third of a service's size.
      server.prependListener('request', (_request, response) => {
        response.shouldKeepAlive = false;
      });
      await delay(ms);
    },
    async close(ms = 10_000) {
      ready = false;
      const cut = setTimeout(() => server.closeAllConnections(), ms);
      await promisify(server.close.bind(server))().finally(() => clearTimeout(cut));
    },
  };
}

async function answer(incoming: IncomingMessage, pages: WebHandler, ready: () => boolean): Promise<Response> {
  const url = new URL(incoming.url ?? '/', 'http://web.internal');
  if (url.pathname === '/livez') return new Response('ok');
  if (url.pathname === '/readyz')
    return new Response(ready() ? 'ok' : 'draining', { status: ready() ? 200 : 503 });
  const method = incoming.method ?? 'GET';
  const file =
    method === 'GET' || method === 'HEAD' ? await clientFile(clientAssetsDir, url.pathname) : undefined;
  return file ?? pages(new Request(url, { method }));
}

async function send(response: Response, method: string | undefined, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (!response.body || method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
  } else {
    await pipeline(Readable.fromWeb(response.body as never), outgoing);
  }
}

/** A port that cannot be opened throws a ConfigError, worded like the kit's `listening`. */
function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const what = reasons[cause.code ?? ''];
      reject(what ? new ConfigError(`PORT: port ${port} is ${what} name another one`, { cause }) : cause);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

const reasons: Record<string, string> = {
  EADDRINUSE: 'taken: stop the process that has it, or',
  EACCES: 'not open to this user:',
};

import { fileURLToPath } from 'node:url';
import { readPageHeads } from './page-heads.js';
import { overHttp } from './graphql-over-http.js';
import type { FetchGraphql, RenderBundle, WebHandler } from './types.js';

const built = new URL('../../build/', import.meta.url);

/** Folder of the browser's files. `assets/` in it is content-hashed and may be cached for ever. */
export const clientAssetsDir = fileURLToPath(new URL('client/', built));

/** File of the operations that the pages send, text by SHA-256: the documents that the gateway trusts. */
export const documentsFile = fileURLToPath(new URL('../../src/generated/documents.json', import.meta.url));

export interface WebHandlerOptions {
  /** Runs operations in process; without it they are posted to `graphqlUrl`. */
  fetchGraphql?: FetchGraphql;
  /** Absolute address of the gateway's internal GraphQL door. */
  graphqlUrl?: string;
  /** Headers of each posted operation, such as the service credential. */
  graphqlHeaders?: Record<string, string>;
  /** Public origin of the site, for canonical addresses and Open Graph: `https://seyir.example`. */
  origin: string;
  /** Serves /gelistirici/bilesenler, for development and tests (default false). */
  developerPages?: boolean;
  /** Milliseconds that a page may wait for its data (default 5000). */
  renderTimeoutMs?: number;
  /** Hears every rendering error (default: silence; the answer's status says 500). */
  onError?: (error: unknown, request: Request) => void;
}

/**
 * Loads the built pages and gives back their handler. The handler answers GET and HEAD with whole HTML, the same bytes for
 * everybody. The header `x-page-scripts` holds the hashes of its inline scripts as a content security policy names them.
 * @throws when the client has not been built yet.
 */
export async function createWebHandler(options: WebHandlerOptions): Promise<WebHandler> {
  const bundle = (await import(new URL('server/index.js', built).href)) as RenderBundle;
  return bundle.createPageHandler({
    fetchGraphql: options.fetchGraphql ?? overHttp(options.graphqlUrl, options.graphqlHeaders),
    origin: options.origin.replace(/\/$/, ''),
    head: await readPageHeads(clientAssetsDir),
    developerPages: options.developerPages ?? false,
    renderTimeoutMs: options.renderTimeoutMs ?? 5000,
    onError: options.onError ?? (() => undefined),
  });
}

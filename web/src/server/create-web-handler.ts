import { fileURLToPath } from 'node:url';
import { readPageHeads } from './page-heads.js';
import { overHttp } from './graphql-over-http.js';
import type { FetchGraphql, RenderBundle, WebHandler } from './types.js';

const built = new URL('../../build/', import.meta.url);

/** Folder of the browser's files. Its `assets/` have content hashes and can be cached forever. */
export const clientAssetsDir = fileURLToPath(new URL('client/', built));

/** File of the operations that pages send, as text by SHA-256: the gateway's trusted documents. */
export const documentsFile = fileURLToPath(new URL('../../src/generated/documents.json', import.meta.url));

export interface WebHandlerOptions {
  /** Runs operations in process; without it they are sent to `graphqlUrl`. */
  fetchGraphql?: FetchGraphql;
  /** Absolute address of the gateway's internal GraphQL endpoint. */
  graphqlUrl?: string;
  /** Headers of each sent operation, such as the service credential. */
  graphqlHeaders?: Record<string, string>;
  /** Public origin of the site, for canonical addresses and Open Graph: `https://seyir.example`. */
  origin: string;
  /** Serves /gelistirici/bilesenler, for development and tests (default false). */
  developerPages?: boolean;
  /** Milliseconds that a page may wait for its data (default 5000). */
  renderTimeoutMs?: number;
  /** Receives every rendering error (default: ignored; the answer has status 500). */
  onError?: (error: unknown, request: Request) => void;
}

/**
 * Loads the built pages and returns their handler. The handler answers GET and HEAD with complete HTML, identical for
 * all users. The header `x-page-scripts` has the hashes of its inline scripts in the format of a content security
 * policy.
 * @throws when the client is not built.
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

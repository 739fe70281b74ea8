/** A GraphQL operation of a page. */
export interface GraphqlRequest {
  query: string;
  operationName?: string | undefined;
  variables?: Record<string, unknown> | undefined;
  extensions?: Record<string, unknown> | undefined;
}

/** The JSON answer of the GraphQL server. */
export interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
  extensions?: Record<string, unknown>;
}

/** Runs an operation for a page, always as a visitor: pages are rendered without a session. */
export type FetchGraphql = (request: GraphqlRequest, signal: AbortSignal) => Promise<GraphqlAnswer>;

/** The options of the rendering bundle. */
export interface RenderOptions {
  fetchGraphql: FetchGraphql;
  /** Public origin without a trailing slash, for canonical addresses: `https://seyir.example`. */
  origin: string;
  /** Serves /gelistirici/… (development and tests). */
  developerPages: boolean;
  /** Additional HTML of a page's head: the styles and scripts of its source file. */
  head: (file: string) => string;
  /** Milliseconds after which rendering stops waiting for data. */
  renderTimeoutMs: number;
  /** Receives every error during rendering; the page itself answers 500 or an error page. */
  onError: (error: unknown, request: Request) => void;
}

/**
 * Renders the page of a GET or HEAD request; it reads no cookies or other headers. The header `x-page-scripts` of the
 * answer has the hashes of the inline scripts.
 */
export type WebHandler = (request: Request) => Promise<Response>;

/** The exports of the bundle that Vite builds (build/server/index.js). */
export interface RenderBundle {
  createPageHandler: (options: RenderOptions) => WebHandler;
}

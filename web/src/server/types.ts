/** One GraphQL operation as a page sends it. */
export interface GraphqlRequest {
  query: string;
  operationName?: string | undefined;
  variables?: Record<string, unknown> | undefined;
  extensions?: Record<string, unknown> | undefined;
}

/** The answer of the GraphQL server, as its JSON says it. */
export interface GraphqlAnswer {
  data?: Record<string, unknown> | null;
  errors?: readonly { message: string; extensions?: Record<string, unknown> }[];
  extensions?: Record<string, unknown>;
}

/** Runs one operation for a page, always as a visitor: pages are rendered without a session. */
export type FetchGraphql = (request: GraphqlRequest, signal: AbortSignal) => Promise<GraphqlAnswer>;

/** What the rendering bundle needs for its pages. */
export interface RenderOptions {
  fetchGraphql: FetchGraphql;
  /** Public origin without a slash at the end, for canonical addresses: `https://seyir.example`. */
  origin: string;
  /** Serves /gelistirici/… (development and tests). */
  developerPages: boolean;
  /** What the head of a page holds besides: the styles and scripts of its file of the source, as HTML. */
  head: (file: string) => string;
  /** Milliseconds after which a page that still waits for data is cut off. */
  renderTimeoutMs: number;
  /** Called for every error met while rendering; the page itself answers 500 or an error page. */
  onError: (error: unknown, request: Request) => void;
}

/**
 * Renders the page of a GET or HEAD request; cookies and all other headers are never read. Its answer names the hashes of the
 * inline scripts in the header `x-page-scripts`.
 */
export type WebHandler = (request: Request) => Promise<Response>;

/** The face of the bundle that Vite builds (build/server/index.js). */
export interface RenderBundle {
  createPageHandler: (options: RenderOptions) => WebHandler;
}

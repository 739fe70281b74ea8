import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { listening, logFieldsOf, notFound, takeLeave } from '@seyir/kit/stateless';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import { Ctx } from './context.js';
import type { GatewayConfig } from './config.js';
import { registerAssets } from './front/assets.js';
import { registerCompression } from './front/compression.js';
import { registerCspReports } from './front/csp-reports.js';
import { registerGraphql } from './front/graphql-routes.js';
import { addFrontHooks, LIVE_PATH } from './front/hooks.js';
import { openInternalListener, type InternalListener } from './front/internal-listener.js';
import { registerOpenApi } from './legacy/register-openapi.js';
import { createOpenRequests } from './front/open-requests.js';
import { registerPages } from './front/pages.js';
import { answerErrorsPlainly, answerPlainly } from './front/plain-errors.js';
import { createContextOf } from './front/request.js';
import { registerProviderLogout } from './front/provider-logout.js';
import { registerSignInRedirect } from './front/sign-in-redirect.js';
import { commonHeaders } from './front/security-headers.js';
import { registerSitemap } from './front/sitemap.js';
import { loggedTraceparentOf } from './front/trace.js';
import { createDocuments } from './graphql/documents.js';
import { siteSchema } from './graphql/schema.js';
import { createGraphqlServer, type GraphqlRequest } from './graphql/server.js';
import { createFrameViews } from './live/frame-views.js';
import { subscriptionHandler, type SubscriptionOptions } from './graphql/subscriptions.js';
import { registerLegacy } from './legacy/register.js';
import { rows } from './legacy/rows.js';
import { uploadRows } from './legacy/routes/uploads.js';
import { registerCasePhotos } from './media/case-photos.js';
import { registerCollectionCards } from './media/collection-cards.js';
import { registerMedia } from './media/routes.js';
import type { OpenSockets } from './live/open-sockets.js';
import { createParts, type Parts } from './parts.js';
import type { GatewayPlatform } from './platform.js';
import { secretCookies } from './sessions/cookie.js';

/** Maximum time for the headers of a request. */
const HEADERS_MS = 10_000;
/** The sockets of a draining process are closed within this time: 5 % of them a second. */
const DRAIN_MS = 20_000;

export interface Gateway {
  /** Resolves with the public port when requests are accepted. */
  start(): Promise<number>;
  /**
   * Call it before `close` if there are other replicas: makes clients with keep-alive move to them, for `ms`, and still answers
   * requests. Sockets are closed a few at a time, which takes up to 20 s if there are many.
   */
  leave(ms: number): Promise<void>;
  /** Accepts no more requests, lets running ones end, and closes open sockets. Safe to call twice. */
  close(): Promise<void>;
  /** All public routes, after the start. Tests use it to check common rules on every route. */
  readonly routes: readonly { readonly method: string; readonly url: string }[];
  /** The internal port, after the start, if it is configured. */
  readonly internalPort: number | undefined;
  /** Executes the documents of a page during its rendering: always as a visitor, without limits. It works before `start`. */
  executeInternal(request: GraphqlRequest, signal?: AbortSignal): Promise<FormattedExecutionResult>;
}

/** Creates the only public listener of the site: pages, GraphQL, legacy calls, media, live connections. */
export const createGateway = (config: GatewayConfig, platform: GatewayPlatform): Gateway => {
  const logger = platform.logger.child({ service: 'gateway' });
  const parts = createParts(config, { ...platform, logger });
  const onInternal = (error: unknown, at?: Ctx | FastifyRequest) =>
    logger.error({ err: error, ...(at && logFieldsOf(factsOf(at))) }, 'request failed');

  const schema = siteSchema();
  const open = config.trustedDocuments === undefined;
  const documents = createDocuments(schema, config.trustedDocuments);
  const graphql = createGraphqlServer({ schema, documents, open, onInternal });
  const internalGraphql = createGraphqlServer({
    schema,
    documents: createDocuments(schema, undefined),
    open: false,
    onInternal,
  });
  // Pages may be rendered, and the cache warmed, before the gateway listens.
  const ready = Promise.all([graphql.start(), internalGraphql.start()]);
  const closers = new AsyncDisposableStack();
  closers.defer(() => parts.watch.close());
  closers.defer(async () => {
    await parts.keptPages?.close();
    await parts.keptPages?.purgeAll();
  });
  closers.defer(() => parts.sessions.close());
  closers.defer(() => graphql.stop());
  closers.defer(() => internalGraphql.stop());
  let internal: InternalListener | undefined;
  let front: Server | undefined;
  const routes: { method: string; url: string }[] = [];

  const visitor = (requestId: string) =>
    new Ctx(parts, { requestId, address: '', userAgent: '', unlimited: true }, { kind: 'none' });

  const start = async (): Promise<number> => {
    await ready;
    await parts.keptPages?.purgeAll();
    await parts.spool.open();
    closers.defer(() => parts.spool.close());
    const fastify = createFastify(config, platform);
    closers.defer(() => closeSoon(fastify, parts.openSockets));
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) routes.push({ method: name, url });
    });
    const liveVisitor = () => visitor(platform.ids.next());
    await register(fastify, parts, { graphql, visitor: liveVisitor, onInternal });
    await listening('PORT', config.port, fastify.listen({ host: config.host, port: config.port }));
    front = fastify.server;
    if (config.internal) {
      const opened = openInternalListener(config.internal, internalGraphql, visitor, parts.pages, onInternal);
      internal = await listening('INTERNAL_PORT', config.internal.port, opened);
      const { close } = internal;
      closers.defer(close);
    }
    return (fastify.server.address() as AddressInfo).port;
  };

  const close = () => closers.disposeAsync();

  return {
    close,
    async leave(ms) {
      const servers = [front, internal?.server].filter((server) => server !== undefined);
      const drained = parts.openSockets.drain(DRAIN_MS);
      await Promise.all([drained, ...servers.map((server) => takeLeave(server, ms))]);
    },
    routes,
    get internalPort() {
      return internal?.port;
    },
    start: () =>
      start().catch(async (error: unknown) => {
        await close();
        throw error;
      }),
    async executeInternal(request, signal) {
      await ready;
      signal?.throwIfAborted();
      return (await internalGraphql.execute(visitor(platform.ids.next()), request)).body;
    },
  };
};

const factsOf = (at: Ctx | FastifyRequest) =>
  at instanceof Ctx ? at.facts : { requestId: at.id, traceparent: loggedTraceparentOf(at) };

/** A connection with a response in progress would otherwise stay open for its keep-alive time after the close. */
const closeSoon = async (fastify: FastifyInstance, openSockets: OpenSockets): Promise<void> => {
  openSockets.closeAll();
  const sweep = setInterval(() => fastify.server.closeIdleConnections(), 50);
  await fastify.close().finally(() => clearInterval(sweep));
};

type RouteOptions = Pick<SubscriptionOptions, 'graphql' | 'visitor'> & {
  onInternal(error: unknown, at?: Ctx | FastifyRequest): void;
};

const isSecure = ({ origin }: GatewayConfig): boolean => origin?.startsWith('https:') ?? false;

const createFastify = (config: GatewayConfig, { ids }: GatewayPlatform): FastifyInstance =>
  Fastify({
    bodyLimit: 1_000_000,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    genReqId: () => ids.next(),
    // Node limits the headers; slow-bodies.ts limits the bodies by their size.
    requestTimeout: 0,
    // Ends a response that is not read: Node checks whether any byte was sent. WebSockets are exempt, because they ping.
    connectionTimeout: config.answerStillMs,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: HEADERS_MS / 5 },
    forceCloseConnections: 'idle',
    // A request that was sent before the proxy noticed the end is answered too; its response closes the connection.
    return503OnClosing: false,
    // The router refuses an invalid address before any hook runs.
    frameworkErrors: (error, { id }, reply) => {
      const headers = { ...commonHeaders(isSecure(config)), 'x-request-id': id };
      void answerPlainly(error, reply.headers(headers));
    },
  });

const register = async (fastify: FastifyInstance, parts: Parts, options: RouteOptions): Promise<void> => {
  const { config, platform } = parts;
  const secure = isSecure(config);
  const cookies = secretCookies(secure);
  const contextOf = createContextOf(parts, cookies);
  const openRequests = createOpenRequests(parts, cookies.session);

  // Registered first, so that everything registered later inherits it.
  answerErrorsPlainly(fastify, options.onInternal);
  fastify.setNotFoundHandler(() => {
    throw notFound('method or path');
  });
  await fastify.register(cookie);
  await fastify.register(websocket, {
    options: {
      maxPayload: 64 * 1024,
      handleProtocols: (offered: Set<string>) =>
        offered.has('graphql-transport-ws') ? 'graphql-transport-ws' : false,
    },
  });
  await registerCompression(fastify);
  const inFlight = addFrontHooks(fastify, parts, openRequests, secure);
  const { keptAnswers } = parts;
  registerGraphql(fastify, { ...options, keptAnswers, contextOf });
  registerLegacy(fastify, [...rows, ...uploadRows], {
    spool: parts.spool,
    keptAnswers,
    contextOf,
    inFlight,
    onInternal: options.onInternal,
  });
  const { caps, openSockets, crowds, watch } = parts;
  const { broadcast, clock } = platform;
  // A channel and the wakes of its state have the same name.
  const onGap = (channel: string) => watch.change(channel);
  const frames = createFrameViews({ broadcast, live: platform.live, clock, crowds, onGap });
  const now = () => clock.now().getTime();
  const live = { ...options, caps, limits: config.limits, openSockets, frames, contextOf, now };
  fastify.get(LIVE_PATH, { websocket: true }, subscriptionHandler(live));
  registerOpenApi(fastify, config);
  registerCspReports(fastify, parts);
  registerProviderLogout(fastify, parts);
  registerMedia(fastify, parts);
  registerCasePhotos(fastify, parts, contextOf);
  registerCollectionCards(fastify, parts);
  registerSignInRedirect(fastify, config);
  registerSitemap(fastify, parts);
  if (platform.web.assetsDir) await registerAssets(fastify, platform.web.assetsDir);
  registerPages(fastify, parts, openRequests, inFlight);
};

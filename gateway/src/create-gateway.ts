import 'reflect-metadata';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { listening, logFieldsOf, takeLeave } from '@seyir/kit/stateless';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import { Ctx } from './context.js';
import type { GatewayConfig } from './config.js';
import { registerAssets } from './front/assets.js';
import { registerCompression } from './front/compression.js';
import { registerCspReports } from './front/csp-reports.js';
import { registerGraphql } from './front/graphql-routes.js';
import { addFrontHooks, LIVE_PATH } from './front/hooks.js';
import { openInternalDoor, type InternalDoor } from './front/internal-door.js';
import { createOpenRequests } from './front/open-requests.js';
import { registerPages } from './front/pages.js';
import { answerErrorsPlainly, answerPlainly } from './front/plain-errors.js';
import { createContextOf } from './front/request.js';
import { registerProviderLogout } from './front/provider-logout.js';
import { registerSignInRedirect } from './front/sign-in-redirect.js';
import { commonHeaders } from './front/security-headers.js';
import { registerSitemap } from './front/sitemap.js';
import { loggedTraceparentOf } from './front/trace.js';
import { GatewayModule } from './gateway.module.js';
import { createDocuments } from './graphql/documents.js';
import { createSchema } from './graphql/schema.js';
import { createGraphqlServer, type GraphqlRequest } from './graphql/server.js';
import { subscriptionHandler, type SubscriptionOptions } from './graphql/subscriptions.js';
import { registerLegacy } from './legacy/register.js';
import { rows } from './legacy/rows.js';
import { registerMedia } from './media/routes.js';
import { createParts, type Parts } from './parts.js';
import type { GatewayPlatform } from './platform.js';
import { secretCookies } from './sessions/cookie.js';

/** Longest wait for the headers of a request. */
const HEADERS_MS = 10_000;

export interface Gateway {
  /** Resolves with the public port once requests are taken. */
  start(): Promise<number>;
  /** Sends who keeps connections elsewhere, for `ms`, and answers all the while: before `close`, where others serve. */
  leave(ms: number): Promise<void>;
  /** Takes no more requests, lets running ones end, closes open sockets. Safe to call twice. */
  close(): Promise<void>;
  /** Every public route, once started: rules that hold for all of them are tested on all of them. */
  readonly routes: readonly { readonly method: string; readonly url: string }[];
  /** Port of the internal door, once started with one. */
  readonly internalPort: number | undefined;
  /** What pages ask while they are rendered: always as a visitor, outside all limits. Needs no start. */
  executeInternal(request: GraphqlRequest, signal?: AbortSignal): Promise<FormattedExecutionResult>;
}

/** The only public listener of the site: pages, GraphQL, legacy calls, media, live connections. */
export const createGateway = (config: GatewayConfig, platform: GatewayPlatform): Gateway => {
  const logger = platform.logger.child({ service: 'gateway' });
  const parts = createParts(config, { ...platform, logger });
  const onInternal = (error: unknown, at?: Ctx | FastifyRequest) =>
    logger.error({ err: error, ...(at && logFieldsOf(factsOf(at))) }, 'request failed');

  const schema = createSchema();
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
  closers.defer(() => graphql.stop());
  closers.defer(() => internalGraphql.stop());
  let door: InternalDoor | undefined;
  let front: Server | undefined;
  const routes: { method: string; url: string }[] = [];

  const visitor = (requestId: string) =>
    new Ctx(parts, { requestId, address: '', userAgent: '', unlimited: true }, { kind: 'none' });

  const start = async (): Promise<number> => {
    await ready;
    const app = await NestFactory.create<NestFastifyApplication>(
      GatewayModule.with(parts),
      new FastifyAdapter({
        bodyLimit: 1_000_000,
        trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
        genReqId: () => platform.ids.next(),
        // Headers by Node; bodies have a time by their size (slow-bodies.ts).
        requestTimeout: 0,
        // Of answers that nobody reads: Node looks whether any byte was sent. Not of WebSockets, which ping.
        connectionTimeout: config.answerStillMs,
        http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: HEADERS_MS / 5 },
        forceCloseConnections: 'idle',
        // What was sent before the one in front knew is answered too, and told to be the connection's last.
        return503OnClosing: false,
        // An address that cannot be read meets no hook.
        frameworkErrors: (error: unknown, { id }: FastifyRequest, reply: FastifyReply) => {
          const headers = { ...commonHeaders(isSecure(config)), 'x-request-id': id };
          void answerPlainly(error, reply.headers(headers));
        },
      }),
      { logger: false, bodyParser: false, abortOnError: false },
    );
    closers.defer(() => closeSoon(app));
    const fastify = app.getHttpAdapter().getInstance();
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) routes.push({ method: name, url });
    });
    const liveVisitor = () => visitor(platform.ids.next());
    await register(fastify, parts, { graphql, schema, documents, open, visitor: liveVisitor, onInternal });
    await listening('PORT', config.port, app.listen(config.port, config.host));
    const server: Server = app.getHttpServer();
    front = server;
    if (config.internal) {
      const opened = openInternalDoor(config.internal, internalGraphql, visitor, parts.pageReads);
      door = await listening('INTERNAL_PORT', config.internal.port, opened);
      const { close } = door;
      closers.defer(close);
    }
    return (server.address() as AddressInfo).port;
  };

  const close = () => closers.disposeAsync();

  return {
    close,
    async leave(ms) {
      const servers = [front, door?.server].filter((server) => server !== undefined);
      await Promise.all(servers.map((server) => takeLeave(server, ms)));
    },
    routes,
    get internalPort() {
      return door?.port;
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

/** A connection whose answer is still under way when the gateway closes would afterwards stay open for its keep-alive. */
const closeSoon = async (app: NestFastifyApplication): Promise<void> => {
  const server: Server = app.getHttpServer();
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await app.close().finally(() => clearInterval(sweep));
};

type Doors = Pick<SubscriptionOptions, 'schema' | 'documents' | 'open' | 'visitor'> & {
  readonly graphql: Parameters<typeof registerGraphql>[1];
  onInternal(error: unknown, at?: Ctx | FastifyRequest): void;
};

const isSecure = ({ origin }: GatewayConfig): boolean => origin?.startsWith('https:') ?? false;

const register = async (fastify: FastifyInstance, parts: Parts, doors: Doors): Promise<void> => {
  const { config, platform } = parts;
  const secure = isSecure(config);
  const cookies = secretCookies(secure);
  const contextOf = createContextOf(parts, cookies);
  const openRequests = createOpenRequests(parts, cookies.session);

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
  registerGraphql(fastify, doors.graphql, contextOf);
  registerLegacy(fastify, rows, { contextOf, inFlight, onInternal: doors.onInternal });
  // In a scope of their own: the outermost error handler is Nest's.
  await fastify.register(async (scope) => {
    answerErrorsPlainly(scope, doors.onInternal);
    scope.get(LIVE_PATH, { websocket: true }, subscriptionHandler({ ...doors, caps: parts.caps, contextOf }));
    registerCspReports(scope, parts);
    registerProviderLogout(scope, parts);
    registerMedia(scope, parts);
    registerSignInRedirect(scope, config);
    registerSitemap(scope, parts);
    if (platform.web.assetsDir) await registerAssets(scope, platform.web.assetsDir);
    registerPages(scope, parts, openRequests, inFlight);
  });
};

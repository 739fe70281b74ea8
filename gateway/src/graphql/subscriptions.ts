import type { WebsocketHandler } from '@fastify/websocket';
import { DomainError, toDomainError } from '@seyir/kit/stateless';
import type { FastifyRequest } from 'fastify';
import {
  GraphQLError,
  type ExecutionArgs,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
} from 'graphql';
import { MessageType } from 'graphql-ws';
import { makeHandler, type Extra } from 'graphql-ws/use/@fastify/websocket';
import { byAddress } from '../addresses/caller-address.js';
import type { Ctx } from '../context.js';
import type { Caps } from '../limits/caps.js';
import type { Limits } from '../limits/limits.js';
import { createPace, type Pace } from '../limits/pace.js';
import { FrameSource, type FrameEvent } from '../live/frame-source.js';
import type { FrameViews } from '../live/frame-views.js';
import { closeSoon, type OpenSockets } from '../live/open-sockets.js';
import { createOutlet, type Outlet } from '../live/outlet.js';
import { createSharedViews } from '../live/shared-views.js';
import { digestOf, frameFieldOf, variablesOf } from './live-documents.js';
import { mapEvents } from './map-events.js';
import type { GraphqlServer } from './server.js';
import type { Subscribable } from './subscribable.js';

/** Close code of a socket whose session has ended: the client must sign in before it reconnects. */
const SESSION_ENDED = 4403;
/**
 * Close code (RFC 6455: try again later) of a socket over the limit, or that cannot be checked now; the reason is the error code.
 */
const TRY_LATER = 1013;
/** Maximum number of subscriptions per socket. */
const MOST_OPEN = 20;

/** Variables of a frame field that do not change the content of its events. */
const POSITION = new Set(['ticket', 'seq']);

type Connection = Extra & Partial<{ ctx: Ctx; outlet: Outlet; entries: Pace }>;

export interface SubscriptionOptions {
  readonly graphql: GraphqlServer;
  readonly caps: Caps;
  readonly limits: Pick<Limits, 'entries' | 'messages'>;
  readonly openSockets: OpenSockets;
  readonly frames: FrameViews;
  /** Finds the viewer of a socket by its cookie. */
  contextOf(request: FastifyRequest): Promise<Ctx>;
  /** The server's clock, in ms since 1970. */
  now(): number;
  /** A visitor context, for reads that are shared by all visitors. */
  visitor(): Ctx;
}

/** A subscription, with data for events that the socket sends itself. */
interface LiveArgs extends Pick<Subscribable, 'document' | 'operationName'> {
  readonly contextValue: Ctx;
  readonly subscribable: Subscribable;
  readonly shared?: { readonly key: string; send(payload: string): Promise<void> };
  readonly framed?: {
    readonly field: string;
    readonly key: string;
    readonly outlet: Outlet;
    wrap(encoded: Buffer): Buffer;
  };
}

/** graphql-ws itself reads only the document and the operation's name. */
const forHandler = (args: LiveArgs): ExecutionArgs => args as unknown as ExecutionArgs;

/** An error of a refused request, already formatted. */
class RefusedRequest extends GraphQLError {
  constructor(readonly shown: GraphQLFormattedError) {
    super(shown.message);
  }

  override toJSON(): GraphQLFormattedError {
    return this.shown;
  }
}

/** Subscriptions over one WebSocket per page (protocol graphql-transport-ws); queries and mutations use POST. */
export const subscriptionHandler = (options: SubscriptionOptions): WebsocketHandler => {
  const { graphql, caps, limits, openSockets, frames, contextOf, now, visitor } = options;
  const views = createSharedViews();

  /** Frames contain only public data, so a visitor context reads them. */
  const followFrames = async (
    { contextValue, subscribable }: LiveArgs,
    framed: NonNullable<LiveArgs['framed']>,
  ) => {
    const source = await subscribable.open(contextValue);
    if (!(source instanceof FrameSource)) return source as FormattedExecutionResult;
    const reader = visitor();
    const encode = (event: FrameEvent) => {
      const shown = subscribable.show(reader, { [framed.field]: event });
      if (shown instanceof Promise) throw new Error('fields of frames must be synchronous');
      return Buffer.from(JSON.stringify(shown));
    };
    return frames.follow(source, { ...framed, encode });
  };

  const open = async (subscribable: Subscribable, ctx: Ctx) => {
    const source = await subscribable.open(ctx);
    return Symbol.asyncIterator in source
      ? mapEvents(source, (event) => subscribable.show(ctx, event))
      : source;
  };

  /** Results are already formatted. */
  const follow = async (args: LiveArgs) => {
    const { shared, framed, subscribable, contextValue } = args;
    if (framed) return followFrames(args, framed);
    if (!shared) return open(subscribable, contextValue);
    const view = {
      open: () => open(subscribable, visitor()),
      encode: (shown: FormattedExecutionResult) => JSON.stringify(shown),
      isWhole: ({ errors }: FormattedExecutionResult) => errors === undefined,
    };
    return views.follow<FormattedExecutionResult>(shared.key, view, (text) => shared.send(text));
  };

  const handle = makeHandler<undefined, { ctx: Ctx; outlet: Outlet; entries: Pace }>({
    connectionInitWaitTimeout: 10_000,
    async onConnect({ extra }) {
      const { request, socket } = extra;
      try {
        const ctx = await contextOf(request);
        const onStuck = () => closeSoon(socket, TRY_LATER, 'SLOW_DOWN');
        const outlet = createOutlet(socket, onStuck);
        Object.assign(extra, { ctx, outlet, entries: createPace(limits.entries) });
        if (ctx.state.kind === 'active') holdSession(ctx, extra, caps);
      } catch (error) {
        const { code } = toDomainError(error);
        if (code === 'INTERNAL') throw error;
        refuse(socket, code);
      }
      return true;
    },
    async onSubscribe({ extra, subscriptions }, id, payload) {
      const { ctx, socket, outlet, entries } = extra;
      if (!ctx || !outlet || !entries) return [new GraphQLError('not connected')];
      let subscribable: Awaited<ReturnType<GraphqlServer['prepare']>>;
      try {
        if (!entries.take()) throw new DomainError('SLOW_DOWN', { reason: 'subscriptions of a socket' });
        if (Object.keys(subscriptions).length > MOST_OPEN)
          throw new DomainError('BAD_INPUT', { reason: 'too many subscriptions' });
        await ctx.parts.limiter.take('all', ctx.countedAs);
        subscribable = await graphql.prepare(ctx, payload);
      } catch (error) {
        return [new GraphQLError('refused', { originalError: error as Error })];
      }
      if ('errors' in subscribable) return subscribable.errors.map((error) => new RefusedRequest(error));
      const { text, document, operationName, variables } = subscribable;
      const args: LiveArgs = { document, operationName, contextValue: ctx, subscribable };
      const start = `{"id":${JSON.stringify(id)},"type":"next","payload":`;
      const send = (payload: string) =>
        new Promise<void>((resolve) => {
          if (socket.readyState !== socket.OPEN) resolve();
          else socket.send(`${start}${payload}}`, () => resolve());
        });
      const field = frameFieldOf(document, operationName);
      if (field !== undefined) {
        const [before, after] = [Buffer.from(start), Buffer.from('}')];
        const wrap = (encoded: Buffer) => Buffer.concat([before, encoded, after]);
        const declared = variablesOf(document, operationName).filter((name) => !POSITION.has(name));
        const others = declared.map((name) => [name, variables?.[name]]);
        const key = digestOf([text, operationName ?? '', JSON.stringify(others)]);
        return forHandler({ ...args, framed: { field, key, outlet, wrap } });
      }
      if (ctx.state.kind !== 'none') return forHandler(args);
      const key = digestOf([text, operationName ?? '', JSON.stringify(variables ?? {})]);
      return forHandler({ ...args, shared: { key, send } });
    },
    // Pages in rooms measure the clock of the process where their socket ends. The library also answers this ping itself.
    onPing({ extra }, payload) {
      if (payload?.['clock'] === undefined) return;
      const answer = { clock: payload['clock'], serverMs: now() };
      extra.socket.send(JSON.stringify({ type: MessageType.Pong, payload: answer }));
    },
    subscribe: (args) => follow(args as unknown as LiveArgs) as Promise<ExecutionResult>,
    onError: ({ extra }, _id, _payload, errors) =>
      errors.map((error) =>
        error instanceof RefusedRequest ? error.shown : graphql.present(error, extra.ctx),
      ),
    onNext: (_ctx, _id, _payload, _args, shown) => shown,
  });

  return function handleSocket(socket, request) {
    if (!openSockets.add(socket)) return;
    const messages = createPace(limits.messages);
    socket.on('message', () => {
      if (!messages.take()) refuse(socket, 'SLOW_DOWN');
    });
    try {
      socket.once('close', caps.take('sockets', byAddress(request.ip)));
    } catch (error) {
      refuse(socket, toDomainError(error).code);
      return;
    }
    return handle.call(this, socket, request);
  };
};

/** Closes the socket with the code, and does not wait long for the other side. */
const refuse = (socket: Connection['socket'], code: string): void => {
  socket.on('error', () => undefined);
  closeSoon(socket, TRY_LATER, code);
};

/** Closes the socket when its session ends, and limits the sockets per session. Throws SLOW_DOWN. */
const holdSession = ({ state, parts }: Ctx, { socket }: Connection, caps: Caps): void => {
  if (state.kind !== 'active') return;
  const release = [caps.take('sessionSockets', state.session.id)];
  release.push(parts.sessions.onEnd(state, () => socket.close(SESSION_ENDED, 'SESSION_ENDED')));
  const releaseAll = () => release.forEach((one) => one());
  socket.once('close', releaseAll);
  // The socket was closed during the session look-up, so no later event would release its place.
  if (socket.readyState !== socket.OPEN) releaseAll();
};

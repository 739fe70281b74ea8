import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { DescMethod, DescService } from '@bufbuild/protobuf';
import { DomainError, errorTable, type ErrorCode, type ErrorDetails } from '../errors/index.js';
import type { Peers } from './peers-port.js';
import type { CallOptions } from './call.js';
import { decode, encode, MOST_MESSAGE_BYTES } from './codec.js';
import { DEFAULT_TIMEOUT_MS } from './metadata.js';
import { findSocketPath, makeSocketPath, removeSocketPath } from './socket-path.js';
import type { ServiceClient } from './types.js';

const TIMEOUT = 'x-timeout-ms';
/** Timeout of the first answer. A running site answers sooner; a frozen one never does. */
const GREETING_MS = 2_000;

type Invoke = (request: unknown, options: CallOptions) => Promise<unknown>;

/**
 * Opens a socket into a process for operator commands: it accepts calls of these contracts, in the name of `peers`. Only the
 * owner of the folder can reach the socket.
 */
export const openCommandSocket = async (
  root: string,
  contracts: readonly DescService[],
  peers: Peers,
): Promise<{ close(): Promise<void> }> => {
  const methods = new Map(
    contracts.flatMap((contract) => {
      const client = peers.client(contract) as Record<string, Invoke>;
      return contract.methods.map((method) => [pathOf(method), { method, invoke: client[method.localName] }]);
    }),
  );
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const found = methods.get(incoming.url ?? '');
    if (!found?.invoke) throw new DomainError('NOT_FOUND', { reason: incoming.url ?? '' });
    const { method, invoke } = found;
    const sent = decode(method.input, await bytesOf(incoming));
    const timeoutMs = Number(incoming.headers[TIMEOUT] ?? DEFAULT_TIMEOUT_MS);
    response.end(encode(method.output, await invoke(sent, { timeoutMs })));
  };
  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error: unknown) => {
      const { code, details } = error instanceof DomainError ? error : new DomainError('INTERNAL');
      const { fields, retryAfterMs } = details;
      response.statusCode = errorTable[code].http;
      response.end(JSON.stringify({ code, details: { fields, retryAfterMs } }));
    });
  });
  const path = await makeSocketPath(root);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  return {
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await removeSocketPath(root);
    },
  };
};

/** Peers behind the socket of the process that runs on this folder; undefined if none runs. */
export const peersBehindSocket = async (root: string): Promise<Peers | undefined> => {
  const socketPath = await findSocketPath(root);
  if (socketPath === undefined || !(await isOpen(socketPath))) return undefined;
  return {
    client: <S extends DescService>(contract: S) =>
      Object.fromEntries(
        contract.methods.map((method) => [
          method.localName,
          async (message: unknown, { timeoutMs = DEFAULT_TIMEOUT_MS }: CallOptions = {}) =>
            decode(method.output, await call(socketPath, method, encode(method.input, message), timeoutMs)),
        ]),
      ) as ServiceClient<S>,
    close: () => Promise.resolve(),
  };
};

const pathOf = (method: DescMethod): string => `/${method.parent.typeName}/${method.name}`;

const isOpen = (socketPath: string): Promise<boolean> =>
  new Promise((resolve) => {
    request({ socketPath, path: '/', method: 'HEAD', signal: AbortSignal.timeout(GREETING_MS) })
      .once('response', (response) => {
        response.resume();
        resolve(true);
      })
      .on('error', () => resolve(false))
      .end();
  });

const call = (
  socketPath: string,
  method: DescMethod,
  body: Uint8Array,
  timeoutMs: number,
): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    // A message that is too large would make the server close the connection.
    if (body.length > MOST_MESSAGE_BYTES) throw new DomainError('TOO_LARGE');
    const signal = AbortSignal.timeout(timeoutMs);
    const gone = (cause: unknown) => {
      if (cause instanceof DomainError) reject(cause);
      else if (signal.aborted)
        reject(new DomainError('DEADLINE', { reason: `${method.name} after ${timeoutMs} ms`, cause }));
      else reject(new DomainError('TRY_AGAIN', { reason: 'the site went away', cause }));
    };
    const headers = { [TIMEOUT]: String(timeoutMs) };
    request({ socketPath, path: pathOf(method), method: 'POST', headers, signal }, (response) => {
      bytesOf(response)
        .then((bytes) => (response.statusCode === 200 ? resolve(bytes) : reject(thrown(bytes))))
        .catch(gone);
    })
      .on('error', gone)
      .end(body);
  });

const thrown = (bytes: Uint8Array): DomainError => {
  const { code, details } = JSON.parse(Buffer.from(bytes).toString('utf8')) as {
    code: ErrorCode;
    details: ErrorDetails;
  };
  return new DomainError(code, details);
};

const bytesOf = async (message: IncomingMessage): Promise<Uint8Array> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_MESSAGE_BYTES) throw new DomainError('TOO_LARGE');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

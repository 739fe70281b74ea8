import { timingSafeEqual } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DomainError } from '@seyir/kit/stateless';
import Fastify, { type FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.js';
import type { Ctx } from '../context.js';
import type { GraphqlServer } from '../graphql/server.js';
import type { PageReading, PageReads } from '../live/page-reading.js';
import { answerGraphqlErrors } from './graphql-routes.js';
import { PAGE_READS, readsHeader } from './page-reads.js';

export interface InternalListener {
  readonly port: number;
  readonly server: Server;
  close(): Promise<void>;
}

/**
 * Opens the internal port, on which the web server reads the data of its pages: POST /graphql with `authorization: Bearer
 * {secret}`, always as a visitor, without limits per address. It is a separate listener, so nothing public leads to it. Each
 * response names its sources, so that the web server can send them back with its page.
 */
export const openInternalListener = async (
  { host, port, secret }: NonNullable<GatewayConfig['internal']>,
  graphql: GraphqlServer,
  visitor: (requestId: string) => Ctx,
  pages: PageReading,
  onInternal: (error: unknown, request: FastifyRequest) => void,
): Promise<InternalListener> => {
  const fastify = Fastify({ bodyLimit: 1_000_000, logger: false, return503OnClosing: false });
  answerGraphqlErrors(fastify, onInternal);
  fastify.post('/graphql', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${secret}`))
      throw new DomainError('FORBIDDEN', { reason: 'internal listener' });
    const reads: PageReads = new Map();
    const { status, body } = await pages.run(reads, () => graphql.execute(visitor(request.id), request.body));
    return reply.status(status).header(PAGE_READS, readsHeader(reads.keys())).send(body);
  });
  await fastify.listen({ host, port });
  const { server } = fastify;
  return { port: (server.address() as AddressInfo).port, server, close: () => fastify.close() };
};

const isSame = (given: string, expected: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
};

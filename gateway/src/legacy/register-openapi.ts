import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.js';
import { openApi } from './openapi.js';
import { rows } from './rows.js';

/** GET /openapi.json: describes the legacy calls for client tools. */
export const registerOpenApi = (fastify: FastifyInstance, { origin }: GatewayConfig): void => {
  const document = openApi(rows, origin ?? '/');
  fastify.get('/openapi.json', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(document),
  );
};

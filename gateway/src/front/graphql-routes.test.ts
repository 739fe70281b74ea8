import { expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import Fastify from 'fastify';
import type { Ctx } from '../context.js';
import type { GraphqlServer } from '../graphql/server.js';
import { createPageReading } from '../live/page-reading.js';
import { registerGraphql } from './graphql-routes.js';
import { openInternalListener } from './internal-listener.js';

const failing = (error: Error) =>
  ({ execute: () => Promise.reject(error), readKey: () => undefined }) as unknown as GraphqlServer;
const context = {} as Ctx;
const body = { query: '{ viewer { id } }' };

it.each([
  ['an unexpected error', new Error('SELECT secret'), 500, 'INTERNAL', 1],
  ['a refusal', new DomainError('SLOW_DOWN'), 429, 'SLOW_DOWN', 0],
])('%s outside of an operation gets its code, and only an unexpected one is logged', async (...row) => {
  const [, error, status, code, count] = row;
  const logged: unknown[] = [];
  const fastify = Fastify();
  registerGraphql(fastify, {
    graphql: failing(error),
    keptAnswers: { get: (_ctx, _key, make) => make() },
    contextOf: async () => context,
    onInternal: (thrown) => void logged.push(thrown),
  });
  const response = await fastify.inject({ method: 'POST', url: '/graphql', payload: body });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ errors: [{ extensions: { code } }] });
  expect(response.body).not.toContain('secret');
  expect(logged).toEqual(count === 1 ? [error] : []);
});

it('an unexpected error of the internal port is logged too', async () => {
  const logged: unknown[] = [];
  const error = new Error('SELECT secret');
  const listener = await openInternalListener(
    { host: '127.0.0.1', port: 0, secret: 's' },
    failing(error),
    () => context,
    createPageReading(),
    (thrown) => void logged.push(thrown),
  );
  const headers = { 'content-type': 'application/json', authorization: 'Bearer s' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`http://127.0.0.1:${listener.port}/graphql`, request);
  await listener.close();
  expect(response.status).toBe(500);
  expect(logged).toEqual([error]);
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTracing } from '@seyir/kit/stateless';
import { eventually } from '@seyir/kit/testing/stateless';
import { CommentsService } from '@seyir/proto';
import { pino } from 'pino';
import { startSite, type Site } from './support/site.js';

interface Spans {
  readonly name: string;
  readonly attributes: Record<string, unknown>;
  readonly links: readonly { readonly context: { readonly traceId: string } }[];
  readonly parentSpanContext?: unknown;
  spanContext(): { traceId: string; spanId: string };
}

let site: Site;
let stop: () => Promise<void>;
const spans: Spans[] = [];

beforeAll(async () => {
  stop = await startTracing(
    { OTEL_TRACES_SAMPLER_ARG: 1 },
    {
      service: 'gateway',
      logger: pino({ level: 'silent' }),
      exporter: {
        export(ended, done) {
          spans.push(...ended);
          done({ code: 0 });
        },
        shutdown: () => Promise.resolve(),
      },
    },
  );
  site = await startSite();
});
afterAll(async () => {
  await site.close();
  await stop();
});

it('makes a trace of each request, by route and operation, and only links a received trace', async () => {
  let passed: string | undefined;
  site.peers.fake(CommentsService, {
    postReply: async (_, { traceparent }) => {
      passed = traceparent;
      return { comment: { id: 'c' } };
    },
  });
  const sent = 'a'.repeat(32);
  await site.graphql(
    'mutation PostReply { postReply(input: {parentId: "c", body: "gizli"}) { comment { id } } }',
    {},
    { token: 'token-1', headers: { traceparent: `00-${sent}-${'b'.repeat(16)}-01` } },
  );
  const span = await eventually(() => spans.find(({ name }) => name === 'POST /graphql') ?? false);
  if (!span) throw new Error('no span');
  expect(span.attributes).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/graphql',
    'http.response.status_code': 200,
    'graphql.operation.type': 'mutation',
    'graphql.operation.name': 'PostReply',
  });
  const { traceId, spanId } = span.spanContext();
  expect(passed).toBe(`00-${traceId}-${spanId}-01`);
  expect(traceId).not.toBe(sent);
  expect(span.parentSpanContext).toBeUndefined();
  expect(span.links.map(({ context }) => context.traceId)).toEqual([sent]);
  await eventually(() => site.log.some((line) => line.includes(`"traceId":"${traceId}"`)));
});

it('names a page by its template, without its address', async () => {
  await fetch(`${site.url}/profile/deniz?q=gizli`);
  const span = await eventually(
    () => spans.find(({ attributes }) => attributes['http.request.method'] === 'GET') ?? false,
  );
  expect(span && span.name).toMatch(/^GET \//);
  expect(JSON.stringify(spans.map(({ name, attributes }) => [name, attributes]))).not.toMatch(/deniz|gizli/);
});

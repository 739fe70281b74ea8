import 'reflect-metadata';
import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { NotificationsService, topics } from '@seyir/proto';
import { InMemorySpanExporter, type ReadableSpan } from '@opentelemetry/sdk-trace';
import { pino } from 'pino';
import { Consumer } from '../../src/events/consumer.js';
import { Outbox } from '../../src/events/outbox.js';
import { Relay } from '../../src/events/relay.js';
import { inProcessBus } from '../../src/bus/in-process-bus.js';
import { openSpan } from '../../src/tracing/span.js';
import { systemClock } from '../../src/time/system-clock.js';
import { systemIds } from '../../src/time/system-ids.js';
import { startTracing } from '../../src/tracing/tracing.js';
import { currentCall, traceIdOf } from '../../src/rpc/call.js';
import { grpcClient } from '../../src/rpc/grpc-client.js';
import { grpcServer } from '../../src/rpc/grpc-server.js';
import { inProcessClient, InProcessNetwork } from '../../src/rpc/in-process.js';
import { InProcessServer } from '../../src/rpc/in-process-server.js';
import { createSigner, createVerifier, generateKeys } from '../../src/rpc/keys.js';
import { UnitOfWork } from '../../src/store/unit-of-work.js';
import { eventually } from '../../src/testing/eventually.js';
import { startNotes } from '../rpc/notes-service.js';
import { kitDatabase, leasesIn, type KitDatabase } from '../store/database.js';

const logger = pino({ level: 'silent' });
const network = new InProcessNetwork();

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** The tree of span names, indented by depth. */
const treeOf = (spans: readonly ReadableSpan[], parent?: string, depth = 0): string[] =>
  spans
    .filter((span) => span.parentSpanContext?.spanId === parent)
    .sort((a, b) => a.startTime[0] - b.startTime[0] || a.startTime[1] - b.startTime[1])
    .flatMap((span) => [
      `${'  '.repeat(depth)}${span.name}`,
      ...treeOf(spans, span.spanContext().spanId, depth + 1),
    ]);

describe('a traced write', () => {
  const keys = generateKeys();
  const signer = createSigner('gateway', keys.privateKey);
  const verifier = createVerifier('notifications', { gateway: [keys.publicKey] });
  const member = { memberId: 'm', sessionId: 's', roles: ['member'] } as const;
  let db: KitDatabase;
  let unitOfWork: UnitOfWork;
  let exporter: InMemorySpanExporter;
  let stop: () => Promise<void>;
  let seen: string[];

  const collect = async (share: number) => {
    await stop();
    exporter = new InMemorySpanExporter();
    stop = await startTracing({ OTEL_TRACES_SAMPLER_ARG: share }, { service: 'test', logger, exporter });
  };

  beforeAll(async () => {
    stop = await startTracing(
      { OTEL_TRACES_SAMPLER_ARG: 1 },
      { service: 'test', logger, exporter: new InMemorySpanExporter() },
    );
    // Created with or without tracing.
    db = await kitDatabase();
    unitOfWork = new UnitOfWork(db.source);
  });
  beforeEach(async () => {
    seen = [];
    await db.source.query('TRUNCATE note, outbox, inbox, applied_version, parked_event');
    await collect(1);
  });
  afterAll(async () => {
    await db.close();
    await stop();
  });

  /** The writing service, its relay and a consumer; the test closes them. */
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });
  const events = async () => {
    const bus = inProcessBus();
    const quiet = {
      failed: () => undefined,
      parked: () => undefined,
      dead: () => undefined,
    };
    const consumer = new Consumer(
      unitOfWork,
      () => async (event) => {
        await unitOfWork.manager.query(`INSERT INTO note (id) VALUES ($1)`, [event.id]);
        seen.push(event.traceparent ?? '');
      },
      quiet,
    );
    const group = await bus.subscribe('readers', [topics.member.name], (event) => consumer.deliver(event));
    const relay = new Relay(
      'accounts',
      { address: db.address, leases: leasesIn(db.source) },
      bus,
      systemClock(),
      quiet,
    );
    relay.start();
    closers.push(
      () => relay.stop(),
      () => group.close(),
      () => bus.close(),
    );
    return new Outbox('accounts', unitOfWork, systemClock(), systemIds(), () => relay.wake());
  };
  const write = (outbox: Outbox) => async () => {
    await unitOfWork.run(() => outbox.add(topics.member, { memberId: 'm', version: 1 }));
    return { unread: 0 };
  };

  const transports = {
    'in process': async (mark: () => Promise<object>) => {
      const server = new InProcessServer(network, NotificationsService);
      const app = await startNotes(server, verifier, { list: async () => ({}), mark });
      closers.push(() => app.close());
      return inProcessClient(network, NotificationsService, signer);
    },
    'over gRPC': async (mark: () => Promise<object>) => {
      const address = `127.0.0.1:${await freePort()}`;
      const server = grpcServer(NotificationsService, address);
      const app = await startNotes(server, verifier, { list: async () => ({}), mark });
      const client = grpcClient(NotificationsService, [address], signer);
      closers.push(
        () => app.close(),
        async () => client.close(),
      );
      return client;
    },
  };

  for (const [name, connect] of Object.entries(transports))
    it(`is one trace from the request to the consumers' writes, ${name}`, async () => {
      const client = await connect(write(await events()));
      const request = openSpan('POST /set', { kind: 'server' });
      const viewerToken = await signer.viewer(member);
      await request?.run(() => client.markRead({}, { viewerToken }));
      request?.end();
      await eventually(() => exporter.getFinishedSpans().some((span) => span.name.startsWith('send')));
      const spans = exporter.getFinishedSpans();
      expect(new Set(spans.map((span) => span.spanContext().traceId)).size).toBe(1);
      expect(treeOf(spans)).toEqual([
        'POST /set',
        '  NotificationsService/markRead',
        '    NotificationsService/markRead',
        '      BEGIN',
        '      create accounts.member.v1',
        '        INSERT outbox',
        '        send accounts.member.v1',
        '          process accounts.member.v1',
        '            BEGIN',
        '            SELECT',
        '            WITH inbox',
        '            INSERT note',
        '            COMMIT',
        '      COMMIT',
      ]);
      expect(spans.flatMap((span) => Object.values(span.attributes)).join(' ')).not.toContain('INSERT INTO');
    });

  it('keeps its trace id without being recorded if it is not sampled', async () => {
    await collect(0);
    let handled: string | undefined;
    const outbox = await events();
    const client = await transports['in process'](async () => {
      handled = currentCall()?.traceparent;
      return write(outbox)();
    });
    const request = openSpan('POST /set', { kind: 'server' });
    const viewerToken = await signer.viewer(member);
    await request?.run(() => client.markRead({}, { viewerToken }));
    request?.end();
    await eventually(() => seen.length > 0);
    expect(handled).toMatch(/-00$/);
    expect(traceIdOf(seen[0] ?? '')).toBe(traceIdOf(handled ?? ''));
    expect(exporter.getFinishedSpans()).toEqual([]);
  });

  it('ignores a malformed trace id, and only links a foreign one', () => {
    const sent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    for (const parent of ['', 'garbage', `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`, `ff-${sent.slice(3)}`])
      openSpan('malformed', { kind: 'consumer', parent })?.end();
    openSpan('linked', { kind: 'server', link: sent })?.end();
    openSpan('continued', { kind: 'consumer', parent: sent })?.end();
    const found = exporter.getFinishedSpans();
    expect(found.map((span) => [span.name, span.parentSpanContext?.spanId])).toEqual([
      ...Array.from({ length: 4 }, () => ['malformed', undefined]),
      ['linked', undefined],
      ['continued', 'b'.repeat(16)],
    ]);
    expect(found[4]?.links.map(({ context }) => context.traceId)).toEqual(['a'.repeat(32)]);
    expect(found[4]?.spanContext().traceId).not.toBe('a'.repeat(32));
  });

  it('creates no spans without a collector', async () => {
    await stop();
    stop = await startTracing({ OTEL_TRACES_SAMPLER_ARG: 1 }, { service: 'test', logger });
    expect(openSpan('nobody sees it', { kind: 'server' })).toBeUndefined();
    const outbox = await events();
    await write(outbox)();
    await eventually(() => seen.length > 0);
    expect(seen).toEqual(['']);
    expect(exporter.getFinishedSpans()).toEqual([]);
  });

  it('stops within its time limit when the collector does not answer', async () => {
    await stop();
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    stop = await startTracing(
      { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_TRACES_SAMPLER_ARG: 1 },
      { service: 'test', logger },
    );
    openSpan('unheard', { kind: 'server' })?.end();
    const started = performance.now();
    await stop();
    expect(performance.now() - started).toBeLessThan(5_000);
    stop = () => Promise.resolve();
    silent.close();
  });
});

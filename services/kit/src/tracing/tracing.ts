import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { z } from 'zod';
import { withDeadline } from '../time/deadline.js';
import { collectSpans } from './span.js';

const CLOSE_MS = 3_000;

/** Where spans are sent, in OpenTelemetry's variable names. */
export const tracingEnv = z.object({
  /** `http://collector:4318`; without it no spans are created. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** `authorization=Bearer key` for the collector; the exporter reads it from the environment itself. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** Share of the traces that are recorded, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
});

export interface TracingOptions {
  /** `service.name` of all spans of this process. */
  readonly service: string;
  readonly logger: Logger;
  /** Replaces the collector of the environment. */
  readonly exporter?: SpanExporter;
}

/**
 * Collects spans and sends them to the collector of the environment; without one it does nothing and loads nothing. If the
 * collector is down, only spans are lost. Returns a function that sends the rest and stops, within 3 s.
 */
export const startTracing = async (
  env: z.output<typeof tracingEnv>,
  { service, logger, exporter }: TracingOptions,
): Promise<() => Promise<void>> => {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined && exporter === undefined) return () => Promise.resolve();
  const [
    sdk,
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
  ]);
  const processor = exporter
    ? new sdk.SimpleSpanProcessor({ exporter })
    : new sdk.BatchSpanProcessor({ exporter: await otlpExporter(endpoint ?? '') });
  const provider = new sdk.TracerProvider({
    // A service follows the gateway's decision: a trace is recorded as a whole or not at all.
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG),
    }),
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'seyir' }),
    spanProcessors: [processor],
  });
  const warn = (message: string) => logger.warn({ from: 'opentelemetry' }, message.slice(0, 300));
  const quiet = () => undefined;
  diag.setLogger(
    { error: warn, warn, info: quiet, debug: quiet, verbose: quiet },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  collectSpans(true);
  return async () => {
    collectSpans(false);
    await withDeadline(provider.shutdown(), CLOSE_MS, 'sending spans').catch((error: unknown) =>
      logger.warn({ err: error }, 'spans not sent'),
    );
    for (const api of [trace, context, propagation, diag]) api.disable();
  };
};

const otlpExporter = async (endpoint: string): Promise<SpanExporter> => {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: CLOSE_MS });
};

import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Link,
  type Span,
} from '@opentelemetry/api';
import { DomainError } from '../errors/domain-error.js';
import { errorCode } from '../errors/error-code.js';

export interface SpanOptions {
  readonly kind: 'server' | 'client' | 'producer' | 'consumer';
  /** Attributes in OpenTelemetry's conventions; never ids of people, addresses or texts. */
  readonly attributes?: Attributes;
  /** W3C traceparent of the parent; a malformed one is ignored. Default: the current span. */
  readonly parent?: string | undefined;
}

/** A span that the caller ends. */
export interface OpenSpan {
  /** W3C traceparent that makes another span a child of this one. */
  readonly traceparent: string | undefined;
  /** Runs `work` with this span as the current one. */
  run<T>(work: () => T): T;
  set(attributes: Attributes): void;
  /** Safe to call twice. */
  end(error?: unknown): void;
}

/** Codes that a correct call should never get; they mark a span as an error. */
const FAULTS: readonly unknown[] = ['INTERNAL', 'TRY_AGAIN', 'DEADLINE'];
const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** Without a collector no span is created, and work runs without any overhead. */
let collecting = false;

export const collectSpans = (on: boolean): void => {
  collecting = on;
};

export const collectsSpans = (): boolean => collecting;

/** Runs `work` in a span that ends with it. */
export const traced = <T>(name: string, options: SpanOptions, work: () => Promise<T>): Promise<T> => {
  const span = openSpan(name, options);
  if (!span) return work();
  return span.run(work).then(
    (value) => {
      span.end();
      return value;
    },
    (error: unknown) => {
      span.end(error);
      throw error;
    },
  );
};

/** Starts a span; undefined if no collector is configured. */
export const openSpan = (name: string, options: SpanOptions & { link?: string }): OpenSpan | undefined => {
  if (!collecting) return undefined;
  const { kind, attributes = {}, parent, link } = options;
  const under = parent === undefined ? context.active() : contextOf(parent);
  const links = link === undefined ? [] : linksTo(link);
  const span = trace.getTracer('seyir').startSpan(name, { kind: KINDS[kind], attributes, links }, under);
  const inside = trace.setSpan(under, span);
  return {
    traceparent: traceparentOf(inside),
    run: (work) => context.with(inside, work),
    set: (more) => void span.setAttributes(more),
    end(error) {
      if (error !== undefined) fail(span, error);
      if (span.isRecording()) span.end();
    },
  };
};

/** W3C traceparent of the current span, for work that continues elsewhere. */
export const traceparentNow = (): string | undefined =>
  collecting ? traceparentOf(context.active()) : undefined;

/** True inside a recorded span. Callers check it before they create spans that are useless alone. */
export const isTraced = (): boolean => collecting && trace.getActiveSpan()?.isRecording() === true;

/** Adds attributes to the current span. */
export const describeSpan = (attributes: Attributes): void => {
  if (collecting) trace.getActiveSpan()?.setAttributes(attributes);
};

const contextOf = (traceparent: string): Context => propagation.extract(ROOT_CONTEXT, { traceparent });

const linksTo = (traceparent: string): Link[] => {
  const found = trace.getSpanContext(contextOf(traceparent));
  return found ? [{ context: found }] : [];
};

const traceparentOf = (inside: Context): string | undefined => {
  const carrier: { traceparent?: string } = {};
  propagation.inject(inside, carrier);
  return carrier.traceparent;
};

/** Records only the error's code: a message may contain a user's input. */
const fail = (span: Span, error: unknown): void => {
  const code = error instanceof DomainError ? error.code : String(errorCode(error) ?? 'INTERNAL');
  span.setAttribute('error.type', code);
  if (!(error instanceof DomainError) || FAULTS.includes(code))
    span.setStatus({ code: SpanStatusCode.ERROR });
};

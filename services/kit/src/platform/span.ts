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
import { errorCode } from './error-code.js';

export interface SpanOptions {
  readonly kind: 'server' | 'client' | 'producer' | 'consumer';
  /** Names of OpenTelemetry's conventions; never ids of people, addresses or texts. */
  readonly attributes?: Attributes;
  /** W3C traceparent of what this belongs to, malformed ones are ignored; what runs now unless told. */
  readonly parent?: string | undefined;
}

/** A span that is ended by hand. */
export interface OpenSpan {
  /** W3C traceparent that says: this belongs to that span. */
  readonly traceparent: string | undefined;
  /** Runs `work` so that what it does belongs to the span. */
  run<T>(work: () => T): T;
  set(attributes: Attributes): void;
  /** Safe to call twice. */
  end(error?: unknown): void;
}

/** What nobody expects of a call that is asked well: these make a span an error. */
const FAULTS: readonly unknown[] = ['INTERNAL', 'TRY_AGAIN', 'DEADLINE'];
const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

/** While nobody collects spans, none is made: work runs as if this file were not there. */
let collecting = false;

export const collectSpans = (on: boolean): void => {
  collecting = on;
};

export const collectsSpans = (): boolean => collecting;

/** Runs `work` as a span that ends with it. */
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

/** Begins a span, or answers undefined while nobody collects any. */
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

/** W3C traceparent of the span that runs now, for whatever continues it elsewhere. */
export const traceparentNow = (): string | undefined =>
  collecting ? traceparentOf(context.active()) : undefined;

/** True inside a span that is being recorded: what is worth nothing on its own asks first. */
export const isTraced = (): boolean => collecting && trace.getActiveSpan()?.isRecording() === true;

/** Says more of the span that runs now. */
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

/** Its code alone: a message may hold what somebody has typed. */
const fail = (span: Span, error: unknown): void => {
  const code = error instanceof DomainError ? error.code : String(errorCode(error) ?? 'INTERNAL');
  span.setAttribute('error.type', code);
  if (!(error instanceof DomainError) || FAULTS.includes(code))
    span.setStatus({ code: SpanStatusCode.ERROR });
};

import type pg from 'pg';
import { isTraced, traced } from '../tracing/span.js';
import { ImpatientClient } from './impatient-client.js';

/** The first word and the first table name: few distinct values, and no user data. */
const summaryOf = (text: string): { operation: string; table: string | undefined } => {
  const [, written, read] =
    /\b(?:(?:INTO|UPDATE)\s+"?([a-z_]+)|FROM\s+"?([a-z_]+)\b(?!\s*\())/.exec(text) ?? [];
  return { operation: /^\s*(\w+)/.exec(text)?.[1] ?? 'QUERY', table: written ?? read };
};

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '');

type Query = (...args: unknown[]) => unknown;

/** A connection that makes a span for each statement within a trace. Polls run outside any trace and make none. */
export class TracedClient extends ImpatientClient {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const plain = this.query.bind(this) as Query;
    const query: Query = (...args) => {
      // The pool itself uses callbacks.
      if (!isTraced() || typeof args.at(-1) === 'function') return plain(...args);
      const { operation, table } = summaryOf(textOf(args[0]));
      const summary = table === undefined ? operation : `${operation} ${table}`;
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table !== undefined && { 'db.collection.name': table }),
        'db.query.summary': summary,
      };
      return traced(summary, { kind: 'client', attributes }, () => plain(...args) as Promise<unknown>);
    };
    Object.assign(this, { query });
  }
}

import pg from 'pg';
import type { DatabaseAddress } from '../../ports/database.js';
import { clientOptions } from '../postgres/client-options.js';
import { endConnection } from '../postgres/end-connection.js';

const TIMEOUT_MS = 1_500;
/** A lease that was confirmed within this time counts as held. */
const FRESH_MS = 1_000;

export interface Lease {
  /** Aborted when the connection that holds the lock is gone. */
  readonly lost: AbortSignal;
  /** Rejects when the database does not answer any more. */
  confirm(): Promise<void>;
  release(): Promise<void>;
}

interface Session {
  readonly client: pg.Client;
  readonly lost: AbortController;
  /** Makes the next lease open a connection of its own. */
  readonly forget: () => void;
  confirmedAt: number;
  /** The queries so far: a connection takes one at a time. */
  turn: Promise<unknown>;
}

/** One connection that holds the advisory locks of all of a service's jobs in this process; opened when needed. */
export class LeaseConnection {
  #session: Promise<Session> | undefined;

  constructor(private readonly address: DatabaseAddress) {}

  /** Undefined when another process holds it. Rejects when the database cannot be reached. */
  async lease(name: string): Promise<Lease | undefined> {
    const session = await this.session();
    const lock = [
      'SELECT pg_try_advisory_lock(hashtext($1), hashtext($2)) AS held',
      ['seyir.job', name],
    ] as const;
    const { rows } = await this.ask<{ held: boolean }>(session, ...lock);
    if (!rows[0]?.held) return undefined;
    return {
      lost: session.lost.signal,
      confirm: async () => {
        if (performance.now() - session.confirmedAt > FRESH_MS) await this.ask(session, 'SELECT 1');
      },
      release: async () => {
        if (session.lost.signal.aborted) return;
        const unlock = 'SELECT pg_advisory_unlock(hashtext($1), hashtext($2))';
        await this.ask(session, unlock, ['seyir.job', name]).catch(() => undefined);
      },
    };
  }

  async close(): Promise<void> {
    const session = await this.#session?.catch(() => undefined);
    if (session) await this.drop(session);
  }

  private session(): Promise<Session> {
    if (this.#session) return this.#session;
    const forget = () => {
      if (this.#session === opening) this.#session = undefined;
    };
    const opening = this.open(forget);
    this.#session = opening;
    opening.catch(forget);
    return opening;
  }

  private async open(forget: () => void): Promise<Session> {
    const client = new pg.Client({
      ...clientOptions(this.address),
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      application_name: 'jobs',
      keepAlive: true,
    });
    const session: Session = {
      client,
      lost: new AbortController(),
      forget,
      confirmedAt: performance.now(),
      turn: Promise.resolve(),
    };
    client.on('error', () => void this.drop(session));
    client.on('end', () => void this.drop(session));
    await client.connect();
    // The server gives the locks free soon after a machine vanished; a unix socket ignores these.
    await client.query(
      'SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3',
    );
    return session;
  }

  private async ask<R extends pg.QueryResultRow>(
    session: Session,
    sql: string,
    values: readonly string[] = [],
  ) {
    try {
      const asked = session.turn.then(() => session.client.query<R>(sql, [...values]));
      session.turn = asked.catch(() => undefined);
      const result = await asked;
      session.confirmedAt = performance.now();
      return result;
    } catch (error) {
      await this.drop(session);
      throw error;
    }
  }

  /** Ends the connection and with it all of its locks; a server that does not answer is not waited for. */
  private async drop(session: Session): Promise<void> {
    if (session.lost.signal.aborted) return;
    session.lost.abort();
    session.forget();
    await endConnection(session.client);
  }
}

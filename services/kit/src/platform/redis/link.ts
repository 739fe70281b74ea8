import type { RedisClientType } from 'redis';
import { DomainError } from '../../errors/domain-error.js';
import { withDeadline } from '../deadline.js';

/** Answers missed in a row after which a connection counts as dead, although nobody closed it. */
const MOST_MISSED = 5;
const LONGEST_RECONNECT_MS = 1_000;

/** A connection to Redis that answers or fails at once: nothing is queued while it is down. */
export class RedisLink {
  #client: RedisClientType;
  #missed = 0;
  #closed = false;

  private constructor(
    private readonly connect: () => RedisClientType,
    private readonly answerMs: number,
  ) {
    this.#client = this.open();
  }

  /** Resolves when connected, or after a short while without a connection. */
  static async to(
    { url, ca }: { readonly url: string; readonly ca?: string | undefined },
    answerMs: number,
  ): Promise<RedisLink> {
    const { createClient } = await import('redis');
    const link = new RedisLink(
      () =>
        createClient({
          url,
          disableOfflineQueue: true,
          socket: {
            connectTimeout: 1_000,
            ...(ca !== undefined && { tls: true, ca }),
            reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_RECONNECT_MS),
          },
        }),
      answerMs,
    );
    await withDeadline(new Promise((ready) => link.#client.once('ready', ready)), answerMs, 'Redis').catch(
      () => undefined,
    );
    return link;
  }

  /** Rejects with TRY_AGAIN when there is no answer in time. */
  async ask<T>(work: (client: RedisClientType) => Promise<T>): Promise<T> {
    const client = this.#client;
    if (!client.isReady) throw new DomainError('TRY_AGAIN', { reason: 'no connection to Redis' });
    try {
      const answer = await withDeadline(work(client), this.answerMs, 'Redis');
      this.#missed = 0;
      return answer;
    } catch (cause) {
      if (!(cause instanceof DomainError)) throw new DomainError('TRY_AGAIN', { reason: 'Redis', cause });
      this.#missed += 1;
      if (this.#missed >= MOST_MISSED) this.renew(client);
      throw cause;
    }
  }

  close(): void {
    this.#closed = true;
    this.#client.destroy();
  }

  private open(): RedisClientType {
    const client = this.connect();
    client.on('error', () => undefined); // told per call
    client.connect().catch(() => undefined);
    return client;
  }

  /** A new connection is not ready until the server answers, so that calls fail at once instead of waiting. */
  private renew(dead: RedisClientType): void {
    if (this.#closed || this.#client !== dead) return;
    this.#missed = 0;
    this.#client = this.open();
    dead.destroy();
  }
}

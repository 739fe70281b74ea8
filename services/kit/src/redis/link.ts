import type { RedisClientType } from 'redis';
import { DomainError } from '../errors/domain-error.js';
import { withDeadline } from '../time/deadline.js';
import type { RedisConfig, RedisConnection } from './config.js';
import { opener, reconnectMs, type Open } from './open.js';

/** Missed answers in a row after which a connection counts as dead, although it was not closed. */
const MOST_MISSED = 5;

/** A connection to Redis that answers or fails at once: it queues nothing while it is down. */
export class RedisLink {
  #client: RedisClientType | undefined;
  #missed = 0;
  #closed = false;
  #tries = 0;
  #again: NodeJS.Timeout | undefined;
  readonly #begun = Promise.withResolvers<void>();

  private constructor(
    private readonly connect: Open,
    private readonly answerMs: number,
    private readonly status: RedisConnection | undefined,
  ) {
    void this.open();
  }

  /** Resolves when connected, or after a short while without a connection. */
  static async to(config: RedisConfig, answerMs: number): Promise<RedisLink> {
    const connect = opener(await import('redis'), config);
    const link = new RedisLink(connect, answerMs, config.observer?.connection());
    await withDeadline(link.#begun.promise, answerMs, 'Redis').catch(() => undefined);
    return link;
  }

  /** Rejects with TRY_AGAIN if there is no answer in time. */
  async ask<T>(work: (client: RedisClientType) => Promise<T>): Promise<T> {
    const client = this.#client;
    if (!client?.isReady) throw new DomainError('TRY_AGAIN', { reason: 'no connection to Redis' });
    try {
      const answer = await withDeadline(work(client), this.answerMs, 'Redis');
      this.#missed = 0;
      // Reset here, not when the connection is ready: a master that became a replica is ready but refuses every write.
      this.#tries = 0;
      return answer;
    } catch (cause) {
      if (!(cause instanceof DomainError)) {
        // The master became a replica while we were connected.
        if (cause instanceof Error && cause.message.startsWith('READONLY')) this.renew(client, cause);
        throw new DomainError('TRY_AGAIN', { reason: 'Redis', cause });
      }
      this.#missed += 1;
      if (this.#missed >= MOST_MISSED) this.renew(client, 'no answer');
      throw cause;
    }
  }

  close(): void {
    this.#closed = true;
    this.status?.close();
    clearTimeout(this.#again);
    if (this.#client?.isOpen) this.#client.destroy();
  }

  /** A new connection is not ready until the server answers, so that calls fail at once instead of waiting. */
  private async open(): Promise<void> {
    try {
      const client = await this.connect();
      if (this.#closed) return client.destroy();
      this.#client = client;
      const isUp = () => {
        this.#begun.resolve();
        this.status?.up();
      };
      client.on('ready', isUp).on('error', (error: unknown) => {
        // Events of an abandoned client are ignored.
        if (this.#client !== client) return;
        if (!client.isReady) this.status?.down(error);
        if (!client.isOpen) this.renew(client, error);
      });
      if (client.isReady) isUp();
    } catch (error) {
      this.status?.down(error);
      this.openLater();
    }
  }

  private renew(dead: RedisClientType, reason: unknown): void {
    if (this.#closed || this.#client !== dead) return;
    this.status?.down(reason);
    this.#missed = 0;
    this.#client = undefined;
    this.openLater();
    if (dead.isOpen) dead.destroy();
  }

  private openLater(): void {
    if (this.#closed) return;
    this.#again = setTimeout(() => void this.open(), reconnectMs(this.#tries++));
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../errors/index.js';
import { currentCall, type Call } from '../rpc/call.js';
import { readAnswer, storeAnswer } from './stored-answer.js';

interface Running {
  readonly manager: EntityManager;
  readonly afterCommit: (() => void)[];
}

const UNANSWERED: readonly string[] = ['TRY_AGAIN', 'DEADLINE', 'INTERNAL'];

/**
 * One database transaction: idempotency row, state change and outbox rows stand or fall together.
 * Stores and outbox reach the running one by themselves; a nested `run` joins it.
 */
export class UnitOfWork {
  readonly #running = new AsyncLocalStorage<Running>();

  constructor(private readonly dataSource: DataSource) {}

  /** The manager of the running transaction, or one outside of any for reads. */
  get manager(): EntityManager {
    return this.#running.getStore()?.manager ?? this.dataSource.manager;
  }

  /** True inside `run`. */
  get active(): boolean {
    return this.#running.getStore() !== undefined;
  }

  /** Called after the commit, not at all after a rollback; failures of it change nothing. */
  afterCommit(work: () => void): void {
    const running = this.#running.getStore();
    if (!running) throw new Error('afterCommit is only for inside a unit of work');
    running.afterCommit.push(work);
  }

  /**
   * Runs `work` in a transaction and answers what it answers.
   * Under a call with an idempotency key a repeated call answers the first one's result without running `work`;
   * the same key with another request is IDEMPOTENCY_MISMATCH, but for visitors another write. The result must be plain
   * data (dates, bytes and big integers included).
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.active) return work();
    const afterCommit: (() => void)[] = [];
    const result = await this.transaction((manager) =>
      this.#running.run({ manager, afterCommit }, () => {
        const call = currentCall();
        return call?.idempotencyKey ? this.once(call, call.idempotencyKey, work) : work();
      }),
    );
    for (const done of afterCommit) attempt(done);
    return result;
  }

  /**
   * A use case that asks around before it writes. When that fails because the world has changed since an earlier call
   * with the same key went through, the first answer is given all the same. The use case must answer what its `run`
   * answers.
   */
  repeatable<Args extends unknown[], T>(
    useCase: (...args: Args) => Promise<T>,
  ): (...args: Args) => Promise<T> {
    return async (...args) => {
      try {
        return await useCase(...args);
      } catch (error) {
        const call = currentCall();
        // What does not answer is no change of the world, and looking further would only take more time.
        if (!(error instanceof DomainError) || UNANSWERED.includes(error.code)) throw error;
        if (!call?.idempotencyKey) throw error;
        const earlier = await known(this.dataSource.manager, call, call.idempotencyKey).catch(
          () => undefined,
        );
        if (earlier?.digest !== call.requestDigest) throw error;
        return readAnswer(earlier.result) as T;
      }
    };
  }

  private async transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    const release = () => runner.release().catch(() => undefined);
    try {
      await runner.startTransaction();
      const result = await work(runner.manager);
      await runner.commitTransaction();
      void release();
      return result;
    } catch (error) {
      // Not waited for: a server that does not answer would cost its time-out once more before the caller hears of it.
      void runner.rollbackTransaction().then(release, release);
      throw error;
    }
  }

  private async once<T>(call: Call, key: string, work: () => Promise<T>): Promise<T> {
    // A second call with the same key waits here for the first one's commit.
    const claimed: unknown[] = await this.manager.query(
      `INSERT INTO idempotency (owner, method, key, digest) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING key`,
      [ownerOf(call), call.method, key, call.requestDigest],
    );
    if (claimed.length === 0) {
      const earlier = await known(this.manager, call, key);
      if (earlier?.digest !== call.requestDigest) throw new DomainError('IDEMPOTENCY_MISMATCH');
      return readAnswer(earlier.result) as T;
    }
    const result = await work();
    await this.manager.query(
      `UPDATE idempotency SET result = $4 WHERE owner = $1 AND method = $2 AND key = $3`,
      [ownerOf(call), call.method, key, storeAnswer(result)],
    );
    return result;
  }
}

/**
 * Whose a key is. Nothing tells visitors apart: they have no cookie, and they share and change addresses. So a key of
 * theirs belongs to the request that it came with. A repeat finds it, and another visitor's request does not meet it.
 */
const ownerOf = ({ viewer, caller, requestDigest }: Call): string =>
  viewer.memberId ?? caller ?? `visitor:${requestDigest}`;

/** What an earlier call with this key asked and was answered. */
const known = async (manager: EntityManager, call: Call, key: string) => {
  const [row] = await manager.query<{ digest: string; result: Buffer }[]>(
    `SELECT digest, result FROM idempotency WHERE owner = $1 AND method = $2 AND key = $3`,
    [ownerOf(call), call.method, key],
  );
  return row;
};

/** What waited for the commit are hints (wakes): a caller must not take one that failed for a write that failed. */
const attempt = (work: () => void): void => {
  try {
    work();
  } catch {
    // The poll behind each hint finds what it would have told.
  }
};

import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { DomainError } from '../errors/index.js';
import { currentCall, type Call } from '../rpc/call.js';
import { addAuditRow } from './audit-rows.js';
import { erased, goneAmong } from './gone-calls.js';
import { GroupCommit, type GroupOptions } from './group-commit.js';
import {
  claimKeys,
  earlierAnswer,
  earlierCall,
  isKeyed,
  storeAnswers,
  type KeyedCall,
} from './idempotency.js';
import type { Rows } from './repository.js';
import { connect, send, sendLast } from './statement.js';
import { readAnswer } from './stored-answer.js';

interface Running {
  readonly manager: EntityManager;
  readonly afterCommit: (() => void)[];
}

const UNANSWERED: readonly string[] = ['TRY_AGAIN', 'DEADLINE', 'INTERNAL'];

/**
 * One database transaction: idempotency row, state change and outbox rows commit or fail together. Stores and outbox use the
 * running one implicitly; a nested `run` joins it.
 */
export class UnitOfWork {
  readonly #running = new AsyncLocalStorage<Running>();
  readonly #audited = new WeakSet<Call>();

  constructor(private readonly dataSource: DataSource) {}

  /** The manager of the running transaction, or one outside any transaction for reads. */
  get manager(): EntityManager {
    return this.#running.getStore()?.manager ?? this.dataSource.manager;
  }

  /** The repository of an entity, in the running transaction or outside any. */
  rows<Row extends ObjectLiteral>(entity: EntityTarget<Row>): Rows<Row> {
    return this.manager.getRepository(entity);
  }

  /** True inside `run`. */
  get active(): boolean {
    return this.#running.getStore() !== undefined;
  }

  /** Calls `work` after the commit, and never after a rollback. Its errors are ignored. */
  afterCommit(work: () => void): void {
    const running = this.#running.getStore();
    if (!running) throw new Error('afterCommit works only inside a unit of work');
    running.afterCommit.push(work);
  }

  /**
   * Runs `work` in a transaction and returns its result. If the call has an idempotency key, a repeated call returns the first
   * one's result without running `work`; the same key with another request is IDEMPOTENCY_MISMATCH, but a separate write for
   * visitors. The result must be plain data (dates, bytes and big integers included). SESSION_ENDED for the call of an erased
   * member, whose signature may be valid for another minute.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.active) return work();
    const afterCommit: (() => void)[] = [];
    const call = currentCall();
    const result = await this.transaction((manager) =>
      this.#running.run({ manager, afterCommit }, async () => {
        const claimed = call && (await this.claim(call));
        const done = isKeyed(call) && !claimed ? await earlier<T>(manager, call) : await work();
        if (call) await this.auditDone([call]);
        return {
          result: done,
          last: isKeyed(call) && claimed ? storeAnswers(manager, [[call, done]]) : undefined,
        };
      }),
    );
    for (const done of afterCommit) attempt(done);
    return result;
  }

  /**
   * Wraps a use case that calls peers before it writes. If those calls fail because data has changed since an earlier call with
   * the same key succeeded, the first answer is returned anyway. The use case must return the result of its `run`.
   */
  repeatable<Args extends unknown[], T>(
    useCase: (...args: Args) => Promise<T>,
  ): (...args: Args) => Promise<T> {
    return async (...args) => {
      try {
        return await useCase(...args);
      } catch (error) {
        const call = currentCall();
        // An earlier answer is not searched for after these errors: no data has changed, and the query would only take time.
        if (!(error instanceof DomainError) || UNANSWERED.includes(error.code)) throw error;
        if (!isKeyed(call)) throw error;
        const earlier = await earlierCall(this.dataSource.manager, call).catch(() => undefined);
        if (earlier?.digest !== call.requestDigest) throw error;
        return readAnswer(earlier.result) as T;
      }
    };
  }

  /**
   * Use it for an object that many members change at once: calls of one lane that arrive together share a transaction, each with
   * its own idempotency key. `work` gets the inputs of one lane in order of arrival, 500 at most, and returns as many results. If
   * it rejects, all of them are rejected, or tried alone (`options.apart`). The call of an erased member is refused alone, and `work` does not see it.
   */
  grouped<Input, T>(
    work: (inputs: readonly Input[]) => Promise<readonly T[]>,
    options?: GroupOptions,
  ): (lane: string, input: Input) => Promise<T> {
    const group = new GroupCommit(this, work, options);
    return (lane, input) => group.run(lane, input);
  }

  /** Adds the audit row of a staff operation that failed, or whose transaction has not added it. */
  async audit(call: Call, outcome: string): Promise<void> {
    if (outcome !== 'OK' || !this.#audited.has(call))
      await addAuditRow(this.dataSource.manager, call, outcome);
  }

  /** Adds the audit rows of these calls to the running transaction, if they have none yet. */
  async auditDone(calls: readonly Call[]): Promise<void> {
    for (const call of calls) {
      if (!call.audit || this.#audited.has(call)) continue;
      await addAuditRow(this.manager, call, 'OK');
      this.afterCommit(() => this.#audited.add(call));
    }
  }

  /** Whether an earlier call with this call's key and request was answered. */
  async isAnswered(call: Call): Promise<boolean> {
    if (!isKeyed(call)) return false;
    return (await earlierCall(this.dataSource.manager, call))?.digest === call.requestDigest;
  }

  /**
   * BEGIN and COMMIT are sent together with the statements beside them. That is safe: BEGIN fails only with its connection, and a
   * COMMIT behind a failed statement rolls back. PostgreSQL reports no error then, but answers ROLLBACK, which rejects here: `work`
   * may have caught the error of its statement.
   */
  private async transaction<T>(
    work: (manager: EntityManager) => Promise<{ result: T; last: Promise<unknown> | undefined }>,
  ): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    const release = () => runner.release().catch(() => undefined);
    try {
      await connect(runner);
      // TypeORM refuses to lock rows outside a transaction that it knows of.
      Object.assign(runner, { isTransactionActive: true });
      const begun = send(runner, { text: 'BEGIN' });
      // Without a transaction the first statement fails, too.
      begun.catch(() => undefined);
      const { result, last } = await work(runner.manager);
      const [, , { command }] = await Promise.all([begun, last, sendLast(runner, 'COMMIT')]);
      if (command !== 'COMMIT') throw new Error('nothing was committed, because a statement had failed');
      void release();
      return result;
    } catch (error) {
      // The rollback is not awaited: if the server does not answer, it would cost the timeout a second time.
      void sendLast(runner, 'ROLLBACK').then(release, release);
      throw error;
    }
  }

  /** False if an earlier call with the same key was answered. A second call waits here for the first one's commit. */
  private async claim(call: Call): Promise<boolean> {
    // An erased member's key is not claimed.
    if (isKeyed(call)) return (await claimKeys(this.manager, [call])).has(call);
    if ((await goneAmong(this.manager, [call])).has(call)) throw erased();
    return true;
  }
}

const earlier = async <T>(manager: EntityManager, call: KeyedCall): Promise<T> =>
  (await earlierAnswer(manager, call)) as T;

/** Work after the commit only sends hints (wakes): its failure must not look like a failed write. */
const attempt = (work: () => void): void => {
  try {
    work();
  } catch {
    // If a hint is lost, the poll behind it finds the change anyway.
  }
};

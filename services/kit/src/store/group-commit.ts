import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { DomainError } from '../errors/index.js';
import { currentCall, runOutsideCalls, type Call } from '../rpc/call.js';
import { erased, goneAmong } from './gone-calls.js';
import { claimKeys, earlierAnswer, isKeyed, keyOf, storeAnswers, type KeyedCall } from './idempotency.js';
import { isOutage, isRowHeld } from './outage.js';
import type { UnitOfWork } from './unit-of-work.js';

/** Maximum number of calls in one transaction. A few large transactions delay other calls less than many small ones. */
const BATCH = 500;

export interface GroupOptions {
  /** Maximum number of calls in one transaction; default 500. */
  readonly most?: number;
  /**
   * True: a failed transaction of several calls is repeated for each call alone, in its own call and trace, so that one call cannot fail
   * another; a call that is alone in its batch runs like that at once. During an outage all are rejected. By default a failure rejects all,
   * and `work` never sees a call.
   */
  readonly apart?: boolean;
  /** Least time between the starts of two transactions of a lane, in ms: more calls share each. The first one after a pause starts at once. */
  readonly gatherMs?: number;
}

/** Maximum number of waiting calls in one lane; further calls get TRY_AGAIN. */
const WAITING = 2_000;
/** After this many calls in a row that waited for a held row in vain, the rest of a batch is not tried alone. */
const MOST_HELD = 2;

interface Waiting<Input, T> {
  readonly input: Input;
  readonly call: Call | undefined;
  /** Runs work in the call and the trace of its caller. */
  readonly inOwnContext: <R>(work: () => R) => R;
  readonly resolve: (answer: T) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Calls of one lane that arrive while a transaction runs share the next one: when a thousand members press one button at once,
 * they use one connection and a few commits, not a thousand. A single call does not wait. Each call has its own idempotency key
 * and is answered after the commit.
 */
export class GroupCommit<Input, T> {
  readonly #lanes = new Map<string, Waiting<Input, T>[]>();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly work: (inputs: readonly Input[]) => Promise<readonly T[]>,
    private readonly options: GroupOptions = {},
  ) {}

  /**
   * Runs one call in its lane.
   * @throws inside a unit of work, because the lane commits by itself
   */
  async run(lane: string, input: Input): Promise<T> {
    if (this.unitOfWork.active)
      throw new Error('grouped calls commit by themselves: do not use them inside a unit of work');
    return new Promise((resolve, reject) => {
      const one = { input, call: currentCall(), inOwnContext: AsyncLocalStorage.snapshot(), resolve, reject };
      const waiting = this.#lanes.get(lane);
      if (waiting && waiting.length >= WAITING) reject(new DomainError('TRY_AGAIN', { retryAfterMs: 1_000 }));
      else if (waiting) waiting.push(one);
      else {
        this.#lanes.set(lane, [one]);
        // The lane works for many calls, so it runs outside all of them.
        void runOutsideCalls(() => this.drain(lane));
      }
    });
  }

  private async drain(lane: string): Promise<void> {
    const { gatherMs = 0 } = this.options;
    for (let batch = this.next(lane); batch.length > 0; batch = this.next(lane)) {
      const began = performance.now();
      await this.commit(batch);
      const wait = began + gatherMs - performance.now();
      if (wait > 0) await delay(wait);
    }
    this.#lanes.delete(lane);
  }

  /** The first calls of the lane. Among calls with the same key only the first; the others find its answer later. */
  private next(lane: string): Waiting<Input, T>[] {
    const { most = BATCH } = this.options;
    const batch: Waiting<Input, T>[] = [];
    const left: Waiting<Input, T>[] = [];
    const keys = new Set<string>();
    for (const one of this.#lanes.get(lane) ?? []) {
      const key = isKeyed(one.call) ? keyOf(one.call) : undefined;
      if (one.call?.signal.aborted) one.reject(new DomainError('DEADLINE'));
      else if (batch.length === most || (key !== undefined && keys.has(key))) left.push(one);
      else {
        batch.push(one);
        if (key !== undefined) keys.add(key);
      }
    }
    this.#lanes.set(lane, left);
    return batch;
  }

  private async commit(batch: readonly Waiting<Input, T>[]): Promise<void> {
    const { apart = false } = this.options;
    if (apart && batch.length === 1) return this.commitEach(batch);
    try {
      const outcomes = await this.unitOfWork.run(() => this.answer(batch));
      for (const [one, outcome] of outcomes)
        if (outcome instanceof DomainError) one.reject(outcome);
        else one.resolve(outcome);
    } catch (error) {
      if (apart && !isAway(error)) return this.commitEach(batch);
      for (const { reject } of batch) reject(error);
    }
  }

  /**
   * One after another, since they would wait for each other. Each waits a second for a held row, so after an outage or a few held rows
   * in a row the rest is rejected with the same error: it would only reach its deadline.
   */
  private async commitEach(batch: readonly Waiting<Input, T>[]): Promise<void> {
    let held = 0;
    let end: { readonly error: unknown } | undefined;
    for (const { input, call, inOwnContext, resolve, reject } of batch) {
      if (call?.signal.aborted) reject(new DomainError('DEADLINE'));
      else if (end) reject(end.error);
      else
        try {
          resolve(await inOwnContext(() => this.unitOfWork.run(async () => (await this.work([input]))[0]!)));
          held = 0;
        } catch (error) {
          held = isRowHeld(error) ? held + 1 : 0;
          if (isAway(error) || held === MOST_HELD) end = { error };
          reject(error);
        }
    }
  }

  private async answer(
    batch: readonly Waiting<Input, T>[],
  ): Promise<Map<Waiting<Input, T>, T | DomainError>> {
    const { manager } = this.unitOfWork;
    const claimed = await claimKeys(manager, batch.map(({ call }) => call).filter(isKeyed));
    const gone = await goneAmong(
      manager,
      batch.flatMap(({ call }) => (call && !isKeyed(call) ? [call] : [])),
    );
    const fresh = batch.filter(({ call }) => (isKeyed(call) ? claimed.has(call) : !call || !gone.has(call)));
    const answers = fresh.length > 0 ? await this.work(fresh.map(({ input }) => input)) : [];
    await storeAnswers(
      manager,
      fresh.flatMap(({ call }, at) => (isKeyed(call) ? [[call, answers[at]] as const] : [])),
    );
    const outcomes = new Map<Waiting<Input, T>, T | DomainError>(fresh.map((one, at) => [one, answers[at]!]));
    for (const one of batch)
      if (!outcomes.has(one)) outcomes.set(one, isKeyed(one.call) ? await this.earlier(one.call) : erased());
    await this.unitOfWork.auditDone(
      [...outcomes].flatMap(([{ call }, outcome]) =>
        call && !(outcome instanceof DomainError) ? [call] : [],
      ),
    );
    return outcomes;
  }

  /** The answer of an earlier call with this call's key, or the reason to refuse only this call. */
  private async earlier(call: KeyedCall): Promise<T | DomainError> {
    try {
      return (await earlierAnswer(this.unitOfWork.manager, call)) as T;
    } catch (error) {
      if (error instanceof DomainError) return error;
      throw error;
    }
  }
}

/** The database is away. A DomainError is the answer to one call, even TRY_AGAIN, and says nothing about the others. */
const isAway = (error: unknown): boolean => !(error instanceof DomainError) && isOutage(error);

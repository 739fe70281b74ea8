import type { Clock } from '../ports/clock.js';
import type { Ids } from '../ports/ids.js';
import { runOutsideCalls } from '../rpc/call.js';
import { isOutage } from '../store/outage.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import { LeaseLost } from '../store/leases.js';
import { Pace, type TaskPace } from './pace.js';
import { LEASE_MS, type ClaimedTask, type TaskStore } from './task-store.js';
import type { AddTaskOptions, Json, TaskHandler, TaskKind, Tasks } from './task.js';

/** Tasks that one process runs at a time. The pool's other connections stay free for calls and events. */
const SLOTS = 2;
/** Interval at which a process looks for tasks that no wake announces: those of other processes, and those that become due. */
const POLL_MS = 2_000;
const DEFAULT_CHUNK = 500;
/** Delay before each retry of a failed step, in ms; after the last one the task is given up. */
export const taskDelaysMs = [500, 2_000, 10_000, 60_000, 300_000, 1_800_000] as const;

export interface TaskObserver {
  /** A step failed and will be retried. */
  stepFailed(kind: TaskKind, error: unknown): void;
  /** A task was given up after its last retry. */
  taskDead(kind: TaskKind, id: string, error: unknown): void;
  /** The table could not be read. */
  tasksAway(error: unknown): void;
}

/** What a runner needs of the platform. */
interface TaskPlatform {
  readonly clock: Clock;
  readonly ids: Ids;
  /** Default: by the duration of the last step and the load of calls. */
  readonly pace?: TaskPace;
}

/**
 * Runs this service's tasks step by step, each step in one unit of work with its cursor. Every replica has one runner. A task is
 * held by a lease row, so a transaction pooler may be in front of the database. After each step the task goes back into the
 * queue, so that a long one does not block the others; its kind pauses meanwhile (`Pace`).
 * Written by hand; docs/adr/0015 says why.
 */
export class TaskRunner implements Tasks {
  readonly #handlers = new Map<string, TaskHandler>();
  readonly #running = new Map<Promise<void>, string>();
  readonly #pace: TaskPace;
  readonly #stop = new AbortController();
  #loop: Promise<void> = Promise.resolve();
  #wake = new AbortController();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: TaskStore,
    private readonly platform: TaskPlatform,
    private readonly observer: TaskObserver,
  ) {
    this.#pace = platform.pace ?? new Pace();
  }

  async add<Input extends Json, Cursor extends Json>(
    kind: TaskKind<Input, Cursor>,
    input: Input,
    options: AddTaskOptions = {},
  ): Promise<void> {
    if (!this.unitOfWork.active) throw new Error(`${kind.name}: a task belongs into a unit of work`);
    const row = { id: this.platform.ids.next(), kind: kind.name, input, now: this.platform.clock.now() };
    await this.store.add(row, options);
    this.unitOfWork.afterCommit(() => this.wake());
  }

  start(handlers: readonly TaskHandler[]): void {
    for (const handler of handlers) this.#handlers.set(handler.kind.name, handler);
    if (this.#handlers.size > 0) this.#loop = runOutsideCalls(() => this.run());
  }

  /** Starts no further step; resolves when the running ones have ended. */
  async stop(): Promise<void> {
    this.#stop.abort();
    this.wake();
    await this.#loop;
    await Promise.all(this.#running.keys());
  }

  /** Signals that a task may be due. Without it the table is polled every two seconds. */
  wake(): void {
    this.#wake.abort();
  }

  private async run(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      // Reset before the query, so that no wake is lost between the query and the wait.
      this.#wake = new AbortController();
      const found = await this.claim();
      if (!found) await this.platform.clock.sleep(POLL_MS, this.#wake.signal).catch(() => undefined);
    }
  }

  /** Starts a step if a slot is free; returns false if there is nothing to do. */
  private async claim(): Promise<boolean> {
    const kinds = this.kindsWithRoom();
    if (kinds.length === 0) return false;
    try {
      const task = await this.store.claim(kinds, this.platform.clock.now(), crypto.randomUUID());
      if (!task) return false;
      const step: Promise<void> = this.work(task).finally(() => {
        this.#running.delete(step);
        this.wake();
      });
      this.#running.set(step, task.kind);
      return true;
    } catch (error) {
      if (!this.#stop.signal.aborted) this.observer.tasksAway(error);
      return false;
    }
  }

  private kindsWithRoom(): string[] {
    if (this.#running.size >= SLOTS) return [];
    const busy = [...this.#running.values()];
    return [...this.#handlers.values()]
      .filter(({ kind }) => busy.filter((name) => name === kind.name).length < (kind.concurrency ?? 1))
      .filter(({ kind }) => !this.#pace.rests(kind.name))
      .map(({ kind }) => kind.name);
  }

  private async work(task: ClaimedTask): Promise<void> {
    const handler = this.#handlers.get(task.kind);
    if (!handler) return;
    // Each claim counts as a try, because a step that kills its process cannot count itself.
    if (task.attempts > taskDelaysMs.length + 1)
      return this.giveUp(
        handler,
        task,
        new Error('the step ended its process, or took longer than its lease'),
      );
    const renewing = setInterval(() => void this.store.renew(task).catch(() => false), LEASE_MS / 3);
    const { kind } = handler;
    const limit = Math.max(
      1,
      this.#pace.limitOf(kind.name, kind.chunk ?? DEFAULT_CHUNK) >> (task.attempts - 1),
    );
    const began = performance.now();
    try {
      await this.unitOfWork.run(() => this.step(handler, task, limit));
      this.restAfter(kind, limit, performance.now() - began);
    } catch (error) {
      if (!(error instanceof LeaseLost)) await this.failed(handler, task, error);
    } finally {
      clearInterval(renewing);
    }
  }

  private async step({ kind, step }: TaskHandler, task: ClaimedTask, limit: number): Promise<void> {
    const context = { limit, signal: this.#stop.signal };
    const result = await step(task.input, task.cursor ?? undefined, context);
    const now = this.platform.clock.now();
    if (result === 'done') await this.store.finish(task, now);
    else await this.store.advance(task, result.cursor, result.at ?? now);
  }

  private restAfter(kind: TaskKind, limit: number, ms: number): void {
    const rest = this.#pace.noteStep(kind.name, limit, ms);
    setTimeout(() => this.wake(), Math.ceil(rest)).unref();
  }

  private async giveUp({ kind }: TaskHandler, task: ClaimedTask, error: unknown): Promise<void> {
    try {
      await this.store.bury(task, this.platform.clock.now(), String(error), this.platform.ids.next());
      this.observer.taskDead(kind, task.id, error);
    } catch (away) {
      this.observer.tasksAway(away);
    }
  }

  private async failed(handler: TaskHandler, task: ClaimedTask, error: unknown): Promise<void> {
    const counts = !isOutage(error);
    const now = this.platform.clock.now();
    const delay = taskDelaysMs[counts ? task.attempts - 1 : 1];
    if (delay === undefined) return this.giveUp(handler, task, error);
    try {
      await this.store.putOff(task, new Date(now.getTime() + delay), String(error), counts);
      this.observer.stepFailed(handler.kind, error);
    } catch (away) {
      // The lease ends by itself; then the step is retried.
      this.observer.tasksAway(away);
    }
  }
}

import { LeaseLost } from '../store/leases.js';
import { statement, type Statement } from '../store/statement.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import type { AddTaskOptions, Json } from './task.js';

/** How long a step may run without a sign of life before another process takes over its task, in ms. */
export const LEASE_MS = 10_000;

/** A task that this process holds. `lease` changes with each claim, so a former holder can no longer write. */
export interface ClaimedTask {
  readonly id: string;
  readonly kind: string;
  readonly input: Json;
  readonly cursor: Json | null;
  /** Tries of this step, including the running one. */
  readonly attempts: number;
  readonly lease: string;
}

const addTask = statement(
  `INSERT INTO task (id, kind, dedupe, input, due, created_at) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (kind, dedupe) WHERE dead_at IS NULL DO UPDATE
   SET due = least(task.due, excluded.due), again = task.cursor IS NOT NULL OR task.leased_by IS NOT NULL`,
);

const LEASE_END = `clock_timestamp() + ${LEASE_MS} * interval '1 ms'`;

const claimTask = statement<ClaimedTask>(
  `UPDATE task SET leased_by = $3, lease_until = ${LEASE_END}, attempts = attempts + 1
   WHERE id = (
     SELECT id FROM task WHERE kind = ANY($1) AND due <= $2 AND dead_at IS NULL
       AND (lease_until IS NULL OR lease_until < clock_timestamp())
     ORDER BY due LIMIT 1 FOR UPDATE SKIP LOCKED)
   RETURNING id, kind, input, cursor, attempts, leased_by AS lease`,
);

const renewLease = statement(`UPDATE task SET lease_until = ${LEASE_END} WHERE id = $1 AND leased_by = $2`);

const advanceTask = statement(
  `UPDATE task SET cursor = $3, due = $4, attempts = 0, leased_by = NULL, lease_until = NULL, last_error = NULL
   WHERE id = $1 AND leased_by = $2`,
);

/** Waits for a transaction that adds the task right now, and then reads the row again. */
const endTask = statement(`DELETE FROM task WHERE id = $1 AND leased_by = $2 AND NOT again`);

const restartTask = statement(
  `UPDATE task SET cursor = NULL, again = false, due = $3, attempts = 0, leased_by = NULL, lease_until = NULL
   WHERE id = $1 AND leased_by = $2`,
);

const putOffTask = statement(
  `UPDATE task SET due = $3, last_error = $4, attempts = attempts - $5, leased_by = NULL, lease_until = NULL
   WHERE id = $1 AND leased_by = $2`,
);

const buryTask = statement(
  `WITH buried AS (
     UPDATE task SET dead_at = $3, last_error = $4, leased_by = NULL, lease_until = NULL
     WHERE id = $1 AND leased_by = $2
     RETURNING kind, dedupe, input, again)
   INSERT INTO task (id, kind, dedupe, input, due, created_at)
   SELECT $5, kind, dedupe, input, $3, $3 FROM buried WHERE again`,
);

/**
 * The table `task`. Leases use the database's clock, since several processes compare them; due times use the service's clock, so
 * that tests can change them.
 */
export class TaskStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add(
    row: { readonly id: string; readonly kind: string; readonly input: Json; readonly now: Date },
    { key, due }: AddTaskOptions,
  ): Promise<void> {
    const values = [row.id, row.kind, key ?? null, JSON.stringify(row.input), due ?? row.now, row.now];
    await addTask.run(this.unitOfWork, values);
  }

  /** Claims the task of these kinds that has been due longest and that no process holds. */
  claim(kinds: readonly string[], now: Date, lease: string): Promise<ClaimedTask | undefined> {
    return claimTask.first(this.unitOfWork, [kinds, now, lease]);
  }

  /** Extends the lease of a running step; returns false if another process holds the task. */
  async renew({ id, lease }: ClaimedTask): Promise<boolean> {
    return (await renewLease.run(this.unitOfWork, [id, lease])) > 0;
  }

  /**
   * Stores the task's cursor and releases the task. Call it inside the step's unit of work.
   * @throws LeaseLost
   */
  advance({ id, lease }: ClaimedTask, cursor: Json, due: Date): Promise<void> {
    return this.runHeld(advanceTask, [id, lease, JSON.stringify(cursor), due]);
  }

  /**
   * Ends the task, or restarts it if it was added again meanwhile.
   * @throws LeaseLost
   */
  async finish({ id, lease }: ClaimedTask, now: Date): Promise<void> {
    if ((await endTask.run(this.unitOfWork, [id, lease])) > 0) return;
    await this.runHeld(restartTask, [id, lease, now]);
  }

  /** Delays a failed step until `due`; `counts` is false for an outage, which does not count as a try. */
  async putOff({ id, lease }: ClaimedTask, due: Date, error: string, counts: boolean): Promise<void> {
    await putOffTask.run(this.unitOfWork, [id, lease, due, error, counts ? 0 : 1]);
  }

  /**
   * Gives the task up. Its row stays for an operator; a new task with its key may be added. If it was added again during its last
   * try, a new one with the id `nextId` begins.
   */
  async bury({ id, lease }: ClaimedTask, now: Date, error: string, nextId: string): Promise<void> {
    await buryTask.run(this.unitOfWork, [id, lease, now, error, nextId]);
  }

  /** @throws LeaseLost if another process holds the task */
  private async runHeld(change: Statement<never>, values: readonly unknown[]): Promise<void> {
    if ((await change.run(this.unitOfWork, values)) === 0) throw new LeaseLost();
  }
}

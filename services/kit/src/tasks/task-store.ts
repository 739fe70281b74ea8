import type { EntityManager } from 'typeorm';
import type { UnitOfWork } from '../store/unit-of-work.js';
import { LeaseLost } from '../store/leases.js';
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

/**
 * The table `task`. Leases use the database's clock, since several processes compare them; due times use the service's clock, so
 * that tests can change them.
 */
export class TaskStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  private get db(): EntityManager {
    return this.unitOfWork.manager;
  }

  async add(
    row: { readonly id: string; readonly kind: string; readonly input: Json; readonly now: Date },
    { key, due }: AddTaskOptions,
  ): Promise<void> {
    await this.db.query(
      `INSERT INTO task (id, kind, dedupe, input, due, created_at) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (kind, dedupe) WHERE dead_at IS NULL DO UPDATE
       SET due = least(task.due, excluded.due), again = task.cursor IS NOT NULL OR task.leased_by IS NOT NULL`,
      [row.id, row.kind, key ?? null, JSON.stringify(row.input), due ?? row.now, row.now],
    );
  }

  /** Claims the task of these kinds that has been due longest and that no process holds. */
  async claim(kinds: readonly string[], now: Date, lease: string): Promise<ClaimedTask | undefined> {
    const [rows] = await this.db.query<[ClaimedTask[], number]>(
      `UPDATE task SET leased_by = $3, lease_until = clock_timestamp() + ${LEASE_MS} * interval '1 ms', attempts = attempts + 1
       WHERE id = (
         SELECT id FROM task WHERE kind = ANY($1) AND due <= $2 AND dead_at IS NULL
           AND (lease_until IS NULL OR lease_until < clock_timestamp())
         ORDER BY due LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, kind, input, cursor, attempts, leased_by AS lease`,
      [kinds, now, lease],
    );
    return rows[0];
  }

  /** Extends the lease of a running step; returns false if another process holds the task. */
  async renew({ id, lease }: ClaimedTask): Promise<boolean> {
    const [, renewed] = await this.db.query<[unknown[], number]>(
      `UPDATE task SET lease_until = clock_timestamp() + ${LEASE_MS} * interval '1 ms' WHERE id = $1 AND leased_by = $2`,
      [id, lease],
    );
    return renewed > 0;
  }

  /**
   * Stores the task's cursor and releases the task. Call it inside the step's unit of work.
   * @throws LeaseLost
   */
  async advance({ id, lease }: ClaimedTask, cursor: Json, due: Date): Promise<void> {
    await this.held(
      `UPDATE task SET cursor = $3, due = $4, attempts = 0, leased_by = NULL, lease_until = NULL, last_error = NULL
       WHERE id = $1 AND leased_by = $2`,
      [id, lease, JSON.stringify(cursor), due],
    );
  }

  /**
   * Ends the task, or restarts it if it was added again meanwhile.
   * @throws LeaseLost
   */
  async finish({ id, lease }: ClaimedTask, now: Date): Promise<void> {
    // Waits for a transaction that adds the task right now, and then reads the row again.
    const [, ended] = await this.db.query<[unknown[], number]>(
      `DELETE FROM task WHERE id = $1 AND leased_by = $2 AND NOT again`,
      [id, lease],
    );
    if (ended > 0) return;
    await this.held(
      `UPDATE task SET cursor = NULL, again = false, due = $3, attempts = 0, leased_by = NULL, lease_until = NULL
       WHERE id = $1 AND leased_by = $2`,
      [id, lease, now],
    );
  }

  /** Delays a failed step until `due`; `counts` is false for an outage, which does not count as a try. */
  async putOff({ id, lease }: ClaimedTask, due: Date, error: string, counts: boolean): Promise<void> {
    await this.db.query(
      `UPDATE task SET due = $3, last_error = $4, attempts = attempts - $5, leased_by = NULL, lease_until = NULL
       WHERE id = $1 AND leased_by = $2`,
      [id, lease, due, error, counts ? 0 : 1],
    );
  }

  /**
   * Gives the task up. Its row stays for an operator; a new task with its key may be added. If it was added again during its last
   * try, a new one with the id `nextId` begins.
   */
  async bury({ id, lease }: ClaimedTask, now: Date, error: string, nextId: string): Promise<void> {
    await this.db.query(
      `WITH buried AS (
         UPDATE task SET dead_at = $3, last_error = $4, leased_by = NULL, lease_until = NULL
         WHERE id = $1 AND leased_by = $2
         RETURNING kind, dedupe, input, again)
       INSERT INTO task (id, kind, dedupe, input, due, created_at)
       SELECT $5, kind, dedupe, input, $3, $3 FROM buried WHERE again`,
      [id, lease, now, error, nextId],
    );
  }

  private async held(statement: string, values: unknown[]): Promise<void> {
    const [, touched] = await this.db.query<[unknown[], number]>(statement, values);
    if (touched === 0) throw new LeaseLost();
  }
}

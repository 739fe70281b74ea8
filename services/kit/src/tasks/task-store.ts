import type { EntityManager } from 'typeorm';
import type { UnitOfWork } from '../store/unit-of-work.js';
import type { AddTaskOptions, Json } from './task.js';

/** How long a step may be without a sign of life before another process takes its task over, in ms. */
export const LEASE_MS = 10_000;

/** A task that this process holds. `lease` is new with each claim: a holder that was given up cannot write any more. */
export interface ClaimedTask {
  readonly id: string;
  readonly kind: string;
  readonly input: Json;
  readonly cursor: Json | null;
  /** Tries of this step, the running one included. */
  readonly attempts: number;
  readonly lease: string;
}

/** Another process holds the task now; what this one has done is rolled back. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

/**
 * The table `task`. Leases run on the database's clock, since several processes compare them; due times are the
 * service's, so that tests can turn them.
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

  /** Takes the task of these kinds that is due the longest and that nobody holds. */
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

  /** Prolongs the lease of a step that still runs; answers false when the task is held by another process. */
  async renew({ id, lease }: ClaimedTask): Promise<boolean> {
    const [, renewed] = await this.db.query<[unknown[], number]>(
      `UPDATE task SET lease_until = clock_timestamp() + ${LEASE_MS} * interval '1 ms' WHERE id = $1 AND leased_by = $2`,
      [id, lease],
    );
    return renewed > 0;
  }

  /** Keeps where the task goes on and lets others take it. Inside the step's unit of work. @throws LeaseLost */
  async advance({ id, lease }: ClaimedTask, cursor: Json, due: Date): Promise<void> {
    await this.held(
      `UPDATE task SET cursor = $3, due = $4, attempts = 0, leased_by = NULL, lease_until = NULL, last_error = NULL
       WHERE id = $1 AND leased_by = $2`,
      [id, lease, JSON.stringify(cursor), due],
    );
  }

  /** Ends the task, or begins it anew where it was added again meanwhile. @throws LeaseLost */
  async finish({ id, lease }: ClaimedTask, now: Date): Promise<void> {
    const [again] = await this.db.query<[{ id: string }[], number]>(
      `UPDATE task SET cursor = NULL, again = false, due = $3, attempts = 0, leased_by = NULL, lease_until = NULL
       WHERE id = $1 AND leased_by = $2 AND again RETURNING id`,
      [id, lease, now],
    );
    if (again.length === 0) await this.held(`DELETE FROM task WHERE id = $1 AND leased_by = $2`, [id, lease]);
  }

  /** Puts a failed step off until `due`; `counts` is false for an outage, which says nothing of the task. */
  async putOff({ id, lease }: ClaimedTask, due: Date, error: string, counts: boolean): Promise<void> {
    await this.db.query(
      `UPDATE task SET due = $3, last_error = $4, attempts = attempts - $5, leased_by = NULL, lease_until = NULL
       WHERE id = $1 AND leased_by = $2`,
      [id, lease, due, error, counts ? 0 : 1],
    );
  }

  /** Gives the task up. It stays for an operator; a new one with its key may be added. */
  async bury({ id, lease }: ClaimedTask, now: Date, error: string): Promise<void> {
    await this.db.query(
      `UPDATE task SET dead_at = $3, last_error = $4, leased_by = NULL, lease_until = NULL
       WHERE id = $1 AND leased_by = $2`,
      [id, lease, now, error],
    );
  }

  private async held(statement: string, values: unknown[]): Promise<void> {
    const [, touched] = await this.db.query<[unknown[], number]>(statement, values);
    if (touched === 0) throw new LeaseLost();
  }
}

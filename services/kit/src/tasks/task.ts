/** The data of a task row. It is stored as JSON, so other releases and Node versions can read it. */
export type Json = string | number | boolean | null | { readonly [key: string]: Json } | readonly Json[];

/** A kind of durable work. Rows of the table `task` contain its name, so it must not change between releases. */
export interface TaskKind<Input extends Json = Json, Cursor extends Json = Json> {
  /** Unique within the service: `remove-title`. */
  readonly name: string;
  /** Maximum number of rows per step; default 500, at most 1,000. A step gets fewer rows if they take longer than 50 ms. */
  readonly chunk?: number;
  /** Tasks of this kind that one process runs at a time; default 1. */
  readonly concurrency?: number;
  /** Age in ms at which an unfinished task counts as overdue; default one hour. */
  readonly deadlineMs?: number;
  /** The alert for a task that was given up: a page for privacy and takedowns, otherwise a ticket. */
  readonly whenDead: 'page' | 'ticket';
  /** Only for the types of input and cursor; the field never has a value. */
  readonly types?: (input: Input, cursor: Cursor) => void;
}

/** The arguments of a step, in addition to input and cursor. */
export interface StepContext {
  /** Maximum number of rows for this step: the kind's chunk, or what takes about 50 ms; halved with each failed try. */
  readonly limit: number;
  /** Aborted when the service closes. */
  readonly signal: AbortSignal;
}

/** The cursor of the next step, optionally not before `at`; or the end. */
export type StepResult<Cursor> = { readonly cursor: Cursor; readonly at?: Date } | 'done';

/**
 * One step of a task, inside a unit of work with the cursor's row: effect, events and cursor commit or fail together. It must be
 * safe to run again from the same cursor. If it rejects, the step is retried later.
 */
export type TaskStep<Input, Cursor> = (
  input: Input,
  cursor: Cursor | undefined,
  context: StepContext,
) => Promise<StepResult<Cursor>>;

/** A kind with the service's step for it. */
export interface TaskHandler {
  readonly kind: TaskKind;
  readonly step: TaskStep<Json, Json>;
}

/** Combines a kind and its step; the types of both must agree. */
export const handleTask = <Input extends Json, Cursor extends Json>(
  kind: TaskKind<Input, Cursor>,
  step: TaskStep<Input, Cursor>,
): TaskHandler => ({
  kind: kind as TaskKind,
  step: step as unknown as TaskStep<Json, Json>,
});

export interface AddTaskOptions {
  /** A kind has at most one active task for each key. If it is added again, the running one restarts after its end. */
  readonly key?: string;
  /** Earliest time of the first step; default: now. */
  readonly due?: Date;
}

/** A use case adds work here that grows with the data. */
export interface Tasks {
  /**
   * Adds a task in the running unit of work.
   * @throws outside a unit of work
   */
  add<Input extends Json, Cursor extends Json>(
    kind: TaskKind<Input, Cursor>,
    input: Input,
    options?: AddTaskOptions,
  ): Promise<void>;
}

/** What a task row holds: kept as JSON, so another release and another Node version can read it. */
export type Json = string | number | boolean | null | { readonly [key: string]: Json } | readonly Json[];

/** A kind of durable work. Its name stands in rows of the table `task`, so it outlives a release. */
export interface TaskKind<Input extends Json = Json, Cursor extends Json = Json> {
  /** Unique within the service: `remove-title`. */
  readonly name: string;
  /** Most rows of one step; 500 unless told otherwise, never above 1,000. A step takes some 300 ms at most. */
  readonly chunk?: number;
  /** Tasks of this kind that one process works on at a time; 1 unless told otherwise. */
  readonly concurrency?: number;
  /** Age in ms at which an unfinished task counts as overdue; one hour unless told otherwise. */
  readonly deadlineMs?: number;
  /** Who hears of a task that was given up: somebody in the night for privacy and takedowns, a ticket else. */
  readonly whenDead: 'page' | 'ticket';
  /** Types of input and cursor; no such field exists. */
  readonly types?: (input: Input, cursor: Cursor) => void;
}

/** What a step is given besides input and cursor. */
export interface StepContext {
  /** Rows that this step may touch: the kind's chunk, halved with each failed try. */
  readonly limit: number;
  /** Aborted when the service closes. */
  readonly signal: AbortSignal;
}

/** Where the next step goes on, if wanted not before `at`; or the end. */
export type StepResult<Cursor> = { readonly cursor: Cursor; readonly at?: Date } | 'done';

/**
 * One step of a task, inside a unit of work with the cursor's row: effect, events and cursor stand or fall together.
 * It must do no harm when it runs again from the same cursor. It may reject: the step is tried again later.
 */
export type TaskStep<Input, Cursor> = (
  input: Input,
  cursor: Cursor | undefined,
  context: StepContext,
) => Promise<StepResult<Cursor>>;

/** A kind with the step that a service has for it. */
export interface TaskHandler {
  readonly kind: TaskKind;
  readonly step: TaskStep<Json, Json>;
}

/** Joins a kind and its step; the types of both must agree. */
export const handleTask = <Input extends Json, Cursor extends Json>(
  kind: TaskKind<Input, Cursor>,
  step: TaskStep<Input, Cursor>,
): TaskHandler => ({
  kind: kind as TaskKind,
  step: step as unknown as TaskStep<Json, Json>,
});

export interface AddTaskOptions {
  /** A kind has one living task for each key: adding it again lets the running one begin anew after its end. */
  readonly key?: string;
  /** First step not before this time; at once unless told otherwise. */
  readonly due?: Date;
}

/** Where a use case leaves work that grows with the data. */
export interface Tasks {
  /** Adds a task in the running unit of work. @throws outside of one. */
  add<Input extends Json, Cursor extends Json>(
    kind: TaskKind<Input, Cursor>,
    input: Input,
    options?: AddTaskOptions,
  ): Promise<void>;
}

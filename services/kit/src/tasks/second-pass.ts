import type { Clock } from '../ports/clock.js';
import type { Json, TaskKind, TaskStep, Tasks } from './task.js';

/**
 * Delay before a removal's second pass, in ms. A write that began before the removal, or with a viewer's signature that was still
 * valid, may arrive after the first pass.
 */
export const SECOND_PASS_MS = 300_000;

/** Makes the step of a removal run again five minutes after its end. Its input has the number of the pass, from 1. */
export const inTwoPasses =
  <Input extends { readonly [key: string]: Json; readonly pass: number }, Cursor extends Json>(
    kind: TaskKind<Input, Cursor>,
    { tasks, clock }: { readonly tasks: Tasks; readonly clock: Clock },
    step: TaskStep<Input, Cursor>,
  ): TaskStep<Input, Cursor> =>
  async (input, cursor, context) => {
    const result = await step(input, cursor, context);
    if (result === 'done' && input.pass !== 2)
      await tasks.add(kind, { ...input, pass: 2 }, { due: new Date(clock.now().getTime() + SECOND_PASS_MS) });
    return result;
  };

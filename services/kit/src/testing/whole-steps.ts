import type { TaskPace } from '../tasks/pace.js';

/**
 * Gives each step of a task all its rows, without rests. With the real pace a test would mostly wait: a loaded machine makes steps
 * slow, slow steps get fewer rows, and the test's own calls count as load.
 */
export const wholeSteps: TaskPace = {
  limitOf: (_kind, chunk) => chunk,
  rests: () => false,
  noteStep: () => 0,
};

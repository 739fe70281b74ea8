import type { wire } from './comments.module.js';

export type UseCases = ReturnType<typeof wire>;

/** Injects the use cases into the doors of this service. */
export const USE_CASES = Symbol('comments.use-cases');

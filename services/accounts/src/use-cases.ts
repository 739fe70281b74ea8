import type { wire } from './accounts.module.js';

/** What the doors of this service call: one function a use case. */
export type UseCases = ReturnType<typeof wire>;

export const USE_CASES = Symbol('accounts.use-cases');

import type { wire } from './catalogue.module.js';

/** What the doors of this service call: one function a use case. */
export type UseCases = ReturnType<typeof wire>;

export const USE_CASES = Symbol('catalogue.use-cases');

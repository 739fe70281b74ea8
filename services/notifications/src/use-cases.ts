import type { wire } from './notifications.module.js';

/** What the doors of this service call: one function a use case. */
export type UseCases = ReturnType<typeof wire>;

export const USE_CASES = Symbol('notifications.use-cases');

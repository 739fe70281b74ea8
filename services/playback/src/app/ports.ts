/** The ports of the use cases, by subject. */
export type * from './ports/adverts.js';
export type * from './ports/episodes.js';
export type * from './ports/events.js';
export type * from './ports/health.js';
export type * from './ports/library.js';
export type * from './ports/positions.js';
export type * from './ports/progress.js';
export type * from './ports/removals.js';
export type * from './ports/scores.js';
export type * from './ports/sources.js';
export type * from './ports/views.js';

/** The ports of the use cases, by subject. */
export type * from './ports/comments.js';
export type * from './ports/evidence.js';
export type * from './ports/imports.js';
export type * from './ports/peers.js';
export type * from './ports/reactions.js';
export type * from './ports/recounts.js';
export type * from './ports/removals.js';
export type * from './ports/reports.js';
export type * from './ports/restraints.js';
export type * from './ports/topics.js';
export type * from './ports/transaction.js';

// For tests of processes without a database of their own; it loads neither TypeORM nor NestJS.
export { adjustableClock, type AdjustableClock } from './adjustable-clock.js';
export { eventually } from './eventually.js';

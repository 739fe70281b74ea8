export { adjustableClock, type AdjustableClock } from './adjustable-clock.js';
export { testBench, type TestBench } from './bench.js';
export { testPostgres } from './postgres.js';

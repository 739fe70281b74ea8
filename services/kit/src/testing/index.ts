export { adjustableClock, type AdjustableClock } from './adjustable-clock.js';
export { testBench, type TestBench } from './bench.js';
export { eventually } from './eventually.js';
export { testPostgres } from './postgres.js';
export { permissionCells, type PermissionCell } from './permission-cells.js';

export { testBench, type TestBench } from './bench.js';
export { explainStatements, isBeyondBudget, type ExplainedStatement } from './explain.js';
export { entityDifferences } from './entities.js';
export { testPostgres } from './postgres.js';
export { permissionCells, relationCells, type PermissionCell } from './permission-cells.js';
export { walkAudit, type AuditWalk } from './walk-audit.js';
export * from './stateless.js';

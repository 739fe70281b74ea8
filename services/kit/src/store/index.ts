export { createDataSource, migrate, type Entities, type Migrations } from './data-source.js';
export { UnitOfWork } from './unit-of-work.js';

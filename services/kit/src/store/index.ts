export { besideWrites, indexBesideWrites } from './beside-writes.js';
export { createDataSource, migrate, type Entities, type Migrations } from './data-source.js';
export { deleteOlder } from './delete-older.js';
export { prepared } from './prepared.js';
export { UnitOfWork } from './unit-of-work.js';

export { besideWrites, indexBesideWrites } from './beside-writes.js';
export { columns } from './columns.js';
export { createDataSource, migrate, type Entities, type Migrations } from './data-source.js';
export { deleteOlder } from './delete-older.js';
export { erased } from './gone-calls.js';
export { GoneMembers } from './gone-members.js';
export { insertMissing, type Rows } from './repository.js';
export { prepared, statement, type Queryable, type Statement } from './statement.js';
export { UnitOfWork } from './unit-of-work.js';

import type { DataSource } from 'typeorm';
import { Leases } from '../../src/store/leases.js';
import { createDataSource, limitRole, migrate } from '../../src/store/data-source.js';
import type { DatabaseAddress } from '../../src/ports/database.js';
import { testPostgres, type TestPostgres } from '../../src/testing/postgres.js';

/** A database with the kit's tables and one plain table for writes. */
export interface KitDatabase {
  /** Address of the server itself. */
  readonly url: string;
  /** The address that a service gets: through a pooler, if the run has one. */
  readonly address: DatabaseAddress;
  readonly source: DataSource;
  close(): Promise<void>;
}

/** `host:port` of a transaction pooler that the suites use; `*.stack.test.ts` sets it. */
export const TEST_POOLER = 'SEYIR_TEST_POOLER';

/** The address of a test database, in the format for a service. */
export const addressOf = (url: string): DatabaseAddress => {
  const pooler = process.env[TEST_POOLER];
  return pooler ? { url: Object.assign(new URL(url), { host: pooler }).href, direct: url } : url;
};

/** The leases of a separate process in this database. */
export const leasesIn = (source: DataSource): Leases => new Leases(source);

export const kitDatabase = async (): Promise<KitDatabase> => {
  const postgres: TestPostgres = await testPostgres();
  const url = await postgres.createDatabase();
  const address = addressOf(url);
  await migrate(address, []);
  await limitRole(address);
  const source = await createDataSource(address).initialize();
  await source.query('CREATE TABLE note (id text PRIMARY KEY, writes integer NOT NULL DEFAULT 1)');
  return {
    url,
    address,
    source,
    async close() {
      await source.destroy();
      await postgres.dropDatabase(url);
      await postgres.close();
    },
  };
};

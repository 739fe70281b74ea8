import type { DataSource } from 'typeorm';
import { createDataSource, migrate } from '../../src/store/data-source.js';
import { testPostgres, type TestPostgres } from '../../src/testing/postgres.js';

/** A database with the kit's tables and one plain table to change. */
export interface KitDatabase {
  readonly url: string;
  readonly source: DataSource;
  close(): Promise<void>;
}

export const kitDatabase = async (): Promise<KitDatabase> => {
  const postgres: TestPostgres = await testPostgres();
  const url = await postgres.createDatabase();
  await migrate(url, []);
  const source = await createDataSource(url, [], []).initialize();
  await source.query('CREATE TABLE note (id text PRIMARY KEY, writes integer NOT NULL DEFAULT 1)');
  return {
    url,
    source,
    async close() {
      await source.destroy();
      await postgres.dropDatabase(url);
      await postgres.close();
    },
  };
};

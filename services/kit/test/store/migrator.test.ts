import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { ensurePartitions, prune } from '../../src/service/housekeeping.js';
import { connect, createDataSource, migrate } from '../../src/store/data-source.js';
import { kitMigrations } from '../../src/store/migrations/index.js';
import { testPostgres, type TestPostgres } from '../../src/testing/postgres.js';

/** Roles belong to the whole server, which several test runs may share. */
const service = `service_${randomBytes(4).toString('hex')}`;
const migrator = `${service}_migrator`;

let postgres: TestPostgres;
let url: string;
let admin: pg.Client;
let source: DataSource | undefined;
const as = (role: string) => url.replace(/\/\/[^@]*@/, `//${role}:secret@`);

beforeAll(async () => {
  postgres = await testPostgres();
  url = await postgres.createDatabase();
  admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const database = (await admin.query<{ name: string }>('SELECT current_database() AS name')).rows[0]?.name;
  await admin.query(`
    CREATE ROLE ${service} LOGIN PASSWORD 'secret';
    ALTER DATABASE ${database ?? ''} OWNER TO ${service}`);
  // As in docs/operations.md, "Databases".
  await admin.query(`
    CREATE ROLE ${migrator} LOGIN PASSWORD 'secret' IN ROLE ${service};
    ALTER ROLE ${migrator} SET role TO ${service}`);
});
afterAll(async () => {
  await source?.destroy();
  await admin.end();
  await postgres.dropDatabase(url);
  await postgres.close();
});

it('a separate role migrates, and the service’s role reads, writes, creates partitions and drops them', async () => {
  expect(await migrate(as(migrator), [])).toEqual(kitMigrations.map((m) => new m().name));
  const owners = await admin.query<{ owner: string }>(
    `SELECT DISTINCT tableowner AS owner FROM pg_tables WHERE schemaname = 'public'`,
  );
  expect(owners.rows).toEqual([{ owner: service }]);

  source = await connect(createDataSource(as(service)));
  const day = new Date(Date.UTC(2030, 0, 1));
  await ensurePartitions(source, day);
  await source.query(`INSERT INTO inbox (event_id, topic) VALUES (gen_random_uuid(), 't')`);
  expect(await source.query('SELECT topic FROM inbox')).toEqual([{ topic: 't' }]);
  await prune(source, new Date(Date.UTC(2030, 0, 20)));
  const left = await admin.query(`SELECT FROM pg_tables WHERE tablename LIKE 'outbox\\_2030%'`);
  expect(left.rowCount).toBe(0);
});

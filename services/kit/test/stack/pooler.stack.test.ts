import { afterAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { clientOptions } from '../../src/postgres/client-options.js';
import { createDataSource, limitRole, migrate } from '../../src/store/data-source.js';
import { prepared } from '../../src/store/statement.js';
import { TEST_POSTGRES, testPostgres } from '../../src/testing/postgres.js';
import { addressOf, TEST_POOLER } from '../store/database.js';
import { startPooler } from './pooler.js';
import { runningStack } from './stack.js';

const server = runningStack().adminUrl();
const pooler = await startPooler(server);
process.env[TEST_POSTGRES] = server;
process.env[TEST_POOLER] = pooler.at;
afterAll(() => pooler.close());

describe('a database behind PgBouncer in transaction mode', () => {
  it('runs the same prepared statement on any session of the pooler', async () => {
    const postgres = await testPostgres();
    const url = await postgres.createDatabase();
    const source = await createDataSource(addressOf(url)).initialize();
    const slow = prepared<{ n: number }>('SELECT $1::int AS n, pg_sleep(0.01)');
    const asked = Array.from({ length: 60 }, (_, n) => slow.first(source, [n]));
    expect((await Promise.all(asked)).map((row) => row?.n)).toEqual(asked.map((_, n) => n));
    await source.destroy();
    await postgres.close();
  });

  it('cancels statements that take too long, as without a pooler', async () => {
    const postgres = await testPostgres();
    const url = await postgres.createDatabase();
    const address = addressOf(url);
    await migrate(address, []);
    await Promise.all([limitRole(address), limitRole(address)]);
    const client = new pg.Client(clientOptions(address));
    await client.connect();
    await expect(client.query('SELECT pg_sleep(3)')).rejects.toMatchObject({ code: '57014' });
    const { rows } = await client.query('SHOW lock_timeout');
    expect(rows).toEqual([{ lock_timeout: '1s' }]);
    await client.end();
    await postgres.close();
  });
});

// The database suites, run again through the pooler.
await import('../events/consumer.test.js');
await import('../events/parking.test.js');
await import('../events/relay.test.js');
await import('../store/leased-jobs.test.js');
await import('../store/leases.test.js');
await import('../store/unit-of-work.test.js');
await import('../tasks/task-runner.test.js');

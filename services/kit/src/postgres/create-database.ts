import pg from 'pg';
import { clientOptions } from './client-options.js';

const EXISTS = ['42P04', '23505']; // duplicate_database, or two processes that create it at the same moment

/**
 * Creates a database from the cluster's template if it is missing. `at` is the address of another database of the cluster. Does not
 * use `statement`, because the folder `store` imports this one.
 */
export async function createDatabase(at: string, name: string): Promise<void> {
  const client = new pg.Client(clientOptions(at));
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && EXISTS.includes(error.code ?? ''))) throw error;
  } finally {
    await client.end();
  }
}

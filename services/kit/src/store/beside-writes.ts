import type { QueryRunner } from 'typeorm';

/**
 * Runs statements that build indexes while others go on writing (`CONCURRENTLY`), in a migration that says
 * `transaction = false`. They wait for transactions that run, however long, and nobody waits for them. A try that was
 * interrupted is taken again, so each must do no harm the second time.
 */
export const besideWrites = async (runner: QueryRunner, statements: readonly string[]): Promise<void> => {
  await runner.query(`SET lock_timeout = 0`);
  try {
    for (const statement of statements) await runner.query(statement);
  } finally {
    await runner.query(`RESET lock_timeout`);
  }
};

/** For `besideWrites`: makes an index, in the place of what an interrupted try has left. */
export const indexBesideWrites = (name: string, definition: string): readonly string[] => [
  `DROP INDEX CONCURRENTLY IF EXISTS ${name}`,
  `CREATE INDEX CONCURRENTLY ${name} ON ${definition}`,
];

import type { QueryRunner } from 'typeorm';

/** Settings of statements beside writes: no time limit, and a cancel within 10 s after the process died. */
const SETTINGS = { lock_timeout: '0', statement_timeout: '0', client_connection_check_interval: '10s' };

/**
 * Runs statements that build indexes while writes continue (`CONCURRENTLY`), in a migration with `transaction = false`. They wait
 * for running transactions without a limit, and block none; an index of a large table takes hours. An interrupted attempt is
 * repeated, so each statement must be safe to run twice.
 */
export const besideWrites = async (runner: QueryRunner, statements: readonly string[]): Promise<void> => {
  for (const [name, value] of Object.entries(SETTINGS)) await runner.query(`SET ${name} = '${value}'`);
  try {
    for (const statement of statements) await runner.query(statement);
  } finally {
    for (const name of Object.keys(SETTINGS)) await runner.query(`RESET ${name}`);
  }
};

/** For `besideWrites`: creates an index, after dropping the invalid one that an interrupted attempt may have left. */
export const indexBesideWrites = (name: string, definition: string): readonly string[] => [
  `DROP INDEX CONCURRENTLY IF EXISTS ${name}`,
  `CREATE INDEX CONCURRENTLY ${name} ON ${definition}`,
];

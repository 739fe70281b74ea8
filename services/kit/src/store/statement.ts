import { createHash } from 'node:crypto';
import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  type EntityManager,
  type QueryRunner,
} from 'typeorm';

/** Where a statement runs: in a unit of work, a data source or a query runner. */
export interface Queryable {
  readonly manager: EntityManager;
}

/** A hand-written statement. Values are those of `$1`, `$2` and so on; errors are TypeORM's. */
export interface Statement<Row> {
  /** Returns the rows of a SELECT or of RETURNING. */
  all(db: Queryable, values?: readonly unknown[]): Promise<Row[]>;
  /** Returns the first of these rows. */
  first(db: Queryable, values?: readonly unknown[]): Promise<Row | undefined>;
  /** Returns the number of inserted, changed or deleted rows. */
  run(db: Queryable, values?: readonly unknown[]): Promise<number>;
}

/** Marks a data source behind a pooler: its statements must not have names, because each may run in another session. */
export const UNNAMED = 'unnamedStatements';

/** A hand-written statement with the type of its rows. PostgreSQL plans it for each execution. */
export const statement = <Row = never>(text: string): Statement<Row> =>
  statementBy((runner, values) => plain(runner, text, values));

/**
 * A statement that PostgreSQL parses and plans once per connection (each time behind a transaction pooler). Use it for statements
 * whose planning takes longer than their execution. Each text stays in the memory of each connection, so never build one from
 * user input.
 */
export const prepared = <Row = never>(text: string): Statement<Row> => {
  const name = createHash('sha256').update(text).digest('base64url');
  return statementBy(async (runner, values) => {
    const { extra } = runner.dataSource.options as { readonly extra?: Readonly<Record<string, unknown>> };
    if (extra?.[UNNAMED]) return plain(runner, text, values);
    try {
      return await named(runner, { name, text, values });
    } catch (error) {
      if (!(error instanceof QueryFailedError) || codeOf(error) !== PLAN_IS_OLD) throw error;
      return plain(runner, text, values);
    }
  });
};

interface Answer {
  readonly rows: unknown[];
  readonly count: number;
}

const statementBy = <Row>(
  run: (runner: QueryRunner, values: unknown[]) => Promise<Answer>,
): Statement<Row> => {
  const answer = async ({ manager }: Queryable, values: readonly unknown[] = []): Promise<Answer> => {
    // A manager without a runner is outside any transaction.
    const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
    try {
      return await run(runner, [...values]);
    } finally {
      if (runner !== manager.queryRunner) await runner.release();
    }
  };
  return {
    all: async (db, values) => (await answer(db, values)).rows as Row[],
    first: async (db, values) => (await answer(db, values)).rows[0] as Row | undefined,
    run: async (db, values) => (await answer(db, values)).count,
  };
};

const plain = async (runner: QueryRunner, text: string, values: unknown[]): Promise<Answer> => {
  const { records, affected } = await runner.query(text, values, true);
  return { rows: records, count: affected ?? 0 };
};

/** The driver's format of a named statement. */
interface NamedQuery {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

interface Driver {
  query(query: NamedQuery): Promise<{ rows: unknown[]; rowCount: number | null }>;
}

/** TypeORM cannot name statements, so this calls the driver directly. */
const named = async (runner: QueryRunner, query: NamedQuery): Promise<Answer> => {
  if (runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
  const driver = (await runner.connect()) as Driver;
  try {
    const { rows, rowCount } = await driver.query(query);
    return { rows, count: rowCount ?? 0 };
  } catch (error) {
    throw new QueryFailedError(query.text, query.values, error as Error);
  }
};

/** A migration has changed the statement's result type since this connection planned it. */
const PLAN_IS_OLD = '0A000';

const codeOf = ({ driverError }: QueryFailedError): unknown => (driverError as { code?: unknown }).code;

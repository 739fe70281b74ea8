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

/** A connection of the driver without TypeORM, for example one that listens. Errors are the driver's. */
export interface OwnConnection {
  query(query: Query): Promise<Result>;
}

/** Anything that a statement can run on. */
export type Connected = Queryable | OwnConnection;

/** A hand-written statement. Values are those of `$1`, `$2` and so on; errors are TypeORM's, except on an own connection. */
export interface Statement<Row> {
  /** Returns the rows of a SELECT or of RETURNING. */
  all(db: Connected, values?: readonly unknown[]): Promise<Row[]>;
  /** Returns the first of these rows. */
  first(db: Connected, values?: readonly unknown[]): Promise<Row | undefined>;
  /** Returns the number of inserted, changed or deleted rows. */
  run(db: Connected, values?: readonly unknown[]): Promise<number>;
}

/** Marks a data source behind a pooler: its statements must not have names, because each may run in another session. */
export const UNNAMED = 'unnamedStatements';

/** A hand-written statement with the type of its rows. PostgreSQL plans it for each execution. */
export const statement = <Row = never>(text: string): Statement<Row> =>
  statementBy((connection, values) => connection.send({ text, values }));

/**
 * A statement that PostgreSQL parses and plans once per connection (each time behind a transaction pooler). Use it for statements
 * whose planning takes longer than their execution. Each text stays in the memory of each connection, so never build one from
 * user input.
 */
export const prepared = <Row = never>(text: string): Statement<Row> => {
  const name = createHash('sha256').update(text).digest('base64url');
  return statementBy(async (connection, values) => {
    if (connection.unnamed) return connection.send({ text, values });
    try {
      return await connection.send({ name, text, values });
    } catch (error) {
      if (codeOf(error) !== PLAN_IS_OLD) throw error;
      return connection.send({ text, values });
    }
  });
};

/**
 * SQL for an array parameter of a prepared statement. PostgreSQL plans a statement anew at each execution while short arrays promise
 * a cheaper plan than arrays of unknown length. It does not see the length of this expression, so it keeps one plan.
 */
export const ofAnyLength = (parameter: `$${number}`, type: string): string =>
  `(SELECT ${parameter}::${type}[])::${type}[]`;

interface Answer {
  readonly rows: unknown[];
  readonly count: number;
  /** The first word of the server's answer: `INSERT`, or `ROLLBACK` for the COMMIT of a failed transaction. */
  readonly command: string;
}

interface Sender {
  /** True if statements must not have names. */
  readonly unnamed: boolean;
  send(query: Query): Promise<Answer>;
}

const statementBy = <Row>(
  run: (connection: Sender, values: unknown[]) => Promise<Answer>,
): Statement<Row> => {
  const answer = async (db: Connected, values: readonly unknown[] = []): Promise<Answer> => {
    if (!('manager' in db)) return run(ownSender(db), [...values]);
    const { manager } = db;
    // A manager without a runner is outside any transaction.
    const runner = manager.queryRunner ?? manager.dataSource.createQueryRunner();
    try {
      return await run(senderOf(runner), [...values]);
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

/** The driver's format of a statement. */
interface Query {
  readonly name?: string;
  readonly text: string;
  readonly values?: unknown[];
}

/** The driver's answer. */
interface Result {
  readonly rows: unknown[];
  readonly rowCount: number | null;
  readonly command: string;
}

/** The driver's connection. It sends a statement without waiting for the answers of earlier ones. */
interface Driver {
  query(query: Query & Timeout): Promise<Result>;
}

/** The driver's name for the time that a statement may take, in ms; absent: no limit. */
interface Timeout {
  readonly query_timeout?: number | undefined;
}

interface Connection {
  readonly driver: Driver;
  /** Statements that were sent and not answered. */
  unanswered: number;
}

interface PoolSettings extends Timeout {
  readonly [UNNAMED]?: boolean;
}

const settingsOf = (runner: QueryRunner): PoolSettings =>
  (runner.dataSource.options as { readonly extra?: PoolSettings }).extra ?? {};

const senderOf = (runner: QueryRunner): Sender => ({
  unnamed: settingsOf(runner)[UNNAMED] === true,
  send: (query) => send(runner, query),
});

const ownSender = (connection: OwnConnection): Sender => ({
  unnamed: false,
  send: async (query) => toAnswer(await connection.query(query)),
});

const toAnswer = ({ rows, rowCount, command }: Result): Answer => ({ rows, count: rowCount ?? 0, command });

/**
 * Calls the driver directly: TypeORM cannot name statements, and sends one only some turns of the event loop later.
 * @throws QueryRunnerAlreadyReleasedError after `sendLast`
 */
export const send = async (runner: QueryRunner, query: Query): Promise<Answer> => {
  if (ended.has(runner)) throw new QueryRunnerAlreadyReleasedError();
  return exchange(runner, query);
};

/** Sends the last statement of a transaction. The runner then refuses others, which would run outside the transaction. */
export const sendLast = (runner: QueryRunner, text: 'COMMIT' | 'ROLLBACK'): Promise<Answer> => {
  ended.add(runner);
  return exchange(runner, { text });
};

/** The runners whose transactions have ended. */
const ended = new WeakSet<QueryRunner>();

const exchange = async (runner: QueryRunner, query: Query): Promise<Answer> => {
  if (runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
  const connection = connections.get(runner) ?? (await connect(runner));
  connection.unanswered += 1;
  // The driver counts the time from now on, in which the server first answers the earlier statements.
  const { query_timeout: eachMs } = settingsOf(runner);
  const query_timeout = eachMs && eachMs * connection.unanswered;
  try {
    return toAnswer(await connection.driver.query({ ...query, query_timeout }));
  } catch (error) {
    throw new QueryFailedError(query.text, query.values ?? [], error as Error);
  } finally {
    connection.unanswered -= 1;
  }
};

const connections = new WeakMap<QueryRunner, Connection>();

/**
 * Connects a query runner. From then on its statements are sent before their calls return, so that calls without an `await` between
 * them are sent together, in their order.
 */
export const connect = async (runner: QueryRunner): Promise<Connection> => {
  const connection = { driver: (await runner.connect()) as Driver, unanswered: 0 };
  connections.set(runner, connection);
  return connection;
};

/** A migration has changed the statement's result type since this connection planned it. */
const PLAN_IS_OLD = '0A000';

/** PostgreSQL's code, if the error is the driver's or TypeORM's with the driver's in it. */
const codeOf = (error: unknown): unknown =>
  ((error instanceof QueryFailedError ? error.driverError : error) as { code?: unknown }).code;

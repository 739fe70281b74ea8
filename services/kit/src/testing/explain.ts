import pg from 'pg';

/** Allowed reads per returned or written row, and in addition per statement: the cost of an index look-up and a page. */
const READ_PER_ROW = 50;
const READ_BESIDE = 500;

/** The measurements of one executed statement. */
export interface ExplainedStatement {
  readonly text: string;
  /** Rows returned, or written if these are more. */
  readonly rowsAnswered: number;
  /** Rows read from tables and index look-ups, including those that a filter removed. */
  readonly rowsRead: number;
}

/** True if a statement reads more than 50 rows per returned or written row plus 500: its cost then grows with the tables. */
export const isBeyondBudget = ({ rowsAnswered, rowsRead }: ExplainedStatement): boolean =>
  rowsRead > READ_PER_ROW * rowsAnswered + READ_BESIDE;

/**
 * Runs `call` and returns what the statements that name one of `tables` have read in this process. Each statement is explained on
 * its own connection and in its own state, rolled back, and then run. One call at a time.
 */
export const explainStatements = async (
  tables: readonly string[],
  call: () => Promise<unknown>,
): Promise<ExplainedStatement[]> => {
  const about = new RegExp(`\\b(?:${tables.join('|')})\\b`);
  const explained: ExplainedStatement[] = [];
  const failures: Error[] = [];
  const inTransaction = new WeakSet<object>();
  const { prototype } = pg.Client as unknown as { prototype: { query: Query } };
  const query = prototype.query;

  prototype.query = function explaining(this: object, ...args: unknown[]): unknown {
    const { text, values } = statementOf(args);
    if (/^\s*(BEGIN|START TRANSACTION)/i.test(text)) inTransaction.add(this);
    if (/^\s*(COMMIT|ROLLBACK)\s*;?\s*$/i.test(text)) inTransaction.delete(this);
    if (/^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)\b/i.test(text) && about.test(text)) {
      const [begin, end] = inTransaction.has(this)
        ? ['SAVEPOINT explained', 'ROLLBACK TO SAVEPOINT explained']
        : ['BEGIN', 'ROLLBACK'];
      // A connection runs its queries in order: the statement itself follows these.
      query.call(this, begin, ignore);
      query.call(
        this,
        { text: `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`, values },
        (error: Error | null, result: { rows: { 'QUERY PLAN': { Plan: PlanNode }[] }[] } | undefined) => {
          const plan = result?.rows[0]?.['QUERY PLAN'][0]?.Plan;
          const rowsAnswered = plan && Math.max(plan['Actual Rows'], rowsWrittenBy(plan));
          if (plan && rowsAnswered !== undefined)
            explained.push({ text, rowsAnswered, rowsRead: rowsReadBy(plan) });
          else failures.push(error ?? new Error(`no plan of ${text}`));
        },
      );
      query.call(this, end, ignore);
    }
    return query.apply(this, args);
  };
  try {
    await call();
  } finally {
    prototype.query = query;
  }
  if (failures.length > 0) throw new AggregateError(failures, 'statements could not be explained');
  return explained;
};

type Query = (this: object, ...args: unknown[]) => unknown;

const ignore = () => undefined;

const statementOf = ([statement, values]: unknown[]): { text: string; values: unknown[] } => {
  const given = typeof statement === 'string' ? { text: statement } : (statement as StatementLike);
  return { text: given.text ?? '', values: given.values ?? (Array.isArray(values) ? values : []) };
};

interface StatementLike {
  readonly text?: string;
  readonly values?: unknown[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

const rowsWrittenBy = (node: PlanNode): number => {
  const plans = node.Plans ?? [];
  const below = plans.reduce((sum, plan) => sum + rowsWrittenBy(plan), 0);
  // Its first plan finds the rows to write; without RETURNING it answers none of them.
  const written = node['Node Type'] === 'ModifyTable' ? (plans[0]?.['Actual Rows'] ?? 0) : 0;
  return below + written;
};

const TABLE_SCANS = /^(Seq|Index|Index Only|Bitmap Heap|Tid|Tid Range|Sample) Scan$/;

const rowsReadBy = (node: PlanNode): number => {
  const below = (node.Plans ?? []).reduce((sum, plan) => sum + rowsReadBy(plan), 0);
  if (!TABLE_SCANS.test(node['Node Type'])) return below;
  const thrownAway = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  // A look-up without a result counts too.
  return below + node['Actual Loops'] * Math.max(1, node['Actual Rows'] + thrownAway);
};

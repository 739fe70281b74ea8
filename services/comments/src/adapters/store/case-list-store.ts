import {
  columns,
  FIRST_ID,
  LAST_ID,
  statement,
  type Keyed,
  type KeySlice,
  type Statement,
  type UnitOfWork,
} from '@seyir/kit';
import type { AgeKey, AppealKey, CaseFilter, CaseLists, ClosedKey, QueueKey } from '../../app/ports.js';
import type { Case, ReportProblem } from '../../domain/report.js';
import { toCase } from './case-rows.js';
import { CaseRow } from './entities/case.js';

/** The table that has the order of a list, and the expressions of that order. The case itself is `c`. */
interface Source {
  readonly from: string;
  readonly where: string;
  readonly rank: string;
  readonly openedAt: string;
  readonly id: string;
  readonly targetType: string;
}

const openSource: Source = {
  from: 'moderation_case c',
  where: `c.state = 'open' AND $2::text IS NULL`,
  rank: '-c.weight',
  openedAt: 'c.opened_at',
  id: 'c.id',
  targetType: 'c.target_type',
};

const closedSource: Source = { ...openSource, where: 'c.closed_at IS NOT NULL AND $2::text IS NULL' };

/** A case has many problems, so a table of its own has the open cases with each problem in the order of the lists. */
const problemSource: Source = {
  from: 'open_case_problem p JOIN moderation_case c ON c.id = p.case_id',
  where: 'p.problem = $2',
  rank: 'p.rank',
  openedAt: 'p.opened_at',
  id: 'p.case_id',
  targetType: 'p.target_type',
};

/** A statement for each filter, because an index fits only conditions that are in the text: those of $1 to $3. */
const filtered = <Row extends object>(
  sources: readonly Source[],
  text: (source: Source, condition: string) => string,
) => {
  const statements = sources.map((source) => {
    const condition = `${source.where} AND c.subject_id IS DISTINCT FROM $3::uuid`;
    return {
      ofKind: statement<Row>(text(source, `${source.targetType} = $1 AND ${condition}`)),
      ofAll: statement<Row>(text(source, `$1::text IS NULL AND ${condition}`)),
    };
  });
  return {
    all: (unitOfWork: UnitOfWork, moderatorId: string, filter: CaseFilter, values: readonly unknown[]) => {
      const { targetType = null, problem = null } = filter;
      const { ofKind, ofAll }: { readonly ofKind: Statement<Row>; readonly ofAll: Statement<Row> } =
        statements[problem === null ? 0 : statements.length - 1]!;
      const given = [targetType, problem, moderatorId, ...values];
      return (targetType === null ? ofAll : ofKind).all(unitOfWork, given);
    },
  };
};

const openCases = filtered<CaseRow & { readonly rank: number; readonly opened: string }>(
  [openSource, problemSource],
  ({ from, rank, openedAt, id }, condition) =>
    `SELECT ${columns(CaseRow, 'c')}, ${rank} AS rank, ${openedAt}::text AS opened FROM ${from}
     WHERE (${rank}, ${openedAt}, ${id}) > ($4::integer, $5::timestamptz, $6::uuid) AND ${condition}
     ORDER BY ${rank}, ${openedAt}, ${id} LIMIT $7 OFFSET $8`,
);

const oldestCases = filtered<CaseRow & { readonly opened: string }>(
  [openSource, problemSource],
  ({ from, openedAt, id }, condition) =>
    `SELECT ${columns(CaseRow, 'c')}, ${openedAt}::text AS opened FROM ${from}
     WHERE (${openedAt}, ${id}) > ($4::timestamptz, $5::uuid) AND ${condition}
     ORDER BY ${openedAt}, ${id} LIMIT $6 OFFSET $7`,
);

const closedCases = filtered<CaseRow & { readonly decided: string }>(
  [closedSource],
  ({ from }, condition) =>
    `SELECT ${columns(CaseRow, 'c')}, c.closed_at::text AS decided FROM ${from}
     WHERE (c.closed_at, c.id) < ($4::timestamptz, $5::uuid) AND ${condition}
     ORDER BY c.closed_at DESC, c.id DESC LIMIT $6 OFFSET $7`,
);

const pendingAppeals = statement<CaseRow & { readonly sent: string }>(
  `SELECT ${columns(CaseRow, 'c')}, c.appealed_at::text AS sent FROM moderation_case c
   WHERE c.appeal_state = 'pending' AND (c.appealed_at, c.id) > ($1::timestamptz, $2::uuid)
     AND c.subject_id IS DISTINCT FROM $5::uuid AND c.closed_by IS DISTINCT FROM $5::uuid
   ORDER BY c.appealed_at, c.id LIMIT $3 OFFSET $4`,
);

const problemsOf = statement<{ readonly id: string; readonly problem: ReportProblem }>(
  `SELECT DISTINCT case_id AS id, problem FROM report WHERE case_id = ANY($1::uuid[]) ORDER BY problem`,
);

export class SqlCaseListStore implements CaseLists {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async queue(
    moderatorId: string,
    filter: CaseFilter,
    { after = { rank: -(2 ** 31), openedAt: '-infinity', id: FIRST_ID }, skip, limit }: KeySlice<QueueKey>,
  ): Promise<readonly Keyed<Case, QueueKey>[]> {
    const values = [after.rank, after.openedAt, after.id, limit, skip];
    const rows = await openCases.all(this.unitOfWork, moderatorId, filter, values);
    return rows.map((row) => ({
      item: toCase(row),
      key: { rank: row.rank, openedAt: row.opened, id: row.id },
    }));
  }

  async oldest(
    moderatorId: string,
    filter: CaseFilter,
    { after = { openedAt: '-infinity', id: FIRST_ID }, skip, limit }: KeySlice<AgeKey>,
  ): Promise<readonly Keyed<Case, AgeKey>[]> {
    const values = [after.openedAt, after.id, limit, skip];
    const rows = await oldestCases.all(this.unitOfWork, moderatorId, filter, values);
    return rows.map((row) => ({ item: toCase(row), key: { openedAt: row.opened, id: row.id } }));
  }

  async closed(
    moderatorId: string,
    filter: CaseFilter,
    { after = { closedAt: 'infinity', id: LAST_ID }, skip, limit }: KeySlice<ClosedKey>,
  ): Promise<readonly Keyed<Case, ClosedKey>[]> {
    const values = [after.closedAt, after.id, limit, skip];
    const rows = await closedCases.all(this.unitOfWork, moderatorId, filter, values);
    return rows.map((row) => ({ item: toCase(row), key: { closedAt: row.decided, id: row.id } }));
  }

  async appeals(
    moderatorId: string,
    { after = { sentAt: '-infinity', id: FIRST_ID }, skip, limit }: KeySlice<AppealKey>,
  ): Promise<readonly Keyed<Case, AppealKey>[]> {
    const values = [after.sentAt, after.id, limit, skip, moderatorId];
    const rows = await pendingAppeals.all(this.unitOfWork, values);
    return rows.map((row) => ({ item: toCase(row), key: { sentAt: row.sent, id: row.id } }));
  }

  async problems(caseIds: readonly string[]): Promise<ReadonlyMap<string, readonly ReportProblem[]>> {
    const found = new Map<string, ReportProblem[]>();
    for (const { id, problem } of await problemsOf.all(this.unitOfWork, [caseIds]))
      found.set(id, [...(found.get(id) ?? []), problem]);
    return found;
  }
}

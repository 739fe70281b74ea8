import type { UnitOfWork } from '@seyir/kit';
import type { CaseStore, NewReport } from '../../app/ports.js';
import type { Case, ReportTarget } from '../../domain/report.js';

export interface CaseRow {
  id: string;
  target_type: ReportTarget['type'];
  target_id: string;
  state: Case['state'];
  report_count: number;
  opened_at: Date;
  version: number;
  changed_at: Date;
}

export const caseColumns = 'id, target_type, target_id, state, report_count, opened_at, version, changed_at';

export class SqlCaseStore implements CaseStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async open({ type, id: targetId }: ReportTarget, id: string, now: Date): Promise<Case> {
    // The update changes nothing: it locks the case that is open.
    const [row] = await this.query<CaseRow>(
      `INSERT INTO moderation_case AS c (id, target_type, target_id, opened_at, changed_at) VALUES ($1, $2, $3, $4, $4)
       ON CONFLICT (target_type, target_id) WHERE state = 'open' DO UPDATE SET changed_at = c.changed_at
       RETURNING ${caseColumns}`,
      [id, type, targetId, now],
    );
    return toCase(row!);
  }

  async join(caseId: string, { memberId, problem, description, now }: NewReport): Promise<Case | undefined> {
    const [row] = await this.query<CaseRow>(
      `WITH added AS (
         INSERT INTO report (case_id, member_id, problem, description, reported_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT DO NOTHING RETURNING case_id
       ), joined AS (
         UPDATE moderation_case SET report_count = report_count + 1, version = version + 1, changed_at = $5
         WHERE id = (SELECT case_id FROM added) RETURNING *
       ) SELECT ${caseColumns} FROM joined`,
      [caseId, memberId, problem, description, now],
    );
    return row && toCase(row);
  }

  async after(id: string | undefined, limit: number): Promise<Case[]> {
    const rows = await this.query<CaseRow>(
      `SELECT ${caseColumns} FROM moderation_case WHERE id > $1::uuid OR $1::uuid IS NULL ORDER BY id LIMIT $2`,
      [id ?? null, limit],
    );
    return rows.map(toCase);
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}

export const toCase = (row: CaseRow): Case => ({
  id: row.id,
  target: { type: row.target_type, id: row.target_id },
  state: row.state,
  reportCount: row.report_count,
  openedAt: row.opened_at,
  version: row.version,
  changedAt: row.changed_at,
});

/** A case that is deleted, as its last event tells of it. */
export const closed = (row: CaseRow, now: Date): Case => ({
  ...toCase(row),
  state: 'closed',
  reportCount: 0,
  version: row.version + 1,
  changedAt: now,
});

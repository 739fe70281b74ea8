import { columns, FIRST_ID, insertMissing, statement, type UnitOfWork } from '@seyir/kit';
import { MoreThan } from 'typeorm';
import type {
  AppealDecision,
  CaseStore,
  DecidedCase,
  Decision,
  NewImportedCase,
  NewReport,
} from '../../app/ports.js';
import {
  evidenceUntil,
  URGENT_WEIGHT,
  urgentProblems,
  type Case,
  type CaseReport,
  type ReportProblem,
  type ReportTarget,
} from '../../domain/report.js';
import type { Scope } from '../../domain/spoiler.js';
import { toCase } from './case-rows.js';
import { CaseRow, ReportRow } from './entities/case.js';

/** The update locks the open case; it names the member concerned if the case does not know one yet. */
const openCase = statement<CaseRow>(
  `INSERT INTO moderation_case AS c (id, target_type, target_id, opened_at, changed_at, subject_id)
   VALUES ($1, $2, $3, $4, $4, $5)
   ON CONFLICT (target_type, target_id) WHERE state = 'open'
     DO UPDATE SET subject_id = coalesce(c.subject_id, EXCLUDED.subject_id)
   RETURNING ${columns(CaseRow, 'c')}`,
);

const urgent = urgentProblems.map((problem) => `'${problem}'`).join(', ');

const joinCase = statement<CaseRow>(
  `WITH added AS (
     INSERT INTO report (case_id, member_id, problem, description, reported_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING RETURNING case_id
   )
   UPDATE moderation_case AS c SET report_count = report_count + 1, version = version + 1, changed_at = $5,
     weight = weight + $6::integer + CASE WHEN $3 IN (${urgent}) AND NOT EXISTS (
       SELECT FROM report r WHERE r.case_id = c.id AND r.problem IN (${urgent})) THEN ${URGENT_WEIGHT} ELSE 0 END
   WHERE id = (SELECT case_id FROM added) RETURNING ${columns(CaseRow, 'c')}`,
);

const earlierCases = statement<CaseRow>(
  `SELECT ${columns(CaseRow, 'c')} FROM moderation_case c
   WHERE c.target_type = $1 AND c.target_id = $2 AND c.closed_at IS NOT NULL AND c.id <> $3
   ORDER BY c.closed_at DESC LIMIT $4`,
);

const casesOfSubject = statement<CaseRow>(
  `SELECT ${columns(CaseRow, 'c')} FROM moderation_case c
   WHERE c.subject_id = $1 AND c.closed_at IS NOT NULL AND c.id <> $2 AND (c.target_type, c.target_id) <> ($3, $4)
   ORDER BY c.closed_at DESC LIMIT $5`,
);

const lockOpen = statement<CaseRow>(
  `SELECT ${columns(CaseRow, 'c')} FROM moderation_case c WHERE c.id = $1 AND c.state = 'open' FOR UPDATE`,
);

const assignCase = statement<CaseRow>(
  `UPDATE moderation_case AS c SET assignee_id = $2, changed_at = $3 WHERE id = $1 RETURNING ${columns(CaseRow, 'c')}`,
);

const closeCase = statement<CaseRow>(
  `UPDATE moderation_case AS c SET state = 'closed', outcome = $2, note = $3, closed_by = $4, closed_at = $5,
     changed_at = $5, version = version + 1, violation = $6, until = $7, restorable = $8, evidence_until = $9,
     cover_title_id = $10, cover_season = $11, cover_number = $12
   WHERE id = $1 RETURNING ${columns(CaseRow, 'c')}`,
);

/** A silence or a ban that was imposed without a case, at the member's appeal. */
const addDecided = statement(
  `INSERT INTO moderation_case (id, target_type, target_id, state, opened_at, changed_at, subject_id, outcome, violation,
     until, closed_at, closed_by)
   VALUES ($1, $2, $3, 'closed', $4, $4, $5, $6, $7, $8, $4, $9) ON CONFLICT (id) DO NOTHING`,
);

const addImported = statement(
  `INSERT INTO moderation_case (id, target_type, target_id, state, report_count, opened_at, changed_at, weight, subject_id,
     outcome, violation, closed_at, closed_by, appeal_body, appealed_at, appeal_state, until, restorable,
     evidence_until)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15,
     CASE WHEN $15::timestamptz IS NULL THEN NULL ELSE 'pending' END, $16, $17, $18)
   ON CONFLICT DO NOTHING`,
);

const decidedAgainst = statement<CaseRow>(
  `SELECT ${columns(CaseRow, 'c')} FROM moderation_case c
   WHERE c.subject_id = $1 AND c.closed_at IS NOT NULL AND c.outcome <> 'nothing'
   ORDER BY c.closed_at DESC LIMIT $2`,
);

/** The first appeal stays. */
const appealCase = statement<CaseRow>(
  `UPDATE moderation_case AS c SET appeal_body = $3, appealed_at = $4, appeal_state = 'pending', changed_at = $4,
     evidence_until = NULL
   WHERE c.id = $1 AND c.subject_id = $2 AND c.appealed_at IS NULL RETURNING ${columns(CaseRow, 'c')}`,
);

const lockClosed = statement<CaseRow>(
  `SELECT ${columns(CaseRow, 'c')} FROM moderation_case c WHERE c.id = $1 AND c.state = 'closed' FOR UPDATE`,
);

const widestCover = statement<Scope>(
  `SELECT c.cover_title_id AS "titleId", c.cover_season AS season, c.cover_number AS number FROM moderation_case c
   WHERE c.target_type = $1 AND c.target_id = $2 AND c.id <> $3 AND c.outcome = 'cover' AND c.cover_title_id IS NOT NULL
     AND c.appeal_state IS DISTINCT FROM 'overturned'
   ORDER BY c.cover_season = 0 DESC, c.cover_season DESC, c.cover_number DESC, c.closed_at DESC LIMIT 1`,
);

const decideAppeal = statement<CaseRow>(
  `UPDATE moderation_case AS c SET appeal_state = $2, appeal_note = $3, appeal_decided_by = $4, appeal_decided_at = $5,
     changed_at = $5, version = version + 1, restorable = restorable AND NOT $6,
     evidence_until = $7
   WHERE c.id = $1 RETURNING ${columns(CaseRow, 'c')}`,
);

const reportersOf = statement<{ readonly id: string }>(
  `SELECT member_id AS id FROM report WHERE case_id = $1 AND member_id > $2 ORDER BY member_id LIMIT $3`,
);

export class SqlCaseStore implements CaseStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async open(
    { type, id: targetId }: ReportTarget,
    { id, subjectId }: { readonly id: string; readonly subjectId?: string },
    now: Date,
  ): Promise<Case> {
    const row = await openCase.first(this.unitOfWork, [id, type, targetId, now, subjectId ?? null]);
    return toCase(row!);
  }

  async join(
    caseId: string,
    { memberId, problem, description, weight, now }: NewReport,
  ): Promise<Case | undefined> {
    const row = await joinCase.first(this.unitOfWork, [caseId, memberId, problem, description, now, weight]);
    return row && toCase(row);
  }

  async after(id: string | undefined, limit: number): Promise<Case[]> {
    const rows = await this.unitOfWork.rows(CaseRow).find({
      where: id === undefined ? {} : { id: MoreThan(id) },
      order: { id: 'ASC' },
      take: limit,
    });
    return rows.map(toCase);
  }

  async byId(id: string): Promise<Case | undefined> {
    const row = await this.unitOfWork.rows(CaseRow).findOneBy({ id });
    return row ? toCase(row) : undefined;
  }

  async earlier({ id, target }: Case, limit: number): Promise<Case[]> {
    return (await earlierCases.all(this.unitOfWork, [target.type, target.id, id, limit])).map(toCase);
  }

  async ofSubject({ id, target, subjectId }: Case, limit: number): Promise<Case[]> {
    if (subjectId === undefined) return [];
    const values = [subjectId, id, target.type, target.id, limit];
    return (await casesOfSubject.all(this.unitOfWork, values)).map(toCase);
  }

  async reports(caseId: string, limit: number): Promise<CaseReport[]> {
    const rows = await this.unitOfWork
      .rows(ReportRow)
      .find({ where: { caseId }, order: { reportedAt: 'DESC', memberId: 'ASC' }, take: limit });
    return rows.map(({ memberId, problem, description, reportedAt }) => ({
      memberId,
      problem: problem as ReportProblem,
      description,
      reportedAt,
    }));
  }

  async lock(id: string): Promise<Case | undefined> {
    const row = await lockOpen.first(this.unitOfWork, [id]);
    return row && toCase(row);
  }

  async assign(id: string, moderatorId: string | undefined, now: Date): Promise<Case> {
    return toCase((await assignCase.first(this.unitOfWork, [id, moderatorId ?? null, now]))!);
  }

  async close(
    id: string,
    { outcome, note, moderatorId, violation, until, restorable, cover }: Decision,
    now: Date,
  ): Promise<Case> {
    const values = [
      id,
      outcome,
      note,
      moderatorId,
      now,
      violation,
      until ?? null,
      restorable,
      evidenceUntil(now),
      cover?.titleId ?? null,
      cover?.season ?? 0,
      cover?.number ?? 0,
    ];
    return toCase((await closeCase.first(this.unitOfWork, values))!);
  }

  async addImported({ id, target, reports, closedAt, appeal, ...given }: NewImportedCase, now: Date) {
    const openedAt = new Date(Math.min(...reports.map(({ reportedAt }) => reportedAt.getTime())));
    const added = await addImported.run(this.unitOfWork, [
      id,
      target.type,
      target.id,
      closedAt ? 'closed' : 'open',
      reports.length,
      openedAt,
      now,
      given.weight,
      given.subjectId,
      given.outcome ?? null,
      given.violation,
      closedAt ?? null,
      given.closedBy ?? null,
      appeal?.body ?? '',
      appeal?.sentAt ?? null,
      given.until ?? null,
      given.restorable,
      closedAt && !appeal ? evidenceUntil(closedAt) : null,
    ]);
    if (added === 0) return false;
    await insertMissing(
      this.unitOfWork,
      ReportRow,
      reports.map((report) => ({ ...report, caseId: id })),
    );
    return true;
  }

  async addDecided({ id, target, outcome, subjectId, violation, until, closedAt, closedBy }: DecidedCase) {
    const values = [id, target.type, target.id, closedAt, subjectId, outcome, violation];
    await addDecided.run(this.unitOfWork, [...values, until ?? null, closedBy ?? null]);
  }

  async against(memberId: string, limit: number): Promise<Case[]> {
    return (await decidedAgainst.all(this.unitOfWork, [memberId, limit])).map(toCase);
  }

  async appeal(id: string, memberId: string, body: string, now: Date): Promise<Case | undefined> {
    const row = await appealCase.first(this.unitOfWork, [id, memberId, body, now]);
    return row && toCase(row);
  }

  async lockClosed(id: string): Promise<Case | undefined> {
    const row = await lockClosed.first(this.unitOfWork, [id]);
    return row && toCase(row);
  }

  coverOf({ type, id }: ReportTarget, except = FIRST_ID): Promise<Scope | undefined> {
    return widestCover.first(this.unitOfWork, [type, id, except]);
  }

  async decideAppeal(
    id: string,
    { state, note, moderatorId, isLost }: AppealDecision,
    now: Date,
  ): Promise<Case> {
    const values = [id, state, note, moderatorId, now, isLost, evidenceUntil(now)];
    return toCase((await decideAppeal.first(this.unitOfWork, values))!);
  }

  async reporters(caseId: string, after: string, limit: number): Promise<string[]> {
    return (await reportersOf.all(this.unitOfWork, [caseId, after, limit])).map(({ id }) => id);
  }
}

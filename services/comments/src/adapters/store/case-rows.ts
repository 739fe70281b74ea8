import type { Case } from '../../domain/report.js';
import { coverOf } from './cover-rows.js';
import type { CaseRow } from './entities/case.js';

export const toCase = (row: CaseRow): Case => ({
  id: row.id,
  target: { type: row.targetType, id: row.targetId },
  state: row.state,
  reportCount: row.reportCount,
  openedAt: row.openedAt,
  version: row.version,
  changedAt: row.changedAt,
  weight: row.weight,
  assigneeId: row.assigneeId ?? undefined,
  outcome: row.outcome ?? undefined,
  note: row.note,
  closedAt: row.closedAt ?? undefined,
  closedBy: row.closedBy ?? undefined,
  subjectId: row.subjectId ?? undefined,
  violation: row.violation,
  until: row.until ?? undefined,
  restorable: row.restorable,
  cover: coverOf(row),
  appeal:
    row.appealState === null || row.appealedAt === null
      ? undefined
      : {
          body: row.appealBody,
          sentAt: row.appealedAt,
          state: row.appealState,
          note: row.appealNote,
          decidedAt: row.appealDecidedAt ?? undefined,
          decidedBy: row.appealDecidedBy ?? undefined,
        },
});

/** The state of a case for its final event, after its deletion. */
export const closed = (row: CaseRow, now: Date): Case => ({
  ...toCase(row),
  state: 'closed',
  reportCount: 0,
  version: row.version + 1,
  changedAt: now,
});

import { columns, statement, type Statement, type Tally, type UnitOfWork } from '@seyir/kit';
import { Any } from 'typeorm';
import type { LineComment, MemberRemovalStore, RemovedEvidence } from '../../app/ports.js';
import { nobody } from '../../domain/comment.js';
import type { Reaction, ReactionTarget } from '../../domain/reaction.js';
import { EVIDENCE_DAYS, type Case } from '../../domain/report.js';
import { closed, toCase } from './case-rows.js';
import { keptColumns, toComment, type ReadCommentRow } from './comment-rows.js';
import { CaseRow, ReportRow, type EvidenceRow } from './entities/case.js';
import { CommentRow } from './entities/comment.js';
import { movesOf } from './reaction-store.js';

type CommentId = Pick<CommentRow, 'id'>;

const textsOfAuthor = statement<CommentId>(
  `SELECT id FROM comment WHERE author_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
);

/** LIMIT 1 makes PostgreSQL look up one id after the other; a join would read all emptied texts of the site. */
const answeredLine = statement<CommentId>(
  `WITH RECURSIVE line AS (
     SELECT id, reply_to_id FROM comment WHERE id = ANY($1::uuid[])
     UNION
     SELECT up.id, up.reply_to_id FROM line CROSS JOIN LATERAL (
       SELECT id, reply_to_id, author_id FROM comment WHERE id = line.reply_to_id LIMIT 1) up
     WHERE up.author_id = $2
   ) SELECT id FROM line LIMIT $3`,
);

const lockLine = statement<ReadCommentRow & { readonly answered: boolean }>(
  `SELECT ${keptColumns},
     EXISTS (SELECT 1 FROM comment r WHERE r.reply_to_id = c.id AND r.id <> ALL($1::uuid[]))
     OR EXISTS (SELECT 1 FROM comment r WHERE r.root_id = c.id AND r.id <> ALL($1::uuid[])) AS answered
   FROM comment c WHERE c.id = ANY($1::uuid[]) ORDER BY c.id FOR UPDATE OF c`,
);

const answersTo = statement<CommentId>(
  `SELECT id FROM comment WHERE reply_to_author_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
);

const mentionsOf = statement<CommentId>(
  `WITH named AS MATERIALIZED (
     SELECT id FROM comment WHERE mentioned_ids @> ARRAY[$1::uuid] AND mentioned_ids <> '{}')
   SELECT id FROM named ORDER BY id LIMIT $2`,
);

const deleteReactions = statement<{ type: ReactionTarget['type']; id: string; reaction: Reaction }>(
  `WITH held AS MATERIALIZED (
     SELECT target_type, target_id FROM reaction WHERE member_id = $1 AND target_id > $2
     ORDER BY target_id, target_type LIMIT $3 FOR UPDATE
   ), gone AS (
     DELETE FROM reaction r USING held
     WHERE r.member_id = $1 AND (r.target_id, r.target_type) = (held.target_id, held.target_type)
     RETURNING r.target_type AS type, r.target_id AS id, r.reaction)
   SELECT type, id, reaction FROM gone ORDER BY id, type`,
);

const reportedCases = statement<Pick<ReportRow, 'caseId'>>(
  `SELECT case_id AS "caseId" FROM report WHERE member_id = $1 AND case_id > $2 ORDER BY case_id LIMIT $3`,
);

const lockCases = statement(
  `SELECT 1 FROM moderation_case WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`,
);

/**
 * Removes one report from each case, and deletes the open cases without other reports. A closed case stays, because it holds the
 * reason for its decision.
 */
const countOutOfCases = statement<CaseRow & { readonly left: boolean }>(
  `WITH counted AS (
     UPDATE moderation_case SET report_count = greatest(report_count - 1, 0), weight = greatest(weight - 4, 0),
       version = version + 1, changed_at = $2
     WHERE id = ANY($1::uuid[]) AND (report_count > 1 OR state = 'closed') RETURNING *),
   empty AS (DELETE FROM moderation_case WHERE id = ANY($1::uuid[]) AND report_count <= 1 AND state <> 'closed' RETURNING *)
   SELECT ${columns(CaseRow, 'c')}, true AS "left" FROM counted c
   UNION ALL SELECT ${columns(CaseRow, 'e')}, false FROM empty e ORDER BY id`,
);

const evidenceOf = statement<Pick<EvidenceRow, 'caseId' | 'messageId'>>(
  `SELECT case_id AS "caseId", message_id AS "messageId" FROM case_evidence WHERE author_id = $1
   ORDER BY case_id LIMIT $2`,
);

const filesOfEvidence = statement<{ readonly file: string }>(
  `SELECT p.file FROM case_photo p JOIN unnest($1::uuid[], $2::uuid[]) AS held (case_id, message_id) USING (case_id, message_id)
   WHERE p.file IS NOT NULL`,
);

const deleteEvidence = statement(
  `DELETE FROM case_evidence e USING unnest($1::uuid[], $2::uuid[]) AS held (case_id, message_id)
   WHERE (e.case_id, e.message_id) = (held.case_id, held.message_id)`,
);

const deletedTargets = statement<CommentId>(
  `SELECT target_id AS id FROM moderation_case m WHERE subject_id = $1
     AND CASE WHEN target_type = 'comment' THEN NOT EXISTS (SELECT FROM comment c WHERE c.id = m.target_id::uuid)
       WHEN target_type IN ('flow', 'collection', 'discussion') THEN state = 'open'
         AND EXISTS (SELECT FROM gone_subject g WHERE g.id = m.target_id::uuid)
       ELSE false END
   LIMIT $2`,
);

/** An appeal of the member is not decided any more, so the evidence kept for it gets an end. */
const forgetInCases = statement(
  `UPDATE moderation_case SET subject_id = nullif(subject_id, $1), assignee_id = nullif(assignee_id, $1),
     closed_by = nullif(closed_by, $1), appeal_decided_by = nullif(appeal_decided_by, $1),
     appeal_body = CASE WHEN subject_id = $1 THEN '' ELSE appeal_body END,
     appeal_state = CASE WHEN subject_id = $1 AND appeal_state = 'pending' THEN NULL ELSE appeal_state END,
     evidence_until = CASE WHEN subject_id = $1 AND appeal_state = 'pending'
       THEN changed_at + make_interval(days => $3::int) ELSE evidence_until END
   WHERE id IN (SELECT id FROM moderation_case
     WHERE subject_id = $1 OR assignee_id = $1 OR closed_by = $1 OR appeal_decided_by = $1
     ORDER BY id LIMIT $2 FOR UPDATE)`,
);

const lockRoots = statement(
  `SELECT 1 FROM comment WHERE id IN (SELECT coalesce(root_id, id) FROM comment WHERE id = ANY($1::uuid[]))
   ORDER BY id FOR UPDATE`,
);

const emptyTexts = statement(
  `UPDATE comment SET author_id = $2, body = '', mentioned_ids = '{}', deleted_at = coalesce(deleted_at, $3),
     version = version + 1, changed_at = $3
   WHERE id = ANY($1::uuid[])`,
);

/** @param set sets columns; `$2` is a member. */
const changeTexts = (set: string) =>
  statement(
    `WITH held AS MATERIALIZED (SELECT id FROM comment WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE)
     UPDATE comment c SET ${set} FROM held WHERE c.id = held.id`,
  );

const forgetAnswered = changeTexts('reply_to_author_id = $2::uuid');
const forgetMention = changeTexts('mentioned_ids = array_remove(mentioned_ids, $2::uuid)');

export class SqlMemberRemovalStore implements MemberRemovalStore {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tally: Tally,
  ) {}

  async textsOf(memberId: string, after: string, limit: number): Promise<string[]> {
    return ids(await textsOfAuthor.all(this.unitOfWork, [memberId, after, limit]));
  }

  async lockLines(seeds: readonly string[], limit: number): Promise<readonly LineComment[]> {
    await lockRoots.run(this.unitOfWork, [seeds]);
    const line = ids(await answeredLine.all(this.unitOfWork, [seeds, nobody, limit]));
    const rows = await lockLine.all(this.unitOfWork, [line]);
    return rows.map((row) => ({ comment: toComment(row), answered: row.answered }));
  }

  async empty(texts: readonly string[], now: Date): Promise<void> {
    await emptyTexts.run(this.unitOfWork, [texts, nobody, now]);
  }

  async forgetAnswered(memberId: string, after: string, limit: number): Promise<string[]> {
    const found = ids(await answersTo.all(this.unitOfWork, [memberId, after, limit]));
    await this.changeOthers(forgetAnswered, found, nobody);
    return found;
  }

  async forgetMentions(memberId: string, limit: number): Promise<number> {
    const found = ids(await mentionsOf.all(this.unitOfWork, [memberId, limit]));
    await this.changeOthers(forgetMention, found, memberId);
    return found.length;
  }

  async reactionsOf(memberId: string, after: string, limit: number): Promise<string[]> {
    const rows = await deleteReactions.all(this.unitOfWork, [memberId, after, limit]);
    await this.tally.addAll(
      rows.flatMap(({ reaction, ...target }) =>
        movesOf({ before: reaction, after: null }).map((move) => ({ target, ...move })),
      ),
    );
    return ids(rows);
  }

  async reportsOf(memberId: string, after: string, limit: number, now: Date): Promise<Case[]> {
    const cases = await reportedCases.all(this.unitOfWork, [memberId, after, limit]);
    const caseIds = cases.map((row) => row.caseId);
    await lockCases.run(this.unitOfWork, [caseIds]);
    await this.unitOfWork.rows(ReportRow).delete({ memberId, caseId: Any(caseIds) });
    const left = await countOutOfCases.all(this.unitOfWork, [caseIds, now]);
    return left.map((row) => (row.left ? toCase(row) : closed(row, now)));
  }

  async deleteEvidence(memberId: string, limit: number): Promise<RemovedEvidence> {
    const copies = await evidenceOf.all(this.unitOfWork, [memberId, limit]);
    const caseIds = copies.map(({ caseId }) => caseId);
    // Cases are locked first and in the order of ids, because the deletion of a case also deletes its copies.
    await lockCases.run(this.unitOfWork, [[...new Set(caseIds)]]);
    const held = [caseIds, copies.map(({ messageId }) => messageId)];
    const files = await filesOfEvidence.all(this.unitOfWork, held);
    await deleteEvidence.run(this.unitOfWork, held);
    return { count: copies.length, files: files.map(({ file }) => file) };
  }

  async deletedTargets(memberId: string, limit: number): Promise<string[]> {
    return ids(await deletedTargets.all(this.unitOfWork, [memberId, limit]));
  }

  forgetInCases(memberId: string, limit: number): Promise<number> {
    return forgetInCases.run(this.unitOfWork, [memberId, limit, EVIDENCE_DAYS]);
  }

  /** Changes texts of other members. Their roots are locked first, in the order of ids. */
  private async changeOthers(change: Statement<never>, texts: readonly string[], memberId: string) {
    if (texts.length === 0) return;
    await lockRoots.run(this.unitOfWork, [texts]);
    await change.run(this.unitOfWork, [texts, memberId]);
  }
}

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

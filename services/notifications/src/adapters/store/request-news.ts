import { prepared, statement, type UnitOfWork } from '@seyir/kit';
import type { RequestNews } from '../../app/request-ports.js';
import type { Notification } from '../../domain/notification.js';
import type { RequestAnswer, RequestFacts } from '../../domain/request.js';
import { AnsweredRequestRow } from './entities/request.js';
import { listedColumns, toNotification, type ListedRow } from './notification-store.js';

const keepAnswer = prepared(
  `INSERT INTO answered_request (request_id, answer, at) VALUES ($1, $2, $3)
   ON CONFLICT (request_id) DO UPDATE SET answer = excluded.answer, at = excluded.at`,
);

const membersTold = statement<{ readonly memberId: string }>(
  `SELECT DISTINCT member_id AS "memberId" FROM notification
   WHERE kind = 'request' AND NOT removed AND target_id = $1 AND cause_id IS DISTINCT FROM $2::uuid AND member_id > $3
   ORDER BY "memberId" LIMIT $4`,
);

const takeEntries = statement<ListedRow>(
  `WITH gone AS (
     UPDATE notification SET removed = true, version = version + 1, changed_at = $4
     WHERE member_id = $1 AND kind = 'request' AND target_id = $2 AND cause_id IS DISTINCT FROM $3::uuid AND NOT removed
     RETURNING *
   ) SELECT ${listedColumns('gone', '$1')} FROM gone ORDER BY gone.id`,
);

const answeredAfter = statement<{ readonly id: string }>(
  `SELECT request_id AS id FROM answered_request WHERE request_id > $1 ORDER BY request_id LIMIT $2`,
);

export class SqlRequestNews implements RequestNews {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async keep({ id: requestId, answer, at }: RequestFacts): Promise<boolean> {
    if (answer) return (await keepAnswer.run(this.unitOfWork, [requestId, answer, at])) > 0;
    const { affected } = await this.unitOfWork.rows(AnsweredRequestRow).delete({ requestId });
    return (affected ?? 0) > 0;
  }

  async answerOf(requestId: string): Promise<{ answer: RequestAnswer; at: Date } | undefined> {
    const [row] = await this.unitOfWork.rows(AnsweredRequestRow).findBy({ requestId });
    return row;
  }

  async membersNotifiedOf(requestId: string, but: string | undefined, after: string, limit: number) {
    const rows = await membersTold.all(this.unitOfWork, [requestId, but ?? null, after, limit]);
    return rows.map(({ memberId }) => memberId);
  }

  async take(
    memberId: string,
    requestId: string,
    but: string | undefined,
    now: Date,
  ): Promise<Notification[]> {
    const rows = await takeEntries.all(this.unitOfWork, [memberId, requestId, but ?? null, now]);
    return rows.map(toNotification);
  }

  async after(requestId: string, limit: number): Promise<string[]> {
    return (await answeredAfter.all(this.unitOfWork, [requestId, limit])).map(({ id }) => id);
  }
}

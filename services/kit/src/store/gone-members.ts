import { FIRST_ID, uniqueIds } from '../lists/ids.js';
import { prepared, statement } from './statement.js';
import type { UnitOfWork } from './unit-of-work.js';

const mark = statement(
  `INSERT INTO gone_member (member_id, gone_at) SELECT id, $2 FROM unnest($1::uuid[]) id ORDER BY id
   ON CONFLICT DO NOTHING`,
);

const forgetAnswers = statement(`DELETE FROM idempotency WHERE owner = ANY($1::text[])`);

interface GoneRow {
  readonly memberId: string;
}

const markedSince = statement<GoneRow>(
  `SELECT member_id AS "memberId" FROM gone_member WHERE gone_at >= $1 AND member_id > $2 ORDER BY member_id LIMIT $3`,
);

const goneAmong = prepared<GoneRow>(
  `SELECT member_id AS "memberId" FROM gone_member WHERE member_id = ANY($1::uuid[])`,
);

/**
 * Permanent marks of erased members. The unit of work of a member's own call checks the mark, so use cases need not. Consumers
 * and imports must check here, because their data may name any member.
 */
export class GoneMembers {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Marks members, and deletes the stored answers of their repeated writes. Marking twice is allowed. */
  async mark(memberIds: readonly string[], now: Date): Promise<void> {
    await mark.run(this.unitOfWork, [memberIds, now]);
    await forgetAnswers.run(this.unitOfWork, [memberIds]);
  }

  /** The members marked since then, in id order: one page of ids after `after`. */
  async since(since: Date, after: string, limit: number): Promise<string[]> {
    const rows = await markedSince.all(this.unitOfWork, [since, after || FIRST_ID, limit]);
    return rows.map(({ memberId }) => memberId);
  }

  /** The erased members among these. */
  async among(memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    const ids = uniqueIds(memberIds);
    if (ids.length === 0) return new Set();
    const rows = await goneAmong.all(this.unitOfWork, [ids]);
    return new Set(rows.map(({ memberId }) => memberId));
  }
}

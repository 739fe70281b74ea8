import { statement, type KeptCount, type KeptCounter, type UnitOfWork } from '@seyir/kit';

const kept = statement<KeptCount>(
  `WITH asked AS (
     SELECT id FROM content_request WHERE asked_by = ANY($1::uuid[]) AND deleted_at IS NULL
   ), voted AS (
     SELECT request_id, member_id FROM request_vote WHERE member_id = ANY($1::uuid[]))
   SELECT 'requests' AS what, (SELECT count(*) FROM asked)::int AS count, 0 AS "ofOthers"
   UNION ALL SELECT 'votes on requests', (SELECT count(*) FROM voted)::int, 0`,
);

/** Counts the rows that belong to members. */
export class SqlKeptStore implements KeptCounter {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  count(memberIds: readonly string[]): Promise<KeptCount[]> {
    return kept.all(this.unitOfWork, [memberIds]);
  }
}

import { prepared, statement, type UnitOfWork } from '@seyir/kit';
import type { Block, BlockStore } from '../../app/ports.js';
import { BlockRow } from './entities/notification.js';

const deleteBlocks = statement(
  `WITH chunk AS MATERIALIZED (
     SELECT block_id FROM block WHERE member_id = $1 OR other_id = $1 ORDER BY block_id LIMIT $2 FOR UPDATE
   )
   DELETE FROM block b USING chunk WHERE b.block_id = chunk.block_id`,
);

const deafMembers = prepared<{ readonly id: string }>(
  `SELECT member_id AS id FROM block
   WHERE other_id = $1 AND member_id = ANY($2::uuid[])
     AND (blocked OR muted AND (muted_until IS NULL OR muted_until > $3))
   UNION SELECT other_id FROM block WHERE member_id = $1 AND other_id = ANY($2::uuid[]) AND blocked`,
);

export class SqlBlockStore implements BlockStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async keep({ id, memberId, otherId, blocked, muted, mutedUntil }: Block): Promise<void> {
    const row = { blockId: id, memberId, otherId, blocked, muted, mutedUntil: mutedUntil ?? null };
    const blocks = this.unitOfWork.rows(BlockRow);
    if (blocked || muted) await blocks.upsert(row, ['blockId']);
    else await blocks.delete({ blockId: id });
  }

  forget(memberId: string, limit: number): Promise<number> {
    return deleteBlocks.run(this.unitOfWork, [memberId, limit]);
  }

  async deafTo(actorId: string, among: readonly string[], now: Date): Promise<ReadonlySet<string>> {
    const rows = await deafMembers.all(this.unitOfWork, [actorId, among, now]);
    return new Set(rows.map(({ id }) => id));
  }
}

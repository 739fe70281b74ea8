import { ofAnyLength, prepared, statement, type UnitOfWork } from '@seyir/kit';
import type { Block, BlockStore, Pair } from '../../app/ports.js';
import { BlockRow } from './entities/notification.js';

const deleteBlocks = statement(
  `WITH chunk AS MATERIALIZED (
     SELECT block_id FROM block WHERE member_id = $1 OR other_id = $1 ORDER BY block_id LIMIT $2 FOR UPDATE
   )
   DELETE FROM block b USING chunk WHERE b.block_id = chunk.block_id`,
);

/** Causes and members have separate topics, so the event of a text may arrive after its author was erased. */
const barredPairs = prepared<Pair>(
  `SELECT p.actor_id AS "actorId", p.member_id AS "memberId" FROM unnest(${ofAnyLength('$1', 'uuid')}, ${ofAnyLength('$2', 'uuid')}) AS p (actor_id, member_id)
   WHERE EXISTS (SELECT 1 FROM gone_member g WHERE g.member_id = p.actor_id)
     OR EXISTS (SELECT 1 FROM block b WHERE b.member_id = p.member_id AND b.other_id = p.actor_id
       AND (b.blocked OR b.muted AND (b.muted_until IS NULL OR b.muted_until > $3)))
     OR EXISTS (SELECT 1 FROM block b WHERE b.member_id = p.actor_id AND b.other_id = p.member_id AND b.blocked)`,
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

  async barredAmong(pairs: readonly Pair[], now: Date): Promise<(pair: Pair) => boolean> {
    if (pairs.length === 0) return () => false;
    const rows = await barredPairs.all(this.unitOfWork, [
      pairs.map(({ actorId }) => actorId),
      pairs.map(({ memberId }) => memberId),
      now,
    ]);
    const barred = new Set(rows.map(keyOf));
    return (pair) => barred.has(keyOf(pair));
  }
}

const keyOf = ({ actorId, memberId }: Pair): string => `${actorId} ${memberId}`;

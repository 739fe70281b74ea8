import type { UnitOfWork } from '@seyir/kit';
import type { ReactionStore } from '../../app/ports.js';
import { toCounts, type Reaction, type ReactionTarget, type Tally } from '../../domain/reaction.js';

export class SqlReactionStore implements ReactionStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Writers of one target stand in line here, for one short transaction each: no count is lost, none waits for two. */
  async lock({ type, id }: ReactionTarget, now: Date): Promise<Tally> {
    await this.query(
      `INSERT INTO reaction_tally (target_type, target_id, changed_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [type, id, now],
    );
    const [row] = await this.query<TallyRow>(
      `SELECT ${columns} FROM reaction_tally WHERE target_type = $1 AND target_id = $2 FOR UPDATE`,
      [type, id],
    );
    return toTally(row!);
  }

  async of({ type, id }: ReactionTarget, memberId: string): Promise<Reaction | undefined> {
    return (await this.ofMember(type, [id], memberId)).get(id);
  }

  async ofMember(
    type: ReactionTarget['type'],
    ids: readonly string[],
    memberId: string,
  ): Promise<ReadonlyMap<string, Reaction>> {
    const rows = await this.query<{ target_id: string; reaction: Reaction }>(
      `SELECT target_id, reaction FROM reaction
       WHERE target_type = $1 AND target_id = ANY($2::uuid[]) AND member_id = $3
         AND NOT EXISTS (SELECT 1 FROM gone_subject g WHERE g.id = target_id)`,
      [type, ids, memberId],
    );
    return new Map(rows.map((row) => [row.target_id, row.reaction]));
  }

  async replace(
    { type, id }: ReactionTarget,
    memberId: string,
    { before, after, now }: { before: Reaction | undefined; after: Reaction | undefined; now: Date },
  ): Promise<Tally> {
    if (after === undefined)
      await this.query(`DELETE FROM reaction WHERE target_type = $1 AND target_id = $2 AND member_id = $3`, [
        ...[type, id, memberId],
      ]);
    else
      await this.query(
        `INSERT INTO reaction (target_type, target_id, member_id, reaction) VALUES ($1, $2, $3, $4)
         ON CONFLICT (target_id, target_type, member_id) DO UPDATE SET reaction = excluded.reaction`,
        [type, id, memberId, after],
      );
    const moves = [...(before ? [`counts[${before}] = counts[${before}] - 1`] : [])];
    if (after) moves.push(`counts[${after}] = counts[${after}] + 1`);
    await this.query(
      `UPDATE reaction_tally SET ${moves.join(', ')}, version = version + 1, changed_at = $3
       WHERE target_type = $1 AND target_id = $2`,
      [type, id, now],
    );
    const [row] = await this.query<TallyRow>(
      `SELECT ${columns} FROM reaction_tally WHERE target_type = $1 AND target_id = $2`,
      [type, id],
    );
    return toTally(row!);
  }

  async after(id: string | undefined, limit: number): Promise<Tally[]> {
    const rows = await this.query<TallyRow>(
      `SELECT ${columns} FROM reaction_tally
       WHERE version > 0 AND (target_id > $1::uuid OR $1::uuid IS NULL)
         AND NOT EXISTS (SELECT 1 FROM gone_subject g WHERE g.id = target_id)
       ORDER BY target_id LIMIT $2`,
      [id ?? null, limit],
    );
    return rows.map(toTally);
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}

export interface TallyRow {
  target_type: ReactionTarget['type'];
  target_id: string;
  counts: number[];
  version: number;
  changed_at: Date;
}

export const columns = 'target_type, target_id, counts, version, changed_at';

export const toTally = (row: TallyRow): Tally => ({
  target: { type: row.target_type, id: row.target_id },
  counts: toCounts(row.counts),
  version: row.version,
  changedAt: row.changed_at,
});

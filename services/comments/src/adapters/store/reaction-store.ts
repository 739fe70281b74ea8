import {
  columns,
  pendingMoves,
  prepared,
  statement,
  sumOf,
  type FoldedTally,
  type PendingMoves,
  type Tally,
  type TallyMove,
  type UnitOfWork,
} from '@seyir/kit';
import type { Press, ReactionStore } from '../../app/ports.js';
import {
  toCounts,
  type Reaction,
  type ReactionCount,
  type ReactionTarget,
  type Tally as ReactionTally,
} from '../../domain/reaction.js';
import { open, REACTIONS } from './comment-rows.js';
import { ReactionTallyRow, type ReactionRow } from './entities/reaction.js';

/** A member's reaction before and after a change. */
interface MovedReaction {
  readonly before: Reaction | null;
  readonly after: Reaction | null;
}

interface MovedRow {
  readonly found: boolean | null;
  readonly moved: MovedReaction[] | null;
}

/** @param held returns a row `found` with true if the target `$1`, `$2` accepts reactions. */
const moveReactions = (held: string, moved: string) =>
  prepared<MovedRow>(
    `WITH held AS MATERIALIZED (${held}),
     given AS (SELECT member_id, reaction FROM unnest($3::uuid[], $4::smallint[]) AS given (member_id, reaction)),
     moved AS (${moved})
     SELECT (SELECT found FROM held) AS found, (SELECT jsonb_agg(moved) FROM moved) AS moved`,
  );

/** The change itself locks the member's row, so the previous reaction is exact even for two concurrent changes. */
const moves = (held: string) => ({
  set: moveReactions(
    held,
    `INSERT INTO reaction AS r (target_type, target_id, member_id, reaction)
     SELECT $1, $2::uuid, member_id, reaction FROM given WHERE (SELECT found FROM held) ORDER BY member_id
     ON CONFLICT (target_id, target_type, member_id)
     DO UPDATE SET previous = r.reaction, reaction = excluded.reaction WHERE r.reaction <> excluded.reaction
     RETURNING previous AS before, reaction AS after`,
  ),
  takeBack: moveReactions(
    held,
    `DELETE FROM reaction r USING given
     WHERE (SELECT found FROM held) AND (r.target_type, r.target_id, r.member_id) = ($1, $2::uuid, given.member_id)
       AND r.reaction = given.reaction
     RETURNING r.reaction AS before, NULL AS after`,
  ),
});

/** A removal waits for this lock and then deletes the reactions too. Reacting members share the lock. */
const ofComments = moves(
  `SELECT true AS found FROM comment c WHERE c.id = $2::uuid AND ${open} FOR KEY SHARE OF c`,
);
const ofOthers = moves('SELECT true AS found');

const reactionsOfMember = prepared<Pick<ReactionRow, 'targetId' | 'reaction'>>(
  `SELECT target_id AS "targetId", reaction FROM reaction
   WHERE target_type = $1 AND target_id = ANY($2::uuid[]) AND member_id = $3
     AND NOT EXISTS (SELECT 1 FROM gone_subject g WHERE g.id = target_id)`,
);

const countsOfTargets = prepared<{
  readonly id: string;
  readonly counts: readonly number[] | null;
  readonly pending: PendingMoves;
}>(
  `SELECT asked.id, t.counts, ${pendingMoves(REACTIONS, '$1::text', 'asked.id')} AS pending
   FROM unnest($2::uuid[]) AS asked (id)
   LEFT JOIN reaction_tally t ON t.target_type = $1 AND t.target_id = asked.id`,
);

const talliesAfter = statement<ReactionTallyRow>(
  `SELECT ${columns(ReactionTallyRow, 't')} FROM reaction_tally t
   WHERE version > 0 AND (target_id > $1::uuid OR $1::uuid IS NULL)
     AND NOT EXISTS (SELECT 1 FROM gone_subject g WHERE g.id = target_id)
   ORDER BY target_id LIMIT $2`,
);

export class SqlReactionStore implements ReactionStore {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tally: Tally,
  ) {}

  async press(target: ReactionTarget, presses: readonly Press[]): Promise<ReactionCount[] | undefined> {
    const moves: TallyMove[] = [];
    for (const round of oneEach(presses))
      for (const active of [true, false]) {
        const asked = round.filter((press) => press.active === active);
        if (asked.length === 0) continue;
        const moved = await this.move(target, asked, active);
        if (!moved) return undefined;
        moves.push(...moved.flatMap(movesOf));
      }
    return toCounts(await this.tally.add(target, moves));
  }

  /** Sets or removes reactions of different members; undefined if the comment accepts none. */
  private async move(
    { type, id }: ReactionTarget,
    asked: readonly Press[],
    active: boolean,
  ): Promise<MovedReaction[] | undefined> {
    const row = await (type === 'comment' ? ofComments : ofOthers)[active ? 'set' : 'takeBack'].first(
      this.unitOfWork,
      [type, id, asked.map(({ memberId }) => memberId), asked.map(({ reaction }) => reaction)],
    );
    return row?.found ? (row.moved ?? []) : undefined;
  }

  async ofMember(
    type: ReactionTarget['type'],
    ids: readonly string[],
    memberId: string,
  ): Promise<ReadonlyMap<string, Reaction>> {
    const rows = await reactionsOfMember.all(this.unitOfWork, [type, ids, memberId]);
    return new Map(rows.map((row) => [row.targetId, row.reaction]));
  }

  async countsOf(
    type: ReactionTarget['type'],
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly ReactionCount[]>> {
    const rows = await countsOfTargets.all(this.unitOfWork, [type, ids]);
    return new Map(
      rows
        .map((row) => [row.id, toCounts(sumOf(row.counts, row.pending))] as const)
        .filter(([, counts]) => counts.length > 0),
    );
  }

  async after(id: string | undefined, limit: number): Promise<ReactionTally[]> {
    const rows = await talliesAfter.all(this.unitOfWork, [id ?? null, limit]);
    return rows.map((row) =>
      toReactionTally({
        target: { type: row.targetType, id: row.targetId },
        counts: row.counts,
        version: row.version,
        changedAt: row.changedAt,
      }),
    );
  }
}

/** The changes of the target's counts that a member's change causes. */
export const movesOf = ({ before, after }: MovedReaction): TallyMove[] => [
  ...(before === null ? [] : [{ kind: before, delta: -1 }]),
  ...(after === null ? [] : [{ kind: after, delta: 1 }]),
];

/** Rounds with each member once, because a statement can change a row only once. */
const oneEach = (presses: readonly Press[]): Press[][] => {
  const rounds: Press[][] = [];
  const seen = new Map<string, number>();
  for (const press of presses) {
    const round = seen.get(press.memberId) ?? 0;
    seen.set(press.memberId, round + 1);
    (rounds[round] ??= []).push(press);
  }
  return rounds;
};

/** Converts the kit's tally, which does not know kinds of targets or reactions. */
export const toReactionTally = ({ target, counts, ...rest }: FoldedTally): ReactionTally => ({
  target: target as ReactionTarget,
  counts: toCounts(counts),
  ...rest,
});

import {
  FIRST_ID,
  pendingMoves,
  prepared,
  sumOf,
  type PendingMoves,
  type Tally,
  type UnitOfWork,
} from '@seyir/kit';
import type { ScoreStore } from '../../app/ports.js';
import { titleScore, type ScoreMove, type TitleScore } from '../../domain/score.js';

/** The tally of scores: the score is the kind. */
export const SCORES = 'title_score';

/** All titles together. */
const SITE = { type: 'site', id: FIRST_ID };

const countsOf = prepared<{
  readonly id: string;
  readonly counts: number[] | null;
  readonly pending: PendingMoves;
}>(
  `SELECT n.id, t.counts, ${pendingMoves(SCORES, 'n.type', 'n.id')} AS pending
   FROM unnest($1::text[], $2::uuid[]) AS n (type, id)
   LEFT JOIN ${SCORES}_tally t ON t.target_id = n.id AND t.target_type = n.type`,
);

export class SqlScoreStore implements ScoreStore {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tally: Tally,
  ) {}

  move(moves: readonly ScoreMove[]): Promise<void> {
    return this.tally.addAll(
      moves.flatMap(({ titleId, score, by }) =>
        [{ type: 'title', id: titleId }, SITE].map((target) => ({ target, kind: score, delta: by })),
      ),
    );
  }

  async of(titleIds: readonly string[]): Promise<TitleScore[]> {
    const ids = [...new Set(titleIds)];
    const targets = [SITE, ...ids.map((id) => ({ type: 'title', id }))];
    const rows = await countsOf.all(this.unitOfWork, [
      targets.map(({ type }) => type),
      targets.map(({ id }) => id),
    ]);
    const counts = new Map(rows.map(({ id, ...row }) => [id, sumOf(row.counts, row.pending)]));
    const all = counts.get(FIRST_ID) ?? [];
    return titleIds.map((id) => titleScore(counts.get(id) ?? [], all));
  }

  async removeTitle(titleId: string, limit: number, now: Date): Promise<boolean> {
    return (await this.tally.remove([titleId], limit, now)).more;
  }
}

import { statement, type Tally, type UnitOfWork } from '@seyir/kit';
import type { ViewStore } from '../../app/ports.js';
import type { Views } from '../../domain/views.js';

/** The tally of views. A target is a title on a day: the day is its type. */
export const VIEWS = 'title_views';

interface TitleId {
  readonly titleId: string;
}

/** A title has at most seven rows of the week. Rows are written in the order of ids, so that two writers never deadlock. */
const renewWeeks = statement(
  `INSERT INTO title_week (title_id, views, counted_on)
   SELECT n.id, (SELECT coalesce(sum(t.counts[1]), 0) FROM ${VIEWS}_tally t
                 WHERE t.target_id = n.id AND t.target_type = ANY($2::text[])), $3::date
   FROM unnest($1::uuid[]) AS n(id) ORDER BY n.id
   ON CONFLICT (title_id) DO UPDATE SET views = excluded.views, counted_on = excluded.counted_on`,
);

/** Runs before the sums, so that they include what a fold that held the locks has written. */
const lockOld = statement<TitleId>(
  `SELECT title_id AS "titleId" FROM title_week WHERE title_id = ANY(ARRAY(
     SELECT title_id FROM title_week WHERE counted_on < $1::date ORDER BY counted_on, title_id LIMIT $2))
   ORDER BY title_id FOR UPDATE`,
);

const forgetViews = statement(
  `DELETE FROM ${VIEWS}_tally WHERE target_id = ANY($1::uuid[]) AND target_type < $2`,
);

const forgetWeeks = statement(`DELETE FROM title_week WHERE title_id = ANY($1::uuid[]) AND views <= 0`);

const mostViewed = statement<TitleId>(
  `SELECT title_id AS "titleId" FROM title_week w
   WHERE views > 0 AND (SELECT t.removed FROM title t WHERE t.id = w.title_id) IS NOT TRUE
   ORDER BY views DESC, title_id LIMIT $1`,
);

const removeWeek = statement(`DELETE FROM title_week WHERE title_id = $1`);

export class SqlViewStore implements ViewStore {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tally: Tally,
  ) {}

  add(views: readonly Views[]): Promise<void> {
    return this.tally.addAll(
      views.map(({ titleId, day, by }) => ({ target: { type: day, id: titleId }, kind: 1, delta: by })),
    );
  }

  async renew(titleIds: readonly string[], week: readonly string[]): Promise<void> {
    await renewWeeks.run(this.unitOfWork, [[...new Set(titleIds)], week, week[0]]);
  }

  async lockOld(today: string, limit: number): Promise<string[]> {
    return (await lockOld.all(this.unitOfWork, [today, limit])).map(({ titleId }) => titleId);
  }

  async forget(titleIds: readonly string[], before: string): Promise<void> {
    await forgetViews.run(this.unitOfWork, [titleIds, before]);
    await forgetWeeks.run(this.unitOfWork, [titleIds]);
  }

  async most(limit: number): Promise<string[]> {
    return (await mostViewed.all(this.unitOfWork, [limit])).map(({ titleId }) => titleId);
  }

  async removeTitle(titleId: string, limit: number, now: Date): Promise<boolean> {
    const { more } = await this.tally.remove([titleId], limit, now);
    if (!more) await removeWeek.run(this.unitOfWork, [titleId]);
    return more;
  }
}

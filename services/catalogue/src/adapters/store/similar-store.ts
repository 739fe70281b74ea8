import { statement, type UnitOfWork } from '@seyir/kit';
import { Any } from 'typeorm';
import type { SimilarStore } from '../../app/ports.js';
import type { Title, TitleView } from '../../domain/title.js';
import { SimilarTitleRow, type SimilarDueRow } from './entities/similar.js';
import { selectTitles, toTitle, type ReadTitle } from './title-rows.js';

/** Stored similar titles per title. */
const KEPT = 24;
/**
 * Limits the candidates to the most popular titles of each genre, and to some of each person, so that the reads are
 * bounded.
 */
const OF_GENRE = 200;
const OF_PERSON = 50;
/** Maximum titles that list a changed one and are recomputed with it. */
const LISTED_BY = 100;

const similarTitles = (view: TitleView) =>
  statement<ReadTitle>(
    `${selectTitles[view]()} JOIN similar_title alike ON alike.other_id = t.id
     WHERE alike.title_id = $1 ORDER BY alike.rank LIMIT $2`,
  );

const similar = { whole: similarTitles('whole'), card: similarTitles('card') };

const mark = statement(
  `INSERT INTO similar_due (title_id, spread) SELECT id, true FROM unnest($1::uuid[]) changed(id)`,
);

const markNext = statement<Pick<SimilarDueRow, 'titleId'>>(
  `INSERT INTO similar_due (title_id, spread)
   SELECT id, false FROM title WHERE id > $1 ORDER BY id LIMIT $2 RETURNING title_id AS "titleId"`,
);

/** The previous release does not set the popularity of its titles. */
const copyPopularity = statement(
  `UPDATE title_genre g SET popularity = t.popularity FROM title t
   WHERE t.id = g.title_id AND t.id = ANY($1::uuid[]) AND g.popularity <> t.popularity`,
);

const takeDue = statement<Pick<SimilarDueRow, 'titleId' | 'spread'>>(
  `DELETE FROM similar_due WHERE title_id IN (SELECT title_id FROM similar_due ORDER BY seq LIMIT $1)
   RETURNING title_id AS "titleId", spread`,
);

/**
 * Two points per shared genre, three per shared person, three for the same kind; then by popularity, then by rating.
 * A title without a shared genre or person is not similar.
 */
const keepMostAlike = statement(`
  INSERT INTO similar_title (title_id, rank, other_id)
  SELECT mine.id, alike.rank, alike.id FROM title mine CROSS JOIN LATERAL (
    SELECT other.id, row_number() OVER (
      ORDER BY candidate.points + genres.points + CASE WHEN other.kind = mine.kind THEN 3 ELSE 0 END DESC,
               other.popularity DESC, other.rating DESC, other.id) AS rank
    FROM (
      SELECT title_id, sum(points) AS points FROM (
        SELECT DISTINCT near.title_id, 0 AS points FROM title_genre own CROSS JOIN LATERAL (
          SELECT title_id FROM title_genre WHERE genre_id = own.genre_id
          ORDER BY popularity DESC, title_id LIMIT ${OF_GENRE}) near
        WHERE own.title_id = mine.id
        UNION ALL
        SELECT near.title_id, 3 FROM credit own CROSS JOIN LATERAL (
          SELECT title_id FROM credit WHERE person_id = own.person_id ORDER BY title_id LIMIT ${OF_PERSON}) near
        WHERE own.title_id = mine.id
      ) shared GROUP BY title_id
    ) candidate
    JOIN title other ON other.id = candidate.title_id
    CROSS JOIN LATERAL (
      SELECT 2 * count(*) AS points FROM title_genre theirs
      JOIN title_genre own ON own.genre_id = theirs.genre_id AND own.title_id = mine.id
      WHERE theirs.title_id = other.id
    ) genres
    WHERE other.id <> mine.id
    ORDER BY rank LIMIT ${KEPT}
  ) alike
  WHERE mine.id = ANY($1::uuid[])`);

/** The titles similar to a changed one, and the titles that list it. */
const markNeighbours = statement(`
  INSERT INTO similar_due (title_id, spread)
  SELECT DISTINCT neighbour.id, false FROM unnest($1::uuid[]) changed(id) CROSS JOIN LATERAL (
    SELECT other_id AS id FROM similar_title WHERE title_id = changed.id
    UNION
    (SELECT title_id FROM similar_title WHERE other_id = changed.id ORDER BY title_id LIMIT ${LISTED_BY})
  ) neighbour
  WHERE NOT EXISTS (SELECT FROM similar_due WHERE title_id = neighbour.id)`);

export class SqlSimilarStore implements SimilarStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async of(titleId: string, limit: number, view: TitleView): Promise<Title[]> {
    return (await similar[view].all(this.unitOfWork, [titleId, limit])).map(toTitle);
  }

  async mark(titleIds: readonly string[]): Promise<void> {
    await mark.run(this.unitOfWork, [titleIds]);
  }

  async markNext(after: string, limit: number): Promise<string | undefined> {
    const marked = await markNext.all(this.unitOfWork, [after, limit]);
    const ids = marked.map(({ titleId }) => titleId).sort();
    await copyPopularity.run(this.unitOfWork, [ids]);
    return ids.at(-1);
  }

  async refreshNext(limit: number): Promise<number> {
    const due = await takeDue.all(this.unitOfWork, [limit]);
    const ids = [...new Set(due.map(({ titleId }) => titleId))];
    // Separate statements, so that each sees everything that was committed before the marks were read.
    await this.unitOfWork.rows(SimilarTitleRow).delete({ titleId: Any(ids) });
    await keepMostAlike.run(this.unitOfWork, [ids]);
    const spreading = due.filter(({ spread }) => spread);
    await markNeighbours.run(this.unitOfWork, [spreading.map(({ titleId }) => titleId)]);
    return ids.length;
  }
}

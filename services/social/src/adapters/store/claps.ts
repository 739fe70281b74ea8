import { prepared } from '@seyir/kit';
import { MOST_CLAPS } from '../../domain/post.js';
import type { ClapRow } from './entities/clap.js';

interface ClappedRow {
  /** Null: the post does not exist. */
  readonly found: true | null;
  /** Null: the member's claps had already reached the limit. */
  readonly count: ClapRow['count'] | null;
  readonly previous: ClapRow['previous'] | null;
}

/** Votes and claps share this lock, and a deletion waits for it. */
export const held = `SELECT true FROM post WHERE id = $1 AND deleted_at IS NULL FOR SHARE`;

/** Adds claps of $2 for the post $1, up to the limit of a member. */
export const addClaps = prepared<ClappedRow>(
  `WITH held AS MATERIALIZED (${held}), moved AS (
     INSERT INTO clap AS c (post_id, member_id, count) SELECT $1, $2::uuid, $3 FROM held
     ON CONFLICT (post_id, member_id)
     DO UPDATE SET previous = c.count, count = least(${MOST_CLAPS}, c.count + excluded.count)
       WHERE c.count < ${MOST_CLAPS}
     RETURNING count, previous)
   SELECT (SELECT true FROM held) AS found, (SELECT count FROM moved) AS count, (SELECT previous FROM moved) AS previous`,
);

/** The claps of the member $1 for the posts $2. */
export const clapsOfMember = prepared<Pick<ClapRow, 'postId' | 'count'>>(
  `SELECT post_id AS "postId", count FROM clap WHERE member_id = $1 AND post_id = ANY($2::uuid[])`,
);

/** The number of members who have clapped for the post $1; it counts no further than $2. */
export const countClappers = prepared<{ readonly count: number }>(
  `SELECT count(*)::int AS count FROM (SELECT 1 FROM clap WHERE post_id = $1 LIMIT $2) clapped`,
);

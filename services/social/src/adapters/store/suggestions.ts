import { statement } from '@seyir/kit';
import type { Suggestion } from '../../app/ports.js';
import { isInactive, mutedFor, shownTo } from './circle-store.js';

/** How many of the member's newest own things are considered, and how many members for each of them. */
const OWN = 50;
const EACH = 50;
/** The candidates with the most in common; only their visibility is checked. */
const CANDIDATES = 200;

/**
 * Members whom $1 does not follow, at most $2, those with the most in common first. It reads a bounded number of rows, however much
 * a member watches and follows. A member who hides data from the viewer is no candidate, so hidden data is never a reason.
 */
export const suggestMembers = statement<Suggestion>(
  `WITH followed AS MATERIALIZED (
     SELECT followed_id AS id FROM follow WHERE follower_id = $1 AND accepted ORDER BY since DESC, followed_id DESC LIMIT ${OWN}
   ), by_follow AS (
     SELECT theirs.id, count(*)::int AS n FROM followed CROSS JOIN LATERAL (
       SELECT f.followed_id AS id FROM follow f WHERE f.follower_id = followed.id AND f.accepted
         AND ${shownTo('$1::uuid', 'followed.id')}
       ORDER BY f.since DESC, f.followed_id DESC LIMIT ${EACH}) theirs
     GROUP BY theirs.id
   ), by_title AS (
     SELECT theirs.id, count(*)::int AS n FROM (
       SELECT title_id FROM watched_title WHERE member_id = $1 ORDER BY episodes DESC LIMIT ${OWN}) own
     CROSS JOIN LATERAL (
       SELECT w.member_id AS id FROM watched_title w WHERE w.title_id = own.title_id LIMIT ${EACH}) theirs
     GROUP BY theirs.id
   ), by_group AS (
     SELECT theirs.id, count(*)::int AS n FROM (
       SELECT m.group_id FROM group_member m JOIN member_group g ON g.id = m.group_id AND g.deleted_at IS NULL AND NOT g.is_private
       WHERE m.member_id = $1 ORDER BY m.since DESC LIMIT ${OWN}) own
     CROSS JOIN LATERAL (
       SELECT m.member_id AS id FROM group_member m WHERE m.group_id = own.group_id LIMIT ${EACH}) theirs
     GROUP BY theirs.id
   ), candidates AS MATERIALIZED (
     SELECT id, coalesce(t.n, 0) AS titles, coalesce(g.n, 0) AS groups, coalesce(f.n, 0) AS followers
     FROM by_title t FULL JOIN by_group g USING (id) FULL JOIN by_follow f USING (id)
     WHERE id <> $1 ORDER BY coalesce(t.n, 0) + 2 * coalesce(g.n, 0) + 2 * coalesce(f.n, 0) DESC, id LIMIT ${CANDIDATES}
   )
   SELECT id AS "memberId", titles, groups, followers FROM candidates
   WHERE NOT EXISTS (SELECT 1 FROM follow f WHERE f.follower_id = $1 AND f.followed_id = id)
     AND ${shownTo('$1::uuid', 'id')} AND NOT ${mutedFor('$1::uuid', 'id')}
     AND NOT ${isInactive('id')}
   ORDER BY titles + 2 * groups + 2 * followers DESC, id LIMIT $2`,
);

import {
  columns,
  ofAnyLength,
  prepared,
  statement,
  type Keyed,
  type KeySlice,
  type UnitOfWork,
} from '@seyir/kit';
import type {
  BackfilledFact,
  BadgeKey,
  BadgeStore,
  DueCount,
  EarnedBadge,
  WatchedTitle,
  WrittenComment,
} from '../../app/badge-ports.js';
import { badgesFor, type Badge, type BadgeFact } from '../../domain/badge.js';
import { badgeNumbers, badgeOf } from '../badge-numbers.js';
import { BadgeDueRow, BadgeGrantRow, WatchedTitleRow } from './entities/badge.js';

interface IdRow {
  readonly id: string;
}
interface CountRow {
  readonly count: number;
}

const NEWEST: BadgeKey = { since: 'infinity', rank: 32_767 };

const numbersFor = (...facts: readonly BadgeFact[]): number[] =>
  facts.flatMap(badgesFor).map((badge) => badgeNumbers[badge]);

/** SQL that is true for a member who lacks one of these badges. Both arguments are SQL expressions. */
const lacks = (member: string, badges: string): string => `(
  SELECT count(*) FROM badge_grant had WHERE had.member_id = ${member} AND had.badge = ANY(${badges}))
  < cardinality(${badges})`;

/** Rows are locked in the order of ids, so that two transactions never deadlock. */
const noteDue = prepared(
  `INSERT INTO badge_due AS d (member_id, fact, silent)
   SELECT DISTINCT given.id, $2, $4::boolean FROM unnest(${ofAnyLength('$1', 'uuid')}) AS given (id) WHERE ${lacks('given.id', '$3::smallint[]')}
   ORDER BY given.id
   ON CONFLICT (member_id, fact) DO UPDATE SET silent = d.silent AND excluded.silent`,
);

const takeDue = statement<DueCount>(
  // The rows' addresses keep PostgreSQL from reading the whole table to join it with the few locked rows.
  `DELETE FROM badge_due d WHERE ctid = ANY(ARRAY(SELECT ctid FROM badge_due LIMIT $1 FOR UPDATE SKIP LOCKED))
   RETURNING ${columns(BadgeDueRow, 'd', ['memberId', 'fact', 'silent'])}`,
);

const grantBadges = statement<Pick<BadgeGrantRow, 'badge'>>(
  `INSERT INTO badge_grant AS g (member_id, badge, since) SELECT $1::uuid, badge, $3 FROM unnest($2::smallint[]) AS given (badge)
   WHERE NOT EXISTS (SELECT 1 FROM gone_member gone WHERE gone.member_id = $1::uuid)
   ON CONFLICT DO NOTHING RETURNING g.badge`,
);

const pageOfMember = statement<Pick<BadgeGrantRow, 'badge' | 'since'> & { readonly place: string }>(
  `SELECT ${columns(BadgeGrantRow, 'g', ['badge', 'since'])}, g.since::text AS place FROM badge_grant g
   WHERE g.member_id = $1 AND (g.since, g.badge) < ($2::timestamptz, $3::smallint)
   ORDER BY g.since DESC, g.badge DESC LIMIT $4 OFFSET $5`,
);

const countGranted = statement<CountRow>(
  `SELECT count(*)::int AS count FROM badge_grant WHERE member_id = $1`,
);

/** $1 is the member, $2 the number up to which it counts. */
const rows = (from: string) =>
  statement<CountRow>(`SELECT count(*)::int AS count FROM (SELECT 1 FROM ${from} LIMIT $2::integer) counted`);

const counts: Readonly<Record<BadgeFact, ReturnType<typeof rows>>> = {
  episodes: statement<CountRow>(
    `SELECT least(coalesce(sum(episodes), 0), $2::integer)::int AS count FROM watched_title WHERE member_id = $1`,
  ),
  titles: rows('watched_title WHERE member_id = $1'),
  comments: rows('written_comment WHERE member_id = $1'),
  posts: rows('post WHERE author_id = $1 AND deleted_at IS NULL'),
  polls: rows('post p JOIN poll q ON q.post_id = p.id WHERE p.author_id = $1 AND p.deleted_at IS NULL'),
  // A member without the badge has few claps on each post, so only the claps of the last second may be missing.
  claps: statement<CountRow>(
    `SELECT least(coalesce(max(claps), 0), $2::integer)::int AS count FROM (
       SELECT sum(c.count) AS claps FROM post p JOIN clap c ON c.post_id = p.id
       WHERE p.author_id = $1 AND p.deleted_at IS NULL GROUP BY p.id) by_post`,
  ),
  followers: rows('follow WHERE followed_id = $1 AND accepted'),
  groups: rows(
    `group_member m JOIN member_group g ON g.id = m.group_id AND g.deleted_at IS NULL WHERE m.member_id = $1`,
  ),
  collection: statement<CountRow>(
    `SELECT least(coalesce(max(entry_count), 0), $2::integer)::int AS count FROM collection
     WHERE owner_id = $1 AND deleted_at IS NULL AND visibility = 'public'`,
  ),
};

/** Kept also for members who have all badges, because suggestions compare what members watch. */
const keepTitle = statement(
  `INSERT INTO watched_title (progress_id, member_id, title_id, episodes)
   VALUES ($1::uuid, $2::uuid, $3::uuid, $4::integer)
   ON CONFLICT (progress_id) DO UPDATE SET episodes = excluded.episodes`,
);

/** Due rows are locked in the order of ids, as in `noteDue`. */
const keepWritten = prepared(
  `WITH given AS MATERIALIZED (
     SELECT g.comment_id, g.member_id, g.silent,
       NOT g.deleted AND NOT EXISTS (SELECT 1 FROM gone_member gone WHERE gone.member_id = g.member_id) AS stands
     FROM unnest(${ofAnyLength('$1', 'uuid')}, ${ofAnyLength('$2', 'uuid')}, ${ofAnyLength('$3', 'boolean')}, ${ofAnyLength('$4', 'boolean')}) AS g (comment_id, member_id, deleted, silent)
   ), dropped AS (
     DELETE FROM written_comment WHERE comment_id = ANY(ARRAY(SELECT comment_id FROM given WHERE NOT stands))
   ), counted AS MATERIALIZED (
     SELECT comment_id, member_id, silent FROM given WHERE stands AND ${lacks('given.member_id', '$5::smallint[]')}
   ), kept AS (
     INSERT INTO written_comment (comment_id, member_id) SELECT comment_id, member_id FROM counted ON CONFLICT DO NOTHING
   )
   INSERT INTO badge_due AS d (member_id, fact, silent)
   SELECT member_id, 'comments', bool_and(silent) FROM counted GROUP BY member_id ORDER BY member_id
   ON CONFLICT (member_id, fact) DO UPDATE SET silent = d.silent AND excluded.silent`,
);

/** Ids of members after $1, at most $2. */
const members = (column: string, from: string) =>
  statement<IdRow>(
    `SELECT DISTINCT ${column} AS id FROM ${from} AND ${column} > $1::uuid ORDER BY ${column} LIMIT $2`,
  );

const membersBy: Readonly<Record<BackfilledFact, ReturnType<typeof members>>> = {
  posts: members('author_id', 'post WHERE deleted_at IS NULL'),
  polls: members('p.author_id', 'post p JOIN poll q ON q.post_id = p.id WHERE p.deleted_at IS NULL'),
  claps: members(
    'p.author_id',
    `clap_tally t JOIN post p ON p.id = t.target_id WHERE t.target_type = 'post' AND p.deleted_at IS NULL`,
  ),
  followers: members('followed_id', 'follow WHERE accepted'),
  groups: members('member_id', 'group_member WHERE true'),
  collection: members('owner_id', 'collection WHERE deleted_at IS NULL'),
};

const deleteOfMember = (table: string, key: string) =>
  statement(
    `DELETE FROM ${table} WHERE member_id = $1 AND ${key} = ANY(ARRAY(
       SELECT ${key} FROM ${table} WHERE member_id = $1 LIMIT $2 FOR UPDATE))`,
  );
const deleteOfTitle = statement(
  `DELETE FROM watched_title WHERE progress_id = ANY(ARRAY(
     SELECT progress_id FROM watched_title WHERE title_id = $1 LIMIT $2 FOR UPDATE))`,
);

const deletes = [
  deleteOfMember('watched_title', 'progress_id'),
  deleteOfMember('written_comment', 'comment_id'),
  deleteOfMember('badge_due', 'fact'),
  deleteOfMember('badge_grant', 'badge'),
];

export class SqlBadgeStore implements BadgeStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async note(memberIds: readonly string[], fact: BadgeFact, silent = false): Promise<void> {
    if (memberIds.length === 0) return;
    await noteDue.run(this.unitOfWork, [memberIds, fact, numbersFor(fact), silent]);
  }

  take(limit: number): Promise<DueCount[]> {
    return takeDue.all(this.unitOfWork, [limit]);
  }

  async count({ memberId, fact }: Pick<DueCount, 'memberId' | 'fact'>, most: number): Promise<number> {
    return (await counts[fact].first(this.unitOfWork, [memberId, most]))?.count ?? 0;
  }

  async grant(memberId: string, badges: readonly Badge[], now: Date): Promise<Badge[]> {
    if (badges.length === 0) return [];
    const values = [memberId, badges.map((badge) => badgeNumbers[badge]), now];
    const granted = await grantBadges.all(this.unitOfWork, values);
    return granted.flatMap(({ badge }) => badgeOf(badge) ?? []);
  }

  async list(
    memberId: string,
    { after = NEWEST, skip, limit }: KeySlice<BadgeKey>,
  ): Promise<Keyed<EarnedBadge, BadgeKey>[]> {
    const found = await pageOfMember.all(this.unitOfWork, [memberId, after.since, after.rank, limit, skip]);
    return found.flatMap(({ badge: rank, since, place }) => {
      const badge = badgeOf(rank);
      return badge ? [{ item: { badge, since }, key: { since: place, rank } }] : [];
    });
  }

  async countOf(memberId: string): Promise<number> {
    return (await countGranted.first(this.unitOfWork, [memberId]))?.count ?? 0;
  }

  async keepWatched({ progressId, memberId, titleId, episodes }: WatchedTitle): Promise<void> {
    if (episodes === 0) await this.unitOfWork.rows(WatchedTitleRow).delete({ progressId });
    else await keepTitle.run(this.unitOfWork, [progressId, memberId, titleId, episodes]);
  }

  async keepComments(comments: readonly WrittenComment[]): Promise<void> {
    await keepWritten.run(this.unitOfWork, [
      comments.map(({ id }) => id),
      comments.map(({ authorId }) => authorId),
      comments.map(({ deleted }) => deleted),
      comments.map(({ silent }) => silent),
      numbersFor('comments'),
    ]);
  }

  async membersWith(fact: BackfilledFact, after: string, limit: number): Promise<string[]> {
    return (await membersBy[fact].all(this.unitOfWork, [after, limit])).map(({ id }) => id);
  }

  forgetTitle(titleId: string, limit: number): Promise<number> {
    return deleteOfTitle.run(this.unitOfWork, [titleId, limit]);
  }

  async forget(memberId: string, limit: number): Promise<number> {
    let most = 0;
    for (const deleteChunk of deletes)
      most = Math.max(most, await deleteChunk.run(this.unitOfWork, [memberId, limit]));
    return most;
  }
}

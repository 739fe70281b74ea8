import { LAST_ID, statement, type KeySlice, type Queryable, type Statement } from '@seyir/kit';
import type { PostKey } from '../../app/ports.js';
import { sizes } from '../../app/read-unmuted.js';
import type { Feed } from '../../domain/post.js';
import { mutedFor, reaches, shownTo } from './circle-store.js';
import type { PostRow } from './entities/post.js';
import { groupOpenTo } from './group-rows.js';
import { hasMutedWord } from './muted-words.js';
import { READER, selectListed, VISITOR, type ReadListed } from './post-rows.js';

type Order = 'ASC' | 'DESC';

/**
 * Ids of posts by followed members. A page of n posts has at most n authors: those with the newest first post. So the statement
 * takes one index probe for each followed author, and then reads the posts of these n.
 */
const byAuthor = (beyond: string, order: Order, most: string): string => `
  SELECT found.id FROM (
    SELECT f.followed_id AS author, first.id FROM follow f CROSS JOIN LATERAL (
      SELECT p.id FROM post p
      WHERE p.author_id = f.followed_id AND p.deleted_at IS NULL AND p.group_id IS NULL AND p.id ${beyond}
      ORDER BY p.id ${order} LIMIT 1) first
    WHERE f.follower_id = $1::uuid AND f.accepted
      AND ${shownTo('$1::uuid', 'f.followed_id')} AND NOT ${mutedFor('$1::uuid', 'f.followed_id')}
    ORDER BY first.id ${order} LIMIT ${most}) authors
  CROSS JOIN LATERAL (
    SELECT p.id FROM post p
    WHERE p.author_id = authors.author AND p.deleted_at IS NULL AND p.group_id IS NULL AND p.id ${beyond}
    ORDER BY p.id ${order} LIMIT ${most}) found
  ORDER BY found.id ${order} LIMIT ${most}`;

/** Above this number of follows, a page is first searched among the posts of all members. */
const MANY_FOLLOWS = 500;
/** Maximum number of posts of all members that such a search reads. */
const WALKED = 5_000;

/** SQL that is true if the reader follows many members. It counts no further than needed. */
const followsMany = `(SELECT count(*) FROM (
  SELECT 1 FROM follow f WHERE f.follower_id = $1::uuid AND f.accepted LIMIT ${MANY_FOLLOWS + 1}) counted) > ${MANY_FOLLOWS}`;

/** Ids of posts by followed members among the next posts of all members. The posts of many followed members are close together. */
const amongAll = (beyond: string, order: Order, most: string): string => `
  SELECT p.id FROM (
    SELECT p.id, p.author_id FROM post p WHERE p.deleted_at IS NULL AND p.group_id IS NULL AND p.id ${beyond}
    ORDER BY p.id ${order} LIMIT ${WALKED}) p
  CROSS JOIN LATERAL (
    SELECT 1 FROM follow f WHERE f.follower_id = $1::uuid AND f.followed_id = p.author_id AND f.accepted LIMIT 1) followed
  WHERE ${followsMany} AND ${shownTo('$1::uuid', 'p.author_id')} AND NOT ${mutedFor('$1::uuid', 'p.author_id')}
  ORDER BY p.id ${order} LIMIT ${most}`;

/**
 * Ids of posts by followed members. For a reader with many follows they come from `amongAll`, if it finds enough; otherwise from the
 * authors. Both parts stand in one statement, so that the usual reader does not pay a second round trip.
 */
const ofFollowed = (beyond: string, order: Order, most: string): string => `
  WITH walked AS MATERIALIZED (${amongAll(beyond, order, most)})
  SELECT walked.id FROM walked WHERE (SELECT count(*) FROM walked) = ${most}
  UNION ALL
  SELECT by_author.id FROM (${byAuthor(beyond, order, most)}) by_author
  WHERE (SELECT count(*) FROM walked) < ${most}`;

/**
 * Ids of posts by other members in the reader's public groups, found in the same way. Posts of a private group are shown only in
 * the group.
 */
const ofOwnGroups = (beyond: string, order: Order, most: string): string => {
  const posts = (group: string, limit: string): string => `
    SELECT p.id FROM post p WHERE p.group_id = ${group} AND p.deleted_at IS NULL AND p.id ${beyond}
      AND p.author_id <> $1::uuid AND ${reaches('$1::uuid', 'p.author_id')}
      AND NOT ${mutedFor('$1::uuid', 'p.author_id')}
    ORDER BY p.id ${order} LIMIT ${limit}`;
  return `
  SELECT found.id FROM (
    SELECT g.id AS joined, first.id FROM member_group g CROSS JOIN LATERAL (${posts('g.id', '1')}) first
    WHERE g.deleted_at IS NULL AND NOT g.is_private AND g.id IN (
      SELECT m.group_id FROM group_member m WHERE m.member_id = $1::uuid)
    ORDER BY first.id ${order} LIMIT ${most}) own_groups
  CROSS JOIN LATERAL (${posts('own_groups.joined', most)}) found
  ORDER BY found.id ${order} LIMIT ${most}`;
};

/**
 * SQL that is true if the reader may see a post `p`: the author or the group shows it to the reader, and neither the author nor the
 * reader blocks the other. The reader is an SQL expression, null for a visitor.
 */
export const readableBy = (reader: string): string => `(CASE WHEN p.group_id IS NULL
  THEN ${shownTo(reader, 'p.author_id')}
  ELSE ${reaches(reader, 'p.author_id')} AND ${groupOpenTo(reader, 'p.group_id')} END)`;

/** Ids of a group's posts. $5 is the group. */
const groupIds = (beyond: string, order: Order): string => `
  SELECT p.id FROM post p WHERE p.group_id = $5::uuid AND p.deleted_at IS NULL AND p.id ${beyond}
    AND ${readableBy('$1::uuid')} AND NOT ${mutedFor('$1::uuid', 'p.author_id')}
  ORDER BY p.id ${order} LIMIT $3 OFFSET $4`;

/**
 * Ids of posts of all members. Posts of private profiles are only in the feed of followed members, also for readers whom the author
 * has accepted.
 */
const ofEveryone = (beyond: string, order: Order, reader: string): string => `
  SELECT p.id FROM post p WHERE p.deleted_at IS NULL AND p.group_id IS NULL AND p.id ${beyond}
    AND NOT EXISTS (SELECT 1 FROM audience a WHERE a.member_id = p.author_id
      AND (a.audience = 'nobody' OR ${reader} IS NULL))
    AND ${shownTo(reader, 'p.author_id')} AND NOT ${mutedFor(reader, 'p.author_id')}
  ORDER BY p.id ${order}`;

/**
 * Ids of posts by followed members and in the reader's groups.
 * @param most as many of each part are enough
 */
const merged = (beyond: string, order: Order, most: string): string => `
  SELECT merged.id FROM (
    (${ofFollowed(beyond, order, most)}) UNION (${ofOwnGroups(beyond, order, most)})) merged
  ORDER BY merged.id ${order}`;

/**
 * By feed: SQL that finds the ids of its posts beyond a position, also of posts with muted words: these are left out afterwards,
 * because a search for posts without them could read the whole feed. $1 is the reader, null for a visitor; $3 is the limit and $4 the
 * offset.
 * @param beyond a comparison of an id with $2
 */
const feedIds: Readonly<Record<Feed, (beyond: string, order: Order) => string>> = {
  everyone: (beyond, order) => `${ofEveryone(beyond, order, READER)} LIMIT $3 OFFSET $4`,
  followed: (beyond, order) => `${merged(beyond, order, '$3::bigint + $4')} LIMIT $3 OFFSET $4`,
};

const OLDER = ['< $2::uuid', 'DESC'] as const;
const NEWER = ['> $2::uuid', 'ASC'] as const;

const byFeed = <Row>(make: (ids: (typeof feedIds)[Feed]) => Statement<Row>) =>
  ({ everyone: make(feedIds.everyone), followed: make(feedIds.followed) }) satisfies Record<
    Feed,
    Statement<Row>
  >;

/** The posts of a feed that are older than $2, newest first. */
const readOlder = byFeed<ReadListed>((ids) => selectListed(`p.id IN (${ids(...OLDER)})`, 'p.id DESC'));

/** Number of posts that the first read of a page of usual size asks for. */
const USUAL_LIMIT = sizes.usual + 1;

/**
 * A page of usual size of a feed, newest first. Of all members: its posts before $1 for a visitor; for the member $1 those before $2.
 * For a limit and an offset in parameters PostgreSQL expects a tenth of all posts. So it would never keep the plan for any values, and
 * planning takes longer than the read.
 */
export const readUsual = {
  visitor: selectListed(
    `p.id IN (${ofEveryone('< $1::uuid', 'DESC', VISITOR)} LIMIT ${USUAL_LIMIT})`,
    'p.id DESC',
    VISITOR,
  ),
  member: selectListed(`p.id IN (${ofEveryone(...OLDER, READER)} LIMIT ${USUAL_LIMIT})`, 'p.id DESC'),
  followed: selectListed(
    `p.id IN (${merged(...OLDER, String(USUAL_LIMIT))} LIMIT ${USUAL_LIMIT})`,
    'p.id DESC',
  ),
};

/** A page of a feed, newest first. */
export const readFeed = (
  db: Queryable,
  feed: Feed,
  readerId: string | undefined,
  { after = { id: LAST_ID }, skip, limit }: KeySlice<PostKey>,
): Promise<ReadListed[]> => {
  if (skip > 0 || limit !== USUAL_LIMIT)
    return readOlder[feed].all(db, [readerId ?? null, after.id, limit, skip]);
  if (readerId === undefined) return readUsual.visitor.all(db, [after.id]);
  return readUsual[feed === 'everyone' ? 'member' : 'followed'].all(db, [readerId, after.id]);
};

/** The posts of a feed that are newer than $2, oldest first. */
export const readNewer = byFeed<ReadListed>((ids) => selectListed(`p.id IN (${ids(...NEWER)})`, 'p.id'));

/** The posts of a group that are older than $2, newest first, and those that are newer, oldest first. */
export const readGroup = {
  older: selectListed(`p.id IN (${groupIds(...OLDER)})`, 'p.id DESC'),
  newer: selectListed(`p.id IN (${groupIds(...NEWER)})`, 'p.id'),
};

/** The ids of the posts of a feed that are newer than $2, oldest first. */
export const newerIds = byFeed((ids) =>
  statement<Pick<PostRow, 'id'> & { readonly muted: boolean }>(
    `SELECT p.id, ${hasMutedWord} AS muted FROM post p LEFT JOIN poll q ON q.post_id = p.id
     WHERE p.id IN (${ids(...NEWER)}) ORDER BY p.id`,
  ),
);

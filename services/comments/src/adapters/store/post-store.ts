import { columns, FIRST_ID, prepared, statement, type UnitOfWork } from '@seyir/kit';
import type { NewPost, PostPage, PostPlace, PostStore } from '../../app/ports.js';
import { targetKind } from '../../domain/target.js';
import { joined, readColumns, toComment, type ReadCommentRow } from './comment-rows.js';
import { CommentRow, type ThreadRow } from './entities/comment.js';
import { patternOf } from './topic-list-store.js';

interface PostRow extends ReadCommentRow {
  readonly threadSeq: ThreadRow['seq'];
}

/** One statement reads the page and the frame number at one moment; a topic without posts has one row without a post. */
const postsOf = (among: string) =>
  prepared<PostRow>(
    `SELECT t.seq AS "threadSeq", ${readColumns}
     FROM (SELECT seq FROM thread WHERE target_kind = ${targetKind.discussion} AND target_id = $1
       AND NOT EXISTS (SELECT 1 FROM gone_subject WHERE id = $1)) t
     LEFT JOIN (SELECT * FROM comment c WHERE c.target_id = $1 AND c.number IS NOT NULL AND ${among}) c ON true
     ${joined} ORDER BY c.number`,
  );

const postsAbove = postsOf('c.number > $2 ORDER BY c.number LIMIT $3 OFFSET $4');
const postsBelow = postsOf('c.number < $2 ORDER BY c.number DESC LIMIT $3');

const anyBelow = statement<object>(
  `SELECT 1 FROM comment WHERE target_id = $1 AND number IS NOT NULL AND number < $2 LIMIT 1`,
);

/** Posts in which a search looks first, by their numbers. */
const RECENT = 10_000;

/** Finds a frequent word by reading the last posts in their order, and a rare one by the index of the texts. */
const foundRecently = statement<FoundPost>(
  `SELECT id, number FROM comment
   WHERE target_id = $1 AND number < $2 AND number >= $5 AND body_key LIKE $3 ORDER BY number DESC LIMIT $4`,
);

/**
 * The rest is only searched if the last posts do not fill the page, so the word is rare. The inner query has no order, because
 * PostgreSQL might otherwise read all posts in their order to find the first ones.
 */
const foundBefore = statement<FoundPost>(
  `WITH found AS MATERIALIZED (
     SELECT id, number FROM comment WHERE target_id = $1 AND number < $2 AND body_key LIKE $3)
   SELECT id, number FROM found ORDER BY number DESC LIMIT $4`,
);

/** The place of the post after the last RECENT ones before a place: where the search among recent posts ends. */
const recentEnd = statement<PostPlace>(
  `SELECT posted_at::text AS at, id FROM comment
   WHERE body_key IS NOT NULL AND (posted_at, id) < ($1::timestamptz, $2::uuid)
   ORDER BY posted_at DESC, id DESC OFFSET ${RECENT} LIMIT 1`,
);

const forumRecently = statement<PostPlace>(
  `SELECT posted_at::text AS at, id FROM comment
   WHERE body_key LIKE $3 AND (posted_at, id) < ($1::timestamptz, $2::uuid)
     AND (posted_at, id) > ($5::timestamptz, $6::uuid) ORDER BY posted_at DESC, id DESC LIMIT $4`,
);

/** As in one topic: rare words alone reach the posts before. */
const forumBefore = statement<PostPlace>(
  `WITH found AS MATERIALIZED (
     SELECT posted_at, id FROM comment WHERE body_key LIKE $3 AND (posted_at, id) <= ($1::timestamptz, $2::uuid))
   SELECT posted_at::text AS at, id FROM found ORDER BY posted_at DESC, id DESC LIMIT $4`,
);

interface FoundPost {
  readonly id: string;
  readonly number: number;
}

const newestPosts = statement<NewPost>(
  `SELECT ${columns(CommentRow, 'c', ['number', 'authorId', 'mentionedIds', 'postedAt'])},
     c.reply_to_author_id AS "quotedAuthorId", CASE WHEN $3 THEN c.body_key END AS "bodyKey"
   FROM (SELECT * FROM comment WHERE target_id = $1 AND number IS NOT NULL ORDER BY number DESC LIMIT $2) c
   WHERE c.deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM gone_member g WHERE g.member_id = c.author_id)
   ORDER BY c.number DESC`,
);

export class SqlPostStore implements PostStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async above(
    topicId: string,
    number: number,
    { skip, limit }: { readonly skip: number; readonly limit: number },
  ) {
    return toPage(await postsAbove.all(this.unitOfWork, [topicId, number, limit, skip]));
  }

  async below(topicId: string, number: number, limit: number) {
    return toPage(await postsBelow.all(this.unitOfWork, [topicId, number, limit]));
  }

  async anyBelow(topicId: string, number: number) {
    return (await anyBelow.first(this.unitOfWork, [topicId, number])) !== undefined;
  }

  async found(
    topicId: string,
    search: string,
    { below, limit }: { readonly below: number; readonly limit: number },
  ): Promise<FoundPost[]> {
    const pattern = patternOf(search);
    const from = Math.max(below - RECENT, 0);
    const recent = await foundRecently.all(this.unitOfWork, [topicId, below, pattern, limit, from]);
    const rest =
      recent.length < limit && from > 0
        ? await foundBefore.all(this.unitOfWork, [topicId, from, pattern, limit - recent.length])
        : [];
    return [...recent, ...rest];
  }

  async foundInForum(
    search: string,
    { before, limit }: { readonly before: PostPlace; readonly limit: number },
  ): Promise<PostPlace[]> {
    const pattern = patternOf(search);
    const end = await recentEnd.first(this.unitOfWork, [before.at, before.id]);
    const { at, id } = end ?? { at: '-infinity', id: FIRST_ID };
    const recent = await forumRecently.all(this.unitOfWork, [before.at, before.id, pattern, limit, at, id]);
    const rest =
      end && recent.length < limit
        ? await forumBefore.all(this.unitOfWork, [at, id, pattern, limit - recent.length])
        : [];
    return [...recent, ...rest];
  }

  newest(topicId: string, limit: number, { withKeys }: { readonly withKeys: boolean }): Promise<NewPost[]> {
    return newestPosts.all(this.unitOfWork, [topicId, limit, withKeys]);
  }
}

const toPage = (rows: readonly PostRow[]): PostPage => ({
  posts: rows.filter(({ id }) => id !== null).map(toComment),
  seq: rows[0]?.threadSeq ?? 0,
});

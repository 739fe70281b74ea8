import { prepared, statement, type UnitOfWork } from '@seyir/kit';
import type { PostPage, PostStore } from '../../app/ports.js';
import { targetKind } from '../../domain/target.js';
import { joined, readColumns, toComment, type ReadComment } from './comment-rows.js';
import type { ThreadRow } from './entities/comment.js';

interface PostRow extends ReadComment {
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
}

const toPage = (rows: readonly PostRow[]): PostPage => ({
  posts: rows.filter(({ id }) => id !== null).map(toComment),
  seq: rows[0]?.threadSeq ?? 0,
});

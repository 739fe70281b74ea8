import type { Slice, UnitOfWork } from '@seyir/kit';
import type { CommentStore, EditedText, NewComment, ThreadCounts } from '../../app/ports.js';
import type { Comment, ReplyTo } from '../../domain/comment.js';
import type { Target } from '../../domain/target.js';
import { columns, joined, toComment, type CommentRow } from './comment-rows.js';

/** Pages are cut before they are joined: scopes are computed for the rows of the page alone. */
export class SqlCommentStore implements CommentStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  byIds(ids: readonly string[]): Promise<Comment[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.select(`FROM comment c ${joined} WHERE c.id = ANY($1::uuid[])`, [ids]);
  }

  ofThread(target: Target, { offset, limit }: Slice, newestId: string | undefined): Promise<Comment[]> {
    const upTo =
      newestId === undefined
        ? ''
        : 'AND (c.posted_at, c.id) <= (SELECT n.posted_at, n.id FROM comment n WHERE n.id = $5)';
    return this.select(
      `FROM (
         SELECT * FROM comment c WHERE c.target_kind = $1 AND c.target_id = $2 AND c.root_id IS NULL ${upTo}
         ORDER BY c.posted_at DESC, c.id DESC LIMIT $3 OFFSET $4
       ) c ${joined} ORDER BY c.posted_at DESC, c.id DESC`,
      [target.kind, target.id, limit, offset, ...(newestId === undefined ? [] : [newestId])],
    );
  }

  async countsOf(target: Target): Promise<ThreadCounts> {
    const [row] = await this.query<ThreadCounts>(
      `SELECT t.comments, (
         SELECT coalesce(sum(c.reply_count), 0) FROM comment c
         WHERE c.target_kind = t.target_kind AND c.target_id = t.target_id AND c.root_id IS NULL
       )::int AS replies
       FROM thread t WHERE t.target_kind = $1 AND t.target_id = $2`,
      [target.kind, target.id],
    );
    return row ?? { comments: 0, replies: 0 };
  }

  repliesTo(rootId: string, { offset, limit }: Slice): Promise<Comment[]> {
    return this.select(
      `FROM (
         SELECT * FROM comment WHERE root_id = $1 ORDER BY posted_at, id LIMIT $2 OFFSET $3
       ) c ${joined} ORDER BY c.posted_at, c.id`,
      [rootId, limit, offset],
    );
  }

  oldestReplies(rootIds: readonly string[], each: number): Promise<Comment[]> {
    if (rootIds.length === 0 || each === 0) return Promise.resolve([]);
    return this.select(
      `FROM unnest($1::uuid[]) AS root (id) CROSS JOIN LATERAL (
         SELECT * FROM comment WHERE root_id = root.id ORDER BY posted_at, id LIMIT $2
       ) c ${joined} ORDER BY c.posted_at, c.id`,
      [rootIds, each],
    );
  }

  after(id: string | undefined, limit: number): Promise<Comment[]> {
    return this.select(
      `FROM comment c ${joined} WHERE c.id > $1::uuid OR $1::uuid IS NULL ORDER BY c.id LIMIT $2`,
      [id ?? null, limit],
    );
  }

  async add({
    id,
    target,
    reply,
    authorId,
    body,
    scope,
    postedAt,
    mentionedIds = [],
  }: NewComment): Promise<Comment> {
    await this.query(
      `INSERT INTO comment (id, target_kind, target_id, root_id, reply_to_id, reply_to_author_id, author_id, body,
         scope_title_id, scope_season, scope_number, posted_at, mentioned_ids, silent, demo, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, false, false, $12)`,
      [
        ...[id, target.kind, target.id],
        ...[reply?.rootId ?? null, reply?.toId ?? null, reply?.toAuthorId ?? null],
        ...[authorId, body],
        ...[scope?.titleId ?? null, scope?.season ?? null, scope?.number ?? null],
        ...[postedAt, mentionedIds],
      ],
    );
    if (!reply)
      await this.query(
        `INSERT INTO thread AS t (target_kind, target_id, comments) VALUES ($1, $2, 1)
         ON CONFLICT (target_kind, target_id) DO UPDATE SET comments = t.comments + 1`,
        [target.kind, target.id],
      );
    const [added] = await this.byIds([id]);
    return added!;
  }

  async lock(id: string): Promise<Comment | undefined> {
    const [row] = await this.select(`FROM comment c ${joined} WHERE c.id = $1 FOR NO KEY UPDATE OF c`, [id]);
    return row;
  }

  async edit(id: string, { body, scope, mentionedIds, now }: EditedText): Promise<Comment> {
    await this.query(
      `UPDATE comment SET body = $2, scope_title_id = $3, scope_season = $4, scope_number = $5, mentioned_ids = $6,
         edited_at = $7, changed_at = $7, version = version + 1
       WHERE id = $1`,
      [
        ...[id, body, scope?.titleId ?? null, scope?.season ?? null, scope?.number ?? null],
        ...[mentionedIds, now],
      ],
    );
    return (await this.byIds([id]))[0]!;
  }

  async remove(id: string, now: Date): Promise<Comment> {
    await this.query(
      `UPDATE comment SET deleted_at = $2, changed_at = $2, version = version + 1 WHERE id = $1`,
      [id, now],
    );
    return (await this.byIds([id]))[0]!;
  }

  async hang({ rootId, toId }: ReplyTo): Promise<boolean> {
    // The root first, always: two writers then never wait for each other.
    await this.query(`UPDATE comment SET reply_count = reply_count + 1 WHERE id = $1`, [rootId]);
    const open = await this.query(
      `SELECT 1 FROM comment WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
      [toId],
    );
    return open.length > 0;
  }

  private async select(rest: string, parameters: unknown[]): Promise<Comment[]> {
    return (await this.query<CommentRow>(`SELECT ${columns} ${rest}`, parameters)).map(toComment);
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}

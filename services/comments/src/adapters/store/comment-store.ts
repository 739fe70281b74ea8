import { prepared, type Slice, type UnitOfWork } from '@seyir/kit';
import type { CommentStore, EditedText, NewComment, ThreadCounts } from '../../app/ports.js';
import type { Comment, ReplyTo } from '../../domain/comment.js';
import type { Target } from '../../domain/target.js';
import { columns, joined, open, standing, toComment, type CommentRow } from './comment-rows.js';

/**
 * Pages are cut before they are joined: scopes are computed for the rows of the page alone. No read shows a comment whose
 * subject is gone, although its row may still be there.
 */
export class SqlCommentStore implements CommentStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  byIds(ids: readonly string[]): Promise<Comment[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.select(`FROM comment c ${joined} WHERE c.id = ANY($1::uuid[]) AND ${standing}`, [ids]);
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
       ) c ${joined} WHERE ${standing} ORDER BY c.posted_at DESC, c.id DESC`,
      [target.kind, target.id, limit, offset, ...(newestId === undefined ? [] : [newestId])],
    );
  }

  async countsOf(target: Target): Promise<ThreadCounts> {
    const [row] = await this.query<ThreadCounts>(
      `SELECT comments, replies FROM thread
       WHERE target_kind = $1 AND target_id = $2 AND NOT EXISTS (SELECT 1 FROM gone_subject WHERE id = $2)`,
      [target.kind, target.id],
    );
    return row ?? { comments: 0, replies: 0 };
  }

  repliesTo(rootId: string, { offset, limit }: Slice): Promise<Comment[]> {
    return this.select(
      `FROM (
         SELECT * FROM comment WHERE root_id = $1 ORDER BY posted_at, id LIMIT $2 OFFSET $3
       ) c ${joined} WHERE ${standing} ORDER BY c.posted_at, c.id`,
      [rootId, limit, offset],
    );
  }

  oldestReplies(rootIds: readonly string[], each: number): Promise<Comment[]> {
    if (rootIds.length === 0 || each === 0) return Promise.resolve([]);
    return this.select(
      `FROM unnest($1::uuid[]) AS root (id) CROSS JOIN LATERAL (
         SELECT * FROM comment WHERE root_id = root.id ORDER BY posted_at, id LIMIT $2
       ) c ${joined} WHERE ${standing} ORDER BY c.posted_at, c.id`,
      [rootIds, each],
    );
  }

  async after(id: string | undefined, limit: number): Promise<Comment[]> {
    // Planned for each page: whether there is an id decides where the index is read from.
    const rows = await this.query<CommentRow>(
      `SELECT ${columns} FROM comment c ${joined} WHERE (c.id > $1::uuid OR $1::uuid IS NULL) AND ${standing}
       ORDER BY c.id LIMIT $2`,
      [id ?? null, limit],
    );
    return rows.map(toComment);
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
  }: NewComment): Promise<Comment | undefined> {
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
    // The thread last, after all locks on comments, by everybody.
    await this.query(
      `INSERT INTO thread AS t (target_kind, target_id, comments, replies) VALUES ($1, $2, $3, $4)
       ON CONFLICT (target_kind, target_id) DO UPDATE
       SET comments = t.comments + excluded.comments, replies = t.replies + excluded.replies`,
      [target.kind, target.id, reply ? 0 : 1, reply ? 1 : 0],
    );
    return (await this.byIds([id]))[0];
  }

  async lock(id: string): Promise<Comment | undefined> {
    const [row] = await this.select(
      `FROM comment c ${joined} WHERE c.id = $1 AND ${standing} FOR NO KEY UPDATE OF c`,
      [id],
    );
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
    const found = await this.query(
      `SELECT 1 FROM comment c WHERE id = $1 AND ${open} FOR NO KEY UPDATE OF c`,
      [toId],
    );
    return found.length > 0;
  }

  async hold(id: string): Promise<Target | undefined> {
    const [row] = await this.query<Target>(
      `SELECT target_kind AS kind, target_id AS id FROM comment c WHERE c.id = $1 AND ${open} FOR KEY SHARE OF c`,
      [id],
    );
    return row;
  }

  /** These take longer to plan than to run. */
  private async select(rest: string, parameters: unknown[]): Promise<Comment[]> {
    const { manager } = this.unitOfWork;
    return (await prepared<CommentRow[]>(manager, `SELECT ${columns} ${rest}`, parameters)).map(toComment);
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}

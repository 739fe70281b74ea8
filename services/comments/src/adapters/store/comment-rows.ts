import type { Comment } from '../../domain/comment.js';
import { toCounts } from '../../domain/reaction.js';
import type { TargetKind } from '../../domain/target.js';

export interface CommentRow {
  id: string;
  target_kind: TargetKind;
  target_id: string;
  root_id: string | null;
  reply_to_id: string | null;
  reply_to_author_id: string | null;
  author_id: string;
  body: string;
  scope_title_id: string | null;
  scope_season: number | null;
  scope_number: number | null;
  posted_at: Date;
  edited: boolean;
  deleted: boolean;
  silent: boolean;
  reply_count: number;
  version: number;
  changed_at: Date;
  mentioned_ids: string[];
  counts: number[] | null;
}

/** What `toComment` reads of a row `c`, whose tally is `r`. */
export const columns = `c.id, c.target_kind, c.target_id, c.root_id, c.reply_to_id, c.reply_to_author_id,
  c.author_id, CASE WHEN c.deleted_at IS NULL THEN c.body ELSE '' END AS body,
  c.scope_title_id, c.scope_season, c.scope_number, c.posted_at, c.edited_at IS NOT NULL AS edited,
  c.deleted_at IS NOT NULL AS deleted, c.silent, c.reply_count, c.version, c.changed_at,
  c.mentioned_ids, r.counts`;

export const withTally = `LEFT JOIN reaction_tally r ON r.target_type = 'comment' AND r.target_id = c.id`;

export const toComment = (row: CommentRow): Comment => ({
  id: row.id,
  target: { kind: row.target_kind, id: row.target_id },
  ...(row.root_id !== null && {
    reply: { rootId: row.root_id, toId: row.reply_to_id!, toAuthorId: row.reply_to_author_id! },
  }),
  authorId: row.author_id,
  body: row.body,
  ...(row.scope_title_id !== null && {
    scope: { titleId: row.scope_title_id, season: row.scope_season!, number: row.scope_number! },
  }),
  postedAt: row.posted_at,
  edited: row.edited,
  deleted: row.deleted,
  silent: row.silent,
  replyCount: row.reply_count,
  reactions: toCounts(row.counts ?? []),
  mentionedIds: row.mentioned_ids,
  version: row.version,
  changedAt: row.changed_at,
});

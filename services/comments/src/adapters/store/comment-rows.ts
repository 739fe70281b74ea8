import { nobody, type Comment } from '../../domain/comment.js';
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
  known_to: string[] | null;
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

/**
 * What `toComment` reads of a row `c`, whose tally is `r` and whose scope is `held`. The text of a member who is gone
 * reads as a deleted one of nobody while a task still takes it away.
 */
export const columns = `c.id, c.target_kind, c.target_id, c.root_id, c.reply_to_id,
  CASE WHEN answered.member_id IS NULL THEN c.reply_to_author_id ELSE '${nobody}' END AS reply_to_author_id,
  CASE WHEN author.member_id IS NULL THEN c.author_id ELSE '${nobody}' END AS author_id,
  CASE WHEN c.deleted_at IS NULL AND author.member_id IS NULL THEN c.body ELSE '' END AS body,
  held.scope_title_id, held.scope_season, held.scope_number, held.known_to, c.posted_at, c.edited_at IS NOT NULL AS edited,
  c.deleted_at IS NOT NULL OR author.member_id IS NOT NULL AS deleted, c.silent, c.reply_count, c.version, c.changed_at,
  CASE WHEN c.mentioned_ids = '{}' THEN c.mentioned_ids WHEN author.member_id IS NOT NULL THEN '{}' ELSE ARRAY(
    SELECT named FROM unnest(c.mentioned_ids) WITH ORDINALITY AS named_one (named, place)
    WHERE NOT EXISTS (SELECT 1 FROM gone_member g WHERE g.member_id = named) ORDER BY place) END AS mentioned_ids,
  r.counts`;

/** The same of a row that a removal has locked: as it is kept, without what no event tells. */
export const keptColumns = `c.id, c.target_kind, c.target_id, c.root_id, c.reply_to_id, c.reply_to_author_id, c.author_id,
  '' AS body, NULL AS scope_title_id, NULL AS scope_season, NULL AS scope_number, NULL AS known_to, c.posted_at,
  c.edited_at IS NOT NULL AS edited, c.deleted_at IS NOT NULL AS deleted, c.silent, c.reply_count, c.version,
  c.changed_at, c.mentioned_ids, NULL AS counts`;

/** True of a comment `c` whose subject is not gone. */
export const standing = `NOT EXISTS (SELECT 1 FROM gone_subject g WHERE g.id = c.target_id)`;

/** True of a comment `c` that may be answered, reacted to and reported. */
export const open = `c.deleted_at IS NULL AND ${standing}
  AND NOT EXISTS (SELECT 1 FROM gone_member g WHERE g.member_id = c.author_id)`;

/**
 * How many answers up a line of replies is followed, so that a long talk between two does not make a page slow. Beyond
 * it the root counts, and what was answered as it stood when the reply was written.
 */
const FOLLOWED = 10;

/**
 * The scope is the widest of the comment's own, of its root's and of all that it answers in a line. It is computed when
 * read: what is answered may be widened later, and older replies were kept without a scope. Known to the author of the
 * root alone: a reply may have its scope from what it answers, and its author need not know what that gives away.
 */
export const joined = `
  LEFT JOIN reaction_tally r ON r.target_type = 'comment' AND r.target_id = c.id
  LEFT JOIN gone_member author ON author.member_id = c.author_id
  LEFT JOIN gone_member answered ON answered.member_id = c.reply_to_author_id
  LEFT JOIN LATERAL (
    WITH RECURSIVE line AS (
      SELECT c.reply_to_id AS answered, c.scope_title_id, c.scope_season, c.scope_number, 0 AS depth
      UNION ALL
      SELECT up.reply_to_id, up.scope_title_id, up.scope_season, up.scope_number, line.depth + 1
      FROM line JOIN comment up ON up.id = line.answered WHERE line.depth < ${FOLLOWED}
    ), scopes AS (
      SELECT NULL::uuid AS author_id, scope_title_id, scope_season, scope_number FROM line WHERE scope_title_id IS NOT NULL
      UNION ALL
      SELECT author_id, scope_title_id, scope_season, scope_number FROM comment root
      WHERE root.id = c.root_id AND root.scope_title_id IS NOT NULL
    )
    SELECT scope_title_id, scope_season, scope_number, array_remove(array_agg(author_id), NULL) AS known_to FROM scopes
    GROUP BY scope_title_id, scope_season, scope_number
    ORDER BY scope_season = 0 DESC, scope_season DESC, scope_number DESC LIMIT 1
  ) held ON true`;

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
  knownTo: row.known_to ?? [],
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

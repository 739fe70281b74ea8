import { columns, pendingMoves, sumOf, type PendingMoves } from '@seyir/kit';
import { nobody, type Comment } from '../../domain/comment.js';
import { toCounts } from '../../domain/reaction.js';
import { CommentRow } from './entities/comment.js';

/** Name of the reaction tally. */
export const REACTIONS = 'reaction';

/** Columns that every read returns as stored. */
const PLAIN = [
  'id',
  'targetKind',
  'targetId',
  'rootId',
  'replyToId',
  'postedAt',
  'silent',
  'replyCount',
  'version',
  'changedAt',
  'number',
] as const satisfies readonly (keyof CommentRow)[];

/** Columns whose value in a read may differ from the stored one. */
type Covered =
  'replyToAuthorId' | 'authorId' | 'body' | 'scopeTitleId' | 'scopeSeason' | 'scopeNumber' | 'mentionedIds';

/** A stored comment with its reactions. */
export type ReadCommentRow = Pick<CommentRow, (typeof PLAIN)[number] | Covered> & {
  readonly knownTo: readonly string[] | null;
  readonly edited: boolean;
  readonly deleted: boolean;
  readonly counts: readonly number[] | null;
  readonly pending: PendingMoves;
};

const plain = columns(CommentRow, 'c', PLAIN);

/**
 * The columns for `toComment`, of a row `c`, its folded reactions `r` and its scope `held`. The text of an erased
 * member reads as deleted and anonymous, even while a task is still removing it.
 */
export const readColumns = `${plain},
  CASE WHEN answered.member_id IS NULL THEN c.reply_to_author_id ELSE '${nobody}' END AS "replyToAuthorId",
  CASE WHEN author.member_id IS NULL THEN c.author_id ELSE '${nobody}' END AS "authorId",
  CASE WHEN c.deleted_at IS NULL AND author.member_id IS NULL THEN c.body ELSE '' END AS body,
  held.scope_title_id AS "scopeTitleId", held.scope_season AS "scopeSeason", held.scope_number AS "scopeNumber",
  held.known_to AS "knownTo", c.edited_at IS NOT NULL AS edited,
  c.deleted_at IS NOT NULL OR author.member_id IS NOT NULL AS deleted,
  CASE WHEN c.mentioned_ids = '{}' THEN c.mentioned_ids WHEN author.member_id IS NOT NULL THEN '{}' ELSE ARRAY(
    SELECT named FROM unnest(c.mentioned_ids) WITH ORDINALITY AS named_one (named, place)
    WHERE NOT EXISTS (SELECT 1 FROM gone_member g WHERE g.member_id = named) ORDER BY place) END AS "mentionedIds",
  r.counts, ${pendingMoves(REACTIONS, `'comment'`, 'c.id')} AS pending`;

/** The same columns for a row that a removal has locked: the stored values, and empty values in columns that no event contains. */
export const keptColumns = `${plain}, ${columns(CommentRow, 'c', ['replyToAuthorId', 'authorId', 'mentionedIds'])},
  '' AS body, NULL AS "scopeTitleId", NULL AS "scopeSeason", NULL AS "scopeNumber", NULL AS "knownTo",
  c.edited_at IS NOT NULL AS edited, c.deleted_at IS NOT NULL AS deleted, NULL AS counts, NULL AS pending`;

/** True for a comment `c` whose subject exists. */
export const standing = `NOT EXISTS (SELECT 1 FROM gone_subject g WHERE g.id = c.target_id)`;

/** True for a comment `c` that can be answered, reacted to and reported. */
export const open = `c.deleted_at IS NULL AND ${standing}
  AND NOT EXISTS (SELECT 1 FROM gone_member g WHERE g.member_id = c.author_id)`;

/**
 * Maximum length of a reply chain that is followed, so that a long dialogue does not slow down a page. Beyond it, the
 * scope uses the root and the stored scope of the answered reply.
 */
const FOLLOWED = 10;

/** The scope of a row as `coveredScope` says: a moderator's cover, or what the author declared, if that is wider. */
const scopeOf = (row: string): string => {
  const covered = `CASE WHEN ${row}.cover_title_id IS NULL THEN false
    WHEN ${row}.scope_title_id IS DISTINCT FROM ${row}.cover_title_id OR ${row}.cover_season = 0 THEN true
    ELSE ${row}.scope_season > 0 AND (${row}.scope_season, ${row}.scope_number) <= (${row}.cover_season, ${row}.cover_number) END`;
  return (['title_id', 'season', 'number'] as const)
    .map(
      (part) =>
        `CASE WHEN ${covered} THEN ${row}.cover_${part} ELSE ${row}.scope_${part} END AS scope_${part}`,
    )
    .join(', ');
};

/**
 * The scope is the widest of the comment's own, its root's, and those of the replies that it answers. It is computed
 * on read, because an answered comment may be widened later, and older replies have no stored scope. Only the root's
 * author counts as knowing the scope: a reply may inherit its scope, and its author may not know the spoiler.
 */
export const joined = `
  LEFT JOIN reaction_tally r ON r.target_type = 'comment' AND r.target_id = c.id
  LEFT JOIN gone_member author ON author.member_id = c.author_id
  LEFT JOIN gone_member answered ON answered.member_id = c.reply_to_author_id
  LEFT JOIN LATERAL (
    WITH RECURSIVE line AS (
      SELECT c.reply_to_id AS answered, ${scopeOf('c')}, 0 AS depth
      UNION ALL
      SELECT up.reply_to_id, ${scopeOf('up')}, line.depth + 1
      FROM line JOIN comment up ON up.id = line.answered WHERE line.depth < ${FOLLOWED}
    ), scopes AS (
      SELECT NULL::uuid AS author_id, scope_title_id, scope_season, scope_number FROM line WHERE scope_title_id IS NOT NULL
      UNION ALL
      SELECT author_id, ${scopeOf('root')} FROM comment root
      WHERE root.id = c.root_id AND coalesce(root.cover_title_id, root.scope_title_id) IS NOT NULL
    )
    SELECT scope_title_id, scope_season, scope_number, array_remove(array_agg(author_id), NULL) AS known_to FROM scopes
    GROUP BY scope_title_id, scope_season, scope_number
    ORDER BY scope_season = 0 DESC, scope_season DESC, scope_number DESC LIMIT 1
  ) held ON true`;

export const toComment = (row: ReadCommentRow): Comment => ({
  id: row.id,
  target: { kind: row.targetKind, id: row.targetId },
  ...(row.replyToId !== null && {
    reply: {
      ...(row.rootId !== null && { rootId: row.rootId }),
      toId: row.replyToId,
      toAuthorId: row.replyToAuthorId!,
    },
  }),
  authorId: row.authorId,
  body: row.body,
  ...(row.scopeTitleId !== null && {
    scope: { titleId: row.scopeTitleId, season: row.scopeSeason!, number: row.scopeNumber! },
  }),
  knownTo: row.knownTo ?? [],
  postedAt: row.postedAt,
  edited: row.edited,
  deleted: row.deleted,
  silent: row.silent,
  replyCount: row.replyCount,
  reactions: toCounts(sumOf(row.counts, row.pending)),
  mentionedIds: row.mentionedIds,
  ...(row.number !== null && { number: row.number }),
  version: row.version,
  changedAt: row.changedAt,
});

import { columns, pendingMoves, sumOf, type PendingMoves } from '@seyir/kit';
import { nobody } from '../../domain/comment.js';
import { toCounts } from '../../domain/reaction.js';
import { coveredScope } from '../../domain/spoiler.js';
import { targetKind } from '../../domain/target.js';
import type { Topic } from '../../domain/topic.js';
import { REACTIONS } from './comment-rows.js';
import { coverOf } from './cover-rows.js';
import type { ReactionTallyRow } from './entities/reaction.js';
import { TopicRow } from './entities/topic.js';

/** Columns that every read returns as stored. */
const PLAIN = [
  'id',
  'category',
  'title',
  'titleId',
  'scopeTitleId',
  'scopeSeason',
  'scopeNumber',
  'postedAt',
  'editedAt',
  'activeAt',
  'lastNumber',
  'pinned',
  'locked',
  'movedFrom',
  'movedAt',
  'silent',
  'version',
  'textVersion',
  'changedAt',
  'coverTitleId',
  'coverSeason',
  'coverNumber',
] as const satisfies readonly (keyof TopicRow)[];

export type ReadTopicRow = Pick<
  TopicRow,
  (typeof PLAIN)[number] | 'authorId' | 'body' | 'mentionedIds' | 'deletedAt'
> & {
  readonly postCount: number;
  readonly lastAuthorId: string | null;
  readonly counts: ReactionTallyRow['counts'] | null;
  readonly pending: PendingMoves;
};

/** The columns of a topic `t` in a list, with the counter of its thread and the author of its last post. */
const listed = `${columns(TopicRow, 't', PLAIN)}, t.deleted_at AS "deletedAt",
  CASE WHEN author.member_id IS NULL THEN t.author_id ELSE '${nobody}' END AS "authorId",
  coalesce(thread.comments, 0) AS "postCount",
  CASE WHEN last_author.member_id IS NULL THEN last.author_id ELSE '${nobody}' END AS "lastAuthorId"`;

export const listColumns = `${listed}, '' AS body, '{}'::uuid[] AS "mentionedIds", NULL AS counts, NULL AS pending`;

/** The text of an erased member reads as empty and anonymous, even while a task is still removing it. */
export const topicColumns = `${listed}, CASE WHEN author.member_id IS NULL THEN t.body ELSE '' END AS body,
  t.mentioned_ids AS "mentionedIds",
  r.counts, ${pendingMoves(REACTIONS, `'discussion'`, 't.id')} AS pending`;

export const listJoins = `
  LEFT JOIN gone_member author ON author.member_id = t.author_id
  LEFT JOIN thread ON thread.target_kind = ${targetKind.discussion} AND thread.target_id = t.id
  LEFT JOIN LATERAL (
    SELECT c.author_id FROM comment c WHERE c.target_id = t.id AND c.number IS NOT NULL
    ORDER BY c.number DESC LIMIT 1) last ON true
  LEFT JOIN gone_member last_author ON last_author.member_id = last.author_id`;

export const topicJoins = `${listJoins}
  LEFT JOIN reaction_tally r ON r.target_type = 'discussion' AND r.target_id = t.id`;

export const toTopic = (row: ReadTopicRow): Topic => ({
  id: row.id,
  category: row.category,
  title: row.title,
  body: row.body,
  authorId: row.authorId,
  ...(row.titleId !== null && { titleId: row.titleId }),
  ...scopeOf(row),
  postedAt: row.postedAt,
  edited: row.editedAt !== null,
  silent: row.silent,
  activeAt: row.activeAt,
  postCount: row.postCount,
  lastNumber: row.lastNumber,
  ...(row.lastAuthorId !== null && row.lastAuthorId !== nobody && { lastAuthorId: row.lastAuthorId }),
  pinned: row.pinned,
  locked: row.locked,
  ...(row.movedFrom !== null && { moved: { category: row.movedFrom, at: row.movedAt! } }),
  reactions: toCounts(sumOf(row.counts, row.pending)),
  mentionedIds: row.mentionedIds,
  version: row.version,
  textVersion: row.textVersion,
  changedAt: row.changedAt,
  deleted: row.deletedAt !== null,
});

/** A moderator's cover and what the author declared. */
const scopeOf = (row: ReadTopicRow): Pick<Topic, 'scope' | 'cover'> => {
  const { scopeTitleId, scopeSeason, scopeNumber } = row;
  const declared =
    scopeTitleId === null ? undefined : { titleId: scopeTitleId, season: scopeSeason!, number: scopeNumber! };
  const cover = coverOf(row);
  if (!cover) return declared ? { scope: declared } : {};
  return { scope: coveredScope(cover, declared), cover: { ...(declared && { declared }) } };
};

import { columns, pendingMoves, prepared, sumOf, type PendingMoves } from '@seyir/kit';
import type { Listed } from '../../app/ports.js';
import type { Photo } from '../../domain/photo.js';
import type { Post } from '../../domain/post.js';
import { coverOf } from './cover-rows.js';
import type { ClapRow, ClapTallyRow } from './entities/clap.js';
import { managesGroup } from './group-rows.js';
import { hasMutedWord } from './muted-words.js';
import { PollRow, type PollTallyRow, type PollVoteRow } from './entities/poll.js';
import { PostRow } from './entities/post.js';

/** The tallies of posts: votes by answer, and claps. */
export const POLLS = 'poll';
export const CLAPS = 'clap';

/** Columns of a post that a read returns as stored. */
const PLAIN = [
  ...(['id', 'authorId', 'body', 'scopeTitleId', 'scopeSeason', 'scopeNumber'] as const),
  ...(['cardKind', 'cardId', 'mentionedIds', 'postedAt', 'version', 'groupId'] as const),
  ...(['coverTitleId', 'coverSeason', 'coverNumber'] as const),
] as const satisfies readonly (keyof PostRow)[];

const OF_POLL = ['question', 'answers', 'endsAt'] as const satisfies readonly (keyof PollRow)[];

type OrNull<Row> = { readonly [Field in keyof Row]: Row[Field] | null };

/** A post as a read returns it, with its poll, the reader's vote and claps, and the counts. */
export type ReadPost = Pick<PostRow, (typeof PLAIN)[number]> &
  OrNull<Pick<PollRow, (typeof OF_POLL)[number]>> & {
    readonly edited: boolean;
    /** True if the reader manages the post's group. */
    readonly managed: boolean;
    /** Null: the post has no poll. */
    readonly photos: readonly Photo[] | null;
    readonly ownAnswer: PollVoteRow['answer'] | null;
    readonly ownClaps: ClapRow['count'] | null;
    readonly votes: PollTallyRow['counts'] | null;
    readonly pollSeq: PollTallyRow['version'] | null;
    readonly pendingVotes: PendingMoves;
    readonly claps: ClapTallyRow['counts'] | null;
    readonly clapSeq: ClapTallyRow['version'] | null;
    readonly pendingClaps: PendingMoves;
  };

/** The photos of a post `p` in order, with the field names of `Photo`. */
const photos = `(SELECT json_agg(json_build_object('id', ph.id, 'file', ph.file, 'width', ph.width, 'height', ph.height,
    'alt', ph.alt) ORDER BY ph.place) FROM post_photo ph WHERE ph.post_id = p.id)`;

/** SQL of the reader $1, null for a visitor. */
export const READER = '$1::uuid';
/** The reader of statements for visitors alone. PostgreSQL leaves out of their plans what depends on the reader. */
export const VISITOR = 'NULL::uuid';

/** The columns for `toPost`, of posts `p` with the tables of `postJoins`. */
const postColumns = (
  reader: string,
): string => `${columns(PostRow, 'p', PLAIN)}, ${columns(PollRow, 'q', OF_POLL)},
  p.edited_at IS NOT NULL AS edited, ${photos} AS photos,
  p.group_id IS NOT NULL AND ${managesGroup(reader, 'p.group_id')} AS managed, v.answer AS "ownAnswer", c.count AS "ownClaps", pt.counts AS votes, ct.counts AS claps,
  pt.version AS "pollSeq", ct.version AS "clapSeq",
  CASE WHEN q.post_id IS NOT NULL THEN ${pendingMoves(POLLS, `'post'`, 'p.id')} END AS "pendingVotes",
  ${pendingMoves(CLAPS, `'post'`, 'p.id')} AS "pendingClaps"`;

/** @param reader an SQL expression: the member whose own vote and claps are returned */
const postJoins = (reader: string): string => `
  LEFT JOIN poll q ON q.post_id = p.id
  LEFT JOIN poll_vote v ON v.post_id = p.id AND v.member_id = ${reader}
  LEFT JOIN clap c ON c.post_id = p.id AND c.member_id = ${reader}
  LEFT JOIN poll_tally pt ON pt.target_id = p.id AND pt.target_type = 'post'
  LEFT JOIN clap_tally ct ON ct.target_id = p.id AND ct.target_type = 'post'`;

/**
 * A statement that reads posts `p` that are not deleted. $1 is the reader, null for a visitor.
 * @param among an SQL condition on `p`
 */
export const selectPosts = (among: string, order: string) =>
  prepared<ReadPost>(
    `SELECT ${postColumns(READER)} FROM post p ${postJoins(READER)}
     WHERE p.deleted_at IS NULL AND ${among} ORDER BY ${order}`,
  );

/** A post of a list, and whether it holds a word that the reader mutes. */
export type ReadListed = ReadPost & { readonly muted: boolean };

/** Like `selectPosts`, with `muted`. A visitor mutes no words. */
export const selectListed = (among: string, order: string, reader: typeof READER | typeof VISITOR = READER) =>
  prepared<ReadListed>(
    `SELECT ${postColumns(reader)}, ${reader === VISITOR ? 'false' : hasMutedWord} AS muted FROM post p ${postJoins(reader)}
     WHERE p.deleted_at IS NULL AND ${among} ORDER BY ${order}`,
  );

export const toListed = (row: ReadListed): Listed<Post> => ({ item: toPost(row), muted: row.muted });

export const scopeOf = ({
  scopeTitleId,
  scopeSeason,
  scopeNumber,
}: Pick<PostRow, 'scopeTitleId' | 'scopeSeason' | 'scopeNumber'>): Post['scope'] =>
  scopeTitleId === null
    ? undefined
    : { titleId: scopeTitleId, season: scopeSeason ?? 0, number: scopeNumber ?? 0 };

export const toPost = (row: ReadPost): Post => ({
  id: row.id,
  authorId: row.authorId,
  body: row.body,
  scope: scopeOf(row),
  cover: coverOf(row),
  card: row.cardKind && row.cardId ? { kind: row.cardKind, id: row.cardId } : undefined,
  mentionedIds: row.mentionedIds,
  postedAt: row.postedAt,
  edited: row.edited,
  version: row.version,
  groupId: row.groupId ?? undefined,
  managed: row.managed,
  poll: pollOf(row),
  photos: row.photos ?? [],
  claps: sumOf(row.claps, row.pendingClaps)[0] ?? 0,
  clapSeq: row.clapSeq ?? 0,
  ownClaps: row.ownClaps ?? 0,
});

const pollOf = (row: ReadPost): Post['poll'] => {
  if (row.question === null) return undefined;
  const answers = row.answers ?? [];
  const votes = sumOf(row.votes, row.pendingVotes);
  return {
    question: row.question,
    answers,
    ownAnswer: row.ownAnswer ?? 0,
    counts: answers.map((_, index) => votes[index] ?? 0),
    seq: row.pollSeq ?? 0,
    endsAt: row.endsAt ?? undefined,
  };
};

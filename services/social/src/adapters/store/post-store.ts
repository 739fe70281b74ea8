import {
  columns,
  FIRST_ID,
  LAST_ID,
  prepared,
  statement,
  type KeySlice,
  type Tally,
  type UnitOfWork,
} from '@seyir/kit';
import { IsNull, Not } from 'typeorm';
import type {
  ChangedPost,
  EditedPost,
  Listed,
  NewPost,
  OpenPost,
  PostKey,
  PostStore,
} from '../../app/ports.js';
import { MOST_CLAPS, type Feed, type Post } from '../../domain/post.js';
import type { Scope } from '../../domain/spoiler.js';
import { coverColumns, coverOf } from './cover-rows.js';
import type { ClapRow } from './entities/clap.js';
import { PollRow, type PollVoteRow } from './entities/poll.js';
import { PostRow } from './entities/post.js';
import { TextCoverRow } from './entities/text-cover.js';
import { addClaps, clapsOfMember, countClappers, held } from './claps.js';
import { groupOpenTo } from './group-rows.js';
import { newerIds, readableBy, readFeed, readGroup, readNewer } from './feeds.js';
import { scopeOf, selectPosts, toListed, toPost } from './post-rows.js';

interface VotedRow {
  /** Null: the post does not exist. */
  readonly found: true | null;
  /** Null: the member had already voted. */
  readonly voted: true | null;
  /** Number of the poll's answers. */
  readonly answers: number;
}

const OPEN = [
  'id',
  'authorId',
  'scopeTitleId',
  'scopeSeason',
  'scopeNumber',
  'coverTitleId',
  'coverSeason',
  'coverNumber',
  'groupId',
] as const satisfies readonly (keyof PostRow)[];

type OpenPostRow = Pick<PostRow, (typeof OPEN)[number]>;

const amongIds = 'p.id = ANY($2::uuid[])';
const readByIds = selectPosts(amongIds, 'p.id DESC');
/** A statement for one id: PostgreSQL expects ten ids of an array, and so plans the one above at each execution with fewer. */
const readById = selectPosts('p.id = $2', 'p.id DESC');
const readShown = selectPosts(`${amongIds} AND ${readableBy('$1::uuid')}`, 'p.id DESC');
/** Comments asks this for each page of threads, so it reads no more than it answers. */
const readOpen = prepared<OpenPostRow>(
  `SELECT ${columns(PostRow, 'p', OPEN)} FROM post p
   WHERE p.deleted_at IS NULL AND ${amongIds} AND ${readableBy('$1::uuid')}`,
);
const readOfAuthor = selectPosts(
  `p.id IN (SELECT p.id FROM post p WHERE p.author_id = $5 AND p.deleted_at IS NULL AND p.group_id IS NULL AND p.id < $2::uuid
     ORDER BY p.id DESC LIMIT $3 OFFSET $4)`,
  'p.id DESC',
);

const addPost = prepared(
  `INSERT INTO post (id, author_id, body, scope_title_id, scope_season, scope_number, card_kind, card_id, mentioned_ids,
     posted_at, changed_at, group_id, version)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, 1)`,
);

const lockPost = prepared(`SELECT 1 FROM post WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`);

const changePost = prepared(
  `UPDATE post SET body = $2, scope_title_id = $3, scope_season = $4, scope_number = $5, mentioned_ids = $6,
     edited_at = $7, changed_at = $7, version = version + 1
   WHERE id = $1`,
);

const coverPost = statement(
  `UPDATE post SET cover_title_id = $2, cover_season = $3, cover_number = $4, changed_at = $5, version = version + 1
   WHERE id = $1`,
);

const CHANGED = ['id', 'authorId', 'groupId', 'mentionedIds', 'version', 'postedAt'] as const;

const markPosts = statement<Pick<PostRow, (typeof CHANGED)[number]>>(
  `WITH held AS MATERIALIZED (
     SELECT id FROM post WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE
   )
   UPDATE post p SET deleted_at = $2, changed_at = $2, version = version + 1 FROM held WHERE p.id = held.id
   RETURNING ${columns(PostRow, 'p', CHANGED)}`,
);

const deleteOfPost = (table: 'poll_vote' | 'clap') =>
  statement(
    `WITH chunk AS MATERIALIZED (SELECT member_id FROM ${table} WHERE post_id = $1 LIMIT $2 FOR UPDATE)
     DELETE FROM ${table} t USING chunk WHERE t.post_id = $1 AND t.member_id = chunk.member_id`,
  );
const deletesOfPost = [deleteOfPost('poll_vote'), deleteOfPost('clap')];

const deleteOfMember = (table: 'poll_vote' | 'clap', counted: string) =>
  `WITH chunk AS MATERIALIZED (SELECT post_id FROM ${table} WHERE member_id = $1 LIMIT $2 FOR UPDATE)
   DELETE FROM ${table} t USING chunk WHERE t.member_id = $1 AND t.post_id = chunk.post_id
   RETURNING t.post_id AS "postId", t.${counted}`;
const deleteVotesOfMember = statement<Pick<PollVoteRow, 'postId' | 'answer'>>(
  deleteOfMember('poll_vote', 'answer'),
);
const deleteClapsOfMember = statement<Pick<ClapRow, 'postId' | 'count'>>(deleteOfMember('clap', 'count'));

/** The second condition lets PostgreSQL use the partial index. */
const forgetMentions = statement(
  `WITH named AS MATERIALIZED (
     SELECT id FROM post WHERE mentioned_ids @> ARRAY[$1::uuid] AND mentioned_ids <> '{}'
   ), held AS MATERIALIZED (
     SELECT p.id FROM post p JOIN (SELECT id FROM named ORDER BY id LIMIT $2) n ON n.id = p.id
     ORDER BY p.id FOR NO KEY UPDATE OF p
   )
   UPDATE post p SET mentioned_ids = array_remove(p.mentioned_ids, $1::uuid) FROM held WHERE p.id = held.id`,
);

/** The lower bound excludes polls that ended before this notification existed. */
const takeEnded = statement<Pick<PostRow, 'id' | 'authorId'>>(
  `WITH ended AS MATERIALIZED (
     SELECT q.post_id FROM poll q WHERE q.ends_at <= $1 AND q.ends_at > $1::timestamptz - interval '1 day' AND NOT q.end_told
     ORDER BY q.ends_at LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED
   ), told AS (UPDATE poll q SET end_told = true FROM ended WHERE q.post_id = ended.post_id RETURNING q.post_id)
   SELECT p.id, p.author_id AS "authorId" FROM told JOIN post p ON p.id = told.post_id AND p.deleted_at IS NULL
   WHERE p.group_id IS NULL OR ${groupOpenTo('p.author_id', 'p.group_id')}`,
);

const addVote = prepared<VotedRow>(
  `WITH held AS MATERIALIZED (${held}), moved AS (
     INSERT INTO poll_vote (post_id, member_id, answer, voted_at) SELECT $1, $2::uuid, $3, $4 FROM held
     ON CONFLICT DO NOTHING RETURNING true AS voted)
   SELECT (SELECT true FROM held) AS found, (SELECT voted FROM moved) AS voted,
     (SELECT cardinality(answers) FROM poll WHERE post_id = $1) AS answers`,
);

export class SqlPostStore implements PostStore {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tallies: { readonly polls: Tally; readonly claps: Tally },
  ) {}

  async add({ scope, card, poll, groupId, ...post }: NewPost): Promise<Post> {
    const { scopeTitleId, scopeSeason, scopeNumber } = scopeColumns(scope);
    await addPost.run(this.unitOfWork, [
      post.id,
      post.authorId,
      post.body,
      scopeTitleId,
      scopeSeason,
      scopeNumber,
      card?.kind ?? null,
      card?.id ?? null,
      post.mentionedIds,
      post.postedAt,
      groupId ?? null,
    ]);
    if (poll) await this.polls.insert({ ...poll, postId: post.id, endsAt: poll.endsAt ?? null });
    if (groupId !== undefined) return (await this.byIds([post.id], post.authorId))[0]!;
    return {
      ...post,
      scope,
      card,
      groupId,
      cover: undefined,
      edited: false,
      version: 1,
      managed: false,
      poll: poll && { ...poll, counts: poll.answers.map(() => 0), seq: 0, ownAnswer: 0 },
      photos: [],
      claps: 0,
      clapSeq: 0,
      ownClaps: 0,
    };
  }

  async byIds(ids: readonly string[], readerId: string | undefined): Promise<Post[]> {
    const [rows, value] = ids.length === 1 ? [readById, ids[0]] : [readByIds, ids];
    return (await rows.all(this.unitOfWork, [readerId ?? null, value])).map(toPost);
  }

  async shown(ids: readonly string[], readerId: string | undefined): Promise<Post[]> {
    const found = (await readShown.all(this.unitOfWork, [readerId ?? null, ids])).map(toPost);
    const byId = new Map(found.map((post) => [post.id, post]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  async open(ids: readonly string[], readerId: string | undefined): Promise<OpenPost[]> {
    const rows = await readOpen.all(this.unitOfWork, [readerId ?? null, ids]);
    return rows.map(({ id, authorId, groupId, ...row }) => ({
      id,
      authorId,
      scope: scopeOf(row),
      cover: coverOf(row),
      groupId: groupId ?? undefined,
    }));
  }

  async lock(id: string): Promise<Post | undefined> {
    await lockPost.run(this.unitOfWork, [id]);
    return (await this.byIds([id], undefined))[0];
  }

  async edit(id: string, { body, scope, mentionedIds, now }: EditedPost): Promise<void> {
    const { scopeTitleId, scopeSeason, scopeNumber } = scopeColumns(scope);
    const values = [id, body, scopeTitleId, scopeSeason, scopeNumber, mentionedIds, now];
    await changePost.run(this.unitOfWork, values);
  }

  async setCover(id: string, cover: Scope | undefined, now: Date): Promise<void> {
    const { coverTitleId, coverSeason, coverNumber } = coverColumns(cover);
    await coverPost.run(this.unitOfWork, [id, coverTitleId, coverSeason, coverNumber, now]);
  }

  async move(id: string, postedAt: Date): Promise<void> {
    await this.posts.update({ id }, { postedAt });
  }

  async markDeleted(ids: readonly string[], now: Date): Promise<ChangedPost[]> {
    const rows = await markPosts.all(this.unitOfWork, [ids, now]);
    return rows.map((row) => ({ ...row, groupId: row.groupId ?? undefined }));
  }

  async removeDeleted(id: string, limit: number, now: Date): Promise<boolean> {
    for (const deleteChunk of deletesOfPost)
      if ((await deleteChunk.run(this.unitOfWork, [id, limit])) === limit) return false;
    for (const tally of [this.tallies.polls, this.tallies.claps])
      if ((await tally.remove([id], limit, now)).more) return false;
    await this.polls.delete({ postId: id });
    await this.unitOfWork.rows(TextCoverRow).delete({ targetId: id });
    await this.posts.delete({ id, deletedAt: Not(IsNull()) });
    return true;
  }

  async ofFeed(feed: Feed, readerId: string | undefined, slice: KeySlice<PostKey>): Promise<Listed<Post>[]> {
    return (await readFeed(this.unitOfWork, feed, readerId, slice)).map(toListed);
  }

  async newerInFeed(
    feed: Feed,
    readerId: string | undefined,
    id: string,
    limit: number,
  ): Promise<Listed<Post>[]> {
    return (await readNewer[feed].all(this.unitOfWork, [readerId ?? null, id, limit, 0])).map(toListed);
  }

  async newerIds(
    feed: Feed,
    readerId: string | undefined,
    id: string | undefined,
    limit: number,
  ): Promise<Listed<PostKey>[]> {
    const values = [readerId ?? null, id ?? FIRST_ID, limit, 0];
    const rows = await newerIds[feed].all(this.unitOfWork, values);
    return rows.map(({ id: postId, muted }) => ({ item: { id: postId }, muted }));
  }

  async ofAuthor(
    authorId: string,
    readerId: string | undefined,
    { after = { id: LAST_ID }, skip, limit }: KeySlice<PostKey>,
  ): Promise<Post[]> {
    const values = [readerId ?? null, after.id, limit, skip, authorId];
    return (await readOfAuthor.all(this.unitOfWork, values)).map(toPost);
  }

  async ofGroup(
    groupId: string,
    readerId: string | undefined,
    { after = { id: LAST_ID }, skip, limit }: KeySlice<PostKey>,
  ): Promise<Listed<Post>[]> {
    const values = [readerId ?? null, after.id, limit, skip, groupId];
    return (await readGroup.older.all(this.unitOfWork, values)).map(toListed);
  }

  async newerInGroup(
    groupId: string,
    readerId: string | undefined,
    id: string,
    limit: number,
  ): Promise<Listed<Post>[]> {
    const values = [readerId ?? null, id, limit, 0, groupId];
    return (await readGroup.newer.all(this.unitOfWork, values)).map(toListed);
  }

  async clap(id: string, memberId: string, claps: number) {
    const row = await addClaps.first(this.unitOfWork, [id, memberId, claps]);
    if (!row?.found) return undefined;
    const ownClaps = row.count ?? MOST_CLAPS;
    const delta = ownClaps - (row.count === null ? MOST_CLAPS : (row.previous ?? 0));
    const target = { type: 'post', id };
    const [all = 0] = await this.tallies.claps.add(target, delta > 0 ? [{ kind: 1, delta }] : []);
    return { claps: all, ownClaps, isFirst: delta > 0 && delta === ownClaps };
  }

  async clapsOf(memberId: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await clapsOfMember.all(this.unitOfWork, [memberId, ids]);
    return new Map(rows.map(({ postId, count }) => [postId, count]));
  }

  async clappers(id: string, most: number): Promise<number> {
    return (await countClappers.first(this.unitOfWork, [id, most]))?.count ?? 0;
  }

  async takeEndedPolls(now: Date, limit: number) {
    return takeEnded.all(this.unitOfWork, [now, limit]);
  }

  async vote(id: string, memberId: string, answer: number, now: Date) {
    const row = await addVote.first(this.unitOfWork, [id, memberId, answer, now]);
    if (!row?.found) return undefined;
    if (!row.voted) return 'voted' as const;
    const counts = await this.tallies.polls.add({ type: 'post', id }, [{ kind: answer, delta: 1 }]);
    return Array.from({ length: row.answers }, (_, index) => counts[index] ?? 0);
  }

  async idsOf(authorId: string, limit: number): Promise<string[]> {
    const rows = await this.posts.find({
      select: { id: true },
      where: { authorId, deletedAt: IsNull() },
      order: { id: 'DESC' },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }

  async idsInGroup(groupId: string, limit: number): Promise<string[]> {
    const rows = await this.posts.find({
      select: { id: true },
      where: { groupId, deletedAt: IsNull() },
      order: { id: 'DESC' },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }

  async forgetMember(memberId: string, limit: number): Promise<number> {
    const votes = await deleteVotesOfMember.all(this.unitOfWork, [memberId, limit]);
    await this.tallies.polls.addAll(
      votes.map(({ postId: id, answer: kind }) => ({ target: { type: 'post', id }, kind, delta: -1 })),
    );
    const claps = await deleteClapsOfMember.all(this.unitOfWork, [memberId, limit]);
    await this.tallies.claps.addAll(
      claps.map(({ postId: id, count }) => ({ target: { type: 'post', id }, kind: 1, delta: -count })),
    );
    return Math.max(votes.length, claps.length);
  }

  forgetMentions(memberId: string, limit: number): Promise<number> {
    return forgetMentions.run(this.unitOfWork, [memberId, limit]);
  }

  private get posts() {
    return this.unitOfWork.rows(PostRow);
  }

  private get polls() {
    return this.unitOfWork.rows(PollRow);
  }
}

const scopeColumns = (
  scope: Post['scope'],
): Pick<PostRow, 'scopeTitleId' | 'scopeSeason' | 'scopeNumber'> => ({
  scopeTitleId: scope?.titleId ?? null,
  scopeSeason: scope?.season ?? null,
  scopeNumber: scope?.number ?? null,
});

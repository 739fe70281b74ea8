import {
  columns,
  LAST_ID,
  pendingMoves,
  prepared,
  statement,
  sumOf,
  type KeySlice,
  type PendingMoves,
  type Tally,
  type UnitOfWork,
} from '@seyir/kit';
import { IsNull, Not } from 'typeorm';
import type { ImportedStory, StoryKey, StoryStore } from '../../app/story-ports.js';
import type { Scope } from '../../domain/spoiler.js';
import type { Story, StoryVote } from '../../domain/story.js';
import { mutedFor, shownTo } from './circle-store.js';
import { coverColumns, coverOf } from './cover-rows.js';
import { StoryRow, type StoryTallyRow } from './entities/story.js';
import { TextCoverRow } from './entities/text-cover.js';
import { mutesWordsIn } from './muted-words.js';

/** The tally of stories: votes up as kind 1, down as kind 2. */
export const STORY_VOTES = 'story';

const PLAIN = [
  ...(['id', 'titleId', 'authorId', 'body', 'score', 'postedAt'] as const),
  ...(['coverTitleId', 'coverSeason', 'coverNumber'] as const),
] as const;

type ReadStory = Pick<StoryRow, (typeof PLAIN)[number]> & {
  readonly edited: boolean;
  readonly ownVote: StoryVote | null;
  readonly counts: StoryTallyRow['counts'] | null;
  readonly pending: PendingMoves;
};

/** Reads stories `s` that are not deleted. $1 is the reader, null for a visitor. */
const selectStories = <Row = ReadStory>(among: string, order = 's.id DESC', more = '') =>
  statement<Row>(
    `SELECT ${columns(StoryRow, 's', PLAIN)}, s.edited_at IS NOT NULL AS edited, v.vote AS "ownVote", t.counts,
       ${pendingMoves(STORY_VOTES, `'story'`, 's.id')} AS pending${more}
     FROM story s
     LEFT JOIN story_vote v ON v.story_id = s.id AND v.member_id = $1::uuid
     LEFT JOIN story_tally t ON t.target_id = s.id AND t.target_type = 'story'
     WHERE s.deleted_at IS NULL AND ${among} ORDER BY ${order}`,
  );

const readByIds = selectStories('s.id = ANY($2::uuid[])');
const readShown = selectStories(`s.id = ANY($2::uuid[]) AND ${shownTo('$1::uuid', 's.author_id')}`);
const readOfAuthor = selectStories('s.title_id = $2 AND s.author_id = $1::uuid');
const readList = selectStories<ReadStory & { readonly muted: boolean }>(
  `s.id IN (
     SELECT s.id FROM story s WHERE s.deleted_at IS NULL AND s.title_id = $2 AND (s.score, s.id) < ($3::integer, $4::uuid)
       AND ${shownTo('$1::uuid', 's.author_id')} AND NOT ${mutedFor('$1::uuid', 's.author_id')}
     ORDER BY s.score DESC, s.id DESC LIMIT $5 OFFSET $6)`,
  's.score DESC, s.id DESC',
  `, ${mutesWordsIn('s.author_id', 's.body')} AS muted`,
);

const writeStory = prepared<{ readonly id: string }>(
  `INSERT INTO story AS s (id, title_id, author_id, body, posted_at) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (title_id, author_id) WHERE deleted_at IS NULL
   DO UPDATE SET body = excluded.body,
     edited_at = CASE WHEN s.body = excluded.body THEN s.edited_at ELSE excluded.posted_at END
   RETURNING id`,
);

const addStory = statement(
  `INSERT INTO story (id, title_id, author_id, body, posted_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
);

/** A deletion waits for votes, which lock the story. */
const addVote = prepared<{
  readonly found: true | null;
  readonly vote: StoryVote;
  readonly previous: StoryVote;
}>(
  `WITH held AS MATERIALIZED (SELECT true FROM story WHERE id = $1 AND deleted_at IS NULL FOR SHARE), moved AS (
     INSERT INTO story_vote AS v (story_id, member_id, vote) SELECT $1, $2::uuid, $3::smallint FROM held
     ON CONFLICT (story_id, member_id) DO UPDATE SET previous = v.vote,
       vote = CASE WHEN v.vote = excluded.vote THEN 0 ELSE excluded.vote END
     RETURNING vote, previous)
   SELECT (SELECT true FROM held) AS found, (SELECT vote FROM moved) AS vote, (SELECT previous FROM moved) AS previous`,
);

const lockStory = prepared<object>(
  `SELECT 1 FROM story WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
);

const keepFolded = statement(
  `WITH held AS MATERIALIZED (
     SELECT s.id, given.score FROM unnest($1::uuid[], $2::integer[]) AS given (id, score)
     JOIN story s ON s.id = given.id ORDER BY s.id FOR NO KEY UPDATE OF s
   )
   UPDATE story s SET score = held.score FROM held WHERE s.id = held.id AND s.score <> held.score`,
);

const markStories = statement<{ readonly id: string }>(
  `WITH held AS MATERIALIZED (
     SELECT id FROM story WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL ORDER BY id FOR NO KEY UPDATE
   )
   UPDATE story s SET deleted_at = $2 FROM held WHERE s.id = held.id RETURNING s.id`,
);

const deleteVotesOn = statement(
  `WITH chunk AS MATERIALIZED (SELECT member_id FROM story_vote WHERE story_id = $1 LIMIT $2 FOR UPDATE)
   DELETE FROM story_vote v USING chunk WHERE v.story_id = $1 AND v.member_id = chunk.member_id`,
);
const deleteVotesBy = statement<{ readonly id: string; readonly vote: StoryVote }>(
  `WITH chunk AS MATERIALIZED (SELECT story_id FROM story_vote WHERE member_id = $1 LIMIT $2 FOR UPDATE)
   DELETE FROM story_vote v USING chunk WHERE v.member_id = $1 AND v.story_id = chunk.story_id
   RETURNING v.story_id AS id, v.vote`,
);

const scoreOf = ([up = 0, down = 0]: readonly number[]): number => up - down;

export class SqlStoryStore implements StoryStore {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tally: Tally,
  ) {}

  async set({ id, titleId, authorId, body }: Pick<Story, 'id' | 'titleId' | 'authorId' | 'body'>, now: Date) {
    const row = await writeStory.first(this.unitOfWork, [id, titleId, authorId, body, now]);
    return (await this.byIds([row!.id], authorId))[0]!;
  }

  async byIds(ids: readonly string[], readerId: string | undefined): Promise<Story[]> {
    return (await readByIds.all(this.unitOfWork, [readerId ?? null, ids])).map(toStory);
  }

  async shown(ids: readonly string[], readerId: string | undefined): Promise<Story[]> {
    return (await readShown.all(this.unitOfWork, [readerId ?? null, ids])).map(toStory);
  }

  async ofAuthor(titleId: string, authorId: string): Promise<Story | undefined> {
    const row = await readOfAuthor.first(this.unitOfWork, [authorId, titleId]);
    return row && toStory(row);
  }

  async list(
    titleId: string,
    readerId: string | undefined,
    { after = { score: 2 ** 31 - 1, id: LAST_ID }, skip, limit }: KeySlice<StoryKey>,
  ) {
    const values = [readerId ?? null, titleId, after.score, after.id, limit, skip];
    const rows = await readList.all(this.unitOfWork, values);
    return rows.map(({ muted, ...row }) => ({
      item: { item: toStory(row), muted },
      key: { score: row.score, id: row.id },
    }));
  }

  async lock(id: string): Promise<boolean> {
    return (await lockStory.first(this.unitOfWork, [id])) !== undefined;
  }

  async setCover(id: string, cover: Scope | undefined): Promise<void> {
    await this.stories.update({ id }, coverColumns(cover));
  }

  async vote(id: string, memberId: string, vote: 1 | 2) {
    const row = await addVote.first(this.unitOfWork, [id, memberId, vote]);
    if (!row?.found) return undefined;
    const moves = [
      ...(row.previous > 0 ? [{ kind: row.previous, delta: -1 }] : []),
      ...(row.vote > 0 ? [{ kind: row.vote, delta: 1 }] : []),
    ];
    return { score: scoreOf(await this.tally.add({ type: 'story', id }, moves)), ownVote: row.vote };
  }

  async import({ id, titleId, authorId, body, postedAt, upIds, downIds }: ImportedStory): Promise<boolean> {
    if ((await addStory.run(this.unitOfWork, [id, titleId, authorId, body, postedAt])) === 0) return false;
    for (const memberId of upIds) await this.vote(id, memberId, 1);
    for (const memberId of downIds) await this.vote(id, memberId, 2);
    return true;
  }

  async keepScores(scores: readonly { readonly id: string; readonly score: number }[]): Promise<void> {
    await keepFolded.run(this.unitOfWork, [scores.map(({ id }) => id), scores.map(({ score }) => score)]);
  }

  async markDeleted(ids: readonly string[], now: Date): Promise<string[]> {
    return (await markStories.all(this.unitOfWork, [ids, now])).map(({ id }) => id);
  }

  async removeDeleted(id: string, limit: number, now: Date): Promise<boolean> {
    if ((await deleteVotesOn.run(this.unitOfWork, [id, limit])) === limit) return false;
    if ((await this.tally.remove([id], limit, now)).more) return false;
    await this.unitOfWork.rows(TextCoverRow).delete({ targetId: id });
    await this.stories.delete({ id, deletedAt: Not(IsNull()) });
    return true;
  }

  async idsOf(by: { readonly authorId: string } | { readonly titleId: string }, limit: number) {
    const rows = await this.stories.find({
      select: { id: true },
      where: { ...by, deletedAt: IsNull() },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }

  async forgetVotes(memberId: string, limit: number): Promise<number> {
    const votes = await deleteVotesBy.all(this.unitOfWork, [memberId, limit]);
    await this.tally.addAll(
      votes.flatMap(({ id, vote }) =>
        vote > 0 ? [{ target: { type: 'story', id }, kind: vote, delta: -1 }] : [],
      ),
    );
    return votes.length;
  }

  private get stories() {
    return this.unitOfWork.rows(StoryRow);
  }
}

const toStory = ({
  ownVote,
  counts,
  pending,
  coverTitleId,
  coverSeason,
  coverNumber,
  ...row
}: ReadStory): Story => ({
  ...row,
  cover: coverOf({ coverTitleId, coverSeason, coverNumber }),
  score: scoreOf(sumOf(counts, pending)),
  ownVote: ownVote ?? 0,
});

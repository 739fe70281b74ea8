import {
  FIRST_ID,
  LAST_ID,
  ofAnyLength,
  prepared,
  sharedReads,
  statement,
  type KeySlice,
  type UnitOfWork,
} from '@seyir/kit';
import type {
  Answerable,
  CommentStore,
  EditedText,
  KeyedComment,
  Moment,
  NewComment,
  ThreadPage,
} from '../../app/ports.js';
import type { Comment, ReplyToThread } from '../../domain/comment.js';
import type { Scope } from '../../domain/spoiler.js';
import type { Target } from '../../domain/target.js';
import { joined, open, readColumns, standing, toComment, type ReadCommentRow } from './comment-rows.js';
import { coverColumns } from './cover-rows.js';
import { CommentRow, type ThreadRow } from './entities/comment.js';

/** A position before every comment: the start of oldest-first lists. */
const OLDEST: Moment = { postedAt: '-infinity', id: FIRST_ID };
const NEWEST: Moment = { postedAt: 'infinity', id: LAST_ID };

interface PlacedComment extends ReadCommentRow {
  /** The posting time with microseconds. */
  readonly place: string;
}

interface ThreadPageRow extends PlacedComment {
  readonly threadComments: ThreadRow['comments'];
  readonly threadReplies: ThreadRow['replies'];
  readonly threadSeq: ThreadRow['seq'];
}

const authorsByIds = statement<Pick<CommentRow, 'id' | 'authorId'>>(
  `SELECT c.id, c.author_id AS "authorId" FROM comment c WHERE c.id = ANY($1::uuid[]) AND ${standing}`,
);

const threadsByComments = statement<Pick<CommentRow, 'id' | 'targetKind' | 'targetId'>>(
  `SELECT c.id, c.target_kind AS "targetKind", c.target_id AS "targetId" FROM comment c
   WHERE c.id = ANY($1::uuid[]) AND ${standing}`,
);

/** Planned anew for each page, because an absent id changes where the index scan starts. */
const commentsAfter = statement<ReadCommentRow>(
  `SELECT ${readColumns} FROM comment c ${joined} WHERE (c.id > $1::uuid OR $1::uuid IS NULL) AND ${standing}
   ORDER BY c.id LIMIT $2`,
);

/**
 * One statement reads the page and the frame number at one moment, so that a later frame only has changes that the
 * page lacks.
 */
const threadPage = (among: string) =>
  prepared<ThreadPageRow>(
    `SELECT t.comments AS "threadComments", t.replies AS "threadReplies", t.seq AS "threadSeq", ${readColumns},
       c.posted_at::text AS place
     FROM (SELECT comments, replies, seq FROM thread WHERE target_kind = $1 AND target_id = $2
       AND NOT EXISTS (SELECT 1 FROM gone_subject WHERE id = $2)) t
     LEFT JOIN (
       SELECT * FROM comment c WHERE c.target_kind = $1 AND c.target_id = $2 AND c.root_id IS NULL
         AND (c.posted_at, c.id) ${among}
       ORDER BY c.posted_at DESC, c.id DESC LIMIT $3 OFFSET $4
     ) c ON true ${joined} ORDER BY c.posted_at DESC, c.id DESC`,
  );

const threadPageFrom = threadPage('<= ($5::timestamptz, $6::uuid)');
const threadPageAfter = threadPage('< ($5::timestamptz, $6::uuid)');

/** Asked for on its own: behind the position of a sub-select PostgreSQL expects few rows, and sorts all of a shorter thread. */
const placeOf = prepared<{ readonly place: string }>(
  `SELECT posted_at::text AS place FROM comment WHERE id = $1`,
);

const repliesAfter = prepared<PlacedComment>(
  `SELECT ${readColumns}, c.posted_at::text AS place FROM (
     SELECT * FROM comment c WHERE c.root_id = $1 AND (c.posted_at, c.id) > ($2::timestamptz, $3::uuid)
     ORDER BY c.posted_at, c.id LIMIT $4 OFFSET $5
   ) c ${joined} WHERE ${standing} ORDER BY c.posted_at, c.id`,
);

const oldestReplies = prepared<ReadCommentRow>(
  `SELECT ${readColumns} FROM unnest($1::uuid[]) AS root (id) CROSS JOIN LATERAL (
     SELECT * FROM comment WHERE root_id = root.id ORDER BY posted_at, id LIMIT $2
   ) c ${joined} WHERE ${standing} ORDER BY c.posted_at, c.id`,
);

const commentsByIds = prepared<ReadCommentRow>(
  `SELECT ${readColumns} FROM comment c ${joined} WHERE c.id = ANY($1::uuid[]) AND ${standing}`,
);

/** A statement for one id: PostgreSQL expects ten ids of an array, and so plans the one above at each execution with fewer. */
const commentById = prepared<ReadCommentRow>(
  `SELECT ${readColumns} FROM comment c ${joined} WHERE c.id = $1 AND ${standing}`,
);

const declaredByIds = statement<{ readonly id: string } & Scope>(
  `SELECT c.id, c.scope_title_id AS "titleId", c.scope_season AS season, c.scope_number AS number FROM comment c
   WHERE c.id = ANY($1::uuid[]) AND c.scope_title_id IS NOT NULL`,
);

const lockComment = prepared<ReadCommentRow>(
  `SELECT ${readColumns} FROM comment c ${joined} WHERE c.id = $1 AND ${standing} FOR NO KEY UPDATE OF c`,
);

const lockAnswered = prepared<object>(
  `SELECT 1 FROM comment c WHERE id = $1 AND ${open} FOR NO KEY UPDATE OF c`,
);

interface Asked {
  readonly id: string;
  readonly memberId: string;
}

interface AnswerableRow extends Pick<CommentRow, 'targetKind' | 'targetId' | 'rootId' | 'authorId'> {
  /** Place in the question, from 1. */
  readonly place: number;
  readonly scope: Scope | null;
  readonly blockerIds: readonly string[];
}

/** One statement reads what new replies depend on, without the scopes of what the comments themselves answer: they take longest. */
const answerables = prepared<AnswerableRow>(
  `SELECT asked.place::integer, c.target_kind AS "targetKind", c.target_id AS "targetId", c.root_id AS "rootId",
     c.author_id AS "authorId", CASE WHEN c.scope_title_id IS NOT NULL THEN
       json_build_object('titleId', c.scope_title_id, 'season', c.scope_season, 'number', c.scope_number) END AS scope,
     ARRAY(
       SELECT b.member_id FROM block b WHERE b.other_id = asked.member_id AND b.blocked
         AND b.member_id IN (c.author_id, (SELECT root.author_id FROM comment root WHERE root.id = c.root_id))
     ) AS "blockerIds"
   FROM unnest(${ofAnyLength('$1', 'uuid')}, ${ofAnyLength('$2', 'uuid')})
     WITH ORDINALITY AS asked (comment_id, member_id, place)
   CROSS JOIN LATERAL (SELECT * FROM comment c WHERE c.id = asked.comment_id AND ${open} LIMIT 1) c`,
);

const countReplies = prepared(`UPDATE comment SET reply_count = reply_count + $2 WHERE id = $1`);
const countOpenReplies = prepared(
  `UPDATE comment c SET reply_count = reply_count + $2 WHERE c.id = $1 AND ${open}`,
);

/** The columns of new comments that differ within a thread, with their types; ids of mentioned members as the text of an array. */
const NEW = {
  id: 'uuid',
  root_id: 'uuid',
  reply_to_id: 'uuid',
  reply_to_author_id: 'uuid',
  author_id: 'uuid',
  body: 'text',
  scope_title_id: 'uuid',
  scope_season: 'integer',
  scope_number: 'integer',
  posted_at: 'timestamptz',
  mentioned_ids: 'text',
  number: 'integer',
} as const;

const newLists = Object.values(NEW).map((type, index) => ofAnyLength(`$${index + 3}`, type));

/** One statement adds the comments of a thread and reads them. */
const addComments = prepared<ReadCommentRow>(
  `WITH c AS (
     INSERT INTO comment (id, target_kind, target_id, root_id, reply_to_id, reply_to_author_id, author_id, body,
       scope_title_id, scope_season, scope_number, posted_at, changed_at, mentioned_ids, number, silent, demo)
     SELECT id, $1::smallint, $2::uuid, root_id, reply_to_id, reply_to_author_id, author_id, body,
       scope_title_id, scope_season, scope_number, posted_at, posted_at, mentioned_ids::uuid[], number, false, false
     FROM unnest(${newLists.join(', ')}) AS given (${Object.keys(NEW).join(', ')})
     RETURNING *
   )
   SELECT ${readColumns} FROM c ${joined} WHERE ${standing}`,
);

const holdOpen = statement<Target>(
  `SELECT target_kind AS kind, target_id AS id FROM comment c WHERE c.id = $1 AND ${open} FOR KEY SHARE OF c`,
);

/**
 * Rows are limited before they are joined, so that scopes are computed only for the page. Reads leave out comments
 * whose subject was removed, even while their rows exist.
 */
export class SqlCommentStore implements CommentStore {
  readonly #answerable: (asked: Asked) => Promise<Answerable | undefined>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    this.#answerable = sharedReads(unitOfWork, (asked) => this.answerables(asked));
  }

  async byIds(ids: readonly string[]): Promise<Comment[]> {
    if (ids.length === 0) return [];
    const [rows, values] = ids.length === 1 ? [commentById, ids] : [commentsByIds, [ids]];
    return (await rows.all(this.unitOfWork, values)).map(toComment);
  }

  answerable(id: string, memberId: string): Promise<Answerable | undefined> {
    return this.#answerable({ id, memberId });
  }

  async authorsOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await authorsByIds.all(this.unitOfWork, [ids]);
    return new Map(rows.map(({ id, authorId }) => [id, authorId]));
  }

  async ofThread(
    target: Target,
    { after, skip, limit }: KeySlice<Moment>,
    newestId: string | undefined,
  ): Promise<ThreadPage> {
    const part = [target.kind, target.id, limit, skip];
    const newest = after === undefined && newestId !== undefined ? await this.momentOf(newestId) : undefined;
    const { postedAt, id: place } = newest ?? after ?? NEWEST;
    const rows = await (newest ? threadPageFrom : threadPageAfter).all(this.unitOfWork, [
      ...part,
      postedAt,
      place,
    ]);
    const [first] = rows;
    return {
      comments: first?.threadComments ?? 0,
      replies: first?.threadReplies ?? 0,
      seq: first?.threadSeq ?? 0,
      // A thread without comments on this page returns one row without a comment.
      roots: rows.filter(({ id }) => id !== null).map(toKeyed),
    };
  }

  async repliesTo(
    rootId: string,
    { after = OLDEST, skip, limit }: KeySlice<Moment>,
  ): Promise<KeyedComment[]> {
    const rows = await repliesAfter.all(this.unitOfWork, [rootId, after.postedAt, after.id, limit, skip]);
    return rows.map(toKeyed);
  }

  async oldestReplies(rootIds: readonly string[], each: number): Promise<Comment[]> {
    if (rootIds.length === 0 || each === 0) return [];
    return (await oldestReplies.all(this.unitOfWork, [rootIds, each])).map(toComment);
  }

  async after(id: string | undefined, limit: number): Promise<Comment[]> {
    return (await commentsAfter.all(this.unitOfWork, [id ?? null, limit])).map(toComment);
  }

  async add(comments: readonly NewComment[]): Promise<Comment[] | undefined> {
    const { target } = comments[0]!;
    const columns = comments.map(
      ({ id, reply, authorId, body, scope, postedAt, mentionedIds = [], number }) => [
        id,
        reply?.rootId ?? null,
        reply?.toId ?? null,
        reply?.toAuthorId ?? null,
        authorId,
        body,
        scope?.titleId ?? null,
        scope?.season ?? null,
        scope?.number ?? null,
        postedAt,
        `{${mentionedIds.join()}}`,
        number ?? null,
      ],
    );
    const lists = Object.keys(NEW).map((_, column) => columns.map((values) => values[column]));
    const rows = await addComments
      .all(this.unitOfWork, [target.kind, target.id, ...lists])
      .catch(noneWithoutAnswered);
    const added = new Map(rows.map((row) => [row.id, toComment(row)]));
    return added.size < comments.length ? undefined : comments.map(({ id }) => added.get(id)!);
  }

  async lock(id: string): Promise<Comment | undefined> {
    const row = await lockComment.first(this.unitOfWork, [id]);
    return row && toComment(row);
  }

  async declaredScopes(ids: readonly string[]): Promise<ReadonlyMap<string, Scope>> {
    const rows = await declaredByIds.all(this.unitOfWork, [ids]);
    return new Map(rows.map(({ id, ...scope }) => [id, scope]));
  }

  async edit(id: string, { body, scope, mentionedIds, now }: EditedText): Promise<Comment> {
    return this.change(id, { body, ...scopeColumns(scope), mentionedIds, editedAt: now, changedAt: now });
  }

  async remove(id: string, now: Date): Promise<Comment> {
    return this.change(id, { deletedAt: now, changedAt: now });
  }

  async restore(id: string, now: Date): Promise<Comment> {
    return this.change(id, { deletedAt: null, changedAt: now });
  }

  async setCover(id: string, cover: Scope | undefined, now: Date): Promise<Comment> {
    return this.change(id, { ...coverColumns(cover), changedAt: now });
  }

  async countReplies(replies: readonly ReplyToThread[]): Promise<boolean> {
    const roots = [...Map.groupBy(replies, ({ rootId }) => rootId)];
    // The roots in the order of ids, then the answered replies in theirs, so that two writers never deadlock. The foreign keys of the
    // new rows hold the same comments before, in the order of arrival, but only against their removal: it may deadlock with that, and
    // both are then tried again. Each is a statement for one id: for several, PostgreSQL keeps a plan from the time when the table was
    // small, which reads all of it.
    const done = await Promise.all([
      ...roots.toSorted(byId).map(async ([id, below]) => {
        const isAnswered = below.some(({ toId }) => toId === id);
        const changed = (isAnswered ? countOpenReplies : countReplies).run(this.unitOfWork, [
          id,
          below.length,
        ]);
        return (await changed) > 0;
      }),
      this.holdAnswered(replies.flatMap(({ rootId, toId }) => (toId === rootId ? [] : [toId]))),
    ]);
    return done.every(Boolean);
  }

  async holdAnswered(ids: readonly string[]): Promise<boolean> {
    const held = [...new Set(ids)].sort().map((id) => lockAnswered.first(this.unitOfWork, [id]));
    return (await Promise.all(held)).every((row) => row !== undefined);
  }

  hold(id: string): Promise<Target | undefined> {
    return holdOpen.first(this.unitOfWork, [id]);
  }

  async threadsOf(ids: readonly string[]): Promise<ReadonlyMap<string, Target>> {
    const rows = await threadsByComments.all(this.unitOfWork, [ids]);
    return new Map(rows.map(({ id, targetKind, targetId }) => [id, { kind: targetKind, id: targetId }]));
  }

  private async answerables(asked: readonly Asked[]): Promise<(Answerable | undefined)[]> {
    const rows = await answerables.all(this.unitOfWork, [
      asked.map(({ id }) => id),
      asked.map(({ memberId }) => memberId),
    ]);
    const found = new Map(rows.map((row) => [row.place, row]));
    return asked.map(({ id }, index) => {
      const row = found.get(index + 1);
      return row && toAnswerable(id, row);
    });
  }

  /** The position of a comment; before every comment if it does not exist. */
  private async momentOf(id: string): Promise<Moment> {
    const row = await placeOf.first(this.unitOfWork, [id]);
    return row ? { postedAt: row.place, id } : OLDEST;
  }

  private async change(id: string, given: Partial<CommentRow>): Promise<Comment> {
    await this.comments.update({ id }, { ...given, version: () => 'version + 1' });
    return (await this.byIds([id]))[0]!;
  }

  private get comments() {
    return this.unitOfWork.rows(CommentRow);
  }
}

const byId = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

const scopeColumns = (scope: Comment['scope']) => ({
  scopeTitleId: scope?.titleId ?? null,
  scopeSeason: scope?.season ?? null,
  scopeNumber: scope?.number ?? null,
});

/** PostgreSQL: a row that a foreign key names does not exist. */
const MISSING = '23503';

/** The root or the answered comment was deleted since the caller has read it. */
const noneWithoutAnswered = (error: unknown): [] => {
  if ((error as { code?: unknown } | null)?.code !== MISSING) throw error;
  return [];
};

const toAnswerable = (id: string, row: AnswerableRow): Answerable => ({
  target: { kind: row.targetKind, id: row.targetId },
  reply: { rootId: row.rootId ?? id, toId: id, toAuthorId: row.authorId },
  declared: row.scope ?? undefined,
  blockerIds: row.blockerIds,
});

const toKeyed = (row: PlacedComment): KeyedComment => ({
  item: toComment(row),
  key: { postedAt: row.place, id: row.id },
});

import { columns, statement, type Tally, type UnitOfWork } from '@seyir/kit';
import type {
  ImportStore,
  MemberReaction,
  NewComment,
  Saved,
  SavedReactions,
  ThreadState,
} from '../../app/ports.js';
import type { Reaction, ReactionTarget } from '../../domain/reaction.js';
import { ThreadRow, type CommentRow } from './entities/comment.js';
import { movesOf } from './reaction-store.js';
import { toThreadState } from './thread-store.js';

const lockImports = statement(`SELECT pg_advisory_xact_lock(hashtext('comments.import'))`);

const saveComments = statement<Pick<CommentRow, 'id'> & { readonly created: boolean }>(
  `INSERT INTO comment AS c (id, target_kind, target_id, root_id, reply_to_id, reply_to_author_id, author_id,
     body, scope_title_id, scope_season, scope_number, posted_at, silent, demo, changed_at, number)
   SELECT id, kind, target, root, reply_to, reply_to_author, author, body, title, season, number, posted_at,
     true, $2, $3, post_number
   FROM jsonb_to_recordset($1::jsonb) AS given (id uuid, kind smallint, target uuid, root uuid, reply_to uuid,
     reply_to_author uuid, author uuid, body text, title uuid, season integer, number integer,
     posted_at timestamptz, post_number integer)
   ON CONFLICT (id) DO UPDATE SET body = excluded.body, scope_title_id = excluded.scope_title_id,
     scope_season = excluded.scope_season, scope_number = excluded.scope_number,
     posted_at = excluded.posted_at, version = c.version + 1, changed_at = excluded.changed_at
   WHERE c.deleted_at IS NULL AND c.edited_at IS NULL
     AND (c.body, c.scope_title_id, c.scope_season, c.scope_number, c.posted_at) IS DISTINCT FROM
       (excluded.body, excluded.scope_title_id, excluded.scope_season, excluded.scope_number, excluded.posted_at)
   RETURNING id, xmax = 0 AS created`,
);

const lockRoots = statement(
  `SELECT 1 FROM comment WHERE id IN (SELECT root_id FROM comment WHERE id = ANY($1::uuid[]))
   ORDER BY id FOR NO KEY UPDATE`,
);

const countReplies = statement(
  `UPDATE comment c SET reply_count = c.reply_count + new.replies
   FROM (SELECT root_id, count(*) AS replies FROM comment WHERE id = ANY($1::uuid[]) GROUP BY root_id) new
   WHERE c.id = new.root_id`,
);

const countInThreads = statement<ThreadRow>(
  `INSERT INTO thread AS t (target_kind, target_id, comments, replies, seq)
   SELECT target_kind, target_id, count(*) FILTER (WHERE is_new AND root_id IS NULL),
     count(*) FILTER (WHERE is_new AND root_id IS NOT NULL), 1
   FROM (SELECT *, true AS is_new FROM comment WHERE id = ANY($1::uuid[])
     UNION ALL SELECT *, false FROM comment WHERE id = ANY($2::uuid[])) changed
   GROUP BY target_kind, target_id ORDER BY target_kind, target_id
   ON CONFLICT (target_kind, target_id) DO UPDATE
   SET comments = t.comments + excluded.comments, replies = t.replies + excluded.replies, seq = t.seq + 1
   RETURNING ${columns(ThreadRow, 't')}`,
);

const saveReactions = statement<{ target: ReactionTarget; before: Reaction | null; after: Reaction }>(
  `INSERT INTO reaction AS r (target_type, target_id, member_id, reaction)
   SELECT type, id, "memberId", reaction
   FROM jsonb_to_recordset($1::jsonb) AS given (type text, id uuid, "memberId" uuid, reaction smallint)
   ORDER BY id, type, "memberId"
   ON CONFLICT (target_id, target_type, member_id)
   DO UPDATE SET previous = r.reaction, reaction = excluded.reaction WHERE r.reaction <> excluded.reaction
   RETURNING jsonb_build_object('type', target_type, 'id', target_id) AS target, previous AS before, reaction AS after`,
);

/** A batch reaches the database as one JSON text per statement. */
export class SqlImportStore implements ImportStore {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tally: Tally,
  ) {}

  async lock(): Promise<void> {
    await lockImports.run(this.unitOfWork);
  }

  async saveComments(comments: readonly NewComment[], how: { now: Date; demo: boolean }): Promise<Saved> {
    const saved = await saveComments.all(this.unitOfWork, [
      JSON.stringify(comments.map(toJson)),
      how.demo,
      how.now,
    ]);
    const idsOf = (created: boolean) => saved.filter((row) => row.created === created).map((row) => row.id);
    const created = idsOf(true);
    const updated = idsOf(false);
    return { created, updated, threads: await this.count(created, updated) };
  }

  /**
   * Adds new replies to the counters of their roots, then everything new to the counters of the threads: the lock
   * order of all writers.
   */
  private async count(created: readonly string[], updated: readonly string[]): Promise<ThreadState[]> {
    await lockRoots.run(this.unitOfWork, [created]);
    await countReplies.run(this.unitOfWork, [created]);
    const rows = await countInThreads.all(this.unitOfWork, [created, updated]);
    return rows.map(toThreadState);
  }

  async saveReactions(reactions: readonly MemberReaction[]): Promise<SavedReactions> {
    const given = JSON.stringify(reactions.map(({ target, ...rest }) => ({ ...target, ...rest })));
    const saved = await saveReactions.all(this.unitOfWork, [given]);
    await this.tally.addAll(
      saved.flatMap(({ target, before, after }) =>
        movesOf({ before, after }).map((move) => ({ target, ...move })),
      ),
    );
    const created = saved.filter(({ before }) => before === null).length;
    return { created, updated: saved.length - created };
  }
}

const toJson = ({ id, target, reply, authorId, body, scope, postedAt, number }: NewComment) => ({
  id,
  kind: target.kind,
  target: target.id,
  ...(reply && { root: reply.rootId, reply_to: reply.toId, reply_to_author: reply.toAuthorId }),
  author: authorId,
  body,
  ...(scope && { title: scope.titleId, season: scope.season, number: scope.number }),
  posted_at: postedAt.toISOString(),
  ...(number !== undefined && { post_number: number }),
});

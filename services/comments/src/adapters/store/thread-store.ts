import { columns, prepared, statement, type UnitOfWork } from '@seyir/kit';
import type { ThreadCounts, ThreadState, ThreadStore } from '../../app/ports.js';
import type { Target } from '../../domain/target.js';
import { ThreadRow } from './entities/comment.js';

const advanceThread = prepared<ThreadRow>(
  `INSERT INTO thread AS t (target_kind, target_id, comments, replies, seq) VALUES ($1, $2, $3, $4, 1)
   ON CONFLICT (target_kind, target_id) DO UPDATE
   SET comments = t.comments + excluded.comments, replies = t.replies + excluded.replies, seq = t.seq + 1
   RETURNING ${columns(ThreadRow, 't')}`,
);

const advanceThreads = statement<ThreadRow>(
  `WITH held AS MATERIALIZED (
     SELECT target_kind, target_id FROM thread
     WHERE (target_kind, target_id) IN (SELECT * FROM unnest($1::smallint[], $2::uuid[]))
     ORDER BY target_kind, target_id FOR UPDATE
   )
   UPDATE thread t SET seq = seq + 1 FROM held
   WHERE (t.target_kind, t.target_id) = (held.target_kind, held.target_id) RETURNING ${columns(ThreadRow, 't')}`,
);

const statesOf = prepared<ThreadRow>(
  `SELECT ${columns(ThreadRow, 't')} FROM unnest($1::smallint[], $2::uuid[]) AS asked (kind, id)
   JOIN thread t ON t.target_kind = asked.kind AND t.target_id = asked.id`,
);

export class SqlThreadStore implements ThreadStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async advance({ kind, id }: Target, added: ThreadCounts = NONE): Promise<ThreadState> {
    const row = await advanceThread.first(this.unitOfWork, [kind, id, added.comments, added.replies]);
    return toThreadState(row!);
  }

  async advanceAll(targets: readonly Target[]): Promise<ThreadState[]> {
    const rows = await advanceThreads.all(this.unitOfWork, valuesOf(targets));
    return rows.map(toThreadState);
  }

  async states(targets: readonly Target[]): Promise<ThreadState[]> {
    if (targets.length === 0) return [];
    return (await statesOf.all(this.unitOfWork, valuesOf(targets))).map(toThreadState);
  }
}

const valuesOf = (targets: readonly Target[]) => [
  targets.map(({ kind }) => kind),
  targets.map(({ id }) => id),
];

const NONE: ThreadCounts = { comments: 0, replies: 0 };

export const toThreadState = (row: ThreadRow): ThreadState => ({
  target: { kind: row.targetKind, id: row.targetId },
  comments: row.comments,
  replies: row.replies,
  seq: row.seq,
});

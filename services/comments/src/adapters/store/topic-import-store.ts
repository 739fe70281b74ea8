import { statement, type UnitOfWork } from '@seyir/kit';
import type { ImportedTopicRow, SavedTopics, TopicImportStore } from '../../app/ports.js';

/** A topic that was deleted is not created again: its tombstone stays. */
const saveTopics = statement<{ readonly id: string; readonly created: boolean }>(
  `INSERT INTO topic AS t (id, category, title, body, author_id, title_id, scope_title_id, scope_season, scope_number,
     posted_at, active_at, pinned, locked, silent, changed_at)
   SELECT id, category, title, body, author, about, scope_title, season, number, posted_at, posted_at, pinned, locked,
     true, $2
   FROM jsonb_to_recordset($1::jsonb) AS given (id uuid, category smallint, title text, body text, author uuid,
     about uuid, scope_title uuid, season integer, number integer, posted_at timestamptz, pinned boolean, locked boolean)
   WHERE NOT EXISTS (SELECT 1 FROM gone_subject g WHERE g.id = given.id)
   ON CONFLICT (id) DO UPDATE SET title = excluded.title, body = excluded.body, title_id = excluded.title_id,
     scope_title_id = excluded.scope_title_id, scope_season = excluded.scope_season,
     scope_number = excluded.scope_number, posted_at = excluded.posted_at, version = t.version + 1,
     text_version = t.text_version + 1,
     changed_at = excluded.changed_at
   WHERE t.deleted_at IS NULL AND t.edited_at IS NULL AND t.author_id = excluded.author_id
     AND (t.title, t.body, t.title_id, t.scope_title_id, t.scope_season, t.scope_number, t.posted_at)
       IS DISTINCT FROM (excluded.title, excluded.body, excluded.title_id, excluded.scope_title_id,
         excluded.scope_season, excluded.scope_number, excluded.posted_at)
   RETURNING id, xmax = 0 AS created`,
);

const lockTopics = statement<{ readonly id: string; readonly lastNumber: number }>(
  `SELECT id, last_number AS "lastNumber" FROM topic WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL
   ORDER BY id FOR NO KEY UPDATE`,
);

const settleTopics = statement(
  `UPDATE topic t SET last_number = greatest(t.last_number, coalesce(last.number, 0)),
     active_at = greatest(t.posted_at, last.posted_at)
   FROM unnest($1::uuid[]) AS asked (id) LEFT JOIN LATERAL (
     SELECT c.number, c.posted_at FROM comment c WHERE c.target_id = asked.id AND c.number IS NOT NULL
     ORDER BY c.number DESC LIMIT 1) last ON true
   WHERE t.id = asked.id`,
);

export class SqlTopicImportStore implements TopicImportStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async save(topics: readonly ImportedTopicRow[], { now }: { readonly now: Date }): Promise<SavedTopics> {
    const saved = await saveTopics.all(this.unitOfWork, [JSON.stringify(topics.map(toJson)), now]);
    const locked = await lockTopics.all(this.unitOfWork, [topics.map(({ id }) => id)]);
    return {
      created: saved.filter(({ created }) => created).map(({ id }) => id),
      updated: saved.filter(({ created }) => !created).map(({ id }) => id),
      lastNumbers: new Map(locked.map(({ id, lastNumber }) => [id, lastNumber])),
    };
  }

  async settle(ids: readonly string[]): Promise<void> {
    await settleTopics.run(this.unitOfWork, [ids]);
  }
}

const toJson = ({ authorId, titleId, scope, postedAt, ...topic }: ImportedTopicRow) => ({
  ...topic,
  author: authorId,
  about: titleId,
  ...(scope && { scope_title: scope.titleId, season: scope.season, number: scope.number }),
  posted_at: postedAt.toISOString(),
});

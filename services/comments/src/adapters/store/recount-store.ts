import type { UnitOfWork } from '@seyir/kit';
import type { RecountStore } from '../../app/ports.js';
import type { Target } from '../../domain/target.js';

export class SqlRecountStore implements RecountStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async recountReplies(after: Target | undefined, limit: number): Promise<Target | undefined> {
    const threads = await this.query<Target>(
      `SELECT target_kind AS kind, target_id AS id FROM thread
       WHERE (target_kind, target_id) > ($1::smallint, $2::uuid)
       ORDER BY target_kind, target_id LIMIT $3 FOR UPDATE`,
      [after?.kind ?? 0, after?.id ?? '00000000-0000-0000-0000-000000000000', limit],
    );
    // A statement of its own: a reply that was counted before the lock is seen, and one that waits for it adds itself.
    await this.query(
      `UPDATE thread t SET replies = (
         SELECT coalesce(sum(c.reply_count), 0) FROM comment c
         WHERE c.target_kind = t.target_kind AND c.target_id = t.target_id AND c.root_id IS NULL)
       WHERE (target_kind, target_id) IN (
         SELECT * FROM unnest($1::smallint[], $2::uuid[]))`,
      [threads.map(({ kind }) => kind), threads.map(({ id }) => id)],
    );
    return threads.at(-1);
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}

import type { UnitOfWork } from '@seyir/kit';
import type { Ledger } from '../../app/ports.js';
import { recountAll } from './counters.js';

/**
 * Writes to a catalogue are rare and reads are many: one writer at a time, and counters that are counted anew by the
 * writer inside its own transaction, so that no reader ever counts.
 */
export class SqlLedger implements Ledger {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async lock(): Promise<void> {
    await this.unitOfWork.manager.query(`SELECT pg_advisory_xact_lock(hashtext('catalogue.write'))`);
  }

  async recount(titleIds: readonly string[]): Promise<void> {
    const db = this.unitOfWork.manager;
    await db.query(`DELETE FROM season WHERE title_id = ANY($1::uuid[])`, [titleIds]);
    await db.query(
      `INSERT INTO season (title_id, number, episode_count)
       SELECT title_id, season, count(*) FROM episode WHERE title_id = ANY($1::uuid[]) GROUP BY title_id, season`,
      [titleIds],
    );
    await db.query(
      `UPDATE title SET episode_count =
         (SELECT coalesce(sum(episode_count), 0) FROM season WHERE title_id = title.id)
       WHERE id = ANY($1::uuid[])`,
      [titleIds],
    );
    for (const statement of recountAll) await db.query(statement);
  }
}

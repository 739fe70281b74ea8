import { statement, type UnitOfWork } from '@seyir/kit';
import type { FaqStore } from '../../app/article-ports.js';
import type { FaqEntry } from '../../domain/article.js';
import { FaqEntryRow } from './entities/article.js';

const lock = statement(`SELECT pg_advisory_xact_lock(hashtext('catalogue.faq'))`);

const write = statement(
  `INSERT INTO faq_entry (id, question, answer, position, changed_at, demo)
   SELECT x.id, x.question, x.answer, x.position, $2, $3
   FROM jsonb_to_recordset($1::jsonb) AS x(id uuid, question text, answer text, position integer)
   ON CONFLICT (id) DO UPDATE SET
     question = EXCLUDED.question, answer = EXCLUDED.answer, position = EXCLUDED.position,
     changed_at = EXCLUDED.changed_at`,
);

const removeDemo = statement<{ readonly id: string }>(`DELETE FROM faq_entry WHERE demo RETURNING id`);

export class SqlFaqStore implements FaqStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async all(): Promise<FaqEntry[]> {
    const order = { position: 'ASC', id: 'ASC' } as const;
    const rows = await this.unitOfWork.rows(FaqEntryRow).find({ order });
    return rows.map(({ id, question, answer, position }) => ({ id, question, answer, position }));
  }

  async lock(): Promise<void> {
    await lock.run(this.unitOfWork);
  }

  async save(entries: readonly FaqEntry[], { at, demo }: { at: Date; demo: boolean }): Promise<void> {
    await write.run(this.unitOfWork, [JSON.stringify(entries), at, demo]);
  }

  async demoIds(): Promise<string[]> {
    const rows = await this.unitOfWork
      .rows(FaqEntryRow)
      .find({ select: { id: true }, where: { demo: true }, order: { id: 'ASC' } });
    return rows.map(({ id }) => id);
  }

  async removeDemo(): Promise<string[]> {
    return (await removeDemo.all(this.unitOfWork)).map(({ id }) => id);
  }
}

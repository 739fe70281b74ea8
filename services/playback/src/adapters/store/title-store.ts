import { statement, type UnitOfWork } from '@seyir/kit';
import { Any } from 'typeorm';
import type { TitleStore } from '../../app/ports.js';
import type { Title } from '../../domain/title.js';
import { TitleRow } from './entities/catalogue.js';

const addMissing = statement(
  `INSERT INTO title (id, kind, removed)
   SELECT * FROM jsonb_to_recordset($1::jsonb) AS t(id uuid, kind smallint, removed boolean)
   ON CONFLICT (id) DO NOTHING`,
);

export class SqlTitleStore implements TitleStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async byIds(ids: readonly string[]): Promise<Title[]> {
    const rows = await this.titles.findBy({ id: Any(ids) });
    return rows.map(({ id, kind, removed }) => ({ id, kind, removed }));
  }

  async keep({ id, kind, removed }: Title): Promise<void> {
    await this.titles.upsert({ id, kind, removed }, ['id']);
  }

  async addMissing(titles: readonly Title[]): Promise<void> {
    await addMissing.run(this.unitOfWork, [JSON.stringify(titles)]);
  }

  private get titles() {
    return this.unitOfWork.rows(TitleRow);
  }
}

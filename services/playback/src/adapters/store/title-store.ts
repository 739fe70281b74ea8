import type { UnitOfWork } from '@seyir/kit';
import type { TitleStore } from '../../app/ports.js';
import type { Title } from '../../domain/title.js';

const INSERT = `INSERT INTO title
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS t(id uuid, kind smallint, removed boolean)`;

export class SqlTitleStore implements TitleStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  byIds(ids: readonly string[]): Promise<Title[]> {
    return this.unitOfWork.manager.query<Title[]>(
      `SELECT id, kind, removed FROM title WHERE id = ANY($1::uuid[])`,
      [ids],
    );
  }

  async keep(title: Title): Promise<void> {
    await this.unitOfWork.manager.query(
      `${INSERT} ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, removed = excluded.removed`,
      [JSON.stringify([title])],
    );
  }

  async addMissing(titles: readonly Title[]): Promise<void> {
    await this.unitOfWork.manager.query(`${INSERT} ON CONFLICT (id) DO NOTHING`, [JSON.stringify(titles)]);
  }
}

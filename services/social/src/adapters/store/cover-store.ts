import { statement, type UnitOfWork } from '@seyir/kit';
import type { CoverStore } from '../../app/cover-ports.js';
import { TextCoverRow } from './entities/text-cover.js';

const keepCover = statement(
  `INSERT INTO text_cover (case_id, target_id, title_id) VALUES ($1, $2, $3)
   ON CONFLICT (case_id) DO UPDATE SET title_id = excluded.title_id`,
);

export class SqlCoverStore implements CoverStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async keep(caseId: string, targetId: string, titleId: string | undefined): Promise<void> {
    if (titleId === undefined) await this.unitOfWork.rows(TextCoverRow).delete({ caseId });
    else await keepCover.run(this.unitOfWork, [caseId, targetId, titleId]);
  }

  async of(targetId: string): Promise<string | undefined> {
    const rows = this.unitOfWork.rows(TextCoverRow);
    return (await rows.findOne({ where: { targetId }, order: { caseId: 'ASC' } }))?.titleId;
  }
}

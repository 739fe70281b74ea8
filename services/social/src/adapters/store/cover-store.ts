import { statement, type UnitOfWork } from '@seyir/kit';
import type { CoverStore } from '../../app/cover-ports.js';
import type { Scope } from '../../domain/spoiler.js';
import { TextCoverRow } from './entities/text-cover.js';

const keepCover = statement(
  `INSERT INTO text_cover (case_id, target_id, title_id, season, number) VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (case_id) DO UPDATE SET title_id = excluded.title_id, season = excluded.season, number = excluded.number`,
);

const widestCover = statement<Scope>(
  `SELECT title_id AS "titleId", season, number FROM text_cover WHERE target_id = $1
   ORDER BY season = 0 DESC, season DESC, number DESC, case_id LIMIT 1`,
);

export class SqlCoverStore implements CoverStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async keep(caseId: string, targetId: string, scope: Scope | undefined): Promise<void> {
    if (!scope) await this.unitOfWork.rows(TextCoverRow).delete({ caseId });
    else await keepCover.run(this.unitOfWork, [caseId, targetId, scope.titleId, scope.season, scope.number]);
  }

  of(targetId: string): Promise<Scope | undefined> {
    return widestCover.first(this.unitOfWork, [targetId]);
  }
}

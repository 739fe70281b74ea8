import { insertMissing, type UnitOfWork } from '@seyir/kit';
import { IsNull } from 'typeorm';
import type { ImportedDesk } from '../../app/import-desk.js';
import type { DeskImports } from '../../app/ports.js';
import { ContactMessageRow } from './entities/mail.js';
import { RemovalRequestRow } from './entities/removal-request.js';
import { SanctionRow } from './entities/sanction.js';

export class SqlDeskImports implements DeskImports {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add({ contacts, removals, sanctions }: ImportedDesk): Promise<number> {
    const contactRows = contacts.map(
      ({ memberId = null, handledAt = null, handledBy = null, ...contact }) => ({
        ...contact,
        memberId,
        handledAt,
        handledBy,
      }),
    );
    const removalRows = removals.map(({ right: claim, links, ...request }) => {
      const {
        confirmedAt = null,
        dueAt = null,
        decidedAt = null,
        decidedBy = null,
        outcome = null,
      } = request;
      return { ...request, claim, links: [...links], confirmedAt, dueAt, decidedAt, decidedBy, outcome };
    });
    const sanctionRows = sanctions.map(({ until = null, imposedBy = null, caseId = null, ...sanction }) => ({
      ...sanction,
      until,
      imposedBy,
      caseId,
      endedAt: sanction.endedAt ?? null,
    }));
    let created = 0;
    if (contactRows.length > 0)
      created += await insertMissing(this.unitOfWork, ContactMessageRow, contactRows);
    if (removalRows.length > 0)
      created += await insertMissing(this.unitOfWork, RemovalRequestRow, removalRows);
    // The clock of a request that waits moves with the dates of the demo, so that it is never overdue.
    for (const { id, confirmedAt, dueAt } of removalRows)
      await this.unitOfWork
        .rows(RemovalRequestRow)
        .update({ id, decidedAt: IsNull() }, { confirmedAt, dueAt });
    if (sanctionRows.length > 0) created += await insertMissing(this.unitOfWork, SanctionRow, sanctionRows);
    return created;
  }
}

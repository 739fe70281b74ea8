import { columns, statement, type UnitOfWork } from '@seyir/kit';
import type { StandingNotification, SweepStore } from '../../app/ports.js';
import { NotificationRow } from './entities/notification.js';

const standing = statement<StandingNotification>(
  `SELECT ${columns(NotificationRow, 'n', ['id', 'memberId', 'causeId', 'kind'])},
     EXISTS (SELECT FROM announcement a WHERE a.id = n.cause_id) AS announced
   FROM notification n WHERE id > $1 ORDER BY id LIMIT $2`,
);

export class SqlSweepStore implements SweepStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  standing(after: string, limit: number): Promise<StandingNotification[]> {
    return standing.all(this.unitOfWork, [after, limit]);
  }
}

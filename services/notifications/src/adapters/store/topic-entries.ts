import { statement, type UnitOfWork } from '@seyir/kit';
import type { TopicEntries } from '../../app/topic-ports.js';

/** The condition of the index `notification_topic`. */
const membersTold = statement<{ readonly memberId: string }>(
  `SELECT member_id AS "memberId" FROM notification
   WHERE kind = 'topic-posts' AND NOT removed AND target_id = $1 AND member_id > $2 ORDER BY member_id LIMIT $3`,
);

export class SqlTopicEntries implements TopicEntries {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async membersNotifiedOf(topicId: string, after: string, limit: number): Promise<string[]> {
    return (await membersTold.all(this.unitOfWork, [topicId, after, limit])).map(({ memberId }) => memberId);
  }
}

import { statement, type UnitOfWork } from '@seyir/kit';
import type { TopicRemovalStore } from '../../app/ports.js';
import { nobody } from '../../domain/comment.js';
import type { Topic } from '../../domain/topic.js';
import { topicColumns, topicJoins, toTopic, type ReadTopicRow } from './topic-rows.js';

const topicsOfAuthor = statement<{ readonly id: string; readonly answered: boolean }>(
  `SELECT id, EXISTS (SELECT 1 FROM comment c WHERE c.target_id = topic.id AND c.number IS NOT NULL) AS answered
   FROM topic WHERE author_id = $1 AND id > $2 AND deleted_at IS NULL ORDER BY id LIMIT $3`,
);

const emptyTopics = statement(
  `WITH held AS MATERIALIZED (SELECT id FROM topic WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE)
   UPDATE topic t SET author_id = $2, body = '', mentioned_ids = '{}', version = version + 1,
     text_version = text_version + 1, changed_at = $3 FROM held WHERE t.id = held.id`,
);

const emptied = statement<ReadTopicRow>(
  `SELECT ${topicColumns} FROM topic t ${topicJoins} WHERE t.id = ANY($1::uuid[])`,
);

const abandonedTopics = statement<{ readonly id: string }>(
  `SELECT id FROM topic t WHERE id = ANY($1::uuid[]) AND author_id = $2 AND deleted_at IS NULL
     AND NOT EXISTS (SELECT 1 FROM comment c WHERE c.target_id = t.id AND c.number IS NOT NULL)`,
);

const forgetReader = statement(
  `WITH chunk AS MATERIALIZED (SELECT topic_id FROM topic_reader WHERE member_id = $1 LIMIT $2 FOR UPDATE)
   DELETE FROM topic_reader r USING chunk WHERE r.member_id = $1 AND r.topic_id = chunk.topic_id`,
);

const forgetMentions = statement(
  `WITH named AS MATERIALIZED (
     SELECT id FROM topic WHERE mentioned_ids @> ARRAY[$1::uuid] AND mentioned_ids <> '{}' LIMIT $2),
   held AS MATERIALIZED (SELECT id FROM topic WHERE id IN (SELECT id FROM named) ORDER BY id FOR NO KEY UPDATE)
   UPDATE topic t SET mentioned_ids = array_remove(mentioned_ids, $1::uuid) FROM held WHERE t.id = held.id`,
);

const deleteReaders = statement(
  `WITH chunk AS MATERIALIZED (SELECT member_id FROM topic_reader WHERE topic_id = $1 LIMIT $2 FOR UPDATE)
   DELETE FROM topic_reader r USING chunk WHERE r.topic_id = $1 AND r.member_id = chunk.member_id`,
);

const deleteTopic = statement(`DELETE FROM topic WHERE id = $1`);

export class SqlTopicRemovalStore implements TopicRemovalStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  ofAuthor(memberId: string, after: string, limit: number) {
    return topicsOfAuthor.all(this.unitOfWork, [memberId, after, limit]);
  }

  async empty(ids: readonly string[], now: Date): Promise<Topic[]> {
    if (ids.length === 0) return [];
    await emptyTopics.run(this.unitOfWork, [ids, nobody, now]);
    return (await emptied.all(this.unitOfWork, [ids])).map(toTopic);
  }

  async abandoned(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    return (await abandonedTopics.all(this.unitOfWork, [ids, nobody])).map(({ id }) => id);
  }

  forgetReader(memberId: string, limit: number): Promise<number> {
    return forgetReader.run(this.unitOfWork, [memberId, limit]);
  }

  forgetMentions(memberId: string, limit: number): Promise<number> {
    return forgetMentions.run(this.unitOfWork, [memberId, limit]);
  }

  async delete(id: string, limit: number): Promise<boolean> {
    if ((await deleteReaders.run(this.unitOfWork, [id, limit])) === limit) return false;
    await deleteTopic.run(this.unitOfWork, [id]);
    return true;
  }
}

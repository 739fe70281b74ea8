import { statement, type Keyed, type KeySlice, type UnitOfWork } from '@seyir/kit';
import type {
  ChangedTopic,
  FollowedKey,
  NewTopic,
  TopicFilter,
  TopicKey,
  TopicStore,
} from '../../app/ports.js';
import type { Topic, TopicCategory } from '../../domain/topic.js';
import { coverColumns } from './cover-rows.js';
import { TopicRow } from './entities/topic.js';
import { listFollowed } from './followed-topics.js';
import { listTopics, topicsMovedFrom } from './topic-list-store.js';
import { topicColumns, topicJoins, toTopic, type ReadTopicRow } from './topic-rows.js';

const topicsByIds = statement<ReadTopicRow>(
  `SELECT ${topicColumns} FROM topic t ${topicJoins} WHERE t.id = ANY($1::uuid[]) AND t.deleted_at IS NULL`,
);

/** Includes deleted topics, because an event contains the last state of a topic. */
const changedTopic = statement<ReadTopicRow>(
  `SELECT ${topicColumns} FROM topic t ${topicJoins} WHERE t.id = $1`,
);

const lockTopic = statement<object>(
  `SELECT 1 FROM topic WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
);

const topicsAfter = statement<ReadTopicRow>(
  `SELECT ${topicColumns} FROM (
     SELECT * FROM topic WHERE deleted_at IS NULL AND (id > $1::uuid OR $1::uuid IS NULL) ORDER BY id LIMIT $2
   ) t ${topicJoins} ORDER BY t.id`,
);

/** A locked topic gives out no number, so the caller refuses the post. */
const takeNumber = statement<{ readonly number: number; readonly locked: boolean }>(
  `UPDATE topic SET last_number = last_number + CASE WHEN locked THEN 0 ELSE 1 END,
     active_at = CASE WHEN locked THEN active_at ELSE $2 END
   WHERE id = $1 AND deleted_at IS NULL RETURNING last_number AS number, locked`,
);

export class SqlTopicStore implements TopicStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async byIds(ids: readonly string[]): Promise<Topic[]> {
    if (ids.length === 0) return [];
    return (await topicsByIds.all(this.unitOfWork, [ids])).map(toTopic);
  }

  list(filter: TopicFilter, slice: KeySlice<TopicKey>): Promise<Keyed<Topic, TopicKey>[]> {
    return listTopics(this.unitOfWork, filter, slice);
  }

  followed(
    readerId: string,
    category: TopicCategory | undefined,
    slice: KeySlice<FollowedKey>,
  ): Promise<Keyed<Topic, FollowedKey>[]> {
    return listFollowed(this.unitOfWork, readerId, category, slice);
  }

  movedFrom(category: TopicCategory, since: Date, limit: number): Promise<Topic[]> {
    return topicsMovedFrom(this.unitOfWork, category, since, limit);
  }

  async after(id: string | undefined, limit: number): Promise<Topic[]> {
    return (await topicsAfter.all(this.unitOfWork, [id ?? null, limit])).map(toTopic);
  }

  async add({ titleId, scope, postedAt, mentionedIds, ...topic }: NewTopic): Promise<Topic> {
    await this.topics.insert({
      ...topic,
      mentionedIds: [...mentionedIds],
      titleId: titleId ?? null,
      ...scopeColumns(scope),
      postedAt,
      activeAt: postedAt,
      changedAt: postedAt,
    });
    return (await this.byIds([topic.id]))[0]!;
  }

  async lock(id: string): Promise<Topic | undefined> {
    if (!(await lockTopic.first(this.unitOfWork, [id]))) return undefined;
    return (await this.byIds([id]))[0];
  }

  async change(id: string, to: ChangedTopic, now: Date): Promise<Topic> {
    await this.topics.update(
      { id },
      {
        ...rowOf(to, now),
        changedAt: now,
        version: () => 'version + 1',
        ...('body' in to && { textVersion: () => 'text_version + 1' }),
      },
    );
    const row = await changedTopic.first(this.unitOfWork, [id]);
    return toTopic(row!);
  }

  takeNumber(id: string, now: Date) {
    return takeNumber.first(this.unitOfWork, [id, now]);
  }

  private get topics() {
    return this.unitOfWork.rows(TopicRow);
  }
}

const rowOf = (to: ChangedTopic, now: Date): Partial<TopicRow> => {
  if ('deleted' in to) return { deletedAt: now };
  if ('moved' in to) return { category: to.category, movedFrom: to.moved.category, movedAt: to.moved.at };
  if ('cover' in to) return coverColumns(to.cover);
  if (!('body' in to)) return to;
  const { title, body, titleId, scope, mentionedIds } = to;
  return {
    title,
    body,
    mentionedIds: [...mentionedIds],
    titleId: titleId ?? null,
    ...scopeColumns(scope),
    editedAt: now,
  };
};

export const scopeColumns = (scope: Topic['scope'] | undefined) => ({
  scopeTitleId: scope?.titleId ?? null,
  scopeSeason: scope?.season ?? null,
  scopeNumber: scope?.number ?? null,
});

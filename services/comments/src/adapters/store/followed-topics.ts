import { LAST_ID, statement, type Keyed, type KeySlice, type UnitOfWork } from '@seyir/kit';
import type { FollowedKey } from '../../app/ports.js';
import type { Topic, TopicCategory } from '../../domain/topic.js';
import type { ListedRow } from './topic-list-store.js';
import { listColumns, listJoins, toTopic } from './topic-rows.js';

/** The topics of a group are sorted by activity, so a page reads a whole group at most. */
const GROUP = 500;

/** A position before every topic. */
const NEWEST = { at: 'infinity', id: LAST_ID } as const;
const START: FollowedKey = { before: 'infinity', beforeId: LAST_ID, ...NEWEST };

const nextGroup = statement<{ readonly topicId: string; readonly followedAt: string }>(
  `SELECT topic_id AS "topicId", followed_at::text AS "followedAt" FROM topic_reader
   WHERE member_id = $1 AND followed_at IS NOT NULL AND (followed_at, topic_id) < ($2::timestamptz, $3::uuid)
   ORDER BY followed_at DESC, topic_id DESC LIMIT ${GROUP}`,
);

/** The topics are looked up one by one: a join would read the topics of the whole site in their order. */
const topicsOfGroup = statement<ListedRow>(
  `SELECT ${listColumns}, t.active_at::text AS place FROM (
     SELECT topic.* FROM unnest($1::uuid[]) AS kept (topic_id)
       CROSS JOIN LATERAL (SELECT * FROM topic WHERE id = kept.topic_id LIMIT 1) topic
     WHERE deleted_at IS NULL AND (active_at, id) < ($2::timestamptz, $3::uuid)
       AND ($4::integer IS NULL OR category = $4)
     ORDER BY active_at DESC, id DESC LIMIT $5
   ) t ${listJoins} ORDER BY t.active_at DESC, t.id DESC`,
);

/** The topics that a member follows: those that were followed last come in the first group. */
export const listFollowed = async (
  unitOfWork: UnitOfWork,
  readerId: string,
  category: TopicCategory | undefined,
  { after = START, skip, limit }: KeySlice<FollowedKey>,
): Promise<Keyed<Topic, FollowedKey>[]> => {
  const found: Keyed<Topic, FollowedKey>[] = [];
  let place = after;
  for (;;) {
    const { before, beforeId } = place;
    const group = await nextGroup.all(unitOfWork, [readerId, before, beforeId]);
    const ids = group.map(({ topicId }) => topicId);
    const rows = await topicsOfGroup.all(unitOfWork, [
      ids,
      place.at,
      place.id,
      category ?? null,
      skip + limit - found.length,
    ]);
    found.push(
      ...rows.map((row) => ({ item: toTopic(row), key: { before, beforeId, at: row.place, id: row.id } })),
    );
    const last = group.at(-1);
    if (!last || group.length < GROUP || found.length === skip + limit) return found.slice(skip);
    place = { before: last.followedAt, beforeId: last.topicId, ...NEWEST };
  }
};

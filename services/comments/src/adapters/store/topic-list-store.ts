import { LAST_ID, statement, type Keyed, type KeySlice, type UnitOfWork } from '@seyir/kit';
import type { TopicFilter, TopicKey } from '../../app/ports.js';
import type { Topic, TopicCategory } from '../../domain/topic.js';
import { listColumns, listJoins, toTopic, type ReadTopicRow } from './topic-rows.js';

/** A position before every topic: lists begin with the newest pinned topic. */
const START: TopicKey = { pinned: 1, at: 'infinity', id: LAST_ID };

export interface ListedRow extends ReadTopicRow {
  /** The ordering time with microseconds. */
  readonly place: string;
}

/** The rows are limited before the joins, so that only the page's rows are joined. $1 and $2 are the limit and the rows to skip. */
const listBy = (at: 'active_at' | 'posted_at', among: string, order = `${at} DESC, id DESC`) =>
  statement<ListedRow>(
    `SELECT ${listColumns}, t.${at}::text AS place FROM (
       SELECT * FROM topic WHERE deleted_at IS NULL AND ${among} ORDER BY ${order} LIMIT $1 OFFSET $2
     ) t ${listJoins} ORDER BY ${order
       .split(', ')
       .map((column) => `t.${column}`)
       .join(', ')}`,
  );

const after = (at: string) => `(${at}, id) < ($3::timestamptz, $4::uuid)`;

const lists = {
  activity: listBy('active_at', after('active_at')),
  activityIn: listBy(
    'active_at',
    `category = $5 AND (pinned, active_at, id) < ($6::integer::boolean, $3::timestamptz, $4::uuid)`,
    'pinned DESC, active_at DESC, id DESC',
  ),
  aboutTitle: listBy('active_at', `title_id = $5 AND ${after('active_at')}`),
  found: listBy(
    'active_at',
    // The text of an erased member is gone at once, its key with the task.
    `(title_key LIKE $5 OR body_key LIKE $5
        AND NOT EXISTS (SELECT FROM gone_member g WHERE g.member_id = topic.author_id))
     AND ($6::integer IS NULL OR category = $6) AND ${after('active_at')}`,
  ),
  new: listBy('posted_at', after('posted_at')),
  newIn: listBy('posted_at', `category = $5 AND ${after('posted_at')}`),
  unanswered: listBy('posted_at', `last_number = 0 AND ${after('posted_at')}`),
  unansweredIn: listBy('posted_at', `category = $5 AND last_number = 0 AND ${after('posted_at')}`),
} as const;

const movedOut = statement<ReadTopicRow>(
  `SELECT ${listColumns} FROM (
     SELECT * FROM topic WHERE deleted_at IS NULL AND moved_from = $1 AND moved_at > $2 AND category <> $1
     ORDER BY moved_at DESC LIMIT $3
   ) t ${listJoins} ORDER BY t.moved_at DESC`,
);

export const listTopics = async (
  unitOfWork: UnitOfWork,
  filter: TopicFilter,
  { after: key = START, skip, limit }: KeySlice<TopicKey>,
): Promise<Keyed<Topic, TopicKey>[]> => {
  const [list, more] = listFor(filter, key);
  const rows = await list.all(unitOfWork, [limit, skip, key.at, key.id, ...more]);
  return rows.map((row) => ({
    item: toTopic(row),
    key: { pinned: Number(row.pinned), at: row.place, id: row.id },
  }));
};

const listFor = ({ order, category, titleId, search }: TopicFilter, { pinned }: TopicKey) => {
  if (search !== undefined) return [lists.found, [patternOf(search), category ?? null]] as const;
  if (order === 'activity' && titleId !== undefined) return [lists.aboutTitle, [titleId]] as const;
  if (category === undefined) return [lists[order], []] as const;
  return order === 'activity'
    ? ([lists.activityIn, [category, pinned]] as const)
    : ([lists[`${order}In`], [category]] as const);
};

/** The LIKE pattern of texts that contain a key. */
export const patternOf = (key: string): string => `%${key.replace(/[\\%_]/g, '\\$&')}%`;

export const topicsMovedFrom = async (
  unitOfWork: UnitOfWork,
  category: TopicCategory,
  since: Date,
  limit: number,
): Promise<Topic[]> => (await movedOut.all(unitOfWork, [category, since, limit])).map(toTopic);

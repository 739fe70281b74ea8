import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { SnapshotRequest, SnapshotResponseSchema, Topic } from '@seyir/proto';
import { notFound } from '../errors/index.js';
import type { SnapshotPage } from '../lists/index.js';
import { toRecord } from './outbox.js';

type Answer = MessageInitShape<typeof SnapshotResponseSchema>;

/** The current state of a topic's aggregates, page by page, in the format of the topic's events. */
export interface TopicSnapshot {
  readonly topic: string;
  readonly read: (cursor: string, limit: number) => Promise<Answer>;
}

export const topicSnapshot = <T extends Topic, State extends { readonly changedAt: Date }>(
  topic: T,
  page: (cursor: string, limit: number) => Promise<SnapshotPage<State>>,
  message: (state: State) => MessageInitShape<T['message']>,
): TopicSnapshot => ({
  topic: topic.name,
  async read(cursor, limit) {
    const { items, nextCursor } = await page(cursor, limit);
    const records = items.map((state) => {
      const { type, key, version, data, time } = toRecord(topic, message(state), {
        id: '',
        time: state.changedAt,
      });
      return { type, key, version, data, time: timestampFromDate(time) };
    });
    return { records, nextCursor };
  },
});

/** Handles the call `Snapshot` of a contract. NOT_FOUND for any other topic. */
export const snapshotHandler =
  (...snapshots: readonly TopicSnapshot[]) =>
  async ({ topic, cursor, limit }: SnapshotRequest): Promise<Answer> => {
    const snapshot = snapshots.find((of) => of.topic === topic);
    if (!snapshot) throw notFound(`topic ${topic}`);
    return snapshot.read(cursor, limit);
  };

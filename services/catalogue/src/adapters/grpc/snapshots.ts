import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { notFound, toRecord, type SnapshotPage } from '@seyir/kit';
import { topics, type SnapshotRequest, type SnapshotResponseSchema, type Topic } from '@seyir/proto';
import type { UseCases } from '../../use-cases.js';
import { episodeChanged, titleChanged } from '../events/messages.js';

type Answer = MessageInitShape<typeof SnapshotResponseSchema>;

/** The present state of a topic's aggregates in the shape of its events. NOT_FOUND for a topic of another service. */
export const snapshotOf = async (app: UseCases, request: SnapshotRequest): Promise<Answer> => {
  const { topic, cursor, limit } = request;
  switch (topic) {
    case topics.title.name:
      return records(topics.title, await app.snapshotTitles(cursor, limit), titleChanged);
    case topics.episode.name:
      return records(topics.episode, await app.snapshotEpisodes(cursor, limit), episodeChanged);
    default:
      throw notFound(`topic ${topic}`);
  }
};

const records = <T extends Topic, S extends { id: string; changedAt: Date }>(
  topic: T,
  { items, nextCursor }: SnapshotPage<S>,
  message: (state: S) => MessageInitShape<T['message']>,
): Answer => ({
  records: items.map((item) => {
    const { type, key, version, data } = toRecord(topic, message(item), {
      id: item.id,
      time: item.changedAt,
    });
    return { type, key, version, data, time: timestampFromDate(item.changedAt) };
  }),
  nextCursor,
});

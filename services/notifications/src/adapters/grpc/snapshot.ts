import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { notFound, toRecord } from '@seyir/kit';
import { topics, type SnapshotRequest, type SnapshotResponseSchema } from '@seyir/proto';
import type { UseCases } from '../../use-cases.js';
import { notificationChanged } from '../events/messages.js';

/** The present state of all notifications in the shape of their events. NOT_FOUND for a topic of another service. */
export const snapshotOf = async (
  app: UseCases,
  { topic, cursor, limit }: SnapshotRequest,
): Promise<MessageInitShape<typeof SnapshotResponseSchema>> => {
  if (topic !== topics.notification.name) throw notFound(`topic ${topic}`);
  const { items, nextCursor } = await app.snapshot(cursor, limit);
  const records = items.map((notification) => {
    const time = notification.changedAt;
    const record = toRecord(topics.notification, notificationChanged(notification), { id: '', time });
    const { type, key, version, data } = record;
    return { type, key, version, data, time: timestampFromDate(time) };
  });
  return { records, nextCursor };
};

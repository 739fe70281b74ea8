import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceContext } from '@seyir/kit';
import { topics } from '@seyir/proto';
import type { RequestNotices } from '../../app/ports.js';

/** Publishes message requests through the outbox. */
export const requestNoticesOf = ({
  outbox,
  clock,
}: Pick<ServiceContext, 'outbox' | 'clock'>): RequestNotices => ({
  tell: (request) =>
    outbox.addAll(topics.messageRequest, [{ ...request, time: timestampFromDate(clock.now()), version: 1 }]),
});

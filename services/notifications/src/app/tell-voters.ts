import { FIRST_ID } from '@seyir/kit';
import type { Clock, GoneMembers, TaskStep } from '@seyir/kit';
import { NO_THREAD } from '../domain/notification.js';
import { notificationId, requestCause } from './ids.js';
import type { TellVotersCursor, TellVotersInput } from './keep-request.js';
import type { CounterStore, NotificationEvents, NotificationStore } from './ports.js';
import type { RequestNews, Voters } from './request-ports.js';

interface Deps {
  readonly voters: Voters;
  readonly requestNews: RequestNews;
  readonly notifications: NotificationStore;
  readonly counters: CounterStore;
  readonly goneMembers: GoneMembers;
  readonly events: NotificationEvents;
  readonly clock: Clock;
}

/**
 * One step of `tell-voters`. First the entries about other states leave the lists, then each voter gets an entry about the current
 * state. So a list has at most one entry about a request. Members are locked in the order of ids.
 */
export const tellVotersStep = (deps: Deps): TaskStep<TellVotersInput, TellVotersCursor> => {
  const { voters, requestNews, notifications, counters, goneMembers, events, clock } = deps;
  return async ({ requestId }, { list, after } = { list: 'told', after: FIRST_ID }, { limit }) => {
    const told = await requestNews.answerOf(requestId);
    const causeId = told && requestCause(requestId, told.answer);
    const now = clock.now();
    const members =
      list === 'told'
        ? await requestNews.membersToldOf(requestId, causeId, after, limit)
        : await voters.of(requestId, after, limit);
    const gone = await goneMembers.among(members);
    for (const memberId of members) {
      if (gone.has(memberId) || !(await counters.lock(memberId, now))) continue;
      if (list === 'told') await take(memberId);
      else if (told) await add(memberId, requestCause(requestId, told.answer), told.at);
    }
    if (members.length === limit) return { cursor: { list, after: members.at(-1) ?? after } };
    return list === 'told' && told ? { cursor: { list: 'voters', after: FIRST_ID } } : 'done';

    async function take(memberId: string): Promise<void> {
      const taken = await requestNews.take(memberId, requestId, causeId, now);
      const unread = taken.filter(({ read }) => !read).length;
      await counters.move(memberId, { count: -taken.length, unread: -unread }, now);
      await events.notificationsChanged(memberId, taken);
    }

    async function add(memberId: string, cause: string, time: Date): Promise<void> {
      const added = await notifications.add(
        {
          id: notificationId(memberId, cause),
          memberId,
          kind: 'request',
          actorId: undefined,
          causeId: cause,
          target: { kind: NO_THREAD, id: requestId },
          translation: undefined,
          time,
        },
        now,
      );
      if (!added) return;
      await counters.move(memberId, { count: 1, unread: added.read ? 0 : 1 }, now);
      await events.notificationsChanged(memberId, [added]);
    }
  };
};

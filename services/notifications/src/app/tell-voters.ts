import { FIRST_ID } from '@seyir/kit';
import type { GoneMembers, TaskStep } from '@seyir/kit';
import { NO_THREAD } from '../domain/notification.js';
import { entriesRemoved, entryAdded, type ChangeList } from './change-list.js';
import { notificationId, requestCause } from './ids.js';
import type { TellVotersCursor, TellVotersInput } from './keep-request.js';
import type { NotificationStore } from './ports.js';
import type { RequestNews, Voters } from './request-ports.js';

interface Deps {
  readonly voters: Voters;
  readonly requestNews: RequestNews;
  readonly notifications: NotificationStore;
  readonly changeList: ChangeList;
  readonly goneMembers: GoneMembers;
}

/**
 * One step of `tell-voters`. First the entries about other states leave the lists, then each voter gets an entry about the current
 * state. So a list has at most one entry about a request. Members are locked in the order of ids.
 */
export const tellVotersStep = (deps: Deps): TaskStep<TellVotersInput, TellVotersCursor> => {
  const { voters, requestNews, notifications, changeList, goneMembers } = deps;
  return async ({ requestId }, { list, after } = { list: 'told', after: FIRST_ID }, { limit }) => {
    const news = await requestNews.answerOf(requestId);
    const causeId = news && requestCause(requestId, news.answer);
    const members =
      list === 'told'
        ? await requestNews.membersNotifiedOf(requestId, causeId, after, limit)
        : await voters.of(requestId, after, limit);
    const gone = await goneMembers.among(members);
    for (const memberId of members) {
      if (gone.has(memberId)) continue;
      if (list === 'told') await take(memberId);
      else if (news) await add(memberId, requestCause(requestId, news.answer), news.at);
    }
    if (members.length === limit) return { cursor: { list, after: members.at(-1) ?? after } };
    return list === 'told' && news ? { cursor: { list: 'voters', after: FIRST_ID } } : 'done';

    function take(memberId: string): Promise<void> {
      return changeList(memberId, async (now) =>
        entriesRemoved(await requestNews.take(memberId, requestId, causeId, now)),
      );
    }

    function add(memberId: string, cause: string, time: Date): Promise<void> {
      return changeList(memberId, async (now) =>
        entryAdded(
          await notifications.add(
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
          ),
        ),
      );
    }
  };
};

import { FIRST_ID } from '@seyir/kit';
import type { GoneMembers, TaskStep } from '@seyir/kit';
import { TOPIC } from '../domain/notification.js';
import { entriesRemoved, entryAdded, type ChangeList } from './change-list.js';
import { notificationId, topicCause } from './ids.js';
import type { NewNotification, NotificationStore } from './ports.js';
import type { Forum, TopicEntries, TopicNews } from './topic-ports.js';

interface Deps {
  readonly forum: Forum;
  readonly topicEntries: TopicEntries;
  readonly notifications: NotificationStore;
  readonly changeList: ChangeList;
  readonly goneMembers: GoneMembers;
}

type Input = { readonly topicId: string };

/**
 * One step of `tell-followers`. Each follower has one entry about the topic with the number of unread posts; a newer post makes it
 * unread again. The number is what the forum counts now, so a repeated step changes nothing. Members are locked in the order of ids.
 */
export const tellFollowersStep =
  (deps: Deps): TaskStep<Input, string> =>
  async ({ topicId }, after = FIRST_ID, { limit }) => {
    const { forum, goneMembers } = deps;
    const members = await forum.followers(topicId, after, limit);
    const news = byMember(await forum.news(topicId, members));
    const gone = await goneMembers.among([...news.keys()]);
    for (const memberId of members) {
      const own = news.get(memberId);
      if (own && !gone.has(memberId)) await notify(deps, topicId, own);
    }
    return members.length === limit ? { cursor: members.at(-1) ?? after } : 'done';
  };

/**
 * One step of `recount-topic`: corrects the entries about a topic after the removal of posts, and removes those without unread posts.
 */
export const recountTopicStep =
  (deps: Deps): TaskStep<Input, string> =>
  async ({ topicId }, after = FIRST_ID, { limit }) => {
    const { forum, topicEntries } = deps;
    const members = await topicEntries.membersNotifiedOf(topicId, after, limit);
    const news = byMember(await forum.news(topicId, members));
    for (const memberId of members) {
      const own = news.get(memberId);
      if (own) await notify(deps, topicId, own);
      else await withdraw(deps, topicId, memberId);
    }
    return members.length === limit ? { cursor: members.at(-1) ?? after } : 'done';
  };

const byMember = (news: readonly TopicNews[]): ReadonlyMap<string, TopicNews> =>
  new Map(news.map((one) => [one.memberId, one]));

const notify = (
  { notifications, changeList }: Deps,
  topicId: string,
  { memberId, postCount, postedAt }: TopicNews,
): Promise<void> => {
  const causeId = topicCause(topicId);
  const entry: NewNotification = {
    id: notificationId(memberId, causeId),
    memberId,
    kind: 'topic-posts',
    actorId: undefined,
    causeId,
    target: { kind: TOPIC, id: topicId },
    translation: undefined,
    others: postCount - 1,
    time: postedAt,
  };
  return changeList(memberId, async (now) => {
    const added = await notifications.add(entry, now);
    if (added) return entryAdded(added);
    const counted = await notifications.recount(entry, now);
    if (!counted) return undefined;
    const { notification, wasRead } = counted;
    return { entries: [notification], count: 0, unread: wasRead && !notification.read ? 1 : 0 };
  });
};

const withdraw = ({ notifications, changeList }: Deps, topicId: string, memberId: string): Promise<void> =>
  changeList(memberId, async (now) => {
    const removed = await notifications.remove(memberId, topicCause(topicId), now);
    return entriesRemoved(removed ? [removed] : []);
  });

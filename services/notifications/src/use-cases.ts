import { countKept, listAudit, type Clock, type GoneMembers, type Tasks, type UnitOfWork } from '@seyir/kit';
import { catchUp } from './app/catch-up.js';
import { changeList } from './app/change-list.js';
import { getActivity } from './app/get-activity.js';
import { keepEpisode, keepSources } from './app/keep-announcements.js';
import { keepBlock } from './app/keep-block.js';
import { keepAppeal } from './app/keep-appeal.js';
import { keepCase, type Reporters } from './app/keep-case.js';
import { keepRequest } from './app/keep-request.js';
import type { RequestNews, Voters } from './app/request-ports.js';
import { keepComments } from './app/keep-comment.js';
import { getLetMeKnow, setLetMeKnow } from './app/let-me-know.js';
import { keepNotices } from './app/keep-notice.js';
import { keepMentions } from './app/keep-mentions.js';
import { keepMessageRequest } from './app/keep-message-request.js';
import { keepRoomNotice } from './app/keep-room-notice.js';
import { keepTopicPosts } from './app/keep-topic-posts.js';
import { listNotifications } from './app/list-notifications.js';
import { markRead } from './app/mark-read.js';
import { removeEpisode } from './app/remove-episode.js';
import { removeMember } from './app/remove-member.js';
import { removeTitle } from './app/remove-title.js';
import type { Forum, TopicEntries } from './app/topic-ports.js';
import { POST, TOPIC } from './domain/notification.js';
import type {
  AnnouncementStore,
  BlockStore,
  Catalogue,
  CounterStore,
  NotificationEvents,
  NotificationStore,
  RemovalStore,
  WishStore,
} from './app/ports.js';

/** The ports of the use cases; `wiring.ts` creates them. */
export interface Ports {
  readonly notifications: NotificationStore;
  readonly counters: CounterStore;
  readonly announcements: AnnouncementStore;
  readonly wishes: WishStore;
  readonly blocks: BlockStore;
  readonly requestNews: RequestNews;
  readonly voters: Voters;
  readonly reporters: Reporters;
  readonly forum: Forum;
  readonly topicEntries: TopicEntries;
  readonly removal: RemovalStore;
  readonly goneMembers: GoneMembers;
  readonly catalogue: Catalogue;
  readonly events: NotificationEvents;
  readonly transaction: UnitOfWork;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/** The use cases for the controllers, one function each. */
export type UseCases = ReturnType<typeof useCases>;

export const useCases = (ports: Ports) => {
  const reading = { ...ports, catchUp: catchUp(ports) };
  return {
    listNotifications: listNotifications(reading),
    markRead: markRead(ports),
    getActivity: getActivity(reading),
    keepComments: keepComments(ports),
    keepTopicPosts: keepTopicPosts(ports),
    keepPosts: keepMentions(ports, POST, 'post-mention'),
    keepTopics: keepMentions(ports, TOPIC, 'topic-mention'),
    keepNotices: keepNotices(ports),
    keepRoomNotice: keepRoomNotice(ports),
    keepMessageRequest: keepMessageRequest(ports),
    keepBlock: keepBlock(ports),
    keepEpisode: keepEpisode({ ...ports, removeEpisode: removeEpisode(ports) }),
    removeTitle: removeTitle(ports),
    removeMember: removeMember(ports),
    countKept: countKept(ports),
    listAudit: listAudit(ports.transaction),
    keepSources: keepSources(ports),
    keepRequest: keepRequest(ports),
    keepCase: keepCase(ports),
    keepAppeal: keepAppeal({ ...ports, changeList: changeList(ports) }),
    setLetMeKnow: ports.transaction.repeatable(setLetMeKnow(ports)),
    getLetMeKnow: getLetMeKnow(ports),
  };
};

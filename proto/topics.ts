import type { DescMessage } from '@bufbuild/protobuf';
import {
  BlockChangedSchema,
  MemberChangedSchema,
  MutedWordsChangedSchema,
} from './gen/seyir/accounts/v1/events_pb.js';
import { EpisodeChangedSchema, TitleChangedSchema } from './gen/seyir/catalogue/v1/events_pb.js';
import {
  CaseChangedSchema,
  CommentChangedSchema,
  ReactionsChangedSchema,
} from './gen/seyir/comments/v1/events_pb.js';
import { TopicChangedSchema } from './gen/seyir/comments/v1/forum_events_pb.js';
import { MessageRequestChangedSchema } from './gen/seyir/messaging/v1/request_events_pb.js';
import { RoomNoticeChangedSchema } from './gen/seyir/messaging/v1/room_notice_events_pb.js';
import { NotificationChangedSchema } from './gen/seyir/notifications/v1/events_pb.js';
import {
  EpisodeSourcesChangedSchema,
  LibraryChangedSchema,
  ProgressChangedSchema,
} from './gen/seyir/playback/v1/events_pb.js';
import { CollectionChangedSchema } from './gen/seyir/social/v1/collection_events_pb.js';
import { NoticeChangedSchema } from './gen/seyir/social/v1/notice_events_pb.js';
import { PostChangedSchema } from './gen/seyir/social/v1/post_events_pb.js';
import { RequestChangedSchema } from './gen/seyir/catalogue/v1/request_events_pb.js';
import type { ServiceName } from './services.js';

export interface Topic<M extends DescMessage = DescMessage> {
  readonly name: string;
  readonly message: M;
  /** The field (local name) of the message that holds the key: the id of the aggregate. */
  readonly key: string;
  readonly owner: ServiceName;
  /**
   * The services with a handler for the message. Events of a topic without consumers are not sent and get no outbox row; a later
   * consumer reads the owner's `Snapshot`. A service with a handler that is missing here does not start.
   */
  readonly consumers: readonly ServiceName[];
  readonly retentionDays: number;
  /** Events are ordered within a key, so the number of partitions may grow. */
  readonly partitions: number;
}

/** Partitions limit how many replicas of a consumer share its work: few for what staff and accounts change. */
const FEW = 3;
/** Partitions of topics about data that members change all the time. */
const MANY = 24;

const topic = <M extends DescMessage>(
  name: string,
  message: M,
  key: keyof M['field'] & string,
  owner: ServiceName,
  consumers: readonly ServiceName[],
  { partitions = FEW }: { partitions?: number } = {},
): Topic<M> => ({ name, message, key, owner, consumers, retentionDays: 7, partitions });

const BELOW: readonly ServiceName[] = ['playback', 'comments', 'notifications'];
const MEMBER_KEEPERS: readonly ServiceName[] = [...BELOW, 'social', 'messaging', 'catalogue'];

/** All topics: message, key, the one service that may write it, and its consumers. */
export const topics = {
  member: topic('accounts.member.v1', MemberChangedSchema, 'memberId', 'accounts', MEMBER_KEEPERS),
  block: topic('accounts.block.v1', BlockChangedSchema, 'blockId', 'accounts', [
    'comments',
    'notifications',
    'social',
    'messaging',
  ]),
  mutedWords: topic('accounts.muted-word.v1', MutedWordsChangedSchema, 'memberId', 'accounts', [
    'comments',
    'social',
  ]),
  title: topic('catalogue.title.v1', TitleChangedSchema, 'titleId', 'catalogue', [...BELOW, 'social']),
  episode: topic('catalogue.episode.v1', EpisodeChangedSchema, 'episodeId', 'catalogue', [
    ...BELOW,
    'messaging',
  ]),
  sources: topic('playback.source.v1', EpisodeSourcesChangedSchema, 'episodeId', 'playback', [
    'notifications',
    'catalogue',
  ]),
  progress: topic('playback.progress.v1', ProgressChangedSchema, 'progressId', 'playback', ['social'], {
    partitions: MANY,
  }),
  library: topic('playback.library.v1', LibraryChangedSchema, 'entryId', 'playback', []),
  comment: topic(
    'comments.comment.v1',
    CommentChangedSchema,
    'commentId',
    'comments',
    ['notifications', 'social'],
    { partitions: MANY },
  ),
  reactions: topic('comments.reaction.v1', ReactionsChangedSchema, 'targetId', 'comments', []),
  case: topic('comments.case.v1', CaseChangedSchema, 'caseId', 'comments', [
    'notifications',
    'social',
    'playback',
    'accounts',
    'messaging',
  ]),
  topic: topic('comments.topic.v1', TopicChangedSchema, 'topicId', 'comments', ['notifications']),
  notification: topic(
    'notifications.notification.v1',
    NotificationChangedSchema,
    'notificationId',
    'notifications',
    [],
  ),
  request: topic('catalogue.request.v1', RequestChangedSchema, 'requestId', 'catalogue', ['notifications']),
  post: topic('social.post.v1', PostChangedSchema, 'postId', 'social', ['comments', 'notifications'], {
    partitions: MANY,
  }),
  notice: topic('social.notice.v1', NoticeChangedSchema, 'noticeId', 'social', ['notifications'], {
    partitions: MANY,
  }),
  collection: topic('social.collection.v1', CollectionChangedSchema, 'collectionId', 'social', ['comments']),
  roomNotice: topic('messaging.room-notice.v1', RoomNoticeChangedSchema, 'noticeId', 'messaging', [
    'notifications',
  ]),
  messageRequest: topic('messaging.request.v1', MessageRequestChangedSchema, 'conversationId', 'messaging', [
    'notifications',
  ]),
} as const;

export const allTopics: readonly Topic[] = Object.values(topics);

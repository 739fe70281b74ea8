import type { DescMessage } from '@bufbuild/protobuf';
import { MemberChangedSchema } from './gen/seyir/accounts/v1/events_pb.js';
import { EpisodeChangedSchema, TitleChangedSchema } from './gen/seyir/catalogue/v1/events_pb.js';
import {
  CaseChangedSchema,
  CommentChangedSchema,
  ReactionsChangedSchema,
} from './gen/seyir/comments/v1/events_pb.js';
import { NotificationChangedSchema } from './gen/seyir/notifications/v1/events_pb.js';
import {
  EpisodeSourcesChangedSchema,
  LibraryChangedSchema,
  ProgressChangedSchema,
} from './gen/seyir/playback/v1/events_pb.js';

/** The services that own a database of their own. */
export type ServiceName = 'accounts' | 'catalogue' | 'playback' | 'comments' | 'notifications';

export interface Topic<M extends DescMessage = DescMessage> {
  readonly name: string;
  readonly message: M;
  /** The field (local name) of the message whose value is the key: the id of the aggregate. */
  readonly key: string;
  readonly owner: ServiceName;
  readonly retentionDays: number;
  /** Order holds within a key, so partitions are free to grow. */
  readonly partitions: number;
}

const topic = <M extends DescMessage>(
  name: string,
  message: M,
  key: keyof M['field'] & string,
  owner: ServiceName,
): Topic<M> => ({ name, message, key, owner, retentionDays: 7, partitions: 3 });

/** Every topic that exists: what it carries, what its key is, who alone may write it. */
export const topics = {
  member: topic('accounts.member.v1', MemberChangedSchema, 'memberId', 'accounts'),
  title: topic('catalogue.title.v1', TitleChangedSchema, 'titleId', 'catalogue'),
  episode: topic('catalogue.episode.v1', EpisodeChangedSchema, 'episodeId', 'catalogue'),
  sources: topic('playback.source.v1', EpisodeSourcesChangedSchema, 'episodeId', 'playback'),
  progress: topic('playback.progress.v1', ProgressChangedSchema, 'progressId', 'playback'),
  library: topic('playback.library.v1', LibraryChangedSchema, 'entryId', 'playback'),
  comment: topic('comments.comment.v1', CommentChangedSchema, 'commentId', 'comments'),
  reactions: topic('comments.reaction.v1', ReactionsChangedSchema, 'targetId', 'comments'),
  case: topic('comments.case.v1', CaseChangedSchema, 'caseId', 'comments'),
  notification: topic(
    'notifications.notification.v1',
    NotificationChangedSchema,
    'notificationId',
    'notifications',
  ),
} as const;

export const allTopics: readonly Topic[] = Object.values(topics);

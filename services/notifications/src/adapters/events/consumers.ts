import type { MessageShape } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Controller, Inject } from '@nestjs/common';
import { OnEvent, OnEvents, USE_CASES, type Received } from '@seyir/kit';
import {
  AppealState,
  BlockChangedSchema,
  CaseChangedSchema,
  CaseOutcome,
  CommentChangedSchema,
  EpisodeChangedSchema,
  EpisodeSourcesChangedSchema,
  MemberChangedSchema,
  NoticeChangedSchema,
  NoticeKind as NoticeNumber,
  PostChangedSchema,
  RequestChangedSchema,
  RequestState,
  MessageRequestChangedSchema,
  RoomNoticeChangedSchema,
  RoomNoticeKind as RoomNoticeNumber,
  TitleChangedSchema,
  TopicChangedSchema,
  TranslationKind,
} from '@seyir/proto';
import type { AppealOutcome, DecidedCase } from '../../domain/decision.js';
import { concernsFollowers } from '../../app/keep-topic-posts.js';
import type { CommentFacts, NoticeKind, RoomNoticeKind } from '../../domain/notification.js';
import type { RequestAnswer } from '../../domain/request.js';
import type { UseCases } from '../../use-cases.js';

const outcomes: Readonly<Partial<Record<CaseOutcome, DecidedCase['outcome']>>> = {
  [CaseOutcome.NOTHING]: 'nothing',
  [CaseOutcome.REMOVE]: 'remove',
  [CaseOutcome.WARN]: 'warn',
  [CaseOutcome.SILENCE]: 'silence',
  [CaseOutcome.BAN]: 'ban',
  [CaseOutcome.COVER]: 'cover',
};

const appeals: Readonly<Partial<Record<AppealState, AppealOutcome>>> = {
  [AppealState.UPHELD]: 'upheld',
  [AppealState.OVERTURNED]: 'overturned',
};

const answers: Readonly<Partial<Record<RequestState, RequestAnswer>>> = {
  [RequestState.PLANNED]: 'planned',
  [RequestState.AVAILABLE]: 'available',
  [RequestState.DECLINED]: 'declined',
};

/** Undefined for a kind of a later version, because no reader of this version can show it. */
const noticeKinds: Readonly<Record<NoticeNumber, NoticeKind | undefined>> = {
  [NoticeNumber.UNSPECIFIED]: undefined,
  [NoticeNumber.FOLLOW]: 'follow',
  [NoticeNumber.FOLLOW_REQUEST]: 'follow-request',
  [NoticeNumber.CLAP]: 'clap',
  [NoticeNumber.COMMENT]: 'comment',
  [NoticeNumber.POLL_ENDED]: 'poll-ended',
  [NoticeNumber.GROUP_REQUEST]: 'group-request',
  [NoticeNumber.GROUP_INVITE]: 'group-invite',
  [NoticeNumber.GROUP_ACCEPTED]: 'group-accepted',
  [NoticeNumber.GROUP_PLAN]: 'group-plan',
  [NoticeNumber.BADGE]: 'badge',
};

const roomNoticeKinds: Readonly<Record<RoomNoticeNumber, RoomNoticeKind | undefined>> = {
  [RoomNoticeNumber.UNSPECIFIED]: undefined,
  [RoomNoticeNumber.INVITE]: 'room-invite',
  [RoomNoticeNumber.REMINDER]: 'room-reminder',
};

const toCommentFacts = (
  message: MessageShape<typeof CommentChangedSchema>,
  fallback = new Date(0),
): CommentFacts => {
  const { commentId: id, target, authorId, parentAuthorId, mentionedIds, deafIds, postedAt } = message;
  const { deleted, silent } = message;
  return {
    id,
    authorId,
    mentionedIds,
    deafIds,
    deleted,
    silent,
    target: { kind: target?.kind ?? 0, id: target?.id ?? '' },
    parentAuthorId: parentAuthorId || undefined,
    postedAt: postedAt ? timestampDate(postedAt) : fallback,
  };
};

/** A text keeps the members that it has mentioned, so a text without any never had one. Texts of imports notify nobody. */
const isMentioning = (text: {
  readonly mentionedIds: readonly string[];
  readonly silent: boolean;
}): boolean => !text.silent && text.mentionedIds.length > 0;

/** The same for comments, which also notify the answered author, and the followers of a topic. */
const concernsAnyone = (comment: CommentFacts): boolean =>
  concernsFollowers(comment) ||
  isMentioning(comment) ||
  (!comment.silent && comment.parentAuthorId !== undefined);

const toMentioningText = (
  message: Pick<MessageShape<typeof PostChangedSchema>, 'authorId' | 'mentionedIds' | 'deafIds' | 'postedAt'>,
  fallback: Date,
) => {
  const { authorId, mentionedIds, deafIds, postedAt } = message;
  return { authorId, mentionedIds, deafIds, postedAt: postedAt ? timestampDate(postedAt) : fallback };
};

/** Consumes events of other services, each in the transaction of its inbox row. */
@Controller()
export class Consumers {
  constructor(@Inject(USE_CASES) private readonly app: UseCases) {}

  // Takes many at once, so that the lists of all their members are locked in the order of ids.
  @OnEvents(CommentChangedSchema, { concerns: (message) => concernsAnyone(toCommentFacts(message)) })
  async commentsChanged(received: readonly Received<typeof CommentChangedSchema>[]): Promise<void> {
    const comments = received.map(({ message, event }) => toCommentFacts(message, event.time));
    await this.app.keepComments(comments);
    // After the lists are locked, because a step of these tasks also locks lists first, and the row of its task last.
    await this.app.keepTopicPosts(comments);
  }

  @OnEvents(PostChangedSchema, { concerns: isMentioning })
  async postsChanged(received: readonly Received<typeof PostChangedSchema>[]): Promise<void> {
    await this.app.keepPosts(
      received.map(({ message, event }) => ({
        ...toMentioningText(message, event.time),
        id: message.postId,
        removed: message.removed,
      })),
    );
  }

  @OnEvents(TopicChangedSchema, { concerns: isMentioning })
  async topicsChanged(received: readonly Received<typeof TopicChangedSchema>[]): Promise<void> {
    await this.app.keepTopics(
      received.map(({ message, event }) => ({
        ...toMentioningText(message, event.time),
        id: message.topicId,
        removed: message.deleted,
      })),
    );
  }

  @OnEvents(NoticeChangedSchema)
  async noticesChanged(received: readonly Received<typeof NoticeChangedSchema>[]): Promise<void> {
    await this.app.keepNotices(
      received.flatMap(({ message, event }) => {
        const { noticeId: id, recipientIds, actorId, subjectId, badge, others, time, removed } = message;
        const kind = noticeKinds[message.kind];
        if (!kind) return [];
        return {
          id,
          kind,
          recipientIds,
          others,
          removed,
          actorId: actorId || undefined,
          subjectId: subjectId || undefined,
          badge: badge || undefined,
          time: time ? timestampDate(time) : event.time,
        };
      }),
    );
  }

  // Runs in its own transaction, because it locks the lists of several members in the order of their ids.
  @OnEvent(RoomNoticeChangedSchema, { alone: true })
  async roomNoticeChanged({ message, event }: Received<typeof RoomNoticeChangedSchema>): Promise<void> {
    const { roomCode, recipientIds, actorId, time, startsAt } = message;
    const kind = roomNoticeKinds[message.kind];
    if (!kind) return;
    await this.app.keepRoomNotice({
      kind,
      roomCode,
      recipientIds,
      actorId: actorId || undefined,
      time: time ? timestampDate(time) : event.time,
      startsAt: startsAt && timestampDate(startsAt),
    });
  }

  @OnEvent(MessageRequestChangedSchema, { alone: true })
  async messageRequestChanged({
    message,
    event,
  }: Received<typeof MessageRequestChangedSchema>): Promise<void> {
    const { conversationId, senderId, recipientId, time } = message;
    await this.app.keepMessageRequest({
      conversationId,
      senderId,
      recipientId,
      time: time ? timestampDate(time) : event.time,
    });
  }

  @OnEvent(BlockChangedSchema)
  async blockChanged({ message }: Received<typeof BlockChangedSchema>): Promise<void> {
    const { blockId: id, memberId, otherId, blocked, muted, mutedUntil } = message;
    await this.app.keepBlock({
      id,
      memberId,
      otherId,
      blocked,
      muted,
      mutedUntil: mutedUntil && timestampDate(mutedUntil),
    });
  }

  @OnEvent(EpisodeChangedSchema)
  async episodeChanged({ message }: Received<typeof EpisodeChangedSchema>): Promise<void> {
    const { episodeId: id, titleId, releasedAt, removed } = message;
    await this.app.keepEpisode({
      id,
      titleId,
      removed,
      releasedAt: releasedAt && timestampDate(releasedAt),
    });
  }

  @OnEvent(EpisodeSourcesChangedSchema)
  async sourcesChanged({ message, event }: Received<typeof EpisodeSourcesChangedSchema>): Promise<void> {
    const { episodeId, groups } = message;
    await this.app.keepSources({
      episodeId,
      groups: groups.map(({ groupId, translation }) => ({
        groupId,
        translation: translation === TranslationKind.DUBBED ? 'dubbed' : 'subtitled',
      })),
      at: event.time,
    });
  }

  @OnEvent(CaseChangedSchema, { alone: true })
  async caseChanged({ message, event }: Received<typeof CaseChangedSchema>): Promise<void> {
    const { caseId: id, closedAt, subjectId: memberId, violation, until, appealDecidedAt } = message;
    const decided = appeals[message.appeal];
    if (decided) {
      const appeal = decided === 'overturned' && message.contentLost ? 'lost' : decided;
      const at = appealDecidedAt ? timestampDate(appealDecidedAt) : event.time;
      if (memberId) await this.app.keepAppeal({ caseId: id, outcome: appeal, at, memberId });
      return;
    }
    const outcome = outcomes[message.outcome];
    if (!outcome) return;
    await this.app.keepCase({
      id,
      outcome,
      at: closedAt ? timestampDate(closedAt) : event.time,
      subject: memberId ? { memberId, violation, until: until && timestampDate(until) } : undefined,
    });
  }

  @OnEvent(RequestChangedSchema)
  async requestChanged({ message, event }: Received<typeof RequestChangedSchema>): Promise<void> {
    const { requestId: id, state, changedAt, removed } = message;
    const answer = removed ? undefined : answers[state];
    await this.app.keepRequest({ id, answer, at: changedAt ? timestampDate(changedAt) : event.time });
  }

  @OnEvent(TitleChangedSchema)
  async titleChanged({ message }: Received<typeof TitleChangedSchema>): Promise<void> {
    if (message.removed) await this.app.removeTitle(message.titleId);
  }

  // Runs in its own transaction, because it locks a list: after other events, which lock rows of tasks and further lists, it would
  // break the order of ids, and that of lists before tasks.
  @OnEvent(MemberChangedSchema, { alone: true, concerns: ({ removed }) => removed })
  async memberChanged({ message }: Received<typeof MemberChangedSchema>): Promise<void> {
    if (message.removed) await this.app.removeMember(message.memberId);
  }
}

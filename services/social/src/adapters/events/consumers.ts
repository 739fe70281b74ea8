import type { MessageShape } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Controller, Inject } from '@nestjs/common';
import { FIRST_ID, OnEvent, OnEvents, USE_CASES, type Received } from '@seyir/kit';
import {
  AppealState,
  Audience as AudienceMessage,
  BlockChangedSchema,
  CaseChangedSchema,
  CaseOutcome,
  CommentChangedSchema,
  MemberChangedSchema,
  MutedWordsChangedSchema,
  ProgressChangedSchema,
  TargetKind,
  TitleChangedSchema,
} from '@seyir/proto';
import type { Audience } from '../../domain/follow.js';
import type { UseCases } from '../../use-cases.js';

/** If a previous version of accounts sends no audience, the member's posts stay visible to everyone, as before. */
const audiences: Readonly<Record<AudienceMessage, Audience>> = {
  [AudienceMessage.UNSPECIFIED]: 'everyone',
  [AudienceMessage.EVERYONE]: 'everyone',
  [AudienceMessage.MEMBERS]: 'members',
  [AudienceMessage.NOBODY]: 'nobody',
};

/** The time of imported data, which is too old to notify anyone. */
const LONG_AGO = new Date(0);

/** Playback of the previous version sends only the furthest episode, which may only be started. */
const watchedPlace = (message: MessageShape<typeof ProgressChangedSchema>) => {
  const { watchedCount, watchedSeason, watchedNumber, furthestSeason, furthestNumber } = message;
  if (watchedCount === 0) return { season: 0, number: 0 };
  if (watchedSeason > 0 || watchedNumber > 0) return { season: watchedSeason, number: watchedNumber };
  return { season: furthestSeason, number: furthestNumber };
};

/** The targets of cases that a decision covers here. */
const covered: Readonly<Record<string, 'post' | 'story' | undefined>> = { flow: 'post', story: 'story' };

const toComment = ({ message, event }: Received<typeof CommentChangedSchema>) => {
  const { commentId: id, authorId, target, parentId, postedAt, silent, version, deafIds } = message;
  return {
    id,
    authorId,
    silent,
    version,
    deafIds,
    // An erased member's text has no author.
    deleted: message.deleted || authorId === FIRST_ID,
    at: postedAt ? timestampDate(postedAt) : event.time,
    postId: target?.kind === TargetKind.POST && parentId === '' ? target.id : undefined,
  };
};

/** Consumes events of other services, each in the transaction of its inbox row. */
@Controller()
export class Consumers {
  constructor(@Inject(USE_CASES) private readonly app: UseCases) {}

  // Runs in its own transaction, because it locks pairs of members in the order of the events.
  @OnEvent(BlockChangedSchema, { alone: true })
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

  @OnEvent(MemberChangedSchema)
  async memberChanged({ message }: Received<typeof MemberChangedSchema>): Promise<void> {
    const { memberId, removed, active, profile } = message;
    if (removed) return this.app.removeMember(memberId);
    await this.app.keepAudience(memberId, audiences[profile] ?? 'everyone');
    await this.app.keepActive(memberId, active);
  }

  @OnEvent(MutedWordsChangedSchema)
  async mutedWordsChanged({ message }: Received<typeof MutedWordsChangedSchema>): Promise<void> {
    await this.app.keepMutedWords(message.memberId, message.words);
  }

  // A moderator's decision: carrying it out twice is no error.
  @OnEvent(CaseChangedSchema)
  async caseChanged({ message }: Received<typeof CaseChangedSchema>): Promise<void> {
    const { caseId, outcome, targetType, targetId, appeal, coverTitleId: titleId } = message;
    const kind = covered[targetType];
    if (outcome === CaseOutcome.COVER && kind !== undefined) {
      const ends = appeal === AppealState.OVERTURNED || titleId === '';
      const scope = { titleId, season: message.coverSeason, number: message.coverNumber };
      return this.app.coverText({ caseId, kind, targetId, scope: ends ? undefined : scope });
    }
    if (outcome !== CaseOutcome.REMOVE || appeal === AppealState.OVERTURNED) return;
    if (targetType === 'flow') await this.app.deletePost(targetId);
    if (targetType === 'collection') await this.app.deleteCollection(targetId);
    if (targetType === 'story') await this.app.deleteStory(targetId);
    if (targetType === 'group') await this.app.deleteGroup(FIRST_ID, targetId, { isStaff: true });
  }

  @OnEvents(CommentChangedSchema)
  async commentsChanged(received: readonly Received<typeof CommentChangedSchema>[]): Promise<void> {
    const comments = received.map(toComment);
    await this.app.keepWritten(
      comments.map(({ silent, at, ...comment }) => ({ ...comment, at: silent ? LONG_AGO : at })),
    );
    for (const { id, authorId, deleted, silent, at, postId, deafIds, version } of comments)
      if (!silent && postId !== undefined)
        await this.app.keepPostComment({ id, postId, authorId, deafIds, postedAt: at, deleted, version });
  }

  @OnEvent(ProgressChangedSchema)
  async progressChanged({ message, event }: Received<typeof ProgressChangedSchema>): Promise<void> {
    const { progressId, memberId, titleId, watchedCount: episodes, changedAt, silent } = message;
    const at = silent ? LONG_AGO : changedAt ? timestampDate(changedAt) : event.time;
    await this.app.keepWatched({ progressId, memberId, titleId, episodes }, watchedPlace(message), at);
  }

  @OnEvent(TitleChangedSchema)
  async titleChanged({ message }: Received<typeof TitleChangedSchema>): Promise<void> {
    if (message.removed) await this.app.removeTitle(message.titleId);
  }
}

import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Controller, Inject } from '@nestjs/common';
import { OnEvent, type Received } from '@seyir/kit';
import {
  CommentChangedSchema,
  EpisodeChangedSchema,
  EpisodeSourcesChangedSchema,
  MemberChangedSchema,
  TitleChangedSchema,
  TranslationKind,
} from '@seyir/proto';
import { USE_CASES, type UseCases } from '../../use-cases.js';

/** What this service hears of others, each in the transaction of its inbox row. */
@Controller()
export class Consumers {
  constructor(@Inject(USE_CASES) private readonly app: UseCases) {}

  // It locks the lists of several members, in the order of their ids.
  @OnEvent(CommentChangedSchema, { alone: true })
  async commentChanged({ message, event }: Received<typeof CommentChangedSchema>): Promise<void> {
    const { commentId, target, authorId, parentAuthorId, mentionedIds, postedAt, deleted, silent } = message;
    await this.app.keepComment({
      ...{ id: commentId, authorId, mentionedIds, deleted, silent },
      target: { kind: target?.kind ?? 0, id: target?.id ?? '' },
      parentAuthorId: parentAuthorId || undefined,
      postedAt: postedAt ? timestampDate(postedAt) : event.time,
    });
  }

  @OnEvent(EpisodeChangedSchema)
  async episodeChanged({ message }: Received<typeof EpisodeChangedSchema>): Promise<void> {
    const { episodeId: id, titleId, releasedAt, removed } = message;
    await this.app.keepEpisode({
      ...{ id, titleId, removed },
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

  @OnEvent(TitleChangedSchema)
  async titleChanged({ message }: Received<typeof TitleChangedSchema>): Promise<void> {
    if (message.removed) await this.app.removeTitle(message.titleId);
  }

  @OnEvent(MemberChangedSchema)
  async memberChanged({ message }: Received<typeof MemberChangedSchema>): Promise<void> {
    if (message.removed) await this.app.removeMember(message.memberId);
  }
}

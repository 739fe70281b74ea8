import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Controller, Inject } from '@nestjs/common';
import { OnEvent, USE_CASES, type Received } from '@seyir/kit';
import {
  BlockChangedSchema,
  CollectionChangedSchema,
  EpisodeChangedSchema,
  MemberChangedSchema,
  MutedWordsChangedSchema,
  PostChangedSchema,
  TitleChangedSchema,
} from '@seyir/proto';
import type { UseCases } from '../../use-cases.js';

/** Posts and collections do not come back after their removal, and nothing else about them is kept here. */
const isRemoval = { concerns: ({ removed }: { readonly removed: boolean }) => removed };

/** Consumes removals of comment targets and of members, and the restraints between members. */
@Controller()
export class Consumers {
  constructor(@Inject(USE_CASES) private readonly app: UseCases) {}

  @OnEvent(TitleChangedSchema)
  async titleChanged({ message }: Received<typeof TitleChangedSchema>): Promise<void> {
    const ids = [message.titleId, ...message.trailerIds];
    await (message.removed ? this.app.removeThreads(ids) : this.app.restoreThreads(ids));
  }

  @OnEvent(EpisodeChangedSchema)
  async episodeChanged({ message }: Received<typeof EpisodeChangedSchema>): Promise<void> {
    const ids = [message.episodeId];
    await (message.removed ? this.app.removeThreads(ids) : this.app.restoreThreads(ids));
  }

  @OnEvent(PostChangedSchema, isRemoval)
  async postChanged({ message }: Received<typeof PostChangedSchema>): Promise<void> {
    await this.app.removeThreads([message.postId]);
  }

  @OnEvent(CollectionChangedSchema, isRemoval)
  async collectionChanged({ message }: Received<typeof CollectionChangedSchema>): Promise<void> {
    await this.app.removeThreads([message.collectionId]);
  }

  @OnEvent(MemberChangedSchema)
  async memberChanged({ message }: Received<typeof MemberChangedSchema>): Promise<void> {
    if (message.removed) await this.app.removeMember(message.memberId);
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

  @OnEvent(MutedWordsChangedSchema)
  async mutedWordsChanged({ message }: Received<typeof MutedWordsChangedSchema>): Promise<void> {
    await this.app.keepMutedWords(message.memberId, message.words);
  }
}

import { Controller, Inject } from '@nestjs/common';
import { OnEvent, type Received } from '@seyir/kit';
import { EpisodeChangedSchema, MemberChangedSchema, TitleChangedSchema } from '@seyir/proto';
import { USE_CASES, type UseCases } from '../../use-cases.js';

/** What this service hears of others: whatever its comments hang on may go. */
@Controller()
export class Consumers {
  constructor(@Inject(USE_CASES) private readonly app: UseCases) {}

  @OnEvent(TitleChangedSchema)
  async titleChanged({ message }: Received<typeof TitleChangedSchema>): Promise<void> {
    if (message.removed) await this.app.removeThreads([message.titleId, ...message.trailerIds]);
  }

  @OnEvent(EpisodeChangedSchema)
  async episodeChanged({ message }: Received<typeof EpisodeChangedSchema>): Promise<void> {
    if (message.removed) await this.app.removeThreads([message.episodeId]);
  }

  @OnEvent(MemberChangedSchema)
  async memberChanged({ message }: Received<typeof MemberChangedSchema>): Promise<void> {
    if (message.removed) await this.app.removeMember(message.memberId);
  }
}

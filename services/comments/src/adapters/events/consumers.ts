import { Controller, Inject } from '@nestjs/common';
import { OnEvent, type Received } from '@seyir/kit';
import { EpisodeChangedSchema, MemberChangedSchema, TitleChangedSchema } from '@seyir/proto';
import { USE_CASES, type UseCases } from '../../use-cases.js';

/** What comments hang on, and who wrote them, may be removed. */
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

  @OnEvent(MemberChangedSchema)
  async memberChanged({ message }: Received<typeof MemberChangedSchema>): Promise<void> {
    if (message.removed) await this.app.removeMember(message.memberId);
  }
}

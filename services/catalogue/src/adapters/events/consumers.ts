import { Controller, Inject } from '@nestjs/common';
import { OnEvent, USE_CASES, type Received } from '@seyir/kit';
import { EpisodeSourcesChangedSchema, MemberChangedSchema } from '@seyir/proto';
import { toTranslations } from './messages.js';
import type { UseCases } from '../../use-cases.js';

/** Consumes events of other services, each in the transaction of its inbox row. */
@Controller()
export class Consumers {
  constructor(@Inject(USE_CASES) private readonly app: UseCases) {}

  @OnEvent(EpisodeSourcesChangedSchema)
  async sourcesChanged({ message }: Received<typeof EpisodeSourcesChangedSchema>): Promise<void> {
    const { episodeId, sourceCount, translations } = message;
    await this.app.keepSources(episodeId, sourceCount, toTranslations(translations));
  }

  @OnEvent(MemberChangedSchema)
  async memberChanged({ message }: Received<typeof MemberChangedSchema>): Promise<void> {
    if (message.removed) await this.app.removeMember(message.memberId);
  }
}

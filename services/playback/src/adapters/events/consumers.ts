import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Controller, Inject } from '@nestjs/common';
import { OnEvent, type Received } from '@seyir/kit';
import { EpisodeChangedSchema, MemberChangedSchema, TitleChangedSchema } from '@seyir/proto';
import { USE_CASES, type UseCases } from '../../use-cases.js';

@Controller()
export class PlaybackConsumers {
  constructor(@Inject(USE_CASES) private readonly app: UseCases) {}

  @OnEvent(EpisodeChangedSchema)
  async episodeChanged({ message }: Received<typeof EpisodeChangedSchema>): Promise<void> {
    await this.app.keepEpisode({
      id: message.episodeId,
      titleId: message.titleId,
      season: message.season,
      number: message.number,
      durationSeconds: message.durationSeconds,
      releasedAt: message.releasedAt && timestampDate(message.releasedAt),
      ageMark: message.ageMark,
      removed: message.removed,
    });
  }

  @OnEvent(TitleChangedSchema)
  titleChanged({ message }: Received<typeof TitleChangedSchema>): Promise<void> {
    return this.app.keepTitle({ id: message.titleId, kind: message.kind, removed: message.removed });
  }

  @OnEvent(MemberChangedSchema)
  async memberChanged({ message }: Received<typeof MemberChangedSchema>): Promise<void> {
    if (message.removed) await this.app.removeMember(message.memberId);
  }
}

import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Controller, Inject } from '@nestjs/common';
import { OnEvent, USE_CASES, type Received } from '@seyir/kit';
import {
  CaseChangedSchema,
  CaseState,
  EpisodeChangedSchema,
  MemberChangedSchema,
  TitleChangedSchema,
} from '@seyir/proto';
import type { UseCases } from '../../use-cases.js';

@Controller()
export class Consumers {
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

  @OnEvent(CaseChangedSchema)
  async caseChanged({ message }: Received<typeof CaseChangedSchema>): Promise<void> {
    if (message.targetType !== 'source') return;
    const isOpen = message.state === CaseState.OPEN;
    await this.app.keepReports(message.targetId, isOpen ? message.reportCount : 0);
  }

  @OnEvent(MemberChangedSchema)
  async memberChanged({ message }: Received<typeof MemberChangedSchema>): Promise<void> {
    if (message.removed) await this.app.removeMember(message.memberId);
  }
}

import { Controller, Inject } from '@nestjs/common';
import { OnEvent, USE_CASES, type Received } from '@seyir/kit';
import {
  AppealState,
  BlockChangedSchema,
  CaseChangedSchema,
  CaseOutcome,
  EpisodeChangedSchema,
  MemberChangedSchema,
} from '@seyir/proto';
import type { UseCases } from '../../use-cases.js';

/** Events of accounts, of the catalogue and of comments, each in the transaction of its inbox row. */
@Controller()
export class Consumers {
  constructor(@Inject(USE_CASES) private readonly app: UseCases) {}

  @OnEvent(BlockChangedSchema, { alone: true })
  async blockChanged({ message }: Received<typeof BlockChangedSchema>): Promise<void> {
    const { blockId: id, memberId, otherId, blocked } = message;
    await this.app.keepBlock({ id, memberId, otherId, blocked });
  }

  @OnEvent(MemberChangedSchema)
  async memberChanged({ message }: Received<typeof MemberChangedSchema>): Promise<void> {
    if (message.removed) await this.app.removeMember(message.memberId);
  }

  @OnEvent(EpisodeChangedSchema)
  async episodeChanged({ message }: Received<typeof EpisodeChangedSchema>): Promise<void> {
    if (message.removed) await this.app.removeEpisode(message.episodeId);
  }

  // A moderator's decision: carrying it out twice is no error. It locks conversations, mailboxes and rooms.
  @OnEvent(CaseChangedSchema, { alone: true })
  async caseChanged({ message }: Received<typeof CaseChangedSchema>): Promise<void> {
    const { caseId, outcome, targetType, targetId, appeal, coverTitleId: titleId } = message;
    if (outcome === CaseOutcome.COVER && targetType === 'room') {
      const ends = appeal === AppealState.OVERTURNED || titleId === '';
      const scope = { titleId, season: message.coverSeason, number: message.coverNumber };
      return this.app.coverEntry({ caseId, entryId: targetId, scope: ends ? undefined : scope });
    }
    if (outcome !== CaseOutcome.REMOVE || appeal === AppealState.OVERTURNED) return;
    if (targetType === 'message') await this.app.removeReportedMessage(targetId);
    if (targetType === 'room') await this.app.removeReportedInRoom(targetId);
  }
}

import { timestampDate } from '@bufbuild/protobuf/wkt';
import { Controller, Inject } from '@nestjs/common';
import { OnEvent, USE_CASES, type Received } from '@seyir/kit';
import { AppealState, CaseChangedSchema, CaseOutcome } from '@seyir/proto';
import type { SanctionKind } from '../../domain/sanction.js';
import type { UseCases } from '../../use-cases.js';

const sanctions: Readonly<Partial<Record<CaseOutcome, SanctionKind>>> = {
  [CaseOutcome.SILENCE]: 'silence',
  [CaseOutcome.BAN]: 'ban',
};

/** Consumes events of other services, each in the transaction of its inbox row. */
@Controller()
export class Consumers {
  constructor(@Inject(USE_CASES) private readonly app: UseCases) {}

  // Alone, because it locks a member.
  @OnEvent(CaseChangedSchema, { alone: true })
  async caseChanged({ message }: Received<typeof CaseChangedSchema>): Promise<void> {
    const { caseId, outcome, subjectId, violation, until, closedBy, appeal } = message;
    const kind = sanctions[outcome];
    if (!kind || subjectId === '') return;
    if (appeal === AppealState.OVERTURNED) return this.app.overturnCase(caseId);
    // The decision was carried out when it was made.
    if (appeal !== AppealState.UNSPECIFIED) return;
    await this.app.carryOutCase({
      memberId: subjectId,
      kind,
      violation,
      until: until && timestampDate(until),
      imposedBy: closedBy || undefined,
      caseId,
    });
  }
}

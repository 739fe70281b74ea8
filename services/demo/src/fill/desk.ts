import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  RemovalOutcome,
  RemovalRight,
  SanctionKind,
  Violation,
  type ImportDeskRequestSchema,
} from '@seyir/proto';
import type { DemoDesk } from '../types.js';

const rights = { owner: RemovalRight.OWNER, person: RemovalRight.PERSON };

export const deskMessage = ({
  contacts,
  removals,
  silences,
}: DemoDesk): MessageInitShape<typeof ImportDeskRequestSchema> => ({
  contacts: contacts.map(({ sentAt, handled, ...contact }) => ({
    ...contact,
    sentAt: timestampFromDate(sentAt),
    ...(handled && { handledAt: timestampFromDate(handled.at), handledBy: handled.byId }),
  })),
  removals: removals.map(({ right, links, confirmedAt, dueAt, decided, ...removal }) => ({
    ...removal,
    right: rights[right],
    links: [...links],
    confirmedAt: timestampFromDate(confirmedAt),
    dueAt: timestampFromDate(dueAt),
    ...(decided && {
      decidedAt: timestampFromDate(decided.at),
      decidedBy: decided.byId,
      outcome: RemovalOutcome.REMOVED,
      answer: decided.answer,
    }),
  })),
  sanctions: silences.map(({ byId: imposedBy, at, until, ...silence }) => ({
    ...silence,
    imposedBy,
    kind: SanctionKind.SILENCE,
    violation: Violation.INSULT,
    imposedAt: timestampFromDate(at),
    until: timestampFromDate(until),
    endedAt: timestampFromDate(until),
  })),
});

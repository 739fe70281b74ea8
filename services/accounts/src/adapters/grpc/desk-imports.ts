import { timestampDate } from '@bufbuild/protobuf/wkt';
import { badInput } from '@seyir/kit';
import type {
  ContactMessage,
  ImportDeskRequest,
  RemovalRequest as RemovalRequestMessage,
  Sanction as SanctionMessage,
} from '@seyir/proto';
import type { ImportedDesk } from '../../app/import-desk.js';
import type { DeskContact } from '../../app/ports.js';
import { removalOutcomes, removalRights, type RemovalRequest } from '../../domain/removal-request.js';
import type { Sanction } from '../../domain/sanction.js';
import { toKind, toViolation } from './staff-handlers.js';

/** BAD_INPUT for a missing time, an unknown right, kind or violation. */
export const toDesk = ({ contacts, removals, sanctions }: ImportDeskRequest): ImportedDesk => ({
  contacts: contacts.map(toContact),
  removals: removals.map(toRemoval),
  sanctions: sanctions.map(toSanction),
});

const toContact = (given: ContactMessage): DeskContact => {
  if (!given.sentAt) throw badInput({ sentAt: 'required' });
  const { id, name, email, subject, message } = given;
  return {
    id,
    name,
    email,
    subject,
    message,
    memberId: given.memberId || undefined,
    sentAt: timestampDate(given.sentAt),
    handledAt: given.handledAt && timestampDate(given.handledAt),
    handledBy: given.handledBy || undefined,
  };
};

const toRemoval = (given: RemovalRequestMessage): RemovalRequest => {
  const right = removalRights[given.right - 1];
  if (!right) throw badInput({ right: 'invalid' });
  if (!given.confirmedAt || !given.dueAt) throw badInput({ confirmedAt: 'required' });
  const { id, number, name, email, links, statement, answer } = given;
  return {
    id,
    number,
    name,
    email,
    right,
    links,
    statement,
    answer,
    sentAt: timestampDate(given.confirmedAt),
    confirmedAt: timestampDate(given.confirmedAt),
    dueAt: timestampDate(given.dueAt),
    decidedAt: given.decidedAt && timestampDate(given.decidedAt),
    decidedBy: given.decidedBy || undefined,
    outcome: removalOutcomes[given.outcome - 1],
  };
};

const toSanction = (given: SanctionMessage): Sanction => {
  if (!given.imposedAt) throw badInput({ imposedAt: 'required' });
  return {
    id: given.id,
    memberId: given.memberId,
    kind: toKind(given.kind),
    violation: toViolation(given.violation),
    imposedAt: timestampDate(given.imposedAt),
    until: given.until && timestampDate(given.until),
    imposedBy: given.imposedBy || undefined,
    caseId: given.caseId || undefined,
    endedAt: given.endedAt && timestampDate(given.endedAt),
  };
};

import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { badInput, memberOf, type ServiceHandlers } from '@seyir/kit';
import {
  SanctionKind,
  Violation,
  type AccountsService,
  type ContactMessageSchema,
  type SanctionSchema,
} from '@seyir/proto';
import type { DeskContact } from '../../app/ports.js';
import type { Sanction } from '../../domain/sanction.js';
import type { UseCases } from '../../use-cases.js';
import { fromMember, toRoles } from './messages.js';

const kinds: Readonly<Record<Sanction['kind'], SanctionKind>> = {
  silence: SanctionKind.SILENCE,
  ban: SanctionKind.BAN,
};

const fromSanction = (given: Sanction): MessageInitShape<typeof SanctionSchema> => ({
  id: given.id,
  memberId: given.memberId,
  kind: kinds[given.kind],
  violation: given.violation,
  imposedAt: timestampFromDate(given.imposedAt),
  ...(given.until && { until: timestampFromDate(given.until) }),
  imposedBy: given.imposedBy ?? '',
  caseId: given.caseId ?? '',
  ...(given.endedAt && { endedAt: timestampFromDate(given.endedAt) }),
});

/** BAD_INPUT for no kind and for an unknown one. */
export const toKind = (value: SanctionKind): Sanction['kind'] => {
  if (value === SanctionKind.SILENCE) return 'silence';
  if (value === SanctionKind.BAN) return 'ban';
  throw badInput({ kind: value === SanctionKind.UNSPECIFIED ? 'required' : 'invalid' });
};

/** BAD_INPUT for no violation and for an unknown one. */
export const toViolation = (value: Violation): number => {
  if (value === Violation.UNSPECIFIED) throw badInput({ violation: 'required' });
  if (Violation[value] === undefined) throw badInput({ violation: 'invalid' });
  return value;
};

const fromContact = (given: DeskContact): MessageInitShape<typeof ContactMessageSchema> => ({
  id: given.id,
  memberId: given.memberId ?? '',
  name: given.name,
  email: given.email,
  subject: given.subject,
  message: given.message,
  sentAt: timestampFromDate(given.sentAt),
  ...(given.handledAt && { handledAt: timestampFromDate(given.handledAt) }),
  handledBy: given.handledBy ?? '',
});

type Names =
  | 'imposeSanction'
  | 'endSanction'
  | 'listSanctions'
  | 'listOwnSanctions'
  | 'getSanction'
  | 'proveBan'
  | 'setRoles'
  | 'listStaff'
  | 'grantRole'
  | 'listContactMessages'
  | 'setContactHandled';

/** The calls of moderators and admins about members, and of members about decisions. */
export const staffHandlers = (app: UseCases): Pick<ServiceHandlers<typeof AccountsService>, Names> => ({
  async imposeSanction({ memberId, kind, violation, until }, call) {
    const moderator = { id: memberOf(call), roles: call.viewer.roles };
    const input = {
      memberId,
      kind: toKind(kind),
      violation: toViolation(violation),
      until: until && timestampDate(until),
    };
    return { sanction: fromSanction(await app.imposeSanction(moderator, input)) };
  },

  async endSanction({ sanctionId }, call) {
    const moderator = { id: memberOf(call), roles: call.viewer.roles };
    return { sanction: fromSanction(await app.endSanction(moderator, sanctionId)) };
  },

  async listSanctions({ memberId, username }) {
    const { member, sanctions } = await app.listSanctions(memberId, username);
    return { member: fromMember(member), sanctions: sanctions.map(fromSanction) };
  },

  async listOwnSanctions(_, call) {
    return { sanctions: (await app.listOwnSanctions(memberOf(call))).map(fromSanction) };
  },

  async getSanction({ sanctionId }) {
    return { sanction: fromSanction(await app.getSanction(sanctionId)) };
  },

  async proveBan({ login, password, address }) {
    const ban = await app.proveBan({ login, password, address });
    return { memberId: ban.memberId, sanction: fromSanction(ban) };
  },

  async setRoles({ memberId, roles, seen }) {
    const known = seen.length > 0 ? toRoles(seen) : undefined;
    return { member: fromMember(await app.setRoles(memberId, toRoles(roles), known)) };
  },

  async listStaff() {
    return { members: (await app.listStaff()).map(fromMember) };
  },

  async grantRole({ username, role }) {
    const [granted] = toRoles([role]);
    if (!granted) throw badInput({ role: 'invalid' });
    return { member: fromMember(await app.grantRole(username, granted)) };
  },

  async listContactMessages({ handled, page }) {
    const { items, last, next } = await app.listContacts(handled, page);
    return { messages: items.map(fromContact), info: { last, nextCursor: next } };
  },

  async setContactHandled({ contactId, handled }, call) {
    return { message: fromContact(await app.handleContact(memberOf(call), contactId, handled)) };
  },
});

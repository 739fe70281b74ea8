import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { badInput, memberOf, type ServiceHandlers } from '@seyir/kit';
import { RemovalOutcome, type AccountsService, type RemovalRequestSchema } from '@seyir/proto';
import { removalOutcomes, removalRights, type RemovalRequest } from '../../domain/removal-request.js';
import type { UseCases } from '../../use-cases.js';

const fromRequest = (given: RemovalRequest): MessageInitShape<typeof RemovalRequestSchema> => ({
  id: given.id,
  number: given.number,
  name: given.name,
  email: given.email,
  right: removalRights.indexOf(given.right) + 1,
  links: [...given.links],
  statement: given.statement,
  ...(given.confirmedAt && { confirmedAt: timestampFromDate(given.confirmedAt) }),
  ...(given.dueAt && { dueAt: timestampFromDate(given.dueAt) }),
  ...(given.decidedAt && { decidedAt: timestampFromDate(given.decidedAt) }),
  decidedBy: given.decidedBy ?? '',
  ...(given.outcome && { outcome: removalOutcomes.indexOf(given.outcome) + 1 }),
  answer: given.answer,
});

type Names = 'sendRemovalRequest' | 'confirmRemovalRequest' | 'listRemovalRequests' | 'decideRemovalRequest';

/** The calls about requests to remove content. */
export const removalHandlers = (app: UseCases): Pick<ServiceHandlers<typeof AccountsService>, Names> => ({
  async sendRemovalRequest({ right, ...request }, call) {
    await app.sendRemovalRequest(call.viewer.memberId, { ...request, right: removalRights[right - 1] });
    return {};
  },

  async confirmRemovalRequest({ token }) {
    const { number, dueAt } = await app.confirmRemovalRequest(token);
    return { number, ...(dueAt && { dueAt: timestampFromDate(dueAt) }) };
  },

  async listRemovalRequests({ decided, page }) {
    const { items, last, next } = await app.listRemovalRequests(decided, page);
    return { requests: items.map(fromRequest), info: { last, nextCursor: next } };
  },

  async decideRemovalRequest({ requestId, outcome, answer }, call) {
    const known = removalOutcomes[outcome - 1];
    if (!known) throw badInput({ outcome: outcome === RemovalOutcome.UNSPECIFIED ? 'required' : 'invalid' });
    const decided = await app.decideRemovalRequest(memberOf(call), requestId, { outcome: known, answer });
    return { request: fromRequest(decided) };
  },
});

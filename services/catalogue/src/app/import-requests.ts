import { badInput, checkName, isId, type GoneMembers } from '@seyir/kit';
import type { RequestKind, RequestState } from '../domain/request.js';
import type { ImportResult, Transaction } from './ports.js';
import type { RequestEvents, RequestStore } from './request-ports.js';

const MAX_BATCH = 500;
const LENGTH = { min: 1, max: 150 };

export interface ImportedRequest {
  readonly id: string;
  readonly kind: RequestKind;
  readonly name: string;
  readonly state: RequestState;
  readonly reason: string;
  readonly askedBy: string;
  readonly upIds: readonly string[];
  readonly downIds: readonly string[];
  readonly askedAt: Date;
  /** Undefined for an open request. */
  readonly decidedAt: Date | undefined;
}

interface Deps {
  readonly requests: RequestStore;
  readonly requestEvents: RequestEvents;
  readonly goneMembers: GoneMembers;
  readonly transaction: Transaction;
}

/**
 * Imports up to 500 requests with their votes. Existing requests (by id, or by kind and name) and erased members are skipped.
 * BAD_INPUT.
 */
export const importRequests =
  ({ requests, requestEvents, goneMembers, transaction }: Deps) =>
  async (imported: readonly ImportedRequest[]): Promise<ImportResult> => {
    if (imported.length > MAX_BATCH) throw badInput({ requests: 'too_long' });
    imported.forEach((request, index) => check(request, `requests.${index}`));
    return transaction.run(async () => {
      const gone = await goneMembers.among(imported.flatMap(membersOf));
      const added = await requests.import(imported.filter(({ askedBy }) => !gone.has(askedBy)));
      const votes = imported
        .filter(({ id }) => added.some((one) => one.id === id))
        .flatMap(({ id, upIds, downIds }) => [
          ...upIds.map((memberId) => ({ id, memberId, vote: 1 as const })),
          ...downIds.map((memberId) => ({ id, memberId, vote: 2 as const })),
        ]);
      for (const { id, memberId, vote } of votes)
        if (!gone.has(memberId)) await requests.vote(id, memberId, vote, 'set');
      await requestEvents.requestsChanged(added.filter(({ state }) => state !== 'open'));
      if (added.length > 0) requestEvents.requestAdded();
      return { created: added.length, updated: 0, unchanged: imported.length - added.length };
    });
  };

const membersOf = ({ askedBy, upIds, downIds }: ImportedRequest): readonly string[] => [
  askedBy,
  ...upIds,
  ...downIds,
];

const check = (request: ImportedRequest, at: string): void => {
  const { id, name, state, reason, decidedAt } = request;
  if (!isId(id)) throw badInput({ [`${at}.id`]: 'invalid' });
  if (!membersOf(request).every(isId)) throw badInput({ [`${at}.memberIds`]: 'invalid' });
  const problem = checkName(name, LENGTH);
  if (problem) throw badInput({ [`${at}.name`]: problem });
  if ((state === 'open') !== (decidedAt === undefined)) throw badInput({ [`${at}.decidedAt`]: 'invalid' });
  if ((state === 'declined') !== (reason !== '')) throw badInput({ [`${at}.reason`]: 'invalid' });
};

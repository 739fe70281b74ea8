import { isSanctionEnd } from '../domain/sanction.js';
import { putInForce, type SanctionOrder } from './impose-sanction.js';
import type { MemberStore } from './ports.js';

type Deps = Parameters<typeof putInForce>[0] & { readonly members: MemberStore };

/**
 * Carries out the decision of a case, inside the transaction of the event: once for each case. A term that is over by the time the
 * event arrives has no effect; an erased member has none either.
 */
export const carryOutCase = (deps: Deps) => {
  const put = putInForce(deps);
  return async (order: SanctionOrder): Promise<void> => {
    if (!isSanctionEnd(order.kind, order.until, deps.clock.now())) return;
    const { imposedBy } = order;
    // The moderator may have been erased since.
    const [by] = imposedBy === undefined ? [] : await deps.members.byIds([imposedBy]);
    await put({ ...order, imposedBy: by?.id });
  };
};

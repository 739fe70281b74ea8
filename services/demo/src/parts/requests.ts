import { requestData } from '../data/requests.js';
import type { Seed } from '../ids.js';
import type { DemoMember, DemoRequest } from '../types.js';
import { day } from './dates.js';

/** Members with a login. They get no notification about an answered request of the demo. */
const WITH_LOGIN = 5;

/**
 * The content requests with their votes.
 * @throws for an unknown member
 */
export function buildRequests(members: readonly DemoMember[], seed: Seed, now: Date): DemoRequest[] {
  return requestData.map(({ kind, name, by, daysAgo, wanted, unwanted = 0, reason = '', ...given }) => {
    const state = given.state ?? 'open';
    const asker = members.find(({ username }) => username === by);
    if (!asker) throw new Error(`a request names ${by}, which the demo does not have`);
    const crowd = members.slice(state === 'open' ? 0 : WITH_LOGIN).filter(({ id }) => id !== asker.id);
    const shareOf = ({ username }: DemoMember) => seed.share(`wants:${name}:${username}`);
    const askedAt = new Date(now.getTime() - daysAgo * day);
    return {
      id: seed.id('request', `${kind}:${name}`),
      kind,
      name,
      state,
      reason,
      askedAt,
      askedById: asker.id,
      upIds: [asker, ...crowd.filter((member) => shareOf(member) < wanted)].map(({ id }) => id),
      downIds: crowd.filter((member) => shareOf(member) > 1 - unwanted).map(({ id }) => id),
      decidedAt: state === 'open' ? undefined : new Date(askedAt.getTime() + (daysAgo * day) / 3),
    };
  });
}

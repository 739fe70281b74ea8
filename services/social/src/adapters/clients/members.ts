import type { ServiceClient } from '@seyir/kit';
import type { AccountsService } from '@seyir/proto';
import type { Members } from '../../app/ports.js';

/** Called as the service: whether a member exists does not depend on the viewer. */
const asked = { asService: true, timeoutMs: 1_000 } as const;

export const membersOf = (client: ServiceClient<typeof AccountsService>): Members => ({
  async exists(id) {
    return (await client.getMembers({ ids: [id] }, asked)).members.length > 0;
  },
  async byUsernames(usernames) {
    const { members } = await client.getMembersByUsernames({ usernames: [...usernames] }, asked);
    return members.map(({ id }) => id);
  },
});

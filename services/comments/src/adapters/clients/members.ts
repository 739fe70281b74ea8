import type { ServiceClient } from '@seyir/kit';
import type { AccountsService } from '@seyir/proto';
import type { Members } from '../../app/ports.js';

const asked = { asService: true, timeoutMs: 1_000 } as const;

export const membersOf = (client: ServiceClient<typeof AccountsService>): Members => ({
  async byUsernames(usernames) {
    const { members } = await client.getMembersByUsernames({ usernames: [...usernames] }, asked);
    return members.map(({ id }) => id);
  },
  async exists(id) {
    return (await client.getMembers({ ids: [id] }, asked)).members.length > 0;
  },
});

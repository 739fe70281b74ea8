import type { ServiceClient } from '@seyir/kit';
import type { SocialService } from '@seyir/proto';
import type { Follows } from '../../app/ports.js';

export const followsOf = (client: ServiceClient<typeof SocialService>): Follows => ({
  async followsViewer(memberId) {
    const { relationships } = await client.getRelationships({ memberIds: [memberId] }, { timeoutMs: 1_000 });
    return relationships[0]?.followsViewer ?? false;
  },
});

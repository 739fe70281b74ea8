import type { ServiceClient } from '@seyir/kit';
import type { PlaybackService } from '@seyir/proto';
import type { Sources } from '../../app/ports.js';

export const sourcesOf = (client: ServiceClient<typeof PlaybackService>): Sources => ({
  async byHash(hash) {
    const found = await client.checkSource({ hash }, { asService: true, timeoutMs: 1_000 });
    return found.exists ? { episodeId: found.episodeId, name: found.name } : undefined;
  },
});

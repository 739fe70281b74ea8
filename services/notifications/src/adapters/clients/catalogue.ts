import type { ServiceClient } from '@seyir/kit';
import type { CatalogueService } from '@seyir/proto';
import type { Catalogue } from '../../app/ports.js';
import type { Voters } from '../../app/request-ports.js';
import { notifyKind } from '../../domain/announcement.js';

/** Called in the service's own name: whether a target exists does not depend on the viewer. */
const asked = { asService: true, timeoutMs: 1_000 } as const;

export const catalogueOf = (client: ServiceClient<typeof CatalogueService>): Catalogue => ({
  async exists(kind, id) {
    if (kind === notifyKind.episode)
      return (await client.getEpisodes({ ids: [id] }, asked)).episodes.length > 0;
    return (await client.getTitles({ ids: [id] }, asked)).titles.length > 0;
  },
});

export const votersOf = (client: ServiceClient<typeof CatalogueService>): Voters => ({
  async of(requestId, after, limit) {
    return (await client.listVoters({ requestId, after, limit }, asked)).memberIds;
  },
});

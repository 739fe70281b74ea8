import type { ServiceClient } from '@seyir/kit';
import type { PlaybackService } from '@seyir/proto';
import type { Libraries } from '../../app/list-member-titles.js';

export const librariesOf = (client: ServiceClient<typeof PlaybackService>): Libraries => ({
  async page(memberId, { list, kind, page }) {
    const asked = { memberId, list, kind, ...(page && { page: { ...page } }) };
    const { titles, info } = await client.listMemberLibrary(asked, { asService: true, timeoutMs: 1_000 });
    return {
      items: titles.map(({ titleId, watched, score }) => ({ titleId, watched, score })),
      count: info?.count ?? titles.length,
      last: info?.last ?? true,
      next: info?.nextCursor ?? '',
    };
  },
});

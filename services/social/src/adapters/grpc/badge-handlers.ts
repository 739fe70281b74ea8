import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { pageInfo, type ServiceHandlers } from '@seyir/kit';
import type { SocialService } from '@seyir/proto';
import type { UseCases } from '../../use-cases.js';
import { badgeNumbers } from '../badge-numbers.js';

/** The calls about badges. */
export const badgeHandlers = (app: UseCases): Pick<ServiceHandlers<typeof SocialService>, 'listBadges'> => ({
  async listBadges({ memberId, page }) {
    const found = await app.listBadges(memberId, page);
    return {
      badges: found.items.map(({ badge, since }) => ({
        badge: badgeNumbers[badge],
        since: timestampFromDate(since),
      })),
      info: pageInfo(found),
    };
  },
});

import { memberOf, pageInfo, type ServiceHandlers } from '@seyir/kit';
import type { SocialService } from '@seyir/proto';
import type { UseCases } from '../../use-cases.js';

/** The calls about friends, and about members who are suggested. */
export const friendHandlers = (
  app: UseCases,
): Pick<ServiceHandlers<typeof SocialService>, 'listFriends' | 'suggestFollows'> => ({
  async listFriends({ page }, call) {
    const found = await app.listFriends(memberOf(call), page);
    return { memberIds: [...found.items], info: pageInfo(found) };
  },

  async suggestFollows({ limit }, call) {
    return { suggestions: await app.suggestFollows(memberOf(call), limit) };
  },
});

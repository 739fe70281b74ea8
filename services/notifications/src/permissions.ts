import { members, type PermissionTable } from '@seyir/kit';
import type { NotificationsService } from '@seyir/proto';

/** Who may do what: members with their own list alone. */
export const permissions = {
  listNotifications: { viewer: { any: members } },
  markRead: { viewer: { any: members } },
  getActivity: { viewer: { any: members } },
  setLetMeKnow: { viewer: { own: members } },
  getLetMeKnow: { viewer: { own: members } },
  countKept: { viewer: {}, services: ['importer'] },
  // Nobody keeps a copy of these lists.
  snapshot: { viewer: {} },
} as const satisfies PermissionTable<typeof NotificationsService>;

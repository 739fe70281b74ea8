import { members, type PermissionTable } from '@seyir/kit';
import type { NotificationsService } from '@seyir/proto';

/** Members can only use their own list. */
export const permissions = {
  listNotifications: { viewer: { any: members } },
  markRead: { viewer: { any: members } },
  getActivity: { viewer: { any: members } },
  setLetMeKnow: { viewer: { self: members } },
  getLetMeKnow: { viewer: { self: members } },
  countKept: { viewer: {}, services: ['importer'] },
  // No service copies these lists.
  snapshot: { viewer: {} },
  listAudit: { viewer: { any: ['admin'] }, object: { kind: 'audit', ids: () => [] } },
} as const satisfies PermissionTable<typeof NotificationsService>;

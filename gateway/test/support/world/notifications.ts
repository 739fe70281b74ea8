import { NotificationKind, NotificationsService, TargetKind } from '@seyir/proto';
import type { FakePeers } from '../fake-peers.js';
import { time, other, info } from './things.js';

export const fakeNotifications = (peers: FakePeers): void => {
  peers.fake(NotificationsService, {
    listNotifications: async ({ page }) =>
      (page?.number ?? 1) > 1
        ? { notifications: [], info: info(1), unread: 1 }
        : {
            notifications: [
              {
                id: 'notification-1',
                kind: NotificationKind.REPLY,
                actorId: other.id,
                causeId: 'reply-9',
                target: { kind: TargetKind.EPISODE, id: 'episode-1' },
                time,
              },
            ],
            info: info(1),
            unread: 1,
          },
    markRead: async () => ({ unread: 0 }),
    getActivity: async () => ({ unread: 1, revision: 7 }),
    setLetMeKnow: async ({ active = true }) => ({ active }),
    getLetMeKnow: async ({ ids }) => ({ activeIds: ids.slice(0, 1) }),
  });
};

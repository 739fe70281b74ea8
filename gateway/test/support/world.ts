import type { FakePeers } from './fake-peers.js';
import { fakeAccounts, type Sessions } from './world/accounts.js';
import { fakeCatalogue } from './world/catalogue.js';
import { fakePlayback } from './world/playback.js';
import { fakeComments } from './world/comments.js';
import { fakeForum } from './world/forum.js';
import { fakeMessaging } from './world/messaging.js';
import { fakeNotifications } from './world/notifications.js';
import { fakeRooms } from './world/rooms.js';
import { fakeGroups } from './world/groups.js';
import { fakeSocial } from './world/social.js';

/** A small site with one title, as the services would return it; sessions by token. */
export const populate = (peers: FakePeers, sessions: Sessions): void => {
  fakeAccounts(peers, sessions);
  fakeCatalogue(peers);
  fakePlayback(peers);
  fakeComments(peers);
  fakeForum(peers);
  fakeNotifications(peers);
  fakeSocial(peers);
  fakeMessaging(peers);
  fakeRooms(peers);
  fakeGroups(peers);
};

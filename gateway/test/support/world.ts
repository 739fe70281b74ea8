import type { FakePeers } from './fake-peers.js';
import { fakeAccounts, type Sessions } from './world/accounts.js';
import { fakeCatalogue } from './world/catalogue.js';
import { fakePlayback } from './world/playback.js';
import { fakeComments } from './world/comments.js';
import { fakeNotifications } from './world/notifications.js';

/** A small site with one title, as the services would answer; sessions by token. */
export const populate = (peers: FakePeers, sessions: Sessions): void => {
  fakeAccounts(peers, sessions);
  fakeCatalogue(peers);
  fakePlayback(peers);
  fakeComments(peers);
  fakeNotifications(peers);
};

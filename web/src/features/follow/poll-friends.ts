import type { ApolloClient } from '@apollo/client';
import { FriendsNowDocument } from '../../generated/friends-now.js';

/** Updates the friends in the cache. A failure is ignored, because the next poll follows. */
export const pollFriends = (client: ApolloClient): void =>
  void client
    .query({ query: FriendsNowDocument, fetchPolicy: 'network-only', context: { quiet: true } })
    .catch(() => undefined);

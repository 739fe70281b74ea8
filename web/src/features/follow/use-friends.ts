import { useQuery } from '@apollo/client/react';
import { FriendsNowDocument } from '../../generated/friends-now.js';

interface Friends {
  /** The newest first. */
  items: readonly { id: string; name: string; path: string }[];
  count: number;
}

/** The viewer's friends from the last poll, loaded by a query at first; undefined until they are known. */
export function useFriends(): Friends | undefined {
  const { data } = useQuery(FriendsNowDocument, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
    errorPolicy: 'all',
  });
  return data?.friendsNow ?? undefined;
}

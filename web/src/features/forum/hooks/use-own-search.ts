import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../../components/ui/use-hydrated.js';
import { TopicsDocument } from '../../../generated/topics.js';
import { retry } from '../../../lib/retry.js';
import { useViewer } from '../../../lib/viewer.js';
import type { ListQuery } from '../categories.js';

/**
 * Reads a search again for a member if the page came from the server: there it was made without a session, so matches that the
 * member's progress uncovers are missing. The answer replaces the list in the cache.
 */
export function useOwnSearch(query: ListQuery): void {
  const client = useApolloClient();
  const viewer = useViewer();
  const memberId = viewer.state === 'member' ? viewer.member.id : undefined;
  const hydrated = useHydrated();
  const [isRendered] = useState(!hydrated);
  useEffect(() => {
    if (memberId === undefined || !isRendered || query.query === null) return;
    const asked = { query: TopicsDocument, variables: query };
    return retry(() => client.query({ ...asked, fetchPolicy: 'network-only', context: { quiet: true } }));
    // The page has a key for each query.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, memberId, isRendered]);
}

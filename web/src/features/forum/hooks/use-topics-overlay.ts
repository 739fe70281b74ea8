import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { TopicsOverlayDocument } from '../../../generated/topics-overlay.js';
import { retry } from '../../../lib/retry.js';
import { useViewer } from '../../../lib/viewer.js';

const MOST = 100;

/**
 * Loads the viewer's own data of topics that were rendered without a session: reading positions, and titles that the viewer's
 * progress uncovers. The answers reach the cache under the same ids.
 */
export function useTopicsOverlay(ids: readonly string[]): void {
  const client = useApolloClient();
  const viewer = useViewer();
  const memberId = viewer.state === 'member' ? viewer.member.id : undefined;
  const list = ids.slice(0, MOST).join(',');
  useEffect(() => {
    if (memberId === undefined || list === '') return;
    const query = { query: TopicsOverlayDocument, variables: { ids: list.split(',') } };
    return retry(() => client.query({ ...query, fetchPolicy: 'network-only', context: { quiet: true } }));
  }, [client, memberId, list]);
}

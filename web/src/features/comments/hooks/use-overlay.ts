import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { CommentsOverlayDocument } from '../../../generated/comments-overlay.js';
import { retry } from '../../../lib/retry.js';
import { useViewer } from '../../../lib/viewer.js';
import type { ThreadComment } from './use-thread.js';

const MOST = 100;

/**
 * Loads the viewer's own data for these comments in one query: own reactions, bodies that the progress uncovers, and what
 * a block hides. The answers reach the cache under the same ids, so the page updates itself. Retries until there is an
 * answer, because the page of a thread is the same for everybody.
 */
export function useOverlay(comments: readonly ThreadComment[] | undefined): void {
  const client = useApolloClient();
  const viewer = useViewer();
  const memberId = viewer.state === 'member' ? viewer.member.id : undefined;
  const ids = (comments ?? []).flatMap((c) => [c.id, ...c.replies.map((reply) => reply.id)]).slice(0, MOST);
  const list = ids.join(',');
  useEffect(() => {
    if (memberId === undefined || list === '') return;
    const query = { query: CommentsOverlayDocument, variables: { ids: list.split(',') } };
    return retry(() => client.query({ ...query, fetchPolicy: 'network-only' }));
  }, [client, memberId, list]);
}

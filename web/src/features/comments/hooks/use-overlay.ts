import { useQuery } from '@apollo/client/react';
import { CommentsOverlayDocument } from '../../../generated/comments-overlay.js';
import { useViewer } from '../../../lib/viewer.js';
import type { ThreadComment } from './use-thread.js';

const MOST = 100;

/**
 * One question for what belongs to the viewer on these comments: own reactions, and bodies that the progress has
 * reached. The answers land in the cache under the same ids, so the page takes them up by itself.
 */
export function useOverlay(comments: readonly ThreadComment[] | undefined): void {
  const viewer = useViewer();
  const ids = (comments ?? []).flatMap((c) => [c.id, ...c.replies.map((reply) => reply.id)]).slice(0, MOST);
  useQuery(CommentsOverlayDocument, {
    variables: { ids },
    skip: viewer.state !== 'member' || ids.length === 0,
    fetchPolicy: 'network-only',
  });
}

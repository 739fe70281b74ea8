import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { useToast } from '../../../components/ui/toast.js';
import { RepliesDocument } from '../../../generated/replies.js';
import type { RepliesQuery } from '../../../generated/types.js';
import type { ThreadComment } from '../hooks/use-thread.js';
import { commentTexts } from '../texts.js';
import { addReplies } from '../thread-frames.js';
import { CommentItem } from './comment-item.js';

interface Props {
  comment: ThreadComment;
  episode: boolean;
}

/**
 * The cached replies: the oldest and those added since the page was loaded; the rest loads on request. Covered
 * replies of a covered comment are folded, unless the address links to one of them.
 */
export function Replies({ comment, episode }: Props) {
  const client = useApolloClient();
  const toast = useToast();
  const [unfolded, setUnfolded] = useState(false);
  const { hash } = useLocation();
  const [loading, setLoading] = useState(false);
  const known = comment.replies.toSorted((a, b) => Date.parse(a.postedAt) - Date.parse(b.postedAt));
  const folds = comment.covered && !unfolded && !known.some(({ id }) => hash === `#yorum-${id}`);
  const shown = folds ? known.filter(({ covered }) => !covered) : known;
  const replyCount = Math.max(comment.replyCount, known.length);

  const showAll = () => {
    setLoading(true);
    readAll()
      .then((ids) => addReplies(client.cache, comment.id, ids))
      .catch(() => toast.show({ text: commentTexts.moreFailed, tone: 'error', onRetry: showAll }))
      .finally(() => setLoading(false));
  };
  /** Loads all replies into the cache and returns their ids. */
  const readAll = async (): Promise<readonly string[]> => {
    const collected: string[] = [];
    let cursor: string | null = null;
    for (let page = 1, last = false; !last; page++) {
      const { data }: { data?: RepliesQuery | undefined } = await client.query({
        query: RepliesDocument,
        variables: { parentId: comment.id, page, cursor },
        fetchPolicy: 'network-only',
      });
      collected.push(...(data?.replies?.items.map(({ id }) => id) ?? []));
      last = data?.replies?.last ?? true;
      cursor = data?.replies?.nextCursor ?? null;
    }
    return collected;
  };

  if (known.length === 0) return null;
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-5 border-l border-line pl-3 sm:pl-4">
      {shown.length > 0 && (
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {shown.map((reply) => (
            <li key={reply.id}>
              <CommentItem comment={reply} topId={comment.id} episode={episode} answered={comment.spoiler} />
            </li>
          ))}
        </ol>
      )}
      {folds && replyCount > shown.length && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setUnfolded(true)}>
            {commentTexts.foldedReplies(replyCount - shown.length)}
          </Button>
        </div>
      )}
      {!folds && replyCount > shown.length && (
        <div>
          <Button variant="quiet" size="sm" loading={loading} onClick={showAll}>
            {commentTexts.moreReplies(replyCount)}
          </Button>
        </div>
      )}
    </div>
  );
}

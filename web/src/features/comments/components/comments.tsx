import { useId, useMemo } from 'react';
import { Button } from '../../../components/ui/button.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import type { TargetInput } from '../../../generated/types.js';
import { useOverlay } from '../hooks/use-overlay.js';
import { type ThreadComment, useThread } from '../hooks/use-thread.js';
import { usePostComment } from '../hooks/use-write.js';
import { SpoilerChoiceProvider } from '../spoiler-choice.js';
import { commentTexts } from '../texts.js';
import { CommentForm } from './comment-form.js';
import { CommentItem } from './comment-item.js';
import { Replies } from './replies.js';

/**
 * Ids of the replies with the same or a narrower spoiler scope than their comment: one click reveals them together.
 */
const equallyCovered = ({ spoiler, replies }: ThreadComment): string[] =>
  replies
    .filter(
      (reply) =>
        reply.covered &&
        reply.spoiler.kind === spoiler.kind &&
        reply.spoiler.season === spoiler.season &&
        reply.spoiler.number === spoiler.number,
    )
    .map(({ id }) => id);

/** The comments of an episode, a title or a collection. Visitors can read; writing asks them to sign in. */
export function Comments(target: TargetInput) {
  return (
    <SpoilerChoiceProvider value={target.kind !== 'COLLECTION'}>
      <Thread {...target} />
    </SpoilerChoiceProvider>
  );
}

function Thread({ kind, id }: TargetInput) {
  const target = useMemo(() => ({ kind, id }), [kind, id]);
  const thread = useThread(target);
  const write = usePostComment(target);
  const heading = useId();
  useOverlay(thread.comments);
  const episode = kind === 'EPISODE';
  const { comments, count, replyCount, last } = thread;
  return (
    <section aria-labelledby={heading} className="grid gap-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={heading} className="text-2xl">
          {kind === 'TRAILER' ? commentTexts.trailerHeading : commentTexts.heading}
        </h2>
        {count > 0 && <p className="tabular text-muted">{commentTexts.count(count, replyCount)}</p>}
      </div>
      <CommentForm
        write={write}
        label={commentTexts.write}
        send={commentTexts.send}
        episode={episode}
        draftOf={`${kind}:${id}`}
      />
      {!comments && <ErrorState title={commentTexts.failedTitle} onRetry={thread.retry} />}
      {comments?.length === 0 && (
        <EmptyState icon="comment" title={commentTexts.noneTitle} hint={commentTexts.noneHint} />
      )}
      {comments && comments.length > 0 && (
        <ol className="grid gap-8">
          {comments.map((comment) => (
            <li key={comment.id}>
              <CommentItem
                comment={comment}
                topId={comment.id}
                episode={episode}
                revealedToo={equallyCovered(comment)}
              >
                <Replies comment={comment} episode={episode} />
              </CommentItem>
            </li>
          ))}
        </ol>
      )}
      {comments && (!last || thread.turned) && (
        <div className="grid justify-items-center">
          {last ? (
            <p className="text-muted">{commentTexts.noMore}</p>
          ) : (
            <Button variant="quiet" loading={thread.loadingMore} onClick={thread.loadMore}>
              {commentTexts.more}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

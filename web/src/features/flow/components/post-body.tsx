import { useMutation } from '@apollo/client/react';
import { Spoiler } from '../../../components/ui/spoiler.js';
import { useToast } from '../../../components/ui/toast.js';
import { RevealPostsDocument } from '../../../generated/reveal-posts.js';
import { PhotoGrid } from '../../attachments/photo-grid.js';
import { PlainText } from '../../member-text/plain-text.js';
import type { FlowPost } from '../post.js';
import { flowTexts } from '../texts.js';
import { Poll } from './poll.js';

/** Text, photos and poll, or their cover until the reader reveals them. Covered texts are not in the page at all. */
export function PostBody({ post }: { post: FlowPost }) {
  const [reveal, { loading }] = useMutation(RevealPostsDocument);
  const toast = useToast();
  const { id, body, mentions, poll, photos, covered, spoiler } = post;
  const content = !covered && (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {body && <PlainText text={body} mentions={mentions} />}
      <PhotoGrid photos={photos} />
      {poll && <Poll postId={id} poll={poll} />}
    </div>
  );
  if (spoiler.kind === 'NONE') return content;
  const show = () => {
    reveal({ variables: { ids: [id] } }).catch(() =>
      toast.show({ text: flowTexts.revealFailed, tone: 'error', onRetry: show }),
    );
  };
  return (
    <Spoiler revealed={!covered} onReveal={show} loading={loading} hint={flowTexts.spoilerHint}>
      {content}
    </Spoiler>
  );
}

import { useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { Icon } from '../../../components/ui/icon.js';
import { PostDocument } from '../../../generated/post.js';
import { HiddenPage } from '../../../lib/hidden-page.js';
import { PageHead } from '../../../lib/page-head.js';
import { useRenderScope } from '../../../lib/render-scope.js';
import { useViewer } from '../../../lib/viewer.js';
import { usePostOverlay } from '../hooks/use-post-overlay.js';
import type { FlowPost } from '../post.js';
import { flowTexts } from '../texts.js';
import { PostItem } from './post-item.js';
import { PostListSkeleton } from './post-list.js';

interface Props {
  id: string;
  /** Rendered if there is no such post, or it is hidden from the viewer. */
  absent: ReactNode;
  /** The comments on the post. */
  comments?: (post: FlowPost) => ReactNode;
}

/** /gonderi/{id}: rendered with the data for visitors, then updated with the viewer's rights. */
export function PostPage({ id, absent, comments }: Props) {
  const { data } = useSuspenseQuery(PostDocument, { variables: { id } });
  const viewer = useViewer();
  const { origin } = useRenderScope();
  const navigate = useNavigate();
  const { post } = data;
  usePostOverlay(post ? [id] : []);
  // A follower may see a post that is hidden from visitors.
  const isAsked = !post && viewer.state === 'member';
  const { loading } = useQuery(PostDocument, {
    variables: { id },
    skip: !isAsked,
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  if (!post)
    return (
      <HiddenPage
        asking={isAsked && loading}
        placeholder={
          <div className="page max-w-[calc(40rem+2*var(--gutter))] pt-8 sm:pt-12">
            <PostListSkeleton />
          </div>
        }
        absent={absent}
      />
    );
  const name = post.author?.name ?? flowTexts.gone;
  const text = post.body || post.poll?.question || '';
  const description = post.covered || !text ? flowTexts.coveredDescription : excerpt(text);
  return (
    <div className="page grid max-w-[calc(40rem+2*var(--gutter))] grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <PageHead
        title={flowTexts.postTitle(name)}
        description={description}
        path={post.path}
        image={pictureOf(post)}
        noindex={post.covered}
        data={post.covered ? [] : [structuredData(post, name, text, origin)]}
      />
      <Link
        to="/akis"
        className="inline-flex items-center gap-1.5 justify-self-start font-semibold text-muted hover:text-text"
      >
        <Icon name="left" size={18} />
        {flowTexts.backToFlow}
      </Link>
      <h1 className="sr-only">{flowTexts.postTitle(name)}</h1>
      <PostItem alone post={post} onDeleted={() => void navigate('/akis', { replace: true })} />
      {comments && <div id="yorumlar">{comments(post)}</div>}
    </div>
  );
}

/** The preview picture: its first photo, or else the picture of its episode. None of a covered post or an adult title. */
const pictureOf = ({ covered, photos, episode }: FlowPost): string | undefined => {
  if (covered) return undefined;
  const title = episode?.title;
  const ofEpisode = title?.ageMark === 'AGE_18' ? null : (episode?.image ?? title?.backdrop);
  return photos[0]?.src ?? ofEpisode ?? undefined;
};

const MOST = 160;

const excerpt = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length <= MOST ? line : `${line.slice(0, MOST - 1).trimEnd()}…`;
};

/** The schema.org data of a post for search engines. */
const structuredData = (
  { path, postedAt, author }: FlowPost,
  name: string,
  text: string,
  origin: string,
) => ({
  '@type': 'DiscussionForumPosting',
  url: origin + path,
  datePublished: postedAt,
  text,
  author: { '@type': 'Person', name, ...(author && { url: origin + author.path }) },
});

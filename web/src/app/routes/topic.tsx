import { useParams } from 'react-router';
import { CommentMenuButton } from '../../features/comments/components/comment-menu-button.js';
import { TopicPage } from '../../features/forum/components/topic-page.js';
import { lazyOpen } from '../../components/lazy-open.js';
import { Reactions } from '../../features/reactions/reactions.js';
import { ReportButton } from '../../features/report/report-button.js';
import { NotFound } from '../not-found.js';

const CommentMenu = lazyOpen(() => import('../../features/comments/components/comment-menu.js'));

/** An id, followed by words of the title that only make the address readable. */
const PLACE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-|$)/;

export default function TopicRoute() {
  const id = PLACE.exec(useParams()['place'] ?? '')?.[1];
  if (!id) return <NotFound />;
  return (
    <TopicPage
      key={id}
      id={id}
      absent={<NotFound />}
      report={<ReportButton target="TOPIC" id={id} className="text-muted" />}
      reactionsOf={(post, more) => (
        <Reactions
          target={{ type: 'COMMENT', id: post.id }}
          reactions={post.reactions}
          own={post.ownReaction}
        >
          {more}
        </Reactions>
      )}
      menuOf={(post, name, onEdit) => (
        <CommentMenu
          commentId={post.id}
          authorId={post.author?.id}
          hiddenBy={post.hiddenBy ?? null}
          name={name}
          mayEdit={post.mayEdit}
          mayDelete={post.mayDelete}
          onEdit={onEdit}
          button={(handlers) => <CommentMenuButton name={name} {...handlers} />}
        />
      )}
    />
  );
}

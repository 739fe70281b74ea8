import { useLocation, useParams } from 'react-router';
import { TitlePage } from '../../features/catalogue/components/title/title-page.js';
import { kindOfSegment } from '../../features/catalogue/sections.js';
import { TitleActions } from '../../features/library/components/title-actions.js';
import { BehindGate } from '../../features/watch/components/behind-gate.js';
import type { TitleDetailsFragment } from '../../generated/types.js';
import { Skeleton } from '../../components/ui/skeleton.js';
import { late, lazyOpen } from '../../components/lazy-open.js';
import { CommentThread } from '../comment-thread.js';
import { NotFound } from '../not-found.js';
import { TitleMenuButton } from '../title-menu-button.js';

const TitleMenu = lazyOpen<{ title: TitleDetailsFragment }>(() => import('../title-menu.js'));

// Below the fold: its code loads later.
const Stories = late<{ titleId: string }>(() =>
  import('../../features/stories/stories.js').then((module) => ({ default: module.Stories })),
);

const TitleTopics = late<{ title: TitleDetailsFragment }>(
  () => import('../../features/forum/components/title-topics.js'),
);

export default function TitleRoute() {
  const { slug } = useParams();
  const kind = kindOfSegment(useLocation().pathname.split('/')[1]);
  if (!kind || !slug) return <NotFound />;
  return (
    <TitlePage
      kind={kind}
      slug={slug}
      absent={<NotFound />}
      comments={titleComments}
      actions={titleActions}
      gate={(title, content) => (
        <BehindGate adult={title.ageMark === 'AGE_18'} name={title.name}>
          {content}
        </BehindGate>
      )}
    />
  );
}

const titleActions = (title: TitleDetailsFragment) => (
  <TitleActions
    key={title.id}
    titleId={title.id}
    film={title.kind === 'MOVIE'}
    more={<TitleMenu title={title} button={(handlers) => <TitleMenuButton {...handlers} />} />}
  />
);

/** The thread of the whole title. */
const titleComments = (title: TitleDetailsFragment) => {
  const { id, kind } = title;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <Stories key={id} titleId={id} standIn={<Skeleton className="h-96 rounded-2xl" />} />
      <TitleTopics key={`topics ${id}`} title={title} standIn={<Skeleton className="h-40 rounded-2xl" />} />
      <CommentThread kind={kind === 'MOVIE' ? 'MOVIE' : 'SERIES'} id={id} />
    </div>
  );
};

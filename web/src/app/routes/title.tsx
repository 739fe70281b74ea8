import { useLocation, useParams } from 'react-router';
import { TitlePage } from '../../features/catalogue/components/title/title-page.js';
import { LetMeKnow } from '../../features/notifications/components/let-me-know.js';
import { kindOfSegment } from '../../features/catalogue/sections.js';
import { TitleActions } from '../../features/library/components/title-actions.js';
import { BehindGate } from '../../features/watch/components/behind-gate.js';
import { ReportButton } from '../../features/report/report-button.js';
import type { TitleDetailsFragment } from '../../generated/types.js';
import { Skeleton } from '../../components/ui/skeleton.js';
import { AfterHydration } from '../../components/after-hydration.js';
import { late } from '../../components/lazy-open.js';
import { CommentThread } from '../comment-thread.js';
import { Trailers } from '../trailers.js';
import { NotFound } from '../not-found.js';

// Loaded after the page, which would otherwise be larger at its first load than it may be.
const TitleTogether = late<{ title: TitleDetailsFragment }>(() =>
  import('../title-together.js').then((module) => ({ default: module.TitleTogether })),
);

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

const togetherSpace = <span className="h-11 w-44" />;

const titleActions = (title: TitleDetailsFragment) => {
  const { id, kind, name, trailerIds } = title;
  return (
    <>
      <Trailers name={name} ids={trailerIds} />
      <TitleActions titleId={id} film={kind === 'MOVIE'} />
      <LetMeKnow key={id} kind="TITLE" id={id} />
      <AfterHydration key={`together ${id}`} standIn={togetherSpace}>
        <TitleTogether title={title} standIn={togetherSpace} />
      </AfterHydration>
      <ReportButton
        key={`report ${id}`}
        target="TITLE"
        id={id}
        className="absolute! top-4 right-4 bg-ink/50"
      />
    </>
  );
};

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

import { useLocation, useParams } from 'react-router';
import { TitlePage } from '../../features/catalogue/components/title/title-page.js';
import { LetMeKnow } from '../../features/notifications/components/let-me-know.js';
import { kindOfSegment } from '../../features/catalogue/sections.js';
import { TitleActions } from '../../features/library/components/title-actions.js';
import { BehindGate } from '../../features/watch/components/behind-gate.js';
import { ReportButton } from '../../features/report/report-button.js';
import type { TitleDetailsFragment } from '../../generated/types.js';
import { CommentThread } from '../comment-thread.js';
import { Trailers } from '../trailers.js';
import { NotFound } from '../not-found.js';

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

const titleActions = ({ id, kind, name, trailerIds }: TitleDetailsFragment) => (
  <>
    <Trailers name={name} ids={trailerIds} />
    <TitleActions titleId={id} film={kind === 'MOVIE'} />
    <LetMeKnow key={id} kind="TITLE" id={id} />
    <ReportButton key={`report ${id}`} target="TITLE" id={id} className="absolute! top-4 right-4 bg-ink/50" />
  </>
);

/** The thread of the whole title. */
const titleComments = ({ id, kind }: TitleDetailsFragment) => (
  <CommentThread kind={kind === 'MOVIE' ? 'MOVIE' : 'SERIES'} id={id} />
);

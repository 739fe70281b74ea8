import { useParams } from 'react-router';
import { CollectionPage } from '../../features/collections/components/collection-page.js';
import { ReportButton } from '../../features/report/report-button.js';
import { CommentThread } from '../comment-thread.js';
import { NotFound } from '../not-found.js';

/** An id, followed by words of the name that only make the address readable. */
const PLACE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-|$)/;

export default function CollectionRoute() {
  const id = PLACE.exec(useParams()['place'] ?? '')?.[1];
  if (!id) return <NotFound />;
  return (
    <CollectionPage
      key={id}
      id={id}
      absent={<NotFound />}
      comments={(one) => <CommentThread kind="COLLECTION" id={one} />}
      actions={(one) => <ReportButton target="COLLECTION" id={one} />}
    />
  );
}

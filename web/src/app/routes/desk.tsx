import { Redirect } from '../../components/redirect.js';
import { Skeleton } from '../../components/ui/skeleton.js';
import { ErrorState } from '../../components/ui/states.js';
import { Forbidden, MembersOnly } from '../../features/cases/components/moderators-only.js';
import { deskFailed, deskPages, deskPath, deskTitle } from '../../features/desk/pages.js';
import { useDeskPages } from '../../features/desk/use-desk-pages.js';
import { PageHead } from '../../lib/page-head.js';

/** /yonetim redirects to the first desk page that the viewer may read. */
export default function DeskRoute() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <PageHead title={deskTitle} description={deskTitle} path={deskPath} noindex />
      <h1 className="text-3xl">{deskTitle}</h1>
      <MembersOnly path={deskPath}>
        <FirstPage />
      </MembersOnly>
    </div>
  );
}

function FirstPage() {
  const { pages, failed, retry } = useDeskPages();
  if (!pages)
    return failed ? (
      <ErrorState title={deskFailed} onRetry={retry} />
    ) : (
      <Skeleton className="h-96 rounded-2xl" />
    );
  return pages[0] ? <Redirect to={deskPages[pages[0]].path} /> : <Forbidden />;
}

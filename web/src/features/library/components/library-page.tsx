import { Button } from '../../../components/ui/button.js';
import { PosterSkeleton, Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState } from '../../../components/ui/states.js';
import { useLogin } from '../../../lib/login.js';
import { PageHead } from '../../../lib/page-head.js';
import { useViewer } from '../../../lib/viewer.js';
import { libraryTexts } from '../texts.js';
import { grid } from './list-frame.js';
import { type LibraryCards, LibraryTabs } from './library-tabs.js';

/** The watch list page. Its content is personal, so the server renders only the frame. */
export function LibraryPage({ cards }: { cards: LibraryCards }) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <PageHead title={libraryTexts.title} description={libraryTexts.description} path="/listem" noindex />
      <h1 className="text-3xl">{libraryTexts.title}</h1>
      <Contents cards={cards} />
    </div>
  );
}

function Contents({ cards }: { cards: LibraryCards }) {
  const { state } = useViewer();
  const { signIn } = useLogin();
  if (state === 'member') return <LibraryTabs cards={cards} />;
  if (state === 'visitor')
    return (
      <EmptyState
        icon="bookmark"
        title={libraryTexts.visitorTitle}
        hint={libraryTexts.visitorHint}
        action={<Button onClick={() => void signIn()}>{libraryTexts.signIn}</Button>}
      />
    );
  return (
    <div role="region" aria-busy="true" aria-label={libraryTexts.title} className="grid gap-5">
      <Skeleton className="h-11" />
      <Skeleton className="h-9 w-72 max-w-full" />
      <div className={grid}>
        {Array.from({ length: 12 }, (_, place) => (
          <PosterSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}

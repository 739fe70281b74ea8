import { shellTexts } from '../features/shell/texts.js';
import { PosterSkeleton, Skeleton, TextSkeleton } from '../components/ui/skeleton.js';

/** The shape of the page at this path: a player, a title, or a grid of posters. */
export function PageSkeleton({ path }: { path: string }) {
  const isWatch = /-bolum$|\/izle$/.test(path);
  const isTitle = /^\/(dizi|anime|film)\//.test(path);
  return (
    <div aria-busy data-testid="page-skeleton">
      <h1 className="sr-only">{shellTexts.loadingPage}</h1>
      {isWatch && (
        <div className="mx-auto aspect-video max-h-[calc(100dvh-var(--top)-5rem)] w-full bg-black" />
      )}
      {isTitle && !isWatch && <Skeleton className="h-[26rem] w-full rounded-none" />}
      <div className="page grid gap-6 py-8">
        <Skeleton className="h-9 w-64 max-w-full" />
        {isTitle ? (
          <TextSkeleton lines={4} />
        ) : (
          <div className="grid grid-cols-2 gap-4 sm:grid-cols-4 xl:grid-cols-6">
            {Array.from({ length: 12 }, (_, n) => (
              <PosterSkeleton key={n} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

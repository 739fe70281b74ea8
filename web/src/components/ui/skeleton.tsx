import { classes } from './classes.js';

/** A quiet block of the final size; say `aria-busy` on the region that it fills. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classes('breath rounded-lg bg-raised', className)} />;
}

export function PosterSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-2/3 rounded-poster" />
      <Skeleton className="mt-3 h-4 w-4/5" />
      <Skeleton className="mt-2 h-3.5 w-2/5" />
    </div>
  );
}

export function EpisodeSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-video rounded-poster" />
      <Skeleton className="mt-3 h-4 w-3/5" />
      <Skeleton className="mt-2 h-3.5 w-4/5" />
    </div>
  );
}

/** Lines of a paragraph, the last one shorter. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={classes('h-4', line === lines - 1 && 'w-2/3')} />
      ))}
    </div>
  );
}

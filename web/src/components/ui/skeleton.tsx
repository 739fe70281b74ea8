import { classes } from './classes.js';

/** A placeholder block of the final size. Set `aria-busy` on the region that contains it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classes('breath rounded-lg bg-raised', className)} />;
}

/** Two placeholder lines under a card's picture, in their final height. */
function Lines() {
  return (
    <>
      <div className="mt-2.5 flex h-5.5 items-center">
        <Skeleton className="h-4 w-3/5" />
      </div>
      <div className="flex h-5 items-center">
        <Skeleton className="h-3.5 w-4/5" />
      </div>
    </>
  );
}

export function PosterSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-2/3 rounded-poster" />
      <Lines />
    </div>
  );
}

export function EpisodeSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-video rounded-poster" />
      <Lines />
    </div>
  );
}

/** Placeholder lines of a paragraph; the last is shorter. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={classes('h-4', line === lines - 1 && 'w-2/3')} />
      ))}
    </div>
  );
}

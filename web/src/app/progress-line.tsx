import { useEffect, useState } from 'react';
import { shellTexts } from '../features/shell/texts.js';
import { onFirstIntent } from '../lib/first-intent.js';

const LINE_MS = 150;
const SKELETON_MS = 400;

/** Whether a wait has lasted this long. */
function useLasts(waits: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(setLasts, ms, true);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [waits, ms]);
  return waits && lasts;
}

/** True once a page has been loading for so long that its skeleton replaces the old page. */
export const useSkeleton = (waits: boolean): boolean => useLasts(waits, SKELETON_MS);

/** A line at the top edge while the next page loads. Fast pages do not show it. */
export function ProgressLine({ waits }: { waits: boolean }) {
  const isShown = useLasts(waits, LINE_MS);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.5">
      {isShown && (
        <>
          <span className="sr-only">{shellTexts.loadingPage}</span>
          <span data-testid="progress-line" className="progress-line block h-full bg-accent" />
        </>
      )}
    </div>
  );
}

type PageSkeleton = typeof import('./page-skeleton.js').PageSkeleton;

/**
 * The skeleton of a slow page. Its code loads when the viewer turns to the first page, before a link is followed. Undefined until
 * then; the old page then stays as it is.
 */
export function usePageSkeleton(): PageSkeleton | undefined {
  const [skeleton, setSkeleton] = useState<PageSkeleton>();
  useEffect(() => {
    const load = () =>
      import('./page-skeleton.js').then(
        (module) => setSkeleton(() => module.PageSkeleton),
        () => undefined,
      );
    return onFirstIntent(() => void load());
  }, []);
  return skeleton;
}

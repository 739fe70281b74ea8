import { useEffect } from 'react';
import { Button } from '../../../components/ui/button.js';
import { useLatest } from '../hooks/use-latest.js';
import { useOnline } from '../hooks/use-online.js';
import type { PlaybackSession } from '../source-failover.js';
import { controlTexts } from '../control-texts.js';
import { playerTexts } from '../texts.js';

interface Props {
  session: PlaybackSession;
  /** Whether the episode has any sources. */
  any: boolean;
  onRetry: () => void;
  /** Opens the source list; absent if there is nothing to choose. */
  onSources?: (() => void) | undefined;
  /** Reports the source that failed last. */
  onReport: (sourceHash: string) => void;
}

/**
 * Shown if all sources failed, if there are none, or if the viewer may use none. It names the reason and offers a retry where that
 * can help. An offline device retries by itself once it is online.
 */
export function NoPicture({ session: { phase, reason, failed }, any, onRetry, onSources, onReport }: Props) {
  const online = useOnline();
  const offline = phase === 'exhausted' && any && !online;
  const latestOnRetry = useLatest(onRetry);
  useEffect(() => {
    if (!offline) return undefined;
    const retry = () => latestOnRetry.current();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [offline, latestOnRetry]);
  if (phase !== 'exhausted' && phase !== 'refused') return null;
  const refused = phase === 'refused';
  const hash = failed?.source.hash;
  return (
    <div
      role="alert"
      className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-3 bg-black/85 p-6 text-center max-sm:gap-2 max-sm:p-3"
    >
      <p className="font-display text-xl max-sm:text-lg max-sm:leading-tight">
        {refused
          ? reason
          : offline
            ? playerTexts.offline
            : any
              ? playerTexts.exhausted
              : playerTexts.noSources}
      </p>
      {any && !refused && (
        <>
          <p className="text-muted max-sm:sr-only">
            {offline ? playerTexts.offlineHint : playerTexts.exhaustedHint}
          </p>
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={onRetry}>{playerTexts.retry}</Button>
            {onSources && !offline && (
              <Button variant="outline" onClick={onSources}>
                {controlTexts.sources}
              </Button>
            )}
            {hash && !offline && (
              <Button variant="quiet" onClick={() => onReport(hash)}>
                {playerTexts.report}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

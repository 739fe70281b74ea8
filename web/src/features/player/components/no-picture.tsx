import { Button } from '../../../components/ui/button.js';
import type { PlaybackSession } from '../playback-session.js';
import { playerTexts } from '../texts.js';

interface Props {
  session: PlaybackSession;
  /** Whether the episode has sources at all. */
  any: boolean;
  onRetry: () => void;
  /** Tells our people of the source that failed last. */
  onReport: (sourceHash: string) => void;
}

/** Nothing is left to try, there was nothing, or this viewer gets none: says which, and offers another try where that may help. */
export function NoPicture({ session: { phase, reason, failed }, any, onRetry, onReport }: Props) {
  if (phase !== 'exhausted' && phase !== 'refused') return null;
  const refused = phase === 'refused';
  const hash = failed?.source.hash;
  return (
    <div
      role="alert"
      className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-3 bg-black/85 p-6 text-center"
    >
      <p className="font-display text-xl">
        {refused ? reason : any ? playerTexts.exhausted : playerTexts.noSources}
      </p>
      {any && !refused && (
        <>
          <p className="text-muted">{playerTexts.exhaustedHint}</p>
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={onRetry}>{playerTexts.retry}</Button>
            {hash && (
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

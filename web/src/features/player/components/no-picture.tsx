import { Button } from '../../../components/ui/button.js';
import type { PlaybackSession } from '../playback-session.js';
import { playerTexts } from '../texts.js';

interface Props {
  session: PlaybackSession;
  /** Whether the episode has sources at all. */
  any: boolean;
  onRetry: () => void;
}

/** Nothing is left to try, there was nothing, or this viewer gets none: says which, and offers another try where that may help. */
export function NoPicture({ session: { phase, reason }, any, onRetry }: Props) {
  if (phase !== 'exhausted' && phase !== 'refused') return null;
  const refused = phase === 'refused';
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
          <Button onClick={onRetry}>{playerTexts.retry}</Button>
        </>
      )}
    </div>
  );
}

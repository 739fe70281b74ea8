import { Button } from '../../../components/ui/button.js';
import { playerTexts } from '../texts.js';

/** Nothing is left to try, or there was nothing: says so, and offers another try where that may help. */
export function Exhausted({ any, onRetry }: { any: boolean; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-3 bg-black/85 p-6 text-center"
    >
      <p className="font-display text-xl">{any ? playerTexts.exhausted : playerTexts.noSources}</p>
      {any && (
        <>
          <p className="text-muted">{playerTexts.exhaustedHint}</p>
          <Button onClick={onRetry}>{playerTexts.retry}</Button>
        </>
      )}
    </div>
  );
}

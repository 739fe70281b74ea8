import { Button } from '../../../components/ui/button.js';
import { playerTexts } from '../texts.js';
import { PlayerFrame } from './player-frame.js';

/** Replaces the player, in the same size, if its code could not be loaded. */
export function FailedPlayer({ onRetry }: { onRetry: () => void }) {
  return (
    <PlayerFrame label={playerTexts.failed}>
      <div
        role="alert"
        className="grid size-full place-content-center justify-items-center gap-3 p-6 text-center"
      >
        <p className="font-display text-xl">{playerTexts.failed}</p>
        <p className="text-muted">{playerTexts.failedHint}</p>
        <Button onClick={onRetry}>{playerTexts.retry}</Button>
      </div>
    </PlayerFrame>
  );
}

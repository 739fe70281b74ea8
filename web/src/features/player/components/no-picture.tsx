import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { useToast } from '../../../components/ui/toast.js';
import type { PlaybackSession } from '../playback-session.js';
import { playerTexts } from '../texts.js';

interface Props {
  session: PlaybackSession;
  /** Whether the episode has sources at all. */
  any: boolean;
  onRetry: () => void;
  /** Tells our people that a source does not open; answers what to say then. Left out where nobody can be told. */
  onReport?: ((sourceHash: string) => Promise<string>) | undefined;
}

/** Nothing is left to try, there was nothing, or this viewer gets none: says which, and offers another try where that may help. */
export function NoPicture({ session: { phase, reason, failed }, any, onRetry, onReport }: Props) {
  const { show } = useToast();
  const [reported, setReported] = useState<'sending' | 'sent'>();
  if (phase !== 'exhausted' && phase !== 'refused') return null;
  const refused = phase === 'refused';
  const hash = failed?.source.hash;
  const report = () => {
    if (!hash || !onReport) return;
    setReported('sending');
    onReport(hash).then(
      (text) => {
        setReported('sent');
        show({ text, tone: 'success' });
      },
      () => {
        setReported(undefined);
        show({ text: playerTexts.reportFailed, tone: 'error', onRetry: report });
      },
    );
  };
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
            {hash && onReport && reported !== 'sent' && (
              <Button variant="quiet" loading={reported === 'sending'} onClick={report}>
                {playerTexts.report}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { uiTexts } from '../../../components/ui/texts.js';
import { useShaka } from '../hooks/use-shaka.js';
import { playerTexts } from '../texts.js';
import { EmbedFrame } from './embed-frame.js';
import { PlayerFrame } from './player-frame.js';

interface Props {
  name: string;
  /** Address of a manifest of ours. */
  manifest: string | undefined;
  /** Address of a frame of an allowed host. */
  embed: string | undefined;
}

/** Plays one trailer, without sources, segments and a place to go on from. Mount it anew (by key) for another. */
export default function TrailerPlayer({ name, manifest, embed }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const shaka = useShaka(frame, video, () => setFailed(true));
  useEffect(() => {
    if (!shaka || !manifest || embed) return;
    shaka.player.load(manifest).catch(() => setFailed(true));
  }, [shaka, manifest, embed, attempt]);
  return (
    <PlayerFrame label={playerTexts.player(name)}>
      <div ref={frame} className="size-full" data-testid="trailer">
        <video ref={video} className="size-full" playsInline preload="metadata" />
      </div>
      {embed && <EmbedFrame src={embed} title={name} />}
      {failed && (
        <div
          role="alert"
          className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-3 bg-black/80 p-6 text-center text-white"
        >
          <p>{playerTexts.trailerFailed}</p>
          <Button
            variant="outline"
            onClick={() => {
              setFailed(false);
              setAttempt(attempt + 1);
            }}
          >
            {uiTexts.retry}
          </Button>
        </div>
      )}
    </PlayerFrame>
  );
}

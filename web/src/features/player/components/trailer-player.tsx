import { useEffect, useReducer, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { uiTexts } from '../../../components/ui/texts.js';
import { useAct } from '../hooks/use-act.js';
import { useApplied } from '../hooks/use-applied.js';
import { usePreferences } from '../hooks/use-preferences.js';
import { useShaka } from '../hooks/use-shaka.js';
import { playerTexts } from '../texts.js';
import { EmbedFrame } from './embed-frame.js';
import { PlayerControls } from './player-controls.js';
import { PlayerFrame } from './player-frame.js';
import { Statistics } from './statistics.js';

interface Props {
  name: string;
  /** Address of our own manifest. */
  manifest: string | undefined;
  /** Address of a frame of an allowed host. */
  embed: string | undefined;
}

/** Plays one trailer immediately; trailers have no sources, segments or resume position. Use the trailer as `key`. */
export default function TrailerPlayer({ name, manifest, embed }: Props) {
  const stage = useRef<HTMLElement>(null);
  const hall = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const act = useAct(video, noOffset);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState(true);
  const [preferences, change] = usePreferences();
  const [statistics, toggleStatistics] = useReducer((on: boolean) => !on, false);
  const [loading, setLoading] = useState(true);
  const shaka = useShaka(frame, video, () => setFailed(true));
  useApplied(video, shaka, preferences, change);
  useEffect(() => {
    if (!shaka || !manifest || embed) return;
    shaka.player.load(manifest).then(
      // A click opened the trailer, so it may play. If the browser requires another click, the play button is visible.
      () => {
        setLoading(false);
        video.current?.play().catch(() => undefined);
      },
      () => setFailed(true),
    );
  }, [shaka, manifest, embed, attempt]);
  return (
    <PlayerFrame ref={stage} hall={hall} label={playerTexts.player(name)}>
      <div
        ref={frame}
        className="size-full"
        data-testid="trailer"
        data-text-style={preferences.textStyle}
        data-raised={shown}
      >
        <video ref={video} className="size-full" playsInline preload="metadata" />
      </div>
      {embed ? (
        <EmbedFrame src={embed} title={name} />
      ) : (
        <PlayerControls
          stage={stage}
          hall={hall}
          frame={frame}
          video={video}
          shaka={shaka}
          act={act}
          on={!failed}
          waiting={loading}
          segments={none}
          preferences={preferences}
          change={change}
          statistics={statistics}
          toggleStatistics={toggleStatistics}
          onShown={setShown}
          hasCinema={false}
        />
      )}
      {statistics && shaka && <Statistics video={video} shaka={shaka} onClose={toggleStatistics} />}
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
              setLoading(true);
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

const none = [] as const;
const noOffset = { current: 0 };

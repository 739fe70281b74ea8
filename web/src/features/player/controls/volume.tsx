import type { RefObject } from 'react';
import { useMedia } from '../hooks/use-media.js';
import type { PlayerCommand } from '../keyboard.js';
import { bubbleTexts, controlTexts as texts } from '../control-texts.js';
import { ControlButton } from './control-button.js';

interface Props {
  video: RefObject<HTMLVideoElement | null>;
  run: (command: PlayerCommand) => void;
}

const changes = ['volumechange'];

/** Mute and volume; hidden on phones, which have volume buttons. */
export function Volume({ video, run }: Props) {
  const volume = useMedia(video, changes, (v) => v.volume, 1);
  const muted = useMedia(video, changes, (v) => v.muted || v.volume === 0, false);
  return (
    <div className="hidden items-center sm:flex">
      <ControlButton
        sign={muted ? 'muted' : 'volume'}
        label={muted ? texts.unmute : texts.mute}
        onClick={() => run({ is: 'mute' })}
      />
      <input
        type="range"
        aria-label={texts.volume}
        aria-valuetext={bubbleTexts.volume(muted ? 0 : volume)}
        min={0}
        max={1}
        step={0.05}
        value={muted ? 0 : volume}
        onChange={({ target }) => {
          if (!video.current) return;
          video.current.volume = Number(target.value);
          video.current.muted = Number(target.value) === 0;
        }}
        className="mx-1 hidden h-6 w-20 cursor-pointer accent-accent lg:block"
      />
    </div>
  );
}

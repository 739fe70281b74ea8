import { useEffect, useState, type RefObject } from 'react';
import { Icon } from '../../../components/ui/icon.js';
import { formatNumber } from '../../../lib/turkish.js';
import type { ShakaHandle } from '../hooks/use-shaka.js';
import { bufferedAhead } from '../play-time.js';
import { statisticTexts as texts } from '../control-texts.js';

interface Props {
  video: RefObject<HTMLVideoElement | null>;
  shaka: ShakaHandle;
  onClose: () => void;
}

const LOOK_MS = 1000;

/** The player's statistics of picture and network, updated every second. */
export function Statistics({ video, shaka: { player }, onClose }: Props) {
  const [lines, setLines] = useState<readonly (readonly [name: string, value: string])[]>([]);
  useEffect(() => {
    const look = () => {
      const element = video.current;
      if (!element) return;
      const {
        width,
        height,
        estimatedBandwidth,
        streamBandwidth,
        droppedFrames,
        decodedFrames,
        bufferingTime,
      } = player.getStats();
      const known = (value: number, show: (value: number) => string) =>
        Number.isFinite(value) && value >= 0 ? show(value) : texts.unknown;
      setLines([
        [texts.picture, width > 0 && height > 0 ? `${width} × ${height}` : texts.unknown],
        [texts.streamRate, known(streamBandwidth, texts.kilobits)],
        [texts.lineRate, known(estimatedBandwidth, texts.kilobits)],
        [texts.ahead, texts.seconds(bufferedAhead(element.buffered, element.currentTime))],
        [texts.waited, known(bufferingTime, texts.seconds)],
        [
          texts.dropped,
          known(droppedFrames, (n) => `${formatNumber(n)} / ${formatNumber(decodedFrames || 0)}`),
        ],
      ]);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [video, player]);
  return (
    <section
      aria-label={texts.title}
      className="player-statistics z-9 grid gap-1 bg-black/85 p-3 text-xs max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-40 sm:absolute sm:top-20 sm:left-5 sm:w-72 sm:rounded-xl sm:text-sm"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-sans text-sm font-semibold">{texts.title}</h2>
        <button
          type="button"
          aria-label={texts.close}
          onClick={onClose}
          className="-m-2 grid size-9 place-items-center rounded-full hover:bg-raised"
        >
          <Icon name="close" size={16} />
        </button>
      </div>
      <dl className="grid grid-cols-[auto_auto] gap-x-4 gap-y-0.5">
        {lines.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

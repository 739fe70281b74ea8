import { useEffect, useState } from 'react';
import type { ShakaHandle } from '../hooks/use-shaka.js';
import { playTime } from '../play-time.js';

interface Props {
  shaka: ShakaHandle | undefined;
  /** Position on the bar, 0 to 1. */
  share: number;
  /** Seconds. */
  time: number;
  /** The part of the episode at this position. */
  name: string | undefined;
}

type Thumbnail = NonNullable<Awaited<ReturnType<ShakaHandle['player']['getThumbnails']>>>;

/** The preview picture and time of a position, above the bar and never past its ends. */
export function SeekPreview({ shaka, share, time, name }: Props) {
  const [picture, setPicture] = useState<Thumbnail | null>(null);
  const second = Math.floor(time);
  useEffect(() => {
    if (!shaka) return undefined;
    let late = false;
    shaka.player.getThumbnails(null, second).then(
      (thumbnail) => !late && setPicture(thumbnail),
      // Without a picture only the time is shown.
      () => !late && setPicture(null),
    );
    return () => {
      late = true;
    };
  }, [shaka, second]);
  const width = picture?.width ?? 72;
  return (
    <div
      aria-hidden="true"
      data-testid="seek-preview"
      className="pointer-events-none absolute bottom-full mb-1 grid justify-items-center gap-1"
      style={{ width, left: `clamp(0px, calc(${share * 100}% - ${width / 2}px), calc(100% - ${width}px))` }}
    >
      {picture && (
        <span
          data-testid="thumbnail"
          className="rounded-lg border-2 border-white/80 bg-black bg-no-repeat shadow-lift"
          style={{
            boxSizing: 'content-box',
            width: picture.width,
            height: picture.height,
            backgroundImage: `url("${picture.uris[0]?.split('#')[0]}")`,
            backgroundPosition: `-${picture.positionX}px -${picture.positionY}px`,
          }}
        />
      )}
      <span className="tabular rounded-md bg-black/85 px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-white sm:text-sm">
        {playTime(time)}
        {name && <span className="ml-1.5 text-saffron-text">{name}</span>}
      </span>
    </div>
  );
}

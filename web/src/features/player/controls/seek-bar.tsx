import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { useMedia } from '../hooks/use-media.js';
import type { Act } from '../hooks/use-act.js';
import type { ShakaHandle } from '../hooks/use-shaka.js';
import { bufferedAhead, playTime } from '../play-time.js';
import { controlTexts as texts } from '../control-texts.js';
import { partAt, type Chapter } from '../chapters.js';
import type { PlayerSegment } from '../types.js';
import { SeekPreview } from './seek-preview.js';

interface Props {
  video: RefObject<HTMLVideoElement | null>;
  shaka: ShakaHandle | undefined;
  segments: readonly PlayerSegment[];
  /** Chapters and segments by time. */
  parts: readonly Chapter[];
  act: Act;
  /** Called when a pointer enters or leaves the bar. */
  onLook: (looking: boolean) => void;
}

const times = ['timeupdate', 'seeking', 'seeked', 'durationchange', 'emptied'];
const loads = ['progress', 'timeupdate', 'seeked', 'emptied'];

/** In whole seconds, because the last segment corrects the duration by a fraction; 0 until it is known. */
export const lengthOf = ({ duration }: HTMLVideoElement): number =>
  Number.isFinite(duration) ? Math.round(duration) : 0;

/**
 * The playback position, the buffered ranges, the starts of chapters, and intro and credits. A pointer on the bar shows a preview
 * picture and the name of the part.
 */
export function SeekBar({ video, shaka, segments, parts, act, onLook }: Props) {
  const time = useMedia(video, times, (element) => element.currentTime, 0);
  const length = useMedia(video, times, lengthOf, 0);
  const loaded = useMedia(video, loads, (v) => v.currentTime + bufferedAhead(v.buffered, v.currentTime), 0);
  const bar = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<number>();
  const share = (seconds: number) => (length > 0 ? `${Math.min(seconds / length, 1) * 100}%` : '0%');

  const look = ({ clientX }: PointerEvent) => {
    const { left, width } = bar.current!.getBoundingClientRect();
    if (length === 0 || width === 0) return;
    setLooked(Math.min(Math.max((clientX - left) / width, 0), 1));
    onLook(true);
  };
  const stop = () => {
    setLooked(undefined);
    onLook(false);
  };
  return (
    <div
      ref={bar}
      data-testid="seek-bar"
      className="group relative flex h-6 items-center"
      onPointerMove={look}
      onPointerDown={look}
      onPointerUp={(event) => event.pointerType === 'touch' && stop()}
      onPointerLeave={stop}
      onPointerCancel={stop}
    >
      <div className="relative h-1 w-full rounded-full bg-white/25 transition-[height] group-hover:h-1.5 group-has-focus-visible:outline-2 group-has-focus-visible:outline-offset-4 group-has-focus-visible:outline-accent">
        <span
          className="absolute inset-y-0 left-0 rounded-full bg-white/40"
          style={{ width: share(loaded) }}
        />
        <span className="absolute inset-y-0 left-0 rounded-full bg-accent" style={{ width: share(time) }} />
        {length > 0 &&
          parts.map(
            ({ name, start }) =>
              start > 0 &&
              start < length && (
                <span
                  key={`${name} ${start}`}
                  data-chapter={name}
                  className="absolute -inset-y-0.5 w-0.5 -translate-x-1/2 bg-black"
                  style={{ left: share(start) }}
                />
              ),
          )}
        {length > 0 &&
          segments.map(({ kind, start, end }) => (
            <span
              key={`${kind} ${start}`}
              data-segment={kind}
              className="absolute -inset-y-0.5 rounded-sm border-x-2 border-black bg-saffron"
              style={{ left: share(start), width: share(end - start) }}
            />
          ))}
        <span
          className="absolute top-1/2 size-3.5 -translate-1/2 rounded-full bg-accent shadow-lift"
          style={{ left: share(time) }}
        />
      </div>
      <input
        type="range"
        aria-label={texts.position}
        aria-valuetext={[texts.at(playTime(time), playTime(length)), partAt(parts, time)?.name]
          .filter(Boolean)
          .join(', ')}
        min={0}
        max={Math.max(length, 1)}
        step={1}
        value={Math.min(time, Math.max(length, 1))}
        onChange={({ target }) => act({ is: 'seek', to: Number(target.value) })}
        className="seek-bar absolute inset-0 m-0 size-full cursor-pointer opacity-0"
      />
      {looked !== undefined && (
        <SeekPreview
          shaka={shaka}
          share={looked}
          time={looked * length}
          name={partAt(parts, looked * length)?.name}
        />
      )}
    </div>
  );
}

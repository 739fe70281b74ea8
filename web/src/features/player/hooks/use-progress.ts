import { useEffect, type RefObject } from 'react';
import { ProgressPolicy, type ProgressMoment } from '../progress-policy.js';
import type { PositionReport } from '../types.js';
import { useLatest } from './use-latest.js';

/** Tells where the viewer stands: every 10 s while playing, on pause, and by beacon when the page is hidden or left. */
export function useProgress(
  video: RefObject<HTMLVideoElement | null>,
  report: ((position: PositionReport, leaving: boolean) => void) | undefined,
): void {
  const latest = useLatest(report);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const policy = new ProgressPolicy();
    const tell = (moment: ProgressMoment) => {
      const playing = !element.paused && !element.ended;
      const { currentTime, duration } = element;
      if (!Number.isFinite(duration) || duration <= 0) return;
      if (!policy.decide(moment, playing, performance.now())) return;
      latest.current?.(
        { positionSeconds: currentTime, durationSeconds: duration, measuredAt: new Date() },
        moment === 'leave',
      );
    };
    const onTick = () => tell('tick');
    const onPause = () => tell('pause');
    const onHidden = () => document.visibilityState === 'hidden' && tell('leave');
    const onLeave = () => tell('leave');
    element.addEventListener('timeupdate', onTick);
    element.addEventListener('pause', onPause);
    element.addEventListener('ended', onPause);
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', onLeave);
    return () => {
      tell('leave');
      element.removeEventListener('timeupdate', onTick);
      element.removeEventListener('pause', onPause);
      element.removeEventListener('ended', onPause);
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', onLeave);
    };
  }, [video, latest]);
}

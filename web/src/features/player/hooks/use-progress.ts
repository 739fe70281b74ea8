import { useEffect, type RefObject } from 'react';
import { ProgressPolicy, type ProgressMoment } from '../progress-policy.js';
import type { ReportProgress } from '../types.js';
import { useLatest } from './use-latest.js';

/**
 * Reports the viewer's position: every 10 s during playback or at the interval of the answers, on pause, and by a
 * beacon when the page is hidden or left. In seconds of the episode, which starts at `offset` of the source.
 */
export function useProgress(
  video: RefObject<HTMLVideoElement | null>,
  report: ReportProgress | undefined,
  offset: RefObject<number>,
): void {
  const latest = useLatest(report);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const policy = new ProgressPolicy();
    const tell = (moment: ProgressMoment) => {
      const playing = !element.paused && !element.ended;
      const currentTime = Math.max(element.currentTime - offset.current, 0);
      const duration = element.duration - offset.current;
      if (!Number.isFinite(duration) || duration <= 0) return;
      if (!policy.decide(moment, playing, performance.now())) return;
      const position = { positionSeconds: currentTime, durationSeconds: duration, measuredAt: new Date() };
      void latest
        .current?.(position, moment === 'leave')
        .then((seconds) => seconds && policy.reportEvery(seconds * 1_000));
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
  }, [video, offset, latest]);
}

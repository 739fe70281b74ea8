import { useCallback, type RefObject } from 'react';
import { applyAction, type PlayerAction, type PlayerRemote } from '../player-control.js';
import { useLatest } from './use-latest.js';

/** Runs an action of the viewer, with `to` in seconds of the source; returns whether it took effect. */
export type Act = (action: PlayerAction) => boolean;

/**
 * The single path of the viewer's actions to the video. A remote is asked first, with seconds of the episode.
 * @param offset seconds of the source before the episode starts
 */
export function useAct(
  video: RefObject<HTMLVideoElement | null>,
  offset: RefObject<number>,
  remote?: PlayerRemote,
): Act {
  const latest = useLatest(remote);
  return useCallback(
    (action) => {
      if (!video.current) return false;
      const shifted =
        action.is === 'seek' ? { ...action, to: Math.max(action.to - offset.current, 0) } : action;
      if (latest.current?.onAction(shifted) === false) return false;
      applyAction(video.current, action);
      return true;
    },
    [video, offset, latest],
  );
}

import { useEffect, useState } from 'react';
import type { ShakaHandle } from './use-shaka.js';

type Player = ShakaHandle['player'];

/** True if the player chooses the height by itself. */
export interface TrackList {
  /** The player chooses the height by itself. */
  automatic: boolean;
  video: ReturnType<Player['getVideoTracks']>;
  audio: ReturnType<Player['getAudioTracks']>;
  text: ReturnType<Player['getTextTracks']>;
}

const none: TrackList = { automatic: true, video: [], audio: [], text: [] };
const changes = [
  'trackschanged',
  'variantchanged',
  'adaptation',
  'abrstatuschanged',
  'textchanged',
  'loaded',
];

/** The tracks of the loaded source, updated on change. */
export function useTrackList(shaka: ShakaHandle | undefined): TrackList {
  const [tracks, setTracks] = useState(none);
  useEffect(() => {
    if (!shaka) return undefined;
    const { player } = shaka;
    const look = () =>
      setTracks({
        automatic: player.getConfiguration().abr.enabled,
        video: player.getVideoTracks(),
        audio: player.getAudioTracks(),
        text: player.getTextTracks(),
      });
    look();
    for (const change of changes) player.addEventListener(change, look);
    return () => {
      for (const change of changes) player.removeEventListener(change, look);
    };
  }, [shaka]);
  return tracks;
}

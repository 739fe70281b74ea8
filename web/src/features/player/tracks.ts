import type { PlayerPreferences } from './preferences.js';

export type TrackPreferences = Pick<PlayerPreferences, 'quality' | 'subtitles' | 'textLanguage'>;

export interface VideoTrack {
  active: boolean;
  height: number | null;
}
export interface TextTrack {
  active: boolean;
  language: string;
}

/** What runs now: `automatic` while the player itself picks the picture's height. */
export interface RunningTracks {
  automatic: boolean;
  video: readonly VideoTrack[];
  text: readonly TextTrack[];
}

/** The picture of the wanted height, else the next lower one, else the lowest there is. */
export function trackOfHeight<T extends VideoTrack>(tracks: readonly T[], wanted: number): T | undefined {
  const falling = tracks.toSorted((a, b) => (b.height ?? 0) - (a.height ?? 0));
  return falling.find(({ height }) => (height ?? 0) <= wanted) ?? falling.at(-1);
}

/**
 * What the viewer has set other than was kept. What a source merely lacks (the height, the language) is no wish, and
 * changes nothing.
 */
export function learntOf(kept: TrackPreferences, { automatic, video, text }: RunningTracks) {
  const learnt: Partial<TrackPreferences> = {};
  const height = video.find(({ active }) => active)?.height ?? null;
  if (automatic) {
    if (kept.quality !== null) learnt.quality = null;
  } else if (height && (kept.quality === null || trackOfHeight(video, kept.quality)?.height !== height)) {
    learnt.quality = height;
  }
  const language = text.find(({ active }) => active)?.language;
  if (language && !kept.subtitles) learnt.subtitles = true;
  if (language && language !== kept.textLanguage) learnt.textLanguage = language;
  const isOffered = text.some((track) => track.language === kept.textLanguage);
  if (!language && kept.subtitles && isOffered) learnt.subtitles = false;
  return learnt;
}

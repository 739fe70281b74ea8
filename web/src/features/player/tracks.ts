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

/** The active tracks; `automatic` while the player chooses the height. */
export interface RunningTracks {
  automatic: boolean;
  video: readonly VideoTrack[];
  text: readonly TextTrack[];
}

/** The track of the preferred height, or the next lower one, or the lowest. */
export function trackOfHeight<T extends VideoTrack>(tracks: readonly T[], wanted: number): T | undefined {
  const falling = tracks.toSorted((a, b) => (b.height ?? 0) - (a.height ?? 0));
  return falling.find(({ height }) => (height ?? 0) <= wanted) ?? falling.at(-1);
}

/** The preferences that the viewer changed. A missing height or language of a source is not a change. */
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

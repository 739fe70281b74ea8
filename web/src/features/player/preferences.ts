/** The player preferences of the viewer; the browser stores them for all episodes. */
export interface PlayerPreferences {
  /** 0 to 1. */
  volume: number;
  muted: boolean;
  /** Height of the picture in lines; null: chosen by the network speed. */
  quality: number | null;
  subtitles: boolean;
  /** Language of the subtitles, in the format of their tracks: 'tr'. */
  textLanguage: string;
  /** Factor of the normal size. */
  textSize: number;
  textStyle: TextStyle;
  textPlace: TextPlace;
  /** Delay of the subtitles in seconds; negative: earlier. */
  textDelay: number;
  segments: SegmentMode;
  /** Whether single-key shortcuts are enabled. */
  shortcuts: boolean;
  /** Whether the counts of others' reactions are shown; off until the viewer asks for them. */
  crowd: boolean;
}

export type TextStyle = 'shadow' | 'box' | 'yellow';
export type TextPlace = 'bottom' | 'top';
export type SegmentMode = 'ask' | 'automatic' | 'off';

export const textSizes = [0.75, 1, 1.25, 1.5, 2] as const;
export const MAX_TEXT_DELAY = 10;

export const defaultPreferences: PlayerPreferences = {
  volume: 1,
  muted: false,
  quality: null,
  subtitles: true,
  textLanguage: 'tr',
  textSize: 1,
  textStyle: 'shadow',
  textPlace: 'bottom',
  textDelay: 0,
  segments: 'ask',
  shortcuts: true,
  crowd: false,
};

const KEY = 'seyir.player';

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((known) => known === value) ?? otherwise;
const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && value >= least && value <= most ? value : otherwise;

/** Parses the stored preferences; invalid values get their defaults. */
export function readPreferences(kept: string | null): PlayerPreferences {
  const usual = defaultPreferences;
  let found: Partial<Record<keyof PlayerPreferences, unknown>>;
  try {
    found = (JSON.parse(kept ?? '{}') ?? {}) as typeof found;
  } catch {
    return usual;
  }
  return {
    volume: within(found.volume, 0, 1, usual.volume),
    muted: found.muted === true,
    quality: typeof found.quality === 'number' && found.quality > 0 ? found.quality : null,
    subtitles: found.subtitles !== false,
    textLanguage: typeof found.textLanguage === 'string' ? found.textLanguage : usual.textLanguage,
    textSize: oneOf(textSizes, found.textSize, usual.textSize as 1),
    textStyle: oneOf(['shadow', 'box', 'yellow'], found.textStyle, usual.textStyle),
    textPlace: oneOf(['bottom', 'top'], found.textPlace, usual.textPlace),
    textDelay: within(found.textDelay, -MAX_TEXT_DELAY, MAX_TEXT_DELAY, usual.textDelay),
    segments: oneOf(['ask', 'automatic', 'off'], found.segments, usual.segments),
    shortcuts: found.shortcuts !== false,
    crowd: found.crowd === true,
  };
}

export function loadPreferences(): PlayerPreferences {
  try {
    return readPreferences(localStorage.getItem(KEY));
  } catch {
    return defaultPreferences;
  }
}

export function keepPreferences(preferences: PlayerPreferences): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // Without storage the preferences still apply to this page.
  }
}

import { playerTexts } from './texts.js';

const names = new Intl.DisplayNames(['tr'], { type: 'language', fallback: 'none' });

/** 'tr' → 'Türkçe'; a language without a name is labelled as unknown. */
export function languageName(language: string): string {
  try {
    const name = names.of(language);
    if (name && language !== 'und') return name.charAt(0).toLocaleUpperCase('tr') + name.slice(1);
  } catch {
    // A malformed language tag.
  }
  return playerTexts.unknownLanguage;
}

interface Named {
  language: string;
  label: string | null;
}

/** The label of a track in a list: its language in Turkish; for two tracks in one language, the source's labels. */
export const trackName = ({ language, label }: Named, all: readonly Named[]): string =>
  all.filter((track) => track.language === language).length > 1 && label ? label : languageName(language);

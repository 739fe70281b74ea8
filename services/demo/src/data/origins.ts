import type { TitleKind, Translation } from '../types.js';

/** The usual country of a kind. */
export const countryOfKind: Readonly<Record<TitleKind, string>> = { series: 'TR', movie: 'TR', anime: 'JP' };

/** Countries of the other titles, by slug. */
export const countries: Readonly<Record<string, string>> = {
  'sifir-noktasi': 'DE',
  'gri-bolge': 'GR',
  'kayip-orkestra': 'AZ',
  'oteki-kiyi': 'GR',
  'kanatsiz-kus': 'FR',
  'ucuncu-vardiya': 'DE',
  'mavi-saat': 'FR',
  cimento: 'DE',
  'sinyal-yok': 'US',
  '12-numarali-yolcu': 'GB',
  'kuzey-isiginda-dugun': 'NO',
  'leylek-postasi': 'JP',
  'golge-kulubu': 'KR',
  'yildiz-kaptani-emi': 'KR',
};

/** Titles in one translation, by slug. */
export const oneTranslation: Readonly<Record<string, Translation>> = {
  'sifir-noktasi': 'subtitled',
  'kanatsiz-kus': 'subtitled',
  'oteki-kiyi': 'dubbed',
  cimento: 'subtitled',
  'sinyal-yok': 'subtitled',
  'uc-mevsim': 'dubbed',
  'golge-kulubu': 'subtitled',
  'uc-kagit-kilic': 'subtitled',
  'mavi-file': 'dubbed',
};

/** Titles whose last episodes are not dubbed yet, by slug. */
export const lateDubs: ReadonlySet<string> = new Set(['ucuncu-vardiya', 'gri-bolge', 'kar-postanesi']);

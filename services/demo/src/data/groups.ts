import type { Translation } from '../types.js';

export interface GroupData {
  readonly slug: string;
  readonly name: string;
  readonly translation: Translation;
}

/** Translator groups; each makes either subtitles or dubs. */
export const groups: readonly GroupData[] = [
  { slug: 'gece-ceviri', name: 'Gece Çeviri', translation: 'subtitled' },
  { slug: 'fener-altyazi', name: 'Fener Altyazı', translation: 'subtitled' },
  { slug: 'lodos-ekibi', name: 'Lodos Ekibi', translation: 'subtitled' },
  { slug: 'ada-seslendirme', name: 'Ada Seslendirme', translation: 'dubbed' },
  { slug: 'mavi-kaset', name: 'Mavi Kaset Dublaj', translation: 'dubbed' },
];

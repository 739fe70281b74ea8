import type { AgeMark, AiringStatus, TranslationKind } from '../../generated/types.js';

/** Texts of the filters of a list. */
export const filterTexts = {
  filters: 'Filtreler',
  chosen: (count: number) => `${count} seçili`,
  status: 'Yayın durumu',
  statuses: { AIRING: 'Devam ediyor', ENDED: 'Bitti', UPCOMING: 'Yakında' } satisfies Record<
    AiringStatus,
    string
  >,
  age: 'Yaş sınırı',
  ages: { GENERAL: 'Genel', AGE_7: '7+', AGE_13: '13+', AGE_18: '18+' } satisfies Record<AgeMark, string>,
  country: 'Ülke',
  network: 'Kanal',
  titles: 'yapım',
  translation: 'Altyazı ve dublaj',
  translations: { SUBTITLED: 'Altyazılı', DUBBED: 'Dublaj' } satisfies Record<TranslationKind, string>,
  years: 'Yapım yılı',
  yearFrom: 'En erken',
  yearTo: 'En geç',
  apply: 'Uygula',
  between: (from: number | undefined, to: number | undefined) => {
    if (from === to) return `${from ?? ''}`;
    return from && to ? `${from}–${to}` : from ? `${from} ve sonrası` : `${to ?? ''} ve öncesi`;
  },
  without: (what: string) => `${what} filtresini kaldır`,
  clear: 'Filtreleri temizle',
  empty: 'Bu filtrelere uyan bir şey yok',
  emptyHint: 'Filtrelerden birini kaldırabilir ya da hepsini temizleyebilirsin.',
  noTitles: (letter: string) => `${letter}: yapım yok`,
} as const;

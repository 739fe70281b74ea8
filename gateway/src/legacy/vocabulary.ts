import { TitleKind } from '@seyir/proto';

/** Words in addresses for kinds of title (spec/legacy-calls, title_word). */
export const titleWords: Readonly<Record<string, TitleKind>> = {
  dizi: TitleKind.SERIES,
  series: TitleKind.SERIES,
  anime: TitleKind.ANIME,
  film: TitleKind.MOVIE,
  movie: TitleKind.MOVIE,
};

/** Rows of the home page with further pages (spec/legacy-calls, widget). */
export const widgets = [
  'son-bolumler',
  'populer',
  'yeni-diziler',
  'yeni-animeler',
  'ilk-filmler',
  'takvim',
] as const;

export type Widget = (typeof widgets)[number];

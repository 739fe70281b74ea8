import { TitleKind, type Episode } from '@seyir/proto';

/** What the notifications say. */
export const notificationTexts = {
  someone: 'Ayrılmış bir üye',
  gone: 'Artık burada olmayan bir bölüm',
  reply: 'yorumuna yanıt verdi.',
  mention: 'bir yorumda senden söz etti.',
  episode(kind: TitleKind, { season, number }: Pick<Episode, 'season' | 'number'>, dubbed: boolean): string {
    const how = dubbed ? 'dublajla' : 'altyazıyla';
    return kind === TitleKind.MOVIE
      ? `${how} yayınlandı. Hemen izle!`
      : `${season}. sezon ${number}. bölüm ${how} yayınlandı.`;
  },
};

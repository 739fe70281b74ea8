interface Numbered {
  season: number;
  number: number;
}

const place = (season: number, number: number) => `${season}. Sezon ${number}. Bölüm`;

/** Texts of the watch page. */
export const watchTexts = {
  place,
  /** Accessible label: 'Kayıp Vadi, 1. Sezon 3. Bölüm'. */
  playing: (title: string, episode: Numbered | undefined) =>
    episode ? `${title}, ${place(episode.season, episode.number)}` : title,
  /** Label on the picture: 'S1 B3 · Fırtına'. */
  shortPlace: ({ season, number, name }: Numbered & { name?: string | null | undefined }) =>
    [`S${season} B${number}`, ...(name ? [name] : [])].join(' · '),
  /** Label on the card of the next episode: '1. Sezon 3. Bölüm · Fırtına'. */
  nextTitle: ({ season, number, name }: Numbered & { name?: string | null | undefined }) =>
    [place(season, number), ...(name ? [name] : [])].join(' · '),
  previous: 'Önceki bölüm',
  next: 'Sonraki bölüm',
  all: 'Tüm bölümler',
  otherEpisodes: 'Önceki ve sonraki bölüm',
  episodes: 'Bölümler',
  season: 'Sezon',
  seasonOf: (season: number) => `${season}. Sezon`,
  episodeOf: (number: number) => `${number}. Bölüm`,
  notReleasedTitle: 'Bu bölüm henüz yayınlanmadı',
  notReleasedHint: 'Yayınlandığı anda burada izleyebilirsin.',
  gateTitle: 'Bu içerik 18 yaş ve üzeri için',
  gateHint:
    'Şiddet, korku ya da cinsellik içeren sahneler bulunabilir. Devam etmek için 18 yaşını doldurmuş olmalısın.',
  gateAccept: '18 yaşındayım, devam et',
  gateDecline: 'Ana sayfaya dön',
  loading: 'Oynatıcı hazırlanıyor',
  home: 'Ana sayfa',
  pageTitle: (title: string, episode: Numbered | undefined) =>
    episode ? `${title} ${place(episode.season, episode.number)} izle` : `${title} filmini izle`,
  pageDescription: (title: string, episode: Numbered | undefined, about: string) =>
    `${episode ? `${title} ${place(episode.season, episode.number)}` : title}: ${about || 'Türkçe altyazılı ve dublajlı kaynaklarla izle, yorumlara katıl.'}`,
};

import { formatNumber } from '../../lib/turkish.js';

type Episode = { season: number; number: number };

const namesOf = (names: readonly string[], count: number): string => {
  const others = count - names.length;
  if (names.length === 0) return `${formatNumber(others)} kişi`;
  if (others > 0) return `${names.join(', ')} ve ${formatNumber(others)} kişi`;
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ve ${names.at(-1) ?? ''}`;
};

export const memoryTexts = {
  heading: 'Birlikte izliyoruz',
  failed: 'Grubun izleme planı şu an gelmedi.',
  none: 'Henüz plan yok',
  noneHint: 'Bir bölüm öner; yöneticiler tarihini kesinleştirir.',
  noneHintOfManagers: 'Bir bölüme tarih ver; grup nerede kaldığını buradan görsün.',
  plan: 'Plan',
  past: 'Geçen izlemeler',
  titles: 'Neredeyiz?',
  place: ({ season, number }: Episode) => `${season}. Sezon ${number}. Bölüm`,
  film: 'Film',
  next: (place: string) => `Sıradaki: ${place}`,
  nextHint: 'Grubun sıradaki bölümü.',
  finished: 'Grup sonuna geldi.',
  unreleased: 'Henüz yayınlanmadı',
  watchedBy: (names: readonly string[], count: number) => `İzleyenler: ${namesOf(names, count)}`,
  ahead: (names: readonly string[], count: number) => `Senden ileride: ${namesOf(names, count)}`,
  together: 'Birlikte izle',
  proposals: 'Öneriler',
  propose: 'Bölüm öner',
  proposedBy: (name: string | undefined) => `Öneren: ${name ?? 'ayrılmış üye'}`,
  fix: 'Plana al',
  removeProposal: 'Öneriyi kaldır',
  removeProposalQuestion: 'Bu öneri kaldırılsın mı?',
  removeProposalYes: 'Evet, kaldır',
  add: 'Bölüm planla',
  addNext: 'Plana ekle',
  move: 'Tarihi değiştir',
  remove: 'Plandan çıkar',
  removeQuestion: 'Bu bölüm plandan çıkarılsın mı?',
  removeYes: 'Evet, çıkar',
  of: (name: string, place: string, text: string) => `${name} ${place}: ${text}`,
  remind: 'Plandaki bölümleri bana hatırlat',
  remindHint: 'Bölümün saatinden bir saat önce bildirim gelir.',
  share: 'İzlediklerimi gruplarım görebilir',
  privacy:
    'Bütün grupların için geçerlidir. Açıkken izlediğin bölümlerin yanında adın görünür. Kapalıyken adın görünmez; adsız üyeler ancak en az üç kişiyse sayılır.',
  dialog: { add: 'Bölüm planla', propose: 'Bölüm öner', move: 'Tarihi değiştir' },
  find: 'Dizi, anime veya film ara',
  findHint: 'En az 2 harf yaz.',
  searching: 'Aranıyor…',
  searchFailed: 'Arama şu an yapılamadı.',
  nothingFound: 'Sonuç bulunamadı.',
  found: (count: number) => `${formatNumber(count)} sonuç`,
  choose: 'Seç',
  chooseOf: (name: string) => `${name}: Seç`,
  other: 'Başka bir yapım seç',
  season: 'Sezon',
  seasonOf: (season: number) => `${season}. Sezon`,
  episode: 'Bölüm',
  episodeOf: (number: number) => `${number}. Bölüm`,
  noEpisodes: 'Bu yapımın bölümü yok.',
  episodesFailed: 'Bölümler şu an gelmedi.',
  at: 'Tarih ve saat',
  atHint: 'Türkiye saatiyle',
  atMissing: 'Bir tarih ve saat seç.',
  atPast: 'Geçmiş bir tarih seçilemez.',
  save: 'Kaydet',
  cancel: 'Vazgeç',
  failedSave: 'Plan kaydedilemedi. Lütfen yeniden dene.',
} as const;

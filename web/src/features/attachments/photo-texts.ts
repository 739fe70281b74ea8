import { formatNumber } from '../../lib/turkish.js';

/** Texts of the photos of posts and messages. */
export const photoTexts = {
  add: 'Fotoğraf ekle',
  list: 'Eklenen fotoğraflar',
  standing: 'Gönderideki fotoğraflar',
  uploading: (place: number, share: string) => `${place}. fotoğraf yükleniyor, ${share}`,
  failed: (place: number) => `${place}. fotoğraf yüklenemedi.`,
  retry: 'Tekrar dene',
  alt: (place: number) => `${place}. fotoğrafta ne var?`,
  altHint: 'Görmeyenler için kısa bir açıklama.',
  earlier: (place: number) => `${place}. fotoğrafı öne al`,
  later: (place: number) => `${place}. fotoğrafı arkaya al`,
  remove: (place: number) => `${place}. fotoğrafı kaldır`,
  notPhoto: 'Yalnızca jpeg ya da png fotoğraf ekleyebilirsin.',
  tooLarge: 'Fotoğraf en fazla 8 MB olabilir.',
  tooMany: 'En fazla 4 fotoğraf ekleyebilirsin.',
  waiting: 'Fotoğrafların yüklenmesi bitsin, sonra paylaş.',
  open: (place: number, alt: string) =>
    alt ? `${place}. fotoğrafı büyüt: ${alt}` : `${place}. fotoğrafı büyüt`,
  viewer: 'Fotoğraflar',
  place: (place: number, count: number) => `${formatNumber(place)} / ${formatNumber(count)}`,
  previous: 'Önceki fotoğraf',
  next: 'Sonraki fotoğraf',
  deleteFailed: 'Fotoğraf silinemedi.',
  deleted: 'Fotoğraf silindi.',
} as const;

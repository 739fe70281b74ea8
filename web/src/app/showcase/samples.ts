import type { PosterCardProps } from '../../components/ui/poster-card.js';

type Sample = Omit<PosterCardProps, 'to'> & { title: string };

/** A generated poster, so that the page needs no server. */
function drawn(from: string, to: string, shape: string): NonNullable<PosterCardProps['picture']> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 300"><defs><linearGradient id="g" x2=".4" y2="1"><stop stop-color="${from}"/>` +
    `<stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="200" height="300" fill="url(#g)"/>${shape}</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, tint: to };
}

export const sampleTitles: readonly Sample[] = [
  {
    title: 'Gece Vapuru',
    meta: '2026 · 2 sezon',
    score: 8.4,
    age: '13+',
    isNew: true,
    picture: drawn(
      '#1b3a5c',
      '#0b1522',
      '<circle cx="140" cy="80" r="34" fill="#f4b740"/><path d="M0 210h200v90H0z" fill="#0d2b2a"/><path d="M40 205h120l-14 26H58z" fill="#e5384f"/>',
    ),
  },
  {
    title: 'Kırmızı Saat',
    meta: '2025 · 1 sezon',
    score: 7.9,
    progress: 0.62,
    picture: drawn(
      '#5c1b26',
      '#1a0a10',
      '<circle cx="100" cy="140" r="60" fill="none" stroke="#ff8a98" stroke-width="8"/><path d="M100 140V96M100 140l30 18" stroke="#ff8a98" stroke-width="8"/>',
    ),
  },
  { title: 'Uzun Adı Olan Bir Dizinin Hiç Bitmeyen Akşamları', meta: '2024 · Film', score: 6.2, age: '18+' },
  {
    title: 'Şemsiye Tamircisi',
    meta: '2026 · Anime',
    score: 9.1,
    age: '7+',
    isNew: true,
    picture: drawn(
      '#2ec4b6',
      '#123a4a',
      '<path d="M30 170a70 70 0 0 1 140 0z" fill="#f2f4f8"/><path d="M100 170v70a14 14 0 0 1-28 0" fill="none" stroke="#f2f4f8" stroke-width="7"/>',
    ),
  },
  {
    title: 'İğne Deliği',
    meta: '2023 · 3 sezon',
    score: 8,
    picture: drawn(
      '#6b4a12',
      '#1c140a',
      '<circle cx="100" cy="150" r="18" fill="#f7e7c4"/><path d="M0 150 100 132v36z" fill="#f4b740" opacity=".4"/>',
    ),
  },
  {
    title: 'Çatıdaki Bahçe',
    meta: '2026 · 1 sezon',
    score: 7.2,
    picture: drawn(
      '#31502e',
      '#10180f',
      '<path d="M40 300V170l60-50 60 50v130z" fill="#0b0d12"/><circle cx="100" cy="80" r="26" fill="#f7c766"/>',
    ),
  },
  {
    title: 'Öteki Kıyı',
    meta: '2022 · Film',
    score: 7.7,
    picture: drawn(
      '#3a2b5c',
      '#120e22',
      '<path d="M0 220q50-30 100 0t100 0v80H0z" fill="#5fddd0" opacity=".5"/>',
    ),
  },
  {
    title: 'Yüzüncü Kat',
    meta: '2026 · 1 sezon',
    score: 6.8,
    progress: 0.15,
    picture: drawn('#2a2f3b', '#0b0d12', '<path d="M70 300V60h60v240z" fill="#f4b740" opacity=".8"/>'),
  },
];

/** A content request of the demo. */
export interface RequestData {
  readonly kind: 'movie' | 'series';
  readonly name: string;
  readonly by: string;
  readonly daysAgo: number;
  /** Share of the members who vote for it, and of those who vote against it. */
  readonly wanted: number;
  readonly unwanted?: number;
  readonly state?: 'planned' | 'declined';
  /** The reason of a declined request. */
  readonly reason?: string;
}

export const requestData: readonly RequestData[] = [
  { kind: 'series', name: 'Tuz Gölü Nöbeti', by: 'tuncay61', daysAgo: 21, wanted: 0.62, state: 'planned' },
  { kind: 'series', name: 'Kumpanya', by: 'selin', daysAgo: 14, wanted: 0.55, unwanted: 0.05 },
  { kind: 'series', name: 'Rüzgârgülü Apartmanı', by: 'hatice_t', daysAgo: 9, wanted: 0.48 },
  { kind: 'series', name: 'Yedi Tepe Yedi Gece', by: 'selin', daysAgo: 30, wanted: 0.4, unwanted: 0.15 },
  { kind: 'series', name: 'Hoshi no Kakera', by: 'mertcan', daysAgo: 6, wanted: 0.36 },
  { kind: 'series', name: 'Balıkçının Defteri', by: 'hatice_t', daysAgo: 4, wanted: 0.22 },
  { kind: 'series', name: 'Kaçak Yolcu', by: 'selin', daysAgo: 2, wanted: 0.12, unwanted: 0.3 },
  {
    kind: 'series',
    name: 'Mahkeme Kapısı',
    by: 'kaan_x',
    daysAgo: 45,
    wanted: 0.3,
    state: 'declined',
    reason: 'Yayın hakları yalnız televizyon kanalı için satılıyor.',
  },
  { kind: 'movie', name: 'Poyraz Dönünce', by: 'hatice_t', daysAgo: 17, wanted: 0.58, state: 'planned' },
  { kind: 'movie', name: 'Eylülün Son Treni', by: 'mertcan', daysAgo: 11, wanted: 0.5 },
  { kind: 'movie', name: 'Ağır Abla', by: 'selin', daysAgo: 8, wanted: 0.44, unwanted: 0.1 },
  { kind: 'movie', name: 'Sarnıç', by: 'mertcan', daysAgo: 5, wanted: 0.33 },
  { kind: 'movie', name: 'Kar Küresi', by: 'hatice_t', daysAgo: 3, wanted: 0.18 },
  {
    kind: 'movie',
    name: 'Pamuk Yolu',
    by: 'miray',
    daysAgo: 38,
    wanted: 0.25,
    state: 'declined',
    reason: 'Filmin tek kopyası restorasyonda; bitince yeniden bakacağız.',
  },
];

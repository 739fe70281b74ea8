/** A room of the demo: one that plays all the time, or one that begins in some hours. */
export interface RoomData {
  readonly title: string;
  readonly about: { readonly slug: string; readonly season: number; readonly number: number };
  /** The host first. */
  readonly members: readonly string[];
  /** Undefined: it plays. */
  readonly startsIn?: { readonly days: number; readonly hour: number };
  readonly chat: readonly { readonly by: string; readonly text: string; readonly isSpoiler?: true }[];
}

export const rooms: readonly RoomData[] = [
  {
    title: 'Gece vapuru hiç durmaz',
    about: { slug: 'gece-yarisi-iskelesi', season: 1, number: 1 },
    members: ['selin', 'tuncay61', 'ilgin', 'kaan_x', 'pelin.su', 'bora.k'],
    chat: [
      { by: 'selin', text: 'Hoş geldiniz! Bölüm bitince baştan başlıyor, kapı hep açık.' },
      { by: 'ilgin', text: 'Müzik girince sesi açın, kulaklık varsa daha iyi.' },
      { by: 'kaan_x', text: 'Duvardaki saate bakın. Bir şey demedim.', isSpoiler: true },
      { by: 'tuncay61', text: 'Fener göründü, mutluyum.' },
      { by: 'bora.k', text: 'Şu düdük gerçek vapurdan kaydedilmiş, yankısı stüdyo değil.' },
    ],
  },
  {
    title: 'Kırlangıç Yokuşu akşamı',
    about: { slug: 'kirlangic-yokusu', season: 1, number: 1 },
    members: ['baris.oz', 'hatice_t', 'ayse_k', 'miray'],
    startsIn: { days: 1, hour: 21 },
    chat: [
      { by: 'baris.oz', text: 'Yarın akşam ilk bölümle başlıyoruz. Çayını alan gelsin.' },
      { by: 'hatice_t', text: 'Ben yarım saat önce gelirim, yer tutarım.' },
      { by: 'ayse_k', text: 'Çocuklar uyursa oradayım.' },
    ],
  },
];

/** How members of rooms have reacted to a scene: the most in its first second, fewer in the next two. */
export interface SceneData {
  /** Second of the episode. */
  readonly at: number;
  /** Counts by the number of the reaction (product-rules): 1 Beğen to 6 Şaşırtıcı. */
  readonly counts: Readonly<Partial<Record<1 | 2 | 3 | 4 | 5 | 6, number>>>;
}

export const crowds: readonly { readonly about: RoomData['about']; readonly scenes: readonly SceneData[] }[] =
  [
    {
      about: { slug: 'gece-yarisi-iskelesi', season: 1, number: 1 },
      scenes: [
        { at: 6, counts: { 1: 12, 3: 9 } },
        { at: 18, counts: { 6: 21, 3: 4 } },
        { at: 33, counts: { 4: 17, 1: 5 } },
        { at: 47, counts: { 3: 26, 1: 8 } },
        { at: 64, counts: { 6: 38, 5: 6 } },
        { at: 90, counts: { 5: 19 } },
        { at: 121, counts: { 4: 31, 2: 3 } },
        { at: 152, counts: { 6: 14, 1: 7 } },
        { at: 188, counts: { 5: 27, 3: 5 } },
        { at: 219, counts: { 4: 11, 6: 9 } },
        { at: 251, counts: { 3: 33, 1: 16 } },
        { at: 284, counts: { 6: 44, 3: 22, 5: 8 } },
      ],
    },
  ];

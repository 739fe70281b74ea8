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

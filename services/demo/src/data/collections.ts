/** A collection of the demo: titles by slug, each with an optional note. */
export interface CollectionData {
  readonly name: string;
  readonly description: string;
  readonly owner: string;
  readonly daysAgo: number;
  /** Share of the members who like it. */
  readonly liked: number;
  readonly titles: readonly (readonly [slug: string, note?: string])[];
}

export const collectionData: readonly CollectionData[] = [
  {
    name: 'Yağmurlu pazar',
    description: 'Perdeyi yarıya indir, çayı koy. Hiçbiri acele etmiyor.',
    owner: 'selin',
    daysAgo: 3,
    liked: 0.7,
    titles: [
      ['kirlangic-yokusu', 'Mahallenin sesi bile yeter.'],
      ['nobetci-eczane-sifa', 'Gece nöbeti bölümüyle başla.'],
      ['son-istasyon-ramen', 'Aç karnına izleme.'],
      ['babamin-bisikleti'],
      ['kanatsiz-kus', 'Müzikleri için bile izlenir.'],
      ['leylek-postasi'],
    ],
  },
  {
    name: 'Gizem isteyene',
    description: 'İpuçlarını not alanlar için. Sırası önemli: kolaydan zora.',
    owner: 'mertcan',
    daysAgo: 6,
    liked: 0.55,
    titles: [
      ['kehribar-kosku', 'Isınma turu.'],
      ['gece-yarisi-iskelesi', 'İkinci sezonu bekleyin.'],
      ['fenerin-ote-yani'],
      ['sifir-noktasi', 'Haritayı duraklatıp bakın.'],
      ['ucuncu-vardiya'],
      ['batik-saat', 'Final için kâğıt kalem.'],
      ['kayip-orkestra'],
    ],
  },
  {
    name: 'Çocuklarla izlenir',
    description: 'Yedi yaş üstüne kadar rahat. Hepsinden sonra konuşacak bir şey kalıyor.',
    owner: 'hatice_t',
    daysAgo: 9,
    liked: 0.6,
    titles: [
      ['ay-tramvayi', 'Uyku öncesi bire bir.'],
      ['bahcivan-momo'],
      ['balik-bulutu'],
      ['robot-anneannem', 'Anneannelerle izleyin.'],
      ['tavan-arasi-sinemasi'],
      ['marti-sokagi'],
      ['leylek-postasi'],
    ],
  },
  {
    name: 'Animeye buradan başla',
    description: 'İlk animesini arayan arkadaşına gönder. Her türden bir kapı.',
    owner: 'nazli_d',
    daysAgo: 12,
    liked: 0.8,
    titles: [
      ['ruzgar-demircisi', 'Macera seviyorsan.'],
      ['kagit-fener-lisesi', 'Okul havası arıyorsan.'],
      ['yagmurun-kilici', 'Dövüş sahneleri için.'],
      ['son-hamle-kulubu', 'Spor ama satranç.'],
      ['yercekimsiz-mutfak', 'Kısa, tatlı, komik.'],
      ['gece-kutuphanesi'],
    ],
  },
  {
    name: 'Tek oturuşta biter',
    description: 'Bir akşam, bir film. Ertesi güne laf kalır.',
    owner: 'baris.oz',
    daysAgo: 15,
    liked: 0.4,
    titles: [
      ['goktasi-pazari'],
      ['mavi-saat', 'Alacakaranlıkta.'],
      ['kuru-gurultu-operasyonu'],
      ['ihtiyar-delikanli-kamyoncu', 'Yola çıkma isteği getirir.'],
      ['sinyal-yok'],
    ],
  },
  {
    name: 'Kış gelince açtıklarım',
    description: 'Kar, soba, uzun gece. Her aralıkta yeniden.',
    owner: 'gokce',
    daysAgo: 18,
    liked: 0.5,
    titles: [
      ['kar-postanesi', 'Listenin sebebi.'],
      ['kuzey-isiginda-dugun'],
      ['zeytin-dagi'],
      ['uc-mevsim'],
      ['kehribar-kosku'],
    ],
  },
  {
    name: 'Güldürürken düşündüren',
    description: '',
    owner: 'rifat.usta',
    daysAgo: 22,
    liked: 0.35,
    titles: [
      ['cinaralti-kooperatifi', 'Genel kurul bölümü unutulmaz.'],
      ['pazartesi-sendromu'],
      ['plak-arasi'],
      ['isik-hizi'],
      ['yarim-kalan-koy', 'Sonunda mendil hazır olsun.'],
    ],
  },
  {
    name: 'Zaman oyunları',
    description: 'Saatler geri sarıyor, kahramanlar şaşırıyor, biz de.',
    owner: 'kaan_x',
    daysAgo: 26,
    liked: 0.45,
    titles: [
      ['saat-bekcisi', 'Kurallarını ilk bölümde söylüyor.'],
      ['on-dakika-kirk-yil'],
      ['batik-saat'],
      ['tuz-kayitlari'],
    ],
  },
  {
    name: 'Deniz kokan diziler',
    description: 'İskele, fener, tuz, martı. İçinde deniz geçmeyen giremedi.',
    owner: 'ilgin',
    daysAgo: 31,
    liked: 0.3,
    titles: [
      ['gece-yarisi-iskelesi'],
      ['tuz-kayitlari'],
      ['fenerin-ote-yani', 'Fırtına bölümü!'],
      ['oteki-kiyi'],
      ['marti-sokagi'],
      ['mavi-file', 'Plajda geçiyor, sayılır.'],
    ],
  },
  {
    name: 'Işıkları açık bırak',
    description: 'Korkmayı sevenlere. Bazıları 18 yaş üstü içindir.',
    owner: 'bora.k',
    daysAgo: 37,
    liked: 0.4,
    titles: [
      ['12-numarali-yolcu', 'En yumuşağı.'],
      ['golge-kulubu'],
      ['kan-cicekleri-sehri'],
      ['dipteki-isik', 'Kulaklıkla izleme.'],
    ],
  },
  {
    name: 'Aşk var ama abartmıyor',
    description: 'Yavaş yanan hikâyeler.',
    owner: 'miray',
    daysAgo: 44,
    liked: 0.5,
    titles: [
      ['mor-salkim-duragi', 'Durak sahnesi…'],
      ['baglar-arasi'],
      ['gunebakan'],
      ['uc-mevsim'],
      ['mavi-saat'],
    ],
  },
  {
    name: 'Uzaya çıkalım',
    description: 'Yerçekimini umursamayanlar kulübü.',
    owner: 'umut.ys',
    daysAgo: 52,
    liked: 0.25,
    titles: [
      ['yildiz-kaptani-emi', 'Kaptan bir tanedir.'],
      ['yercekimsiz-mutfak'],
      ['demir-orkide'],
      ['goktasi-pazari'],
      ['sinyal-yok'],
      ['isik-hizi', 'Uzay az, gönül çok.'],
    ],
  },
];

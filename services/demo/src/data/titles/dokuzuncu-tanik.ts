import type { TitleData } from './title-data.js';

export const dokuzuncuTanik: TitleData = {
  slug: 'dokuzuncu-tanik',
  kind: 'series',
  name: 'Dokuzuncu Tanık',
  description: `Emekliliğine kırk gün kalan komiser Şahap Doğru’nun önüne, yirmi yıl önce kapattığı bir dosya yeniden gelir: sekiz tanık, sekiz aynı ifade ve her olay yerine bırakılan kurutulmuş bir gece kelebeği. Dosyayı açan genç savcı Işıl Kandemir’e göre bir tanık daha vardır; hiç dinlenmemiş, hiç sorulmamış bir dokuzuncu.

Yağmurun hiç dinmediği bir liman kentinde geçen dizi, suçu kimin işlediğinden çok kimin sustuğunu soruyor. Her bölüm bir tanığın ifadesiyle açılıyor ve her ifade bir öncekini yalanlıyor. Son bölüme geldiğinizde masanın hangi tarafında oturduğunuzdan emin olamayabilirsiniz.`,
  schedule: { ended: { yearsAgo: 2, month: 1, day: 17, hour: 22 } },
  ageMark: '18',
  contentMarks: ['violence', 'sexuality', 'negative_example'],
  genres: ['polisiye', 'gerilim', 'dram'],
  people: [
    ['Orçun Tekeli', 'yönetmen'],
    ['Zerrin Atacan', 'senarist'],
    ['Vural Sökmenli', 'oyuncu', 'Komiser Şahap'],
    ['Asude Karabey', 'oyuncu', 'Savcı Işıl'],
    ['Teoman Gözüpek', 'oyuncu', 'Doktor Rasim'],
    ['Feride Hanoğlu', 'oyuncu', 'Nalan'],
  ],
  network: 'Kanal Poyraz',
  rating: 8.8,
  clip: 'yagmur',
  seasons: [
    [
      [
        'Birinci İfade: Garson',
        'Limandaki lokantanın garsonu o gece hiçbir şey görmediğini söyler. Şahap, yirmi yıl önceki ifadenin altında kendi imzasını bulur.',
      ],
      [
        'İkinci İfade: Doktor',
        'Adli tıp doktoru Rasim, ölüm saatini neden değiştirdiğini anlatır. Kelebeğin kanadında bir parmak izi vardır.',
      ],
      [
        'Üçüncü İfade: Kız Kardeş',
        'Nalan, ablasının o gece evden hiç çıkmadığını öne sürer. Peki hastanedeki fotoğrafta kim vardır?',
      ],
      [
        'Dördüncü İfade: Taksici',
        'Taksi plakası yirmi yıldır aynı sokakta beklemektedir. Savcı Işıl ilk kez takip edildiğini anlar.',
      ],
      [
        'Beşinci İfade: Gardiyan',
        'Hapisteki mahkûm konuşmaya razıdır, tek şartı Şahap’ın odada olmamasıdır.',
      ],
      [
        'Altıncı İfade: Yargıç',
        'Kararı veren yargıç, vicdanını bir zarfın içinde saklamıştır. Zarf açılmadan konak yanar.',
      ],
      [
        'Yedinci ve Sekizinci İfade',
        'Birbirini hiç tanımayan iki tanık, kelimesi kelimesine aynı cümleyi kurar. O cümleyi biri onlara yazmıştır.',
      ],
      [
        'Dokuzuncu İfade',
        'Son tanık masaya oturur. Kamera açılır, kelebek kımıldar ve Şahap ilk kez doğruyu söyler.',
      ],
    ],
  ],
};

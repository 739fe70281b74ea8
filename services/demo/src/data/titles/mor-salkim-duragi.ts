import type { TitleData } from './title-data.js';

export const morSalkimDuragi: TitleData = {
  slug: 'mor-salkim-duragi',
  kind: 'series',
  name: 'Mor Salkım Durağı',
  description:
    'Peyzaj mimarı Lidya ile otobüs şoförü Kerem, on yıl boyunca her sabah aynı durakta karşılaşmış, tek kelime etmemiştir. Durağın üstündeki mor salkım kesileceği gün ikisi de aynı ağaca zincirlenince ilk cümle sonunda kurulur. Acele etmeyen, bakışların uzunluğuna güvenen, beş bölümlük bir aşk hikâyesi.',
  schedule: { ended: { yearsAgo: 1, month: 4, day: 23, hour: 20 } },
  ageMark: '7',
  contentMarks: ['sexuality'],
  genres: ['romantik', 'dram'],
  people: [
    ['Defne Sayarlı', 'yönetmen'],
    ['Irmak Tansel Koru', 'oyuncu', 'Lidya'],
    ['Mert Göksuoğlu', 'oyuncu', 'Kerem'],
    ['Şükriye Avanos', 'oyuncu', 'Çiçekçi Fatoş'],
  ],
  network: 'Üçüncü Perde',
  rating: 7.9,
  clip: 'tramvay',
  seasons: [
    [
      [
        'Zincir',
        'Kesim ekibi geldiğinde ağaca iki kişi bağlıdır ve anahtar tek kişidedir. Üstelik otobüs yoldadır.',
      ],
      ['07.42', 'On yılın bütün sabahları bir kez daha, bu kez Kerem’in aynasından anlatılır.'],
      [
        'Çiçekçi Fatoş',
        'Her çarşamba isimsiz bırakılan çiçekleri kimin aldığı anlaşılır. Yanlış kişi özür diler.',
      ],
      [
        'Son Hat',
        'Otobüs hattı kaldırılır. Lidya, Kerem’i ilk kez direksiyonda değil yolcu koltuğunda görür.',
      ],
      [
        'Salkımlar',
        'Ağaç kesilmez ama çiçek de açmaz. Beklemeyi en iyi bilen iki kişi, bu kez beklememeye karar verir.',
      ],
    ],
  ],
};

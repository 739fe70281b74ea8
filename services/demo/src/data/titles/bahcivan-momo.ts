import type { TitleData } from './title-data.js';

export const bahcivanMomo: TitleData = {
  slug: 'bahcivan-momo',
  kind: 'anime',
  name: 'Bahçıvan Momo',
  originalName: 'Niwashi Momo',
  description:
    'Terk edilmiş bir çatı bahçesinde uyanan bahçıvan robot Momo, domatesle gülü ayırt edemez ama hepsine iyi geceler dilemeyi unutmaz. Apartmandaki çocuklarla birlikte tohum ekmeyi, beklemeyi ve solan bir çiçeğe üzülmeyi öğrenir. Okul öncesi çağdakilerle birlikte izlenebilecek, yumuşak renkli, kısa bölümlü bir anime.',
  schedule: { airing: { weekday: 2, hour: 17, minute: 0, ahead: 1 } },
  ageMark: 'general',
  contentMarks: [],
  genres: ['aile', 'gunluk-yasam', 'bilim-kurgu'],
  people: [
    ['Asuka Midorino', 'yönetmen'],
    ['Chie Wakaba', 'seslendirme', 'Momo'],
    ['Sota Hinata Kobe', 'seslendirme', 'Yuta'],
  ],
  network: 'Mavi Kiraz Stüdyo',
  rating: 8.4,
  clip: 'kor',
  seasons: [
    [
      ['Uyanış', 'Momo’nun pili güneşle dolar ve ilk gördüğü şey bir salyangozdur. Ona “patron” der.'],
      ['Tohum Ne Kadar Uyur?', 'Yuta ile Momo bir çekirdek eker ve her sabah uyandırmaya çalışır.'],
      [
        'Yağmur Günü',
        'Momo yağmurdan korkar, çünkü pas nedir biliyordur. Çocuklar ona sarı bir yağmurluk diker.',
      ],
      ['Arının Adresi', 'Kaybolan bir arıya evini bulmak için bütün apartmanın balkonları tek tek koklanır.'],
      ['Solan Çiçek', 'Momo’nun ilk çiçeği solar. “Kapatıp açmak” bu kez işe yaramaz, ama tohumlar kalır.'],
    ],
  ],
};

import type { TitleData } from './title-data.js';

export const sonHamleKulubu: TitleData = {
  slug: 'son-hamle-kulubu',
  kind: 'anime',
  name: 'Son Hamle Kulübü',
  originalName: 'Ōte Kurabu',
  description:
    'Kapanmak üzere olan lise şogi kulübünün dört üyesi vardır: kuralları bilmeyen bir atlet, hamleyi görüp süresinde söyleyemeyen bir utangaç, sürekli kaybeden bir dâhi ve yanlış odaya girdiğini söylemeye utanan bir voleybolcu. İl turnuvasına yirmi gün kala bir hocaları bile yoktur. Taşların değil, susulan anların heyecanlandırdığı bir spor animesi.',
  schedule: { airing: { weekday: 7, hour: 18, minute: 0, ahead: 1 } },
  ageMark: '7',
  contentMarks: [],
  genres: ['spor', 'okul', 'komedi'],
  people: [
    ['Haruto Komaki', 'yönetmen'],
    ['Akira Tsumeda', 'seslendirme', 'Ren'],
    ['Mao Hisha', 'seslendirme', 'Tsubasa'],
  ],
  network: 'Stüdyo Kâğıt Turna',
  rating: 8.5,
  clip: 'yagmur',
  seasons: [
    [
      [
        'Yanlış Oda',
        'Tsubasa voleybol sandığı kulübe üye olur. Yirmi kişi önünde itiraf etmektense ilk maçına çıkar.',
      ],
      [
        'Otuz Saniye',
        'Ren doğru hamleyi görür ama süresi içinde söyleyemez. Kulüp ona yeni bir dil icat eder.',
      ],
      [
        'Kaybetme Dersi',
        'Dâhi Nagi’nin üst üste yüz yenilgisinin bir sebebi vardır. Rakibi bunu yüz birinci oyunda anlar.',
      ],
      ['Terfi', 'Piyonun altına döndüğü an, kulübün de kaderi döner. Turnuvanın ilk masası kurulur.'],
    ],
  ],
};

import type { TitleData } from './title-data.js';

export const kehribarKosku: TitleData = {
  slug: 'kehribar-kosku',
  kind: 'series',
  name: 'Kehribar Köşkü',
  description: `Hayali Sarıyazma Beyliği’nde, on iki odasının on ikisi de ayrı bir kokuyla mühürlenmiş bir köşk vardır. Sarayın en genç kokucusu Gülbeşeker, ölen beyin son nefesinde hangi kokunun bulunduğunu tanıdığı için hem en değerli tanık hem de ilk şüpheli olur.

Taht için yarışan üç kardeş, köşkün duvarlarında gizli geçitler ve koklandığında geçmişi gösterdiğine inanılan bir kehribar parçası… Kostümleri, mutfağı ve kıvrak diliyle göz dolduran dizi, bildiğiniz saray entrikasını burnundan yakalıyor: burada yalanın da sadakatin de bir kokusu var. Gülbeşeker’in her odada çözdüğü bilmece, onu hem katile hem de kendi ailesinin sakladığı sırra bir adım daha yaklaştırıyor.`,
  schedule: { ended: { yearsAgo: 3, month: 9, day: 20, hour: 21 } },
  ageMark: '13',
  contentMarks: ['violence'],
  genres: ['tarihi', 'gizem', 'dram'],
  people: [
    ['Bedia Saraçlı', 'yönetmen'],
    ['Melis Çağatay Ünver', 'oyuncu', 'Gülbeşeker'],
    ['Kenan Ağabeyoğlu', 'oyuncu', 'Şehzade Yusuf Bey'],
    ['Saadet Kırımer', 'oyuncu', 'Hatun Mihriban'],
    ['Emrah Dokuzoğuz', 'oyuncu', 'Çaşnigir Bekir'],
  ],
  network: 'Üçüncü Perde',
  rating: 8.0,
  clip: 'kor',
  seasons: [
    [
      [
        'Sandal Ağacı',
        'Bey sofrada can verir, odada yalnızca sandal kokusu kalır. Gülbeşeker bu kokuyu çocukluğundan tanır.',
      ],
      [
        'Acı Badem',
        'Çeşnicibaşı tutuklanır, ama mutfaktaki badem taze bile değildir. Köşkün ikinci mührü kırılır.',
      ],
      [
        'Yağmur Sonrası',
        'Üç kardeşin en küçüğü gizli geçitte bulunur. Konuşmaz, yalnızca toprak kokmaktadır.',
      ],
      [
        'Gül ve Demir',
        'Mihriban Hatun, Gülbeşeker’e taht karşılığında bir koku ısmarlar. Demirci ocağında bir kehribar parçası çıkar.',
      ],
      [
        'Tütsü',
        'Köşkün bütün odaları bir gecede tütsülenir ve izler silinir. Geriye tek tanık kalır: kokucunun kendi hafızası.',
      ],
      [
        'Kokusuz Oda',
        'On ikinci odada hiçbir şey kokmaz. Gülbeşeker burada doğduğunu hatırladığında kapı arkasından kilitlenir.',
      ],
    ],
  ],
};

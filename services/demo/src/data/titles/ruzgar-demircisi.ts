import type { TitleData } from './title-data.js';

export const ruzgarDemircisi: TitleData = {
  slug: 'ruzgar-demircisi',
  kind: 'anime',
  name: 'Rüzgâr Demircisi',
  originalName: 'Kaze no Kajiya',
  description: `Rüzgârın dövülüp kılıca dönüştürülebildiği Asukaze vadisinde, çekici kaldıramayacak kadar güçsüz bir çırak vardır: Haru. Ustası bir gece ortadan kaybolunca ocağın başına o geçer ve herkesin sandığının aksine, demiri güçle değil dinleyerek işleyebildiğini keşfeder.

İlk sezon, kırılan yedi rüzgâr kılıcını onarmak için yola çıkan Haru’nun; huysuz haritacı Suzu ve konuşan körüğü Momiji ile tanışmasını anlatır. İkinci sezonda kılıçların neden kırıldığı anlaşılır: rüzgâr, artık dövülmek istememektedir. El çizimi arka planları ve hiç acele etmeyen kavgalarıyla son yılların en sıcak macera animesi.`,
  schedule: { airing: { weekday: 6, hour: 18, minute: 30, ahead: 1 } },
  ageMark: '7',
  contentMarks: ['violence'],
  genres: ['macera', 'fantastik', 'aksiyon'],
  people: [
    ['Minori Hayasaka', 'yönetmen'],
    ['Touma Kirishiro', 'seslendirme', 'Haru'],
    ['Aoi Senzaki', 'seslendirme', 'Suzu'],
    ['Genzo Matsukage', 'seslendirme', 'Momiji'],
  ],
  network: 'Stüdyo Kâğıt Turna',
  rating: 9.3,
  clip: 'kor',
  seasons: [
    [
      [
        'Ağır Çekiç',
        'Haru çekici bir türlü kaldıramaz. Usta o gece gider ve ocağın ateşini söndürmeden yalnızca bir not bırakır.',
      ],
      [
        'Konuşan Körük',
        'Momiji yüz yıllık uykusundan uyanır ve ilk sözü bir şikâyettir. Birinci kılıcın sesi dağdan gelmektedir.',
      ],
      [
        'Haritacı Suzu',
        'Rüzgârın haritasını çizen kız, Haru’yu sahtekâr sanır. Uçurumda ikisinin de yolu biter.',
      ],
      [
        'Suskun Köy',
        'Rüzgârın hiç esmediği köyde kimse yüksek sesle konuşmaz. İkinci kılıç, konuşulmayanların altındadır.',
      ],
      [
        'Fırtına Köprüsü',
        'Köprüyü geçmek için bir söz vermek gerekir. Haru, tutamayacağını bildiği sözü vermez.',
      ],
      ['Usta’nın Gölgesi', 'Kayıp usta karşı safta ortaya çıkar. Çıkan düelloda hiç kılıç çekilmez.'],
    ],
    [
      ['Esmeyen Bahar', 'Vadiye bahar gelir ama rüzgâr gelmez. Onarılan kılıçlar birer birer susar.'],
      ['Cam Kılıç', 'Haru, demir yerine camdan bir kılıç döver. Kılıç tek bir kez ses çıkaracaktır.'],
      [
        'Suzu’nun Haritası',
        'Suzu’nun haritasında olmayan tek yer kendi evidir. Oraya dönmek için bütün haritayı yakar.',
      ],
      [
        'Rüzgârla Pazarlık',
        'Rüzgâr nihayet konuşur ve bir bedel ister. Haru’nun verebileceği tek şey çekicidir.',
      ],
    ],
  ],
};

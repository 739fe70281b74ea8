import type { TitleData } from './title-data.js';

export const kagitFenerLisesi: TitleData = {
  slug: 'kagit-fener-lisesi',
  kind: 'anime',
  name: 'Kâğıt Fener Lisesi',
  originalName: 'Chōchin Gakuen',
  description:
    'Nakil öğrenci Mio’nun yeni okulunda iki zil çalar: biri insanlar, öteki hayaletler için. Yanlış zille sınıfa girince kendini gece şubesinde, yüz yıldır mezun olamayan öğrencilerin arasında bulur. Mezuniyetlerinin tek şartı, yarım kalan birer işi bitirmektir. Okul kantini kadar gürültülü, mezarlık kadar nazik bir doğaüstü komedi.',
  schedule: { airing: { weekday: 1, hour: 19, minute: 0, ahead: 2 } },
  ageMark: '7',
  contentMarks: [],
  genres: ['okul', 'dogaustu', 'komedi'],
  people: [
    ['Ryota Kazamori', 'yönetmen'],
    ['Yui Asagiri', 'seslendirme', 'Mio'],
    ['Daichi Urashiro', 'seslendirme', 'Sınıf Başkanı Enma'],
    ['Nana Tokiwara', 'seslendirme', 'Kütüphaneci Hayalet'],
  ],
  network: 'Mavi Kiraz Stüdyo',
  rating: 8.3,
  clip: 'tramvay',
  seasons: [
    [
      [
        'İkinci Zil',
        'Mio yanlış zille sınıfa girer. Yoklamada adı okunan herkes yüz yıl önce ölmüştür, üstelik ödev vardır.',
      ],
      [
        'Devamsızlık',
        'Gece şubesinin en devamsız öğrencisi bulunmalıdır. Kendisi hâlâ hayatta olduğunu sanmaktadır.',
      ],
      [
        'Kütüphane Cezası',
        '1931’de alınmış bir kitabın gecikme cezası hesaplanır. Kütüphaneci taksit kabul etmez.',
      ],
      [
        'Spor Bayramı',
        'Gündüz ve gece şubeleri halat çeker. Elleri olmayan takımın taktiği beklenmedik ölçüde iyidir.',
      ],
      ['Kantin Kuyruğu', 'Bitmeyen kuyruğun başında kim var? Mio sıraya girer ve üç mevsim geçer.'],
      [
        'Yarım Kalan Mektup',
        'Sınıf başkanı Enma, kendi yarım işini yüz yıldır saklamaktadır. Mektubun alıcısı hâlâ hayattadır.',
      ],
    ],
  ],
};

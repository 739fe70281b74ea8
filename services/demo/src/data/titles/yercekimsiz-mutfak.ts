import type { TitleData } from './title-data.js';

export const yercekimsizMutfak: TitleData = {
  slug: 'yercekimsiz-mutfak',
  kind: 'anime',
  name: 'Yerçekimsiz Mutfak',
  originalName: 'Mujūryoku Shokudō',
  description:
    'Jüpiter hattındaki 14 numaralı dinlenme istasyonunun lokantasında çorba kâsede durmaz, pilav tavana yapışır, müşteriler ise evlerini özler. Eski askerî aşçı Goro ile kaçak yolcu Pim, her bölümde bir müşterinin çocukluk yemeğini sıfır yerçekiminde pişirmeye çalışır. Karnınız açken izlememeniz önerilen, sıcacık bir uzay komedisi.',
  schedule: { airing: { weekday: 4, hour: 19, minute: 30, ahead: 1 } },
  ageMark: 'general',
  contentMarks: [],
  genres: ['bilim-kurgu', 'komedi', 'gunluk-yasam'],
  people: [
    ['Kenta Hoshigami', 'yönetmen'],
    ['Iwao Dairoku', 'seslendirme', 'Goro'],
    ['Mei Fukazora', 'seslendirme', 'Pim'],
  ],
  network: 'Mavi Kiraz Stüdyo',
  rating: 8.7,
  clip: 'tuz',
  seasons: [
    [
      [
        'Uçan Pilav',
        'Yeni gelen kaçak yolcu bulaşık yıkayarak borcunu ödeyecektir. Bulaşıklar aynı fikirde değildir.',
      ],
      [
        'Buharsız Mantı',
        'Buhar yukarı çıkmazsa mantı nasıl pişer? Goro emekli bir sondaj kaptanına annesinin sofrasını kurar.',
      ],
      [
        'Göktaşı Tuzu',
        'Tuz biter, pazarda yalnızca göktaşı tuzu vardır. Tadına bakan herkes aynı rüyayı görür.',
      ],
      [
        'Tersine Doğum Günü',
        'İstasyonun saati geri alınınca Pim’in doğum günü iki kez kutlanır. Pastanın altı üstüne gelir.',
      ],
      [
        'Boş Kâse',
        'Her gün gelip hiçbir şey ısmarlamayan müşterinin sırrı çözülür. Goro ilk kez bir tarifi bilmez.',
      ],
    ],
  ],
};

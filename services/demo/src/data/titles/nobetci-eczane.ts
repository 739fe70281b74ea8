import type { TitleData } from './title-data.js';

export const nobetciEczane: TitleData = {
  slug: 'nobetci-eczane-sifa',
  kind: 'series',
  name: 'Nöbetçi Eczane Şifa',
  description:
    'Gece on ikiden sonra ağrı kesici almaya kim gelir? Uyuyamayanlar, kavga edenler, âşıklar, yeni babalar ve yalnızca konuşmak isteyenler. Eczacı Handan ile kalfası Bilal, her bölümde tek bir gecenin hikâyesini tezgâhın iki yanından anlatıyor. Reçetesi olmayan dertlere çay ve sabırla derman arayan, her bölümü bağımsız izlenebilen sıcacık bir gece dizisi.',
  schedule: { airing: { weekday: 3, hour: 21, minute: 15, ahead: 1 } },
  ageMark: '7',
  contentMarks: [],
  genres: ['komedi', 'dram', 'gunluk-yasam'],
  people: [
    ['Tülay Ersezer', 'yönetmen'],
    ['Yasemin Kocataş', 'oyuncu', 'Eczacı Handan'],
    ['Burak Ilıcalı', 'oyuncu', 'Kalfa Bilal'],
    ['Suna Beyazgül', 'oyuncu', 'Uykusuz Teyze'],
  ],
  network: 'Ege Ekran',
  rating: 8.5,
  clip: 'yagmur',
  seasons: [
    [
      [
        'Yeni Baba',
        'Saat 02.40: Üç saattir baba olan bir adam eczaneye pişik kremi almaya gelir ve gitmeye cesaret edemez.',
      ],
      [
        'Uyku İlacı Yok',
        'Saat 03.15: Her gece aynı ilacı soran teyze bu kez bir fotoğraf getirir. Bilal ilk kez kasayı kapatır.',
      ],
      [
        'Sağ El, Sol El',
        'Saat 01.05: Birbirini yaralayan iki kardeş aynı sargı bezini paylaşmak zorunda kalır.',
      ],
      [
        'Düğün Konvoyu',
        'Saat 00.30: Gelin, eczanenin arka kapısını sorar. Handan’ın verdiği cevap reçetede yazmaz.',
      ],
      ['Elektrik Sobası', 'Saat 04.00: Kar bütün semti kapatır ve eczane bir geceliğine sığınağa dönüşür.'],
      [
        'Devir',
        'Saat 05.50: Handan anahtarı bırakmayı düşünür. Sabaha kadar gelen herkes ona geçmiş gecelerden birini anlatır.',
      ],
    ],
  ],
};

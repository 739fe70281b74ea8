import type { TitleData } from './title-data.js';

export const tuzKayitlari: TitleData = {
  slug: 'tuz-kayitlari',
  kind: 'series',
  name: 'Tuz Kayıtları',
  description: `Bir belgesel için doğa sesleri toplayan üç ses teknisyeni, kurumuş bir tuz gölünün ortasında kurdukları kampta bantların kendiliğinden dolduğunu fark eder. Kayıtlarda rüzgâr yoktur, kuş yoktur; yalnızca kendi sesleri vardır, henüz söylemedikleri cümlelerle.

Köylülerin gölü neden hiç geçmediğini, profesörün onları neden özellikle seçtiğini ve dördüncü sesin kime ait olduğunu öğrenmek için altı geceleri olacaktır. Altı bölümlük bu kapalı alan gerilimi, gördüğünüzden çok duyduğunuz şeylerle ürkütüyor; mümkünse kulaklıkla izleyin.`,
  schedule: { ended: { yearsAgo: 1, month: 10, day: 4, hour: 22 } },
  ageMark: '13',
  contentMarks: ['violence', 'negative_example'],
  genres: ['gerilim', 'bilim-kurgu', 'gizem'],
  people: [
    ['Kutay Serdengeç', 'yönetmen'],
    ['Lale Bozoklar', 'oyuncu', 'Müge'],
    ['Arda Yelkenci', 'oyuncu', 'Sinan'],
    ['Rüya Candarlı', 'oyuncu', 'Ferda'],
    ['Nermin Akıncıoğlu', 'oyuncu', 'Profesör Sevgi'],
  ],
  network: 'Üçüncü Perde',
  rating: 8.9,
  clip: 'tuz',
  seasons: [
    [
      [
        'Birinci Gece: Sessizlik',
        'Ekip kampı kurar ve mikrofonları gömer. Sabah, boş olması gereken bantta altı dakikalık bir konuşma vardır.',
      ],
      [
        'İkinci Gece: Yankı',
        'Müge kayıtta kendi sesini duyar, ama o cümleyi hiç kurmamıştır. Akşam olduğunda kurar.',
      ],
      [
        'Üçüncü Gece: Pusula',
        'Kamptan ayrılmaya çalışan Sinan her yönde aynı direğe varır. Gölün altından ışıklar görünür.',
      ],
      [
        'Dördüncü Gece: Profesör',
        'Telsizden gelen ses, ekibi buraya gönderen Profesör Sevgi’ye benzemektedir. Oysa o iki aydır hastanededir.',
      ],
      [
        'Beşinci Gece: Dördüncü Ses',
        'Üç kişilik ekibin kaydında dört kişi konuşmaktadır. Ferda, hangilerinin gerçek olduğunu saymaya başlar.',
      ],
      [
        'Altıncı Gece: Kayıt Sonu',
        'Bandın bitmesine yedi dakika vardır. Biri gölde kalacak, kalan kim olduğunu hatırlamayacaktır.',
      ],
    ],
  ],
};

import type { TitleData } from './title-data.js';

export const cinaraltiKooperatifi: TitleData = {
  slug: 'cinaralti-kooperatifi',
  kind: 'series',
  name: 'Çınaraltı Kooperatifi',
  description:
    'Otuz yıldır bitmeyen bir yapı kooperatifinin on iki ortağı, sonunda evlerine kavuşacakları gün müteahhidin ortadan kaybolduğunu öğrenir. Ellerinde yarım bir apartman, kamyon dolusu fayans ve mühendis olduğunu söyleyip duran bir emekli coğrafya öğretmeni vardır. Binayı kendileri bitirmeye karar verirler. Bir apartmanı ayakta tutanın kolon değil inat olduğunu kanıtlayan, toplantı tutanakları kadar gerçek bir komedi.',
  schedule: { airing: { weekday: 7, hour: 20, minute: 30, ahead: 1 } },
  ageMark: '7',
  contentMarks: ['negative_example'],
  genres: ['komedi', 'gunluk-yasam'],
  people: [
    ['Selcen Uzunyayla', 'yönetmen'],
    ['Nevzat Pırıltı', 'oyuncu', 'Başkan Muzaffer'],
    ['Ayten Gülhas', 'oyuncu', 'Hikmet Hoca'],
    ['Doğukan Sezgi', 'oyuncu', 'Fayansçı Tuncay'],
    ['Rana Yıldızhan', 'oyuncu', 'Perihan'],
  ],
  network: 'Ege Ekran',
  rating: 8.2,
  clip: 'kor',
  seasons: [
    [
      [
        'Olağanüstü Genel Kurul',
        'Müteahhit kaçmıştır, gündemin tek maddesi panik yapmamaktır. Madde oy çokluğuyla reddedilir.',
      ],
      [
        'Üç Kamyon Fayans',
        'Parası peşin ödenmiş tek malzeme fayanstır; apartmanın ise duvarı yoktur. Tuncay bunun bir avantaj olduğunu savunur.',
      ],
      [
        'Statik Hesap',
        'Hikmet Hoca taşıyıcı sistemi bir dağ oluşumu gibi açıklayınca herkes ikna olur. Bir kişi hariç: bina.',
      ],
      [
        'Yönetim Planı',
        'Çamaşır asma günleri yüzünden kooperatif ikiye bölünür. Muzaffer görevinden istifa eder, istifası kabul edilmez.',
      ],
      [
        'Ruhsat',
        'Belediyeden gelen memur yanlışlıkla ortaklardan biri sanılır ve kura çekimine katılır. Üstelik dubleks ona çıkar.',
      ],
      [
        'Asansör',
        'On iki ortak, asansörün ilk seferinde dördüncü katta mahsur kalır. Otuz yıldır konuşulmayan her şey konuşulur.',
      ],
    ],
  ],
};

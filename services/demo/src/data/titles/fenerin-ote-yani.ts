import type { TitleData } from './title-data.js';

export const fenerinOteYani: TitleData = {
  slug: 'fenerin-ote-yani',
  kind: 'series',
  name: 'Fenerin Öte Yanı',
  description:
    'Karadeniz’in sarp bir burnundaki fenere atanan yeni bekçi Yaman, devraldığı günlükte kasım ayının eksik olduğunu görür. Köyde herkes onu önceki bekçinin adıyla çağırmaya başlayınca, seksen sekiz basamaklı merdivenin neden hep ıslak olduğunu sormaya vakit kalmaz. Sisi, sessizliği ve sabrı bir korku unsuruna çeviren, ışığın kime gösterildiğini sorgulatan bir psikolojik gerilim.',
  schedule: { airing: { weekday: 5, hour: 22, minute: 0, ahead: 1 } },
  ageMark: '13',
  contentMarks: ['violence'],
  genres: ['gerilim', 'dogaustu', 'gizem'],
  people: [
    ['Ruşen Karadağlı', 'yönetmen'],
    ['Alper Taşkıran Uz', 'oyuncu', 'Yaman'],
    ['Hacer Kotanoğlu', 'oyuncu', 'Muhtar Emine'],
    ['Umut Soylugil', 'oyuncu', 'Balıkçı Temel Reis'],
  ],
  network: 'Kanal Poyraz',
  rating: 8.4,
  clip: 'fener',
  seasons: [
    [
      [
        'Devir Teslim',
        'Yaman feneri devralır. Günlükte ekimden aralığa geçilmiş, merdivenin bir basamağı ıslak bırakılmıştır.',
      ],
      [
        'Seksen Sekiz',
        'Basamaklar her gece bir fazla çıkmaktadır. Telsizden, sayı sayan bir çocuğun sesi gelir.',
      ],
      [
        'Ceket',
        'Muhtar, Yaman’ın giydiği ceketi görünce evine kilitlenir. O ceket toprağın altında olmalıdır.',
      ],
      [
        'Kasım',
        'Takvim 31 Ekim’den sonra ilerlemez. Köyde kimse bunu tuhaf bulmaz, bir tek Temel Reis denize çıkmaz.',
      ],
      [
        'Işığın Yönü',
        'Fener bu gece içeriye döner. Yaman, seksen sekiz kişinin adını yüksek sesle okumak zorundadır.',
      ],
    ],
  ],
};

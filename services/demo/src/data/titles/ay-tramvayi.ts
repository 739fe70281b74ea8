import type { TitleData } from './title-data.js';

export const ayTramvayi: TitleData = {
  slug: 'ay-tramvayi',
  kind: 'anime',
  name: 'Ay Tramvayı',
  originalName: 'Tsukimichi Densha',
  description: `Dolunay gecelerinde Hoshimi kasabasından geçen ve durak adları yıllar olan bir tramvay vardır. Bilet almak için özlediğiniz birinin adını söylemeniz yeter. Büyükannesini yeni kaybeden on iki yaşındaki Rin, onun çorbasına ne kattığını sormak için bu tramvaya biner; yanında sürekli acıkan sınıf arkadaşı Kota ve bilet kesen gri bir kedi vardır.

Her bölümde başka bir yılda inilir, başka bir özlem dinlenir ve sabah olmadan geri dönülür. Küçüklere masal, büyüklere mektup gibi gelen altı bölümlük bu anime, yasın tarifini bir çorba tarifinin içine gizliyor. Son bölümü izlerken mendilinizi yakınınıza alın; tarif, jenerikten sonra tam olarak veriliyor.`,
  schedule: { ended: { yearsAgo: 2, month: 6, day: 7, hour: 19 } },
  ageMark: 'general',
  contentMarks: [],
  genres: ['fantastik', 'aile', 'dram'],
  people: [
    ['Sayuri Kanematsu', 'yönetmen'],
    ['Hina Orihara', 'seslendirme', 'Rin'],
    ['Shou Tanegashi', 'seslendirme', 'Kota'],
    ['Kazuko Yumeno', 'seslendirme', 'Büyükanne Fumi'],
  ],
  network: 'Stüdyo Kâğıt Turna',
  rating: 9.0,
  clip: 'tramvay',
  seasons: [
    [
      [
        'Bilet',
        'Rin, dolunayda durakta bekler ve özlediği ismi söyler. Kapı açılır; bilet kesen bir kedidir.',
      ],
      [
        '1987',
        'Tramvay büyükannenin gençliğine varır. Fumi, torununu tanımaz ama onu hemen sofraya oturtur.',
      ],
      [
        'Kayıp Eşya Vagonu',
        'Dördüncü vagonda kaybolan her şey durur: şemsiyeler, süt dişleri, verilmiş sözler.',
      ],
      [
        'Kota’nın Durağı',
        'Sürekli acıkan Kota’nın neden bu tramvaya bindiği anlaşılır. O durakta kimse beklemez.',
      ],
      [
        'Sabaha Kalan',
        'Yolcular vaktinde inmezse sabah hiçbirini hatırlamayacaktır. Rin, avucuna bir tramvay çizer.',
      ],
      ['Çorba', 'Son durak evdir. Tarifin eksik malzemesi bir baharat değil, bir bekleyiştir.'],
    ],
  ],
};

import type { TitleData } from './title-data.js';

export const geceYarisiIskelesi: TitleData = {
  slug: 'gece-yarisi-iskelesi',
  kind: 'series',
  name: 'Gece Yarısı İskelesi',
  description: `Boğaz’ın haritalarda görünmeyen bir iskelesinden, her gece yarısı tarifede olmayan bir vapur kalkar. Deniz işletmesinde gece bekçiliğine yeni başlayan Defne, on yedi yıl önce kaybolan babasının biletini bu vapurun yolcu defterinde bulunca hiç düşünmeden güverteye atlar. Karşı kıyıda onu bekleyen, bildiği İstanbul değildir: sokakların adı aynı, insanların hatırladıkları başkadır. İlk sezonda Defne, suskun kaptan Halil ve kamarot Mercan’la birlikte seferlerin kuralını çözmeye çalışır: geri dönen her yolcu, ardında bir şey bırakmak zorundadır. İkinci sezonda iskele bu kez gündüz de görünmeye başlar ve şehir, unuttuklarını bir bir geri ister.`,
  schedule: { countdown: { ahead: 2 } },
  ageMark: '13',
  contentMarks: ['violence'],
  genres: ['gizem', 'dram', 'fantastik'],
  people: [
    ['Elvan Tuğrul', 'yönetmen'],
    ['Sarp Kındıra', 'senarist'],
    ['İdil Savranoğlu', 'oyuncu', 'Defne Aksoy'],
    ['Haluk Erenkaya', 'oyuncu', 'Kaptan Halil'],
    ['Pelin Gümüşdere', 'oyuncu', 'Mercan'],
    ['Baran Uçarlı', 'oyuncu', 'Komiser Tarık'],
  ],
  network: 'Kanal Poyraz',
  rating: 9.1,
  clip: 'iskele',
  seasons: [
    [
      [
        'Tarifede Olmayan Sefer',
        'Defne, gece bekçiliğinin ilk nöbetinde haritada bulunmayan bir iskelenin ışıklarını görür. Yolcu defterindeki son isim babasına aittir.',
      ],
      [
        'Karşı Kıyı',
        'Vapur sisin içinden çıkar; şehir aynı şehirdir ama kimse Defne’yi tanımaz. Mercan ona kuralları anlatmaya yanaşmaz.',
      ],
      [
        'Mercan’ın Sesi',
        'Kamarot Mercan’ın neden hiç konuşmadığı anlaşılır. Defne, dönüş biletinin bedelini ilk kez öğrenir.',
      ],
      [
        'Yolcu Defteri',
        'Defter her gece bir sayfa kısalmaktadır. Komiser Tarık kayıp dosyalarının hepsinde aynı saati bulur: 00.17.',
      ],
      [
        'Lodos',
        'Şiddetli lodos vapuru iki kıyının arasında mahsur bırakır. Yolcular geçmişlerini tek tek güverteye bırakmak zorunda kalır.',
      ],
      [
        'Sonuncu İsim',
        'Defne babasına ulaşır, ama vapurda yalnızca bir kişilik yer vardır. Kaptan Halil halatı çözmeden önce bir itirafta bulunur.',
      ],
    ],
    [
      [
        'Gündüz Seferi',
        'Bir yıl sonra iskele güpegündüz ortaya çıkar ve meraklılar kuyruğa girer. Defne bu kez gidenleri durdurmak ister.',
      ],
      [
        'Unutulanlar Bürosu',
        'Şehirde insanlar evlerinin yolunu unutmaktadır. Tarık, kayıp eşyalar bürosunda yüzlerce isimsiz bilet bulur.',
      ],
      [
        'İkinci Kaptan',
        'Kaptan köşkünde Halil’in yerini bir yabancı almıştır. Mercan, sesini geri almanın bir yolunu duyar.',
      ],
      [
        'Sis Düdüğü',
        'Üç gün süren sis kalkmazken iki kıyıdan birden aynı vapur kalkar. Defne kendi adını defterde ikinci kez görür.',
      ],
      [
        'İki Kıyının Arası',
        'Vapurlar birbirine yaklaşır ve yolcular karşı güvertede kendilerini görür. Artık kimin hangi kıyıdan geldiği belli değildir.',
      ],
    ],
  ],
};

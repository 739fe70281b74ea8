import { ended, type Entry } from './entry.js';

const film = { clip: 'perde' } as const;
const other = { clip: 'yorunge' } as const;

export const moreMovies: readonly Entry[] = [
  {
    ...film,
    slug: 'yarim-kalan-koy',
    name: 'Yarım Kalan Köy',
    about:
      'Yönetmen Ragıp, kırk yıl önce yarıda bıraktığı filmin köyüne döner. Oyuncuları artık dede ve nine olmuştur; dekor evlerde insanlar yaşamaktadır. Çekilmemiş son sahnede kim kime ne diyecekti, herkes başka hatırlar.',
    schedule: ended(2, 5, 4),
    age: 'general',
    genres: ['dram', 'komedi', 'aile'],
    by: 'Simge Alabora',
    cast: [
      ['Raif Özgül', 'Ragıp'],
      ['Nedret Sultanoğlu', 'Gülizar'],
    ],
    network: 'Ege Ekran',
    rating: 8.4,
  },
  {
    ...other,
    slug: 'mavi-saat',
    name: 'Mavi Saat',
    about:
      'Gün batımıyla gece arasındaki yirmi dakikada geçen bir film: bir köprüde iki yabancı, aynı anda aynı şeyi yapmaktan vazgeçer. Gerçek zamanlı, tek mekânlı ve beklenmedik ölçüde neşeli.',
    schedule: ended(1, 9, 18),
    genres: ['dram', 'romantik'],
    by: 'Elvan Tuğrul',
    cast: [
      ['Derin Alpay', 'Kadın'],
      ['Mert Gediz', 'Adam'],
    ],
    network: 'Üçüncü Perde',
    rating: 8.6,
  },
  {
    ...film,
    slug: 'cimento',
    name: 'Çimento',
    about:
      'Deprem sonrası kurulan konteyner kentte muhtar seçilen on yedi yaşındaki Havin, su sırasını düzenlerken bir şehrin nasıl kurulduğunu öğrenir. Küçük kararların büyük filmi.',
    schedule: ended(1, 2, 6),
    age: '7',
    genres: ['dram'],
    by: 'Onat Serinkaya',
    cast: [
      ['Umay Karadeniz', 'Havin'],
      ['Ferhan Yalın', 'Öğretmen'],
    ],
    network: 'Kanal Poyraz',
    rating: 8.9,
  },
  {
    ...other,
    slug: 'kuru-gurultu-operasyonu',
    name: 'Kuru Gürültü Operasyonu',
    about:
      'Üç emekli tiyatrocu, torunlarının okulunu satın almak isteyen müteahhidi kandırmak için sahte bir şeyh, sahte bir bakan ve hiç de sahte olmayan bir keçiyle yola çıkar.',
    schedule: ended(2, 12, 8),
    age: '7',
    genres: ['komedi', 'macera'],
    by: 'Bahar Tınaz',
    cast: [
      ['Cevat Akınsel', 'Rasim'],
      ['Hakkı Denizalp', 'Salih'],
      ['Gönül Sarpkaya', 'Belkıs'],
    ],
    network: 'Kanal Poyraz',
    rating: 7.5,
  },
  {
    ...film,
    slug: 'dipteki-isik',
    name: 'Dipteki Işık',
    about:
      'Van Gölü’nde kaybolan bir balıkçının teknesi, elli yıl sonra ışıkları yanık halde bulunur. Dalgıç Meryem her inişinde teknede bir eşyanın yer değiştirdiğini görür; son inişte sofra kurulmuştur.',
    schedule: ended(3, 8, 22),
    age: '18',
    marks: ['violence'],
    genres: ['korku', 'gizem', 'dogaustu'],
    by: 'Kutay Serdengeç',
    cast: [
      ['Ilgın Özsoy', 'Meryem'],
      ['Kaya Erdemli', 'Balıkçı'],
    ],
    network: 'Üçüncü Perde',
    rating: 7.9,
  },
  {
    ...other,
    slug: 'uc-mevsim',
    name: 'Üç Mevsim',
    about:
      'Bir çift, ayrıldıkları kışı hiç konuşmamak üzere anlaşır ve filmi ilkbahar, yaz, sonbahar diye anlatır. Seyirci eksik mevsimi iki yüzün arasında kendi bulur.',
    schedule: ended(2, 3, 15),
    marks: ['sexuality'],
    genres: ['romantik', 'dram'],
    by: 'Simge Alabora',
    cast: [
      ['Alara Çetinel', 'Nil'],
      ['Berk Tunalı', 'Ekin'],
    ],
    network: 'Ege Ekran',
    rating: 7.7,
  },
  {
    ...film,
    slug: 'ihtiyar-delikanli-kamyoncu',
    name: 'İhtiyar, Delikanlı, Kamyon',
    about:
      'Ehliyeti elinden alınan seksenlik kamyoncu ile ehliyet sınavından kalan torunu, tek bir doğru sürücü etmek için yola çıkar. İstanbul’dan Kars’a bir yol filmi; navigasyonu dede, freni torun.',
    schedule: ended(1, 6, 12),
    age: 'general',
    genres: ['komedi', 'aile', 'macera'],
    by: 'Elvan Tuğrul',
    cast: [
      ['Haluk Erenkaya', 'Dede Bahri'],
      ['Ozan Lermi', 'Efe'],
    ],
    network: 'Kanal Poyraz',
    rating: 8.2,
  },
  {
    ...other,
    slug: 'sinyal-yok',
    name: 'Sinyal Yok',
    about:
      'Uydu bakım teknisyeni Arda, yörüngede tek başına geçirdiği doksan günün sonunda Dünya’dan gelen seslerin bir gün önceye ait olduğunu fark eder. Sonra iki gün. Sonra on yıl.',
    schedule: ended(1, 11, 1),
    genres: ['bilim-kurgu', 'gerilim'],
    by: 'Onat Serinkaya',
    cast: [
      ['Tuna Rodoplu', 'Arda'],
      ['Lale Bozoklar', 'Yer'],
    ],
    network: 'Üçüncü Perde',
    rating: 8.5,
  },
  {
    ...film,
    slug: 'tavan-arasi-sinemasi',
    name: 'Tavan Arası Sineması',
    about:
      'Kapanan son sinemanın makinisti, projeksiyonu çatı katına taşıyıp mahalleye gizlice film gösterir. Bilet yerine herkes bir anısını anlatır; perde giderek bu anıları göstermeye başlar.',
    schedule: ended(4, 4, 2),
    age: 'general',
    genres: ['fantastik', 'aile', 'dram'],
    by: 'Bahar Tınaz',
    cast: [
      ['Sinan Kavaklıoğlu', 'Makinist Zeki'],
      ['Su Alkoçlar', 'Defne'],
    ],
    network: 'Ege Ekran',
    rating: 8.7,
  },
  {
    ...other,
    slug: 'on-dakika-kirk-yil',
    name: 'On Dakika, Kırk Yıl',
    about:
      'Bir banka soygunu on dakika sürer; soygunculardan birinin hapisten çıkması kırk yıl. Film ikisini aynı anda anlatır: her dakika, dört yıl.',
    schedule: ended(3, 1, 19),
    age: '18',
    marks: ['violence', 'negative_example'],
    genres: ['polisiye', 'gerilim', 'dram'],
    by: 'Kutay Serdengeç',
    cast: [
      ['Barlas Yüceer', 'Kenan'],
      ['Nevin Akçura', 'Vildan'],
    ],
    network: 'Kanal Poyraz',
    rating: 8.3,
  },
  {
    ...film,
    slug: 'gunebakan',
    name: 'Günebakan',
    about:
      'Trakya’da bir ayçiçeği tarlasının ortasında yaşayan arıcı kadın, tarlaya düşen pilotu saklar. Hangi savaştan kaçtığını sormaz; o da hangi çiçeğe baktığını söylemez.',
    schedule: ended(2, 7, 28),
    genres: ['tarihi', 'romantik', 'dram'],
    by: 'Elvan Tuğrul',
    cast: [
      ['Ceyda Ulubay', 'Müzeyyen'],
      ['Deniz Akıncılar', 'Pilot'],
    ],
    network: 'Ege Ekran',
    rating: 8.1,
  },
  {
    ...other,
    slug: '12-numarali-yolcu',
    name: '12 Numaralı Yolcu',
    about:
      'Gece otobüsünde muavin, listede on bir kişi sayar, koltuklarda on iki. Her molada biri iner, sayı değişmez. Sabaha kadar süren, ışıkları açık izlenecek bir yolculuk.',
    schedule: ended(1, 10, 27),
    marks: ['violence'],
    genres: ['korku', 'gerilim', 'gizem'],
    by: 'Kutay Serdengeç',
    cast: [
      ['Ilgaz Demirkıran', 'Muavin Cem'],
      ['Rüya Tansel', '7 numara'],
    ],
    network: 'Üçüncü Perde',
    rating: 7.8,
  },
];

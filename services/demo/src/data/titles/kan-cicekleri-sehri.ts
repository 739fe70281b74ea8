import type { TitleData } from './title-data.js';

export const kanCicekleriSehri: TitleData = {
  slug: 'kan-cicekleri-sehri',
  kind: 'anime',
  name: 'Kan Çiçekleri Şehri',
  originalName: 'Higanbana Toshi',
  description: `Yeraltı metrosunun son durağının ötesinde, kırmızı zambakların asfaltı delip açtığı terk edilmiş bir şehir vardır. Çiçekleri koklayan, ölmüş birini bir geceliğine geri görür; karşılığında ise kendi anılarından biri toprağa karışır. Adli ressam Sora, katili bilinmeyen kız kardeşinin yüzünü hatırlayamaz hâle gelince çiçeklere bile isteye gider.

Beş bölümlük bu yetişkin korku animesi, kanı göstermekten çok hatıranın nasıl kanadığını gösteriyor. Bölüm aralarındaki sessiz tren yolculukları, uzun süre aklınızdan çıkmayacak. Yoğun şiddet ve rahatsız edici görüntüler içerdiği için 18 yaş altına uygun değildir.`,
  schedule: { ended: { yearsAgo: 1, month: 2, day: 14, hour: 23 } },
  ageMark: '18',
  contentMarks: ['violence', 'sexuality'],
  genres: ['korku', 'dogaustu', 'gerilim'],
  people: [
    ['Ichiro Kuroyuri', 'yönetmen'],
    ['Saki Benihara', 'seslendirme', 'Sora'],
    ['Jun Yamikage', 'seslendirme', 'İstasyon Şefi'],
  ],
  network: 'Kızıl Mürekkep',
  rating: 8.2,
  clip: 'fener',
  seasons: [
    [
      [
        'Son Durak',
        'Sora, hiç kimsenin inmediği durakta iner. Peronda tek bir kırmızı çiçek vardır ve ona doğru dönmektedir.',
      ],
      ['Taç Yaprağı', 'İlk kokuda kız kardeşi geri gelir. Sabah, Sora kendi doğum gününü hatırlamaz.'],
      ['İstasyon Şefi', 'Şehrin tek sakini, kaç anısı kaldığını parmaklarıyla sayar. İki eli de doludur.'],
      ['Kök', 'Çiçeklerin altında bir oda vardır. Duvarda, Sora’nın henüz çizmediği portreler asılıdır.'],
      ['Kırmızı Tarla', 'Katilin yüzünü görmek için verilecek tek anı kalmıştır: kardeşinin kendisi.'],
    ],
  ],
};

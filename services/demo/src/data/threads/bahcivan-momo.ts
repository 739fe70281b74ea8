import { says, spoils, type ThreadData } from './thread.js';

export const bahcivanMomo: readonly ThreadData[] = [
  says(
    'title',
    'Dört yaşındaki oğlum artık bitkilere iyi geceler diyor. Ben de diyorum.',
    'Biz de! Kaktüs alındı ama, ona sarılamıyoruz.',
  ),
  says('title', 'Çocuk dizisi diye başlattım, hayat dersi alıp kalktım.'),
  says('1x1', 'Salyangoza “patron” diyen robot. Yılın karakteri.'),
  says(
    '1x2',
    'Çekirdeği uyandırmak için fısıldadıkları sahneden sonra evde saksı kalmadı, hepsi fısıltıyla dolu.',
  ),
  spoils('1x2', 'Filizin yedinci günde çıkması ve Momo’nun pilinin o an bitmesi… Neyse ki güneş doğdu.'),
  says(
    '1x3',
    '@hatice_t: Sarı yağmurluk örgü tarifi isteyen? Torunuma ördüm, çok güzel oldu.',
    'Hatice Teyze paylaşır mısın lütfen!',
    '@hatice_t: Torunum fotoğrafını koyacak evladım.',
  ),
  spoils('1x3', 'Momo’nun pası bir papatya çıkartmasıyla kapatmaları 🌼'),
  says('1x4', 'Balkon balkon koku arayan bölümden sonra komşumla ilk kez konuştuk.'),
  spoils(
    '1x4',
    'Arının evi bizim apartmanın tabelasındaymış, “Peteği Apt.” Kelime oyunu çeviride bile tutmuş!',
    'Ada Seslendirme ekibi iki gün düşünmüş onu, notlarında yazıyor.',
  ),
  says(
    '1x4',
    'Gelecek bölümün adı “Solan Çiçek”. Kızımı nasıl hazırlayacağım?',
    'Birlikte izleyin, sonra bir tohum ekin. Biz öyle yapıyoruz.',
  ),
];

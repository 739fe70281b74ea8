import { says, spoils, spoilsUpTo, type ThreadData } from './thread.js';

export const yagmurunKilici: readonly ThreadData[] = [
  says('title', '@mertcan: Kılıç çekilmeyen bölümlerde ellerim daha çok terledi.'),
  says('title', 'Mürekkep damlasının kana, kanın yağmura dönüştüğü geçişi yüz kere izlerim.'),
  spoilsUpTo(
    '1x6',
    'title',
    'Üç yıl intikam diye beklediği cümlenin “Ben de korkuyordum” olması. Kılıçtan keskin.',
    'Toragami’nin o cümleden sonra diz çökmesi de cabası.',
  ),
  says('1x1', 'Tozun bile sesi var bu animede.'),
  spoils(
    '1x1',
    'Haberin bir çocuğun ağzından gelmesi ve çocuğun gülümsemesi… Kötü haberi hep gülümseyenler getirir.',
  ),
  says(
    '1x2',
    'Şemsiyeyle kavga sahnesinden sonra balkonda denedim. Şemsiye artık yok.',
    'Annen biliyor mu?',
    '@op: Yağmur yağınca öğrenecek.',
  ),
  spoils(
    '1x2',
    'Ume’nin şemsiyelerinden birinin içinde klan arması vardı, sayılı saniye görünüyor!',
    'Gördüm, mavi olan. Demek ki Kaede son üye değil.',
  ),
  spoils('1x3', 'Kuyuya su yerine ordu koymak. Bu ülkede herkesin susuz kalmasının sebebi buymuş.'),
  spoils(
    '1x4',
    'Havai fişek bulutuna kanmadı çünkü toprak kokmadı. Yağmuru burnundan tanıyor!',
    'Kehribar Köşkü’ne transfer edilsin.',
  ),
  says('1x5', 'Tek damla. Bölümün tamamı tek damla. Sinema salonunda izlemek isterdim.'),
  spoils('1x5', 'Bir nefeslik sürede kesilen şey adam değil, bayrakmış. İkinci izleyişte gördüm.'),
  spoils(
    '1x6',
    'On bir dakika sessizlikte evdeki saatin sesini ilk kez duydum.',
    'Saati durdurdum ben, ciddiyim.',
  ),
  says('1x6', 'Yağmurlu akşama saklayın demişler, sakladım. Değdi.'),
];

import { says, spoils, type ThreadData } from './thread.js';

export const fenerinOteYani: readonly ThreadData[] = [
  says(
    'title',
    '@mertcan: Fener bekçiliği romantiktir derdim. Bir daha demem.',
    'Dedem bekçiydi, “anlatılmayan kısmı çoktur” derdi hep.',
  ),
  says(
    'title',
    'Cuma gecesi, ışıklar kapalı, tek başına. Hata yaptım.',
    'Ben eşimle izliyorum, o da korkunca ikimiz de hata yapmış oluyoruz.',
  ),
  says(
    '1x1',
    '@tuncay61: Karadeniz’i mavi değil de siyah çekmişler. Bizim oraların kasımı tam böyle.',
    'Tuncay abi konuştuysa doğrudur.',
  ),
  spoils(
    '1x1',
    'Islak basamak seksen sekizinci değil, seksen yedinci. Kendisi yanlış sayıyor, çünkü birini atlıyor.',
    'Bunu okuduktan sonra yeniden saydım ve haklısın, çok kötüyüm.',
  ),
  spoils('1x2', 'Telsizdeki çocuk 142’de durdu. Merdivendekilerle köydekilerin toplamı 142 ediyor.'),
  says('1x2', 'O çocuk sesini rüyamda duydum. Yönetmene faturamı yollayacağım.'),
  spoils(
    '1x3',
    'Ceketin cebinden Yaman’ın kendi fotoğrafı çıktığında sesli “yok ya” dedim.',
    'Fotoğrafın arkasındaki tarih ileriydi, onu da ekleyeyim.',
  ),
  says('1x3', 'Muhtar Emine’nin perdeyi aralayıp geri kapatması kadar ürkütücü bir şey görmedim.'),
  spoils(
    '1x4',
    'Takvimin ilerlememesi köydekilere normal geliyor, çünkü onlar kasımda öldü.',
    'Temel Reis hariç! O yüzden denize çıkmıyor.',
    'Balıkları da saymıştı. Seksen sekiz kasa.',
  ),
  says(
    '1x4',
    'Beşinci bölüm gelene kadar bu siteyi yenilemekten F5 tuşum silindi.',
    'Haber ver düğmesine bas, ben öyle yaptım.',
  ),
];

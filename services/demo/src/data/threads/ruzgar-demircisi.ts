import { says, spoils, spoilsUpTo, type ThreadData } from './thread.js';

export const ruzgarDemircisi: readonly ThreadData[] = [
  says(
    'title',
    '@rifat.usta: Emekli demirciyim, çekici bilekten değil omuzdan kaldırıyor çocuk. İlk kez doğru çizilmiş.',
    'Rıfat Usta onayladıysa tartışma bitmiştir.',
    'Ustam, körük konuşur mu peki?',
    '@rifat.usta: Dinlemesini bilene konuşur evlat.',
  ),
  says(
    'title',
    'Arka planlardaki rüzgâr çizgileri bölüm bölüm azalıyor. İkinci sezonda hiç kalmadı, fark eden var mı?',
    '@sudenaz: Çizim yapıyorum, fark ettim ve elim titredi.',
  ),
  spoilsUpTo(
    '1x6',
    'title',
    'Usta’nın düelloda kılıç çekmemesi yenilgi değildi, son dersti.',
    'Haru’nun da çekmemesi dersi aldığını gösteriyor zaten.',
  ),
  says('1x1', 'İlk bölümde ağlatan anime olur mu? Oldu.'),
  says(
    '1x1',
    'Dublajlı mı altyazılı mı izleyeyim?',
    'Mavi Kaset’in Momiji sesi efsane, dublaj derim.',
    'İlk izleyişte altyazı, ikincide dublaj. Zaten iki kere izleyeceksin.',
  ),
  spoils('1x2', 'Momiji’nin yüz yıl sonra ilk sözünün “kapıyı kapatın” olması 😂'),
  spoils(
    '1x3',
    'Suzu haritaya ilk kez bir insan çizdi. Küçücük, ocak başında. Bakmasını bilene itiraf.',
    'Ben onu leke sanmıştım, tekrar bakmaya gidiyorum.',
  ),
  says('1x4', 'Bütün bölüm fısıltıyla geçti, ben de evde fısıldayarak konuşmaya başladım.'),
  spoils('1x4', 'Konuşulmayan şeyin altından kılıç çıkması… Bizim aile sofrası gibi bölüm.'),
  spoils('1x5', 'Tutamayacağı sözü vermediği için köprü onu geçirdi. Ne güzel bir kahraman.'),
  says('1x6', 'Kavgasız düello. Elli dakika konuşsam anlatamam, izleyin.'),
  spoils('2x1', 'Onarılan kılıçların susması Haru’nun suçu değil. Rüzgâr yorgun.'),
  says('2x1', 'Bir yıl bekledim, ilk sahnede körük öksürdü, bütün bekleyiş helal olsun.'),
  spoils('2x2', 'Cam kılıç tek ses çıkaracaktı, o da bir çocuğun ninnisine gitti. Perişanım.'),
  spoils(
    '2x3',
    'Suzu bütün haritayı yakınca ekran beyaz kaldı ve tek çizgi ev oldu. Bu bölümü müzeye koysunlar.',
    'Beyaz ekranda internetim gitti sandım, modemi kapatıp açtım.',
    '😂 herkes aynısını yapmış.',
  ),
  says('2x3', 'Cumartesiye kadar bekleyemem, biri rüzgârla benim için de pazarlık etsin.'),
];

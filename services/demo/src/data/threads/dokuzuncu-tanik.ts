import { says, spoils, spoilsUpTo, type ThreadData } from './thread.js';

export const dokuzuncuTanik: readonly ThreadData[] = [
  says('title', '@mertcan: Her ifadeye inandım. Sekiz kere kandırıldım. Bayıldım.'),
  says('title', '@zeynep.mod: Uyarı: Tek oturuşta başlamayın, sabah işe öyle gidilmiyor.'),
  spoilsUpTo(
    '1x8',
    'title',
    'Şahap’ın ilk bölümde imzasına bakıp gülümsemesi. Bütün cevap oradaymış.',
    'O gülümsemeyi yorgunluk sanmıştım ben.',
    'Vural Sökmenli bunu bilerek iki anlamlı oynamış, röportajda anlatıyor.',
  ),
  says('1x1', 'Yağmur sesini bastıran tek şey garsonun yutkunması. Ses tasarımı müthiş.'),
  spoils('1x1', 'Garson “hiçbir şey görmedim” derken üç kez masaya bakıyor. Masada kelebek vardı.'),
  spoils(
    '1x2',
    'Doktorun saati değiştirmesi kötülükten değilmiş. Kızını koruyormuş meğer.',
    'Yine de yanlış. Yirmi yıl birini içeride yatırdı.',
    'İşte dizi de tam bunu soruyor.',
  ),
  says('1x3', 'Nalan’a güvenmiyorum. Sebebim yok, sadece güvenmiyorum.', 'Sebep: örgüsünü hiç ilerletmiyor.'),
  spoils('1x4', 'Taksinin sayacı yirmi yıldır açıkmış. Bu detayı kim düşündüyse evlenme teklif edebilirim.'),
  says('1x5', 'Görüş odasındaki tek plan on bir dakika sürdü, nefes almayı unuttum.'),
  spoils(
    '1x5',
    'Mahkûm, Şahap’ı istemedi çünkü sesini tanıyacaktı! Bu kadar basit.',
    'Ben bunu sekizinci bölümde anladım, kendimi ayıplıyorum.',
  ),
  spoils('1x6', 'Konak yandı ama zarf yanmadı, çünkü zarf hiç konakta değildi.'),
  says('1x7', 'Aynı cümlenin iki ağızdan çıkması tüyler ürpertici. “Deniz o gece çok sakindi.”'),
  spoils(
    '1x7',
    'Cümleyi yazan savcı değil. Virgülün yerine bakın, ilk bölümdeki tutanakla aynı.',
    'Virgülden katil bulan insanlar arasındayım, mutluyum.',
  ),
  spoils(
    '1x8',
    'Dokuzuncu tanık baştan beri kamerayı tutan kişiymiş. Yani ifadeyi dinleyen. Yani biz.',
    'Ben Şahap’ın kendisi diye anladım, yanlış mı?',
    'İkisi de olabilir, ışık kapanınca karar sana kalıyor.',
  ),
  says('1x8', 'Son bir dakikayı anlatmayacağım. Anlatamam da zaten.'),
];

import { says, spoils, type ThreadData } from './thread.js';

export const sonHamleKulubu: readonly ThreadData[] = [
  says(
    'title',
    '@serkan34: Bu anime yüzünden şogi takımı sipariş ettim. Kuralları hâlâ bilmiyorum.',
    'Tsubasa da bilmiyor, sorun yok.',
    'Gel internetten oynayalım, ikimiz de kaybederiz.',
  ),
  says('title', 'Ekranda iki kişi oturuyor ve benim nabzım 120.'),
  says(
    '1x1',
    'Yanlış odaya girip çıkmaya utanmak. Hayatımın özeti.',
    'Ben yanlış bölümde mezun oldum, anlıyorum seni.',
  ),
  spoils('1x1', 'Tsubasa’nın taşı smaç gibi vurunca tahtanın devrilmesi ve bunun geçerli hamle çıkması 😂'),
  spoils(
    '1x2',
    'Ren’e ritimle konuşma dili bulmaları… Masaya iki tık, herkes sustu, ben de.',
    'O iki tıkın “terfi” demek olduğunu üçüncü bölümde öğreniyoruz, dikkat edin.',
  ),
  says('1x2', 'Otuz saniyelik süreyi gerçek zamanlı verdiler. En uzun otuz saniyem.'),
  spoils(
    '1x3',
    'Nagi yüz oyunu bilerek kaybetmedi, yüz farklı kaybetme yolu aradı. Öğretmen olacak çocuk.',
    'Rakibinin yüz birincide ağlaması peki?',
  ),
  says(
    '1x3',
    'Kaybetmeyi bu kadar onurlu anlatan spor animesi görmedim.',
    'Oğlum turnuvadan üzgün döndü, bu bölümü açtım, yarın yine gidiyor.',
  ),
  says('1x3', 'Pazar akşamları haftanın en güzel saati oldu.'),
];

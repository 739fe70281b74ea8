import { says, spoils, spoilsUpTo, type ThreadData } from './thread.js';

export const kanCicekleriSehri: readonly ThreadData[] = [
  says(
    'title',
    'Korkutmak için bağırmayan nadir işlerden. Fısıldıyor ve yetiyor.',
    'Ben bağırsın isterdim, fısıltısı daha kötü.',
  ),
  says('title', '18 yaş sınırı haklı. Görüntüden değil, düşündürdüğünden.'),
  spoilsUpTo(
    '1x5',
    'title',
    'Kardeşini hatırlamak için kardeşini unutması gerekiyordu. Böyle bir çıkmaz yazılır mı?',
    'Son portrede yüz yok, yalnızca saçının ayrımı var. Elinin hatırladığı o kalmış.',
  ),
  says('1x1', 'Son durakta inen tek kişi olmak fobim vardı, sağ olsun büyüttü.'),
  spoils('1x1', 'Çiçek ona doğru dönüyor ama güneşe değil. Yani ışık sanıyor Sora’yı.'),
  spoils(
    '1x2',
    'Doğum gününü unuttuğunu pastaneye girip pasta beğenemeyince anlaması…',
    'Pastacının “yine mi siz?” demesi peki? Kaçıncı gelişi?',
  ),
  says('1x3', 'İstasyon Şefi’nin sesi kulağımda kaldı. Jun Yamikage’ye alkış.'),
  spoils(
    '1x3',
    'Parmaklarıyla sayıyor, bölüm boyunca dokuz parmağı açık. Sonda on oldu.',
    'Onuncu anı Sora’nınkiydi. Of.',
  ),
  spoils(
    '1x4',
    'Henüz çizmediği portrelerden birinin biz olduğumuzu düşünüyorum, direkt kameraya bakıyordu.',
  ),
  spoils(
    '1x5',
    'Katilin yüzü hiç gösterilmedi çünkü artık kimse sormuyor. Soracak anı kalmadı.',
    'Bu açıklamayla geceyi bitirdim, teşekkürler, uyumuyorum.',
  ),
  says('1x5', 'Bitti, ışıkları açtım, çiçekleri balkona çıkardım.'),
];

import { formatNumber } from '../../lib/turkish.js';

export const badgeTexts = {
  tab: 'Rozetler',
  earned: (count: number) => `${formatNumber(count)} rozet`,
  next: 'Kazanabileceğin rozetler',
  none: 'Henüz rozet yok.',
  noneOwn: 'Henüz rozetin yok. İlkini izleyerek, yazarak ya da birini takip ederek kazanabilirsin.',
  all: 'Bütün rozetler sende!',
  hidden: 'Rozetler saklı',
  hiddenHint: 'Üye, rozetlerini yalnızca takipçilerine gösteriyor.',
  failed: 'Rozetler şu an gelmedi.',
  moreFailed: 'Devamı getirilemedi.',
  more: 'Daha fazla rozet',
  loading: 'Rozetler geliyor',
} as const;

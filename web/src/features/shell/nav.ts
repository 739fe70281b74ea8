import type { IconName } from '../../components/ui/icon-paths.js';
import { shellTexts } from './texts.js';

/** The additional links of the footer. */
export const footerItems: readonly { to: string; label: string }[] = [
  { to: '/yeni-eklenenler', label: shellTexts.added },
  { to: '/yazilar', label: shellTexts.articles },
  { to: '/sss', label: shellTexts.faq },
  { to: '/iletisim', label: shellTexts.contact },
  { to: '/icerik-kaldirma', label: shellTexts.removal },
];

/** The links of the main menu, in order. */
export const navItems: readonly { to: string; label: string; icon: IconName }[] = [
  { to: '/', label: shellTexts.home, icon: 'home' },
  { to: '/diziler', label: shellTexts.series, icon: 'series' },
  { to: '/animeler', label: shellTexts.anime, icon: 'anime' },
  { to: '/filmler', label: shellTexts.films, icon: 'film' },
  { to: '/takvim', label: shellTexts.calendar, icon: 'calendar' },
  { to: '/akis', label: shellTexts.flow, icon: 'flow' },
  { to: '/koleksiyonlar', label: shellTexts.collections, icon: 'collection' },
  { to: '/odalar', label: shellTexts.rooms, icon: 'screen' },
  { to: '/gruplar', label: shellTexts.groups, icon: 'user' },
  { to: '/istek', label: shellTexts.requests, icon: 'plus' },
  { to: '/tartismalar', label: shellTexts.forum, icon: 'comment' },
];

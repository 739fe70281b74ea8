import type { IconName } from '../../components/ui/icon-paths.js';
import { shellTexts } from './texts.js';

/** What stands below every page besides those. */
export const footerItems: readonly { to: string; label: string }[] = [
  { to: '/sss', label: shellTexts.faq },
  { to: '/iletisim', label: shellTexts.contact },
];

/** The places of the main menu, in their order. */
export const navItems: readonly { to: string; label: string; icon: IconName }[] = [
  { to: '/', label: shellTexts.home, icon: 'home' },
  { to: '/diziler', label: shellTexts.series, icon: 'series' },
  { to: '/animeler', label: shellTexts.anime, icon: 'anime' },
  { to: '/filmler', label: shellTexts.films, icon: 'film' },
  { to: '/takvim', label: shellTexts.calendar, icon: 'calendar' },
];

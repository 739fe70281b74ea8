import type { ProfileTab } from '../features/account/components/profile/profile-page.js';
import { libraryTabItems } from '../features/library/components/library-tabs.js';
import { libraryCards } from './library-cards.js';

/** What other features show on a member's own page. */
export const ownProfileTabs: readonly ProfileTab[] = libraryTabItems(libraryCards);

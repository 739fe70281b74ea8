import type { ProfileTab } from '../features/account/components/profile/profile-page.js';
import { libraryTabItems } from '../features/library/components/library-tabs.js';
import { libraryCards } from './library-cards.js';

/** Tabs of other features on a member's own profile. */
export const ownProfileTabs: readonly ProfileTab[] = libraryTabItems(libraryCards);

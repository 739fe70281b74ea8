import type { ProfileTab } from '../features/account/components/profile/profile-page.js';

/** What other features show on a member's own page. */
export const ownProfileTabs: readonly ProfileTab[] = [];

import { InMemoryCache } from '@apollo/client';
import { cataloguePolicies } from '../../features/catalogue/cache-policy.js';
import { commentPolicies } from '../../features/comments/cache-policy.js';
import { flowPolicies } from '../../features/flow/cache-policy.js';
import { forumPolicies } from '../../features/forum/cache-policy.js';
import { libraryMarkPolicies } from '../../features/library-marks/cache-policy.js';
import { libraryPolicies } from '../../features/library/cache-policy.js';
import { messagePolicies } from '../../features/messages/cache-policy.js';
import { notificationPolicies } from '../../features/notifications/cache-policy.js';
import { storyPolicies } from '../../features/stories/cache-policy.js';

/** The normalised cache of one page (server) or one tab (browser). */
export function createCache(): InMemoryCache {
  const cache = new InMemoryCache();
  for (const policies of [
    cataloguePolicies,
    commentPolicies,
    flowPolicies,
    storyPolicies,
    forumPolicies,
    libraryPolicies,
    libraryMarkPolicies,
    messagePolicies,
    notificationPolicies,
  ])
    cache.policies.addTypePolicies(policies);
  return cache;
}

import { Badge as BadgeNumber } from '@seyir/proto';
import { badgeRules, type Badge } from '../domain/badge.js';

/** The contract's numbers of badges. */
export const badgeNumbers: Readonly<Record<Badge, BadgeNumber>> = {
  'first-episode': BadgeNumber.FIRST_EPISODE,
  'episodes-50': BadgeNumber.EPISODES_50,
  'episodes-500': BadgeNumber.EPISODES_500,
  'titles-10': BadgeNumber.TITLES_10,
  'first-comment': BadgeNumber.FIRST_COMMENT,
  'comments-100': BadgeNumber.COMMENTS_100,
  'first-post': BadgeNumber.FIRST_POST,
  'first-poll': BadgeNumber.FIRST_POLL,
  'claps-50': BadgeNumber.CLAPS_50,
  'followers-10': BadgeNumber.FOLLOWERS_10,
  'first-group': BadgeNumber.FIRST_GROUP,
  'collection-10': BadgeNumber.COLLECTION_10,
};

const badges = new Map(
  Object.keys(badgeRules).map((badge) => [badgeNumbers[badge as Badge], badge as Badge]),
);

/** The badge of a stored number; undefined for one of a later version. */
export const badgeOf = (number: number): Badge | undefined => badges.get(number);

import type { ProfileParts } from '../features/account/components/profile/profile-page.js';
import { MemberBadges } from '../features/badges/member-badges.js';
import { badgeTexts } from '../features/badges/texts.js';
import { MemberCollections } from '../features/collections/components/member-collections.js';
import { collectionTexts } from '../features/collections/texts.js';
import { MemberPosts } from '../features/flow/components/member-posts.js';
import { flowTexts } from '../features/flow/texts.js';
import { FollowButton } from '../features/follow/follow-button.js';
import { Followed, Followers, FollowRequests, FriendList } from '../features/follow/follow-list.js';
import { followTexts } from '../features/follow/texts.js';
import { FavouriteRow } from '../features/library/components/favourite-row.js';
import { memberLibraryTabs } from '../features/library/components/member-titles.js';
import { MessageButton } from '../features/messages/components/message-button.js';
import { conversationPath } from '../features/messages/paths.js';
import { messageTexts } from '../features/messages/texts.js';
import { libraryCards } from './library-cards.js';
import { ownProfileTabs } from './own-profile-tabs.js';

const withCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${followTexts.count(count)})`;

/** The parts that other features show on a profile. */
export const profileParts: ProfileParts = {
  // The message button is shown for members whom the viewer follows (product-spec §4); the menu has an entry for all others.
  actions: ({ member }) => (
    <div className="flex flex-wrap gap-2">
      <FollowButton member={member} relationship={member.relationship} />
      {member.relationship?.state === 'FOLLOWING' && <MessageButton member={member} />}
    </div>
  ),
  menu: ({ member, restraint }, go) =>
    member.relationship?.state === 'FOLLOWING' || restraint?.blocked
      ? []
      : [
          {
            label: messageTexts.button,
            icon: 'comment',
            onSelect: () => go(conversationPath(member.username)),
          },
        ],
  about: ({ member: { id } }) => <FavouriteRow memberId={id} card={libraryCards.title} />,
  tabs: ({ member: { id, relationship } }, isOwn) => [
    {
      hash: 'gonderiler',
      label: flowTexts.memberPosts,
      content: <MemberPosts memberId={id} isOwn={isOwn} />,
    },
    ...(isOwn ? ownProfileTabs : memberLibraryTabs(id, libraryCards.title)),
    {
      hash: 'koleksiyonlar',
      label: collectionTexts.tab,
      content: <MemberCollections memberId={id} own={isOwn} />,
    },
    {
      hash: 'rozetler',
      label: badgeTexts.tab,
      content: <MemberBadges memberId={id} own={isOwn} />,
    },
    {
      hash: 'takipciler',
      label: withCount(followTexts.followers, relationship?.followerCount),
      content: <Followers memberId={id} />,
    },
    {
      hash: 'takip-edilenler',
      label: withCount(followTexts.followed, relationship?.followedCount),
      content: <Followed memberId={id} />,
    },
    ...(isOwn ? [{ hash: 'arkadaslar', label: followTexts.friends, content: <FriendList /> }] : []),
    ...(isOwn ? [{ hash: 'takip-istekleri', label: followTexts.requests, content: <FollowRequests /> }] : []),
  ],
};

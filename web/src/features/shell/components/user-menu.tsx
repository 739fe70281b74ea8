import { Avatar } from '../../../components/ui/avatar.js';
import { Menu } from '../../../components/ui/menu.js';
import { chooseTheme, isDark } from '../../../lib/theme.js';
import type { Member } from '../../../lib/viewer.js';
import { deskPath, deskTitle } from '../../desk/pages.js';
import { useDeskPages } from '../../desk/use-desk-pages.js';
import { shellTexts } from '../texts.js';
import { UserButton } from './user-button.js';

interface Props {
  member: Member;
  onSignOut: () => void;
  /** Conversations with unread messages. */
  unread?: number;
  /** A hook of another feature that returns the member's friends; undefined until they are known. */
  useFriends?: () => MenuFriends | undefined;
}

export interface MenuFriends {
  items: readonly { id: string; name: string; path: string }[];
  count: number;
}

/** Number of friends that the menu names; the profile shows all. */
const MOST_FRIENDS = 3;
const nobody = () => undefined;

/** The menu of a signed-in member. */
export default function UserMenu({ member, onSignOut, unread = 0, useFriends = nobody }: Props) {
  const dark = isDark();
  const friends = useFriends();
  const { pages: deskPages = [] } = useDeskPages();
  return (
    <Menu
      defaultOpen
      trigger={<UserButton member={member} unread={unread} />}
      header={
        <span className="flex items-center gap-3">
          <Avatar name={member.name} src={member.avatar} />
          <span className="min-w-0">
            <span className="block truncate font-semibold">{member.name}</span>
            <span className="block truncate text-sm text-muted">@{member.username}</span>
          </span>
        </span>
      }
      items={[
        ...(member.path ? [{ label: shellTexts.profile, icon: 'user' as const, to: member.path }] : []),
        ...(friends && member.path
          ? [
              {
                label: shellTexts.friends(friends.count),
                icon: 'heart' as const,
                to: `${member.path}#arkadaslar`,
              },
              ...friends.items.slice(0, MOST_FRIENDS).map(({ name, path }) => ({ label: name, to: path })),
            ]
          : []),
        { label: shellTexts.messages(unread), icon: 'comment', to: '/profile/message' },
        { label: shellTexts.watchList, icon: 'bookmark', to: '/listem#tab-6' },
        { label: shellTexts.lastWatched, icon: 'clock', to: '/listem#tab-11' },
        ...(deskPages.length > 0 ? [{ label: deskTitle, icon: 'lock' as const, to: deskPath }] : []),
        { label: shellTexts.settings, icon: 'settings', to: '/ayarlar' },
        {
          label: dark ? shellTexts.toLight : shellTexts.toDark,
          icon: dark ? 'sun' : 'moon',
          onSelect: () => chooseTheme(dark ? 'light' : 'dark'),
        },
        { label: shellTexts.signOut, icon: 'logout', onSelect: onSignOut },
      ]}
    />
  );
}

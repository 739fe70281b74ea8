import { Avatar } from '../../../components/ui/avatar.js';
import { Menu } from '../../../components/ui/menu.js';
import { chooseTheme, isDark } from '../../../lib/theme.js';
import type { Member } from '../../../lib/viewer.js';
import { shellTexts } from '../texts.js';
import { UserButton } from './user-button.js';

interface Props {
  member: Member;
  onSignOut: () => void;
}

/** What a member does with the account. */
export default function UserMenu({ member, onSignOut }: Props) {
  const dark = isDark();
  return (
    <Menu
      defaultOpen
      trigger={<UserButton member={member} />}
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
        { label: shellTexts.watchList, icon: 'bookmark', to: '/listem#tab-6' },
        { label: shellTexts.lastWatched, icon: 'clock', to: '/listem#tab-11' },
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

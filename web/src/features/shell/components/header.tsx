import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClasses } from '../../../components/ui/button-styles.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { lazyOpen } from '../../../components/lazy-open.js';
import { useViewer } from '../../../lib/viewer.js';
import type { SiteSearch } from '../site-search.js';
import { shellTexts } from '../texts.js';
import { MobileSearch } from './mobile-search.js';
import { SearchBox } from './search-box.js';
import { SignInLink } from './sign-in-link.js';
import { UserButton } from './user-button.js';
import type { MenuFriends } from './user-menu.js';
import { Wordmark } from './wordmark.js';

const Drawer = lazyOpen(() => import('./drawer.js'));
const UserMenu = lazyOpen(() => import('./user-menu.js'));

interface Props {
  search?: SiteSearch | undefined;
  onSignOut: () => void;
  /** The members' bell from the notifications feature. */
  bell?: ReactNode;
  /** A hook of the follow feature; it runs while the user menu is open. */
  useFriends?: () => MenuFriends | undefined;
  /** Conversations with unread messages. */
  unreadMessages?: number;
}

/** The header of every page. */
export function Header({ search, onSignOut, bell, useFriends, unreadMessages = 0 }: Props) {
  return (
    <header className="sticky top-0 z-30 flex h-(--top) items-center gap-1 border-b md:max-lg:gap-5 border-line bg-ink/90 px-2 backdrop-blur-md sm:px-4 lg:px-0">
      <Drawer
        search={search}
        button={(handlers) => (
          <IconButton
            icon="menu"
            label={shellTexts.openMenu}
            className="lg:ml-2 lg:hidden lg:[body:has(main_.player-stage)_&]:inline-grid"
            aria-haspopup="dialog"
            {...handlers}
          />
        )}
      />
      <div className="lg:w-(--bar) lg:px-6">
        <Link
          to="/"
          className="inline-flex rounded-lg py-1"
          aria-label={`${shellTexts.siteName}, ${shellTexts.home}`}
        >
          <Wordmark />
        </Link>
      </div>
      <SearchBox className="mx-auto hidden w-full max-w-xl md:block lg:ml-(--gutter)" search={search} />
      <div className="ml-auto flex items-center gap-1 lg:pr-(--gutter)">
        <MobileSearch search={search} />
        <Account
          bell={bell}
          onSignOut={onSignOut}
          unread={unreadMessages}
          {...(useFriends && { useFriends })}
        />
      </div>
    </header>
  );
}

function Account({ bell, ...menu }: Pick<Props, 'bell' | 'onSignOut' | 'useFriends'> & { unread: number }) {
  const viewer = useViewer();
  if (viewer.state === 'unknown') return <Skeleton className="h-9 w-27 rounded-full" />;
  if (viewer.state === 'visitor')
    return <SignInLink className={buttonClasses('primary', 'sm', 'min-w-27')} />;
  return (
    <>
      {bell}
      <UserMenu
        member={viewer.member}
        {...menu}
        button={(handlers) => <UserButton member={viewer.member} unread={menu.unread} {...handlers} />}
      />
    </>
  );
}

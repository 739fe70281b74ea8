import type { ReactNode } from 'react';
import { useToast } from '../components/ui/toast.js';
import { useSession } from '../features/account/hooks/use-session.js';
import { sessionTexts } from '../features/account/session-texts.js';
import { useFriends } from '../features/follow/use-friends.js';
import { forgetSearches } from '../features/search/recent-searches.js';
import { Header } from '../features/shell/components/header.js';
import { Shell } from '../features/shell/components/shell.js';
import { useHandOver } from '../features/watch/hooks/use-hand-over.js';
import { useSiteSearch } from './site-search.js';
import { SiteBell } from './site-bell.js';
import { useUnreadMessages } from './use-unread-messages.js';

/** The frame of every page, with the parts that the features add to it. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { signOut } = useSession();
  const { show } = useToast();
  const search = useSiteSearch();
  const unreadMessages = useUnreadMessages();
  useHandOver();
  const onSignOut = () => {
    signOut().then(
      () => {
        // The next member at this browser must not see them.
        forgetSearches();
        show({ text: sessionTexts.signedOut });
      },
      () => show({ text: sessionTexts.signOutFailed, tone: 'error', onRetry: onSignOut }),
    );
  };
  return (
    <Shell
      search={search}
      header={
        <Header
          search={search}
          onSignOut={onSignOut}
          bell={<SiteBell />}
          useFriends={useFriends}
          unreadMessages={unreadMessages}
        />
      }
    >
      {children}
    </Shell>
  );
}

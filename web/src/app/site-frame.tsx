import type { ReactNode } from 'react';
import { useToast } from '../components/ui/toast.js';
import { useSession } from '../features/account/hooks/use-session.js';
import { accountTexts } from '../features/account/texts.js';
import { Header } from '../features/shell/components/header.js';
import { Shell } from '../features/shell/components/shell.js';
import { useSiteSearch } from './site-search.js';
import { SiteBell } from './site-bell.js';

/** The frame of every page, with what the features put into it. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { signOut } = useSession();
  const { show } = useToast();
  const search = useSiteSearch();
  const onSignOut = () => {
    signOut().then(
      () => show({ text: accountTexts.signedOut }),
      () => show({ text: accountTexts.signOutFailed, tone: 'error', onRetry: onSignOut }),
    );
  };
  return (
    <Shell header={<Header search={search} onSignOut={onSignOut} bell={<SiteBell />} />}>{children}</Shell>
  );
}

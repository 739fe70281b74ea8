import { useQuery } from '@apollo/client/react';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepScroll } from '../../../../lib/keep-scroll.js';
import { Skeleton } from '../../../../components/ui/skeleton.js';
import { ErrorState } from '../../../../components/ui/states.js';
import { Tabs } from '../../../../components/ui/tabs.js';
import { UnsavedGuard, useUnsaved } from '../../../../components/ui/unsaved-guard.js';
import { AccountDocument } from '../../../../generated/account.js';
import type { AccountFieldsFragment } from '../../../../generated/types.js';
import { leaveForLogin } from '../../../../lib/own-path.js';
import { useViewer } from '../../../../lib/viewer.js';
import { RestraintSettings } from '../../../restraints/restraint-settings.js';
import { settingsPath, type SettingsTab, settingsTexts } from '../../settings-texts.js';
import { providerTexts } from '../../provider/texts.js';
import { ProviderLink, WhereOneSignsInLater } from '../../provider/where-one-signs-in.js';
import { EmailSettings } from './email-settings.js';
import { PasswordSettings } from './password-settings.js';
import { PrivacySettings } from './privacy-settings.js';
import { ProfileSettings } from './profile-settings.js';
import { SessionSettings } from './session-settings.js';
import { SocialSettings } from './social-settings.js';

const order: readonly SettingsTab[] = [
  'profil',
  'hesap',
  'sifre',
  'sosyal',
  'oturumlar',
  'gizlilik',
  'engellenenler',
];

/** /ayarlar: all content belongs to the viewer, so the server renders only the frame. */
export function SettingsPage() {
  const { state } = useViewer();
  const { hash } = useLocation();
  // Requirements: without a session, or when it ends, the page redirects to the sign-in.
  useEffect(() => {
    if (state === 'visitor') leaveForLogin(settingsPath + location.hash);
  }, [state]);
  return (
    <div className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <h1 className="text-3xl">{settingsTexts.title}</h1>
      {state === 'member' ? (
        <UnsavedGuard>
          <Contents tab={tabOf(hash)} />
        </UnsavedGuard>
      ) : (
        <Waiting />
      )}
    </div>
  );
}

const tabOf = (hash: string): SettingsTab => order.find((tab) => `#${tab}` === hash) ?? 'profil';

function Contents({ tab }: { tab: SettingsTab }) {
  const navigate = useNavigate();
  const { leave } = useUnsaved();
  const { data, error, refetch } = useQuery(AccountDocument, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const account = data?.account;
  if (!account)
    return error ? (
      <ErrorState title={settingsTexts.failed} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Waiting />
    );
  const show: Record<SettingsTab, (account: AccountFieldsFragment) => ReactNode> = {
    profil: (own) => <ProfileSettings account={own} />,
    hesap: (own) => (
      <WhereOneSignsInLater
        here={<EmailSettings account={own} />}
        there={() => (
          <ProviderLink
            task="bilgiler"
            says={providerTexts.email}
            go={providerTexts.goEmail}
            back={`${settingsPath}#hesap`}
          />
        )}
      />
    ),
    sifre: () => (
      <WhereOneSignsInLater
        here={<PasswordSettings />}
        there={() => (
          <ProviderLink
            task="sifre"
            says={providerTexts.password}
            go={providerTexts.goPassword}
            back={`${settingsPath}#sifre`}
          />
        )}
      />
    ),
    sosyal: (own) => <SocialSettings account={own} />,
    oturumlar: () => <SessionSettings />,
    gizlilik: (own) => <PrivacySettings account={own} />,
    engellenenler: () => <RestraintSettings />,
  };
  return (
    <Tabs
      label={settingsTexts.title}
      value={tab}
      onValueChange={(next) =>
        leave(() => void navigate({ hash: next }, { replace: true, state: keepScroll }))
      }
      items={order.map((value) => ({
        value,
        label: settingsTexts.tabs[value],
        content: <div className="pt-2">{value === tab && show[value](account)}</div>,
      }))}
    />
  );
}

function Waiting() {
  return (
    <div role="region" aria-busy="true" aria-label={settingsTexts.title} className="grid gap-6">
      <Skeleton className="h-11" />
      <Skeleton className="h-28 w-28 rounded-full" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-32" />
    </div>
  );
}

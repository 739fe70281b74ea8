import { useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepScroll } from '../../../../lib/keep-scroll.js';
import { EmptyState } from '../../../../components/ui/states.js';
import { Tabs } from '../../../../components/ui/tabs.js';
import { ProfileDocument } from '../../../../generated/profile.js';
import type { ProfileQuery } from '../../../../generated/types.js';
import { PageHead } from '../../../../lib/page-head.js';
import { useViewer } from '../../../../lib/viewer.js';
import { profileTexts } from '../../profile-texts.js';
import { ProfileHeader } from './profile-header.js';

type Profile = NonNullable<ProfileQuery['profile']>;

/** A further tab of the page, by another feature. */
export interface ProfileTab {
  /** As it stands in the address. */
  hash: string;
  label: string;
  content: ReactNode;
}

interface Props {
  username: string;
  /** Shown where there is no such member. */
  absent: ReactNode;
  /** Tabs that stand on one's own page alone. */
  ownTabs: readonly ProfileTab[];
}

/** /profile/{username}: rendered as a visitor sees it, then as the viewer may. */
export function ProfilePage({ username, absent, ownTabs }: Props) {
  const { data } = useSuspenseQuery(ProfileDocument, { variables: { username } });
  const viewer = useViewer();
  // What is kept from visitors may be shown to a member.
  useQuery(ProfileDocument, {
    variables: { username },
    skip: viewer.state !== 'member' || data.profile?.hidden !== true,
    fetchPolicy: 'network-only',
  });
  const { profile } = data;
  if (!profile) return absent;
  const { member, about, hidden, indexed } = profile;
  const isOwn = viewer.state === 'member' && viewer.member.id === member.id;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <PageHead
        title={profileTexts.title(member.name, member.username)}
        description={about || profileTexts.description(member.name)}
        path={member.path}
        noindex={!indexed}
      />
      <ProfileHeader profile={profile} isOwn={isOwn} />
      {hidden ? (
        <EmptyState icon="lock" title={profileTexts.hiddenTitle} hint={profileTexts.hiddenHint} />
      ) : (
        <ProfileTabs profile={profile} isOwn={isOwn} more={isOwn ? ownTabs : []} />
      )}
    </div>
  );
}

function ProfileTabs({
  profile,
  isOwn,
  more,
}: {
  profile: Profile;
  isOwn: boolean;
  more: readonly ProfileTab[];
}) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const all: readonly ProfileTab[] = [
    { hash: 'hakkinda', label: profileTexts.about, content: <About profile={profile} isOwn={isOwn} /> },
    ...more,
  ];
  const current = all.find((tab) => `#${tab.hash}` === hash) ?? all[0];
  return (
    <Tabs
      label={profileTexts.tabs}
      value={current?.hash ?? ''}
      onValueChange={(next) => void navigate({ hash: next }, { replace: true, state: keepScroll })}
      items={all.map((tab) => ({
        value: tab.hash,
        label: tab.label,
        content: tab === current && tab.content,
      }))}
    />
  );
}

function About({ profile: { about }, isOwn }: { profile: Profile; isOwn: boolean }) {
  if (about) return <p className="max-w-2xl text-lg whitespace-pre-line">{about}</p>;
  return <p className="max-w-2xl text-muted">{isOwn ? profileTexts.noAboutOwn : profileTexts.noAbout}</p>;
}

import { useQuery, useSuspenseQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepScroll } from '../../../../lib/keep-scroll.js';
import type { MenuEntry } from '../../../../components/ui/menu.js';
import { EmptyState } from '../../../../components/ui/states.js';
import { Tabs } from '../../../../components/ui/tabs.js';
import { useHydrated } from '../../../../components/ui/use-hydrated.js';
import { ProfileDocument } from '../../../../generated/profile.js';
import type { ProfileQuery } from '../../../../generated/types.js';
import { PageHead } from '../../../../lib/page-head.js';
import { useViewer } from '../../../../lib/viewer.js';
import { profileTexts } from '../../profile-texts.js';
import { ProfileHeader } from './profile-header.js';

type Profile = NonNullable<ProfileQuery['profile']>;

/** A further tab of the page, from another feature. */
export interface ProfileTab {
  /** Fragment of the tab's address. */
  hash: string;
  label: string;
  content: ReactNode;
}

/** Parts of the page that other features supply. */
export interface ProfileParts {
  /** Rendered beside the names of another member. */
  actions: (profile: Profile) => ReactNode;
  /**
   * Entries of the menu of another member.
   * @param go leads to an address
   */
  menu: (profile: Profile, go: (path: string) => void) => readonly MenuEntry[];
  /** Rendered below the member's text about themselves. */
  about: (profile: Profile) => ReactNode;
  tabs: (profile: Profile, isOwn: boolean) => readonly ProfileTab[];
}

interface Props {
  username: string;
  /** Rendered if there is no such member. */
  absent: ReactNode;
  parts: ProfileParts;
}

/** /profile/{username}: rendered with the data for visitors, then updated with the viewer's rights. */
export function ProfilePage({ username, absent, parts }: Props) {
  const { data } = useSuspenseQuery(ProfileDocument, { variables: { username } });
  const viewer = useViewer();
  const navigate = useNavigate();
  // Read again in the browser: a member may see more than a visitor, and the viewer's own blocks cannot be part of a page for
  // everyone.
  useQuery(ProfileDocument, {
    variables: { username },
    skip: viewer.state !== 'member' || !data.profile || viewer.member.id === data.profile.member.id,
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
      <ProfileHeader
        profile={profile}
        isOwn={isOwn}
        actions={parts.actions(profile)}
        menu={parts.menu(profile, (path) => void navigate(path))}
      />
      {hidden ? (
        <EmptyState icon="lock" title={profileTexts.hiddenTitle} hint={profileTexts.hiddenHint} />
      ) : (
        <ProfileTabs
          profile={profile}
          isOwn={isOwn}
          below={parts.about(profile)}
          more={parts.tabs(profile, isOwn)}
        />
      )}
    </div>
  );
}

function ProfileTabs({
  profile,
  isOwn,
  below,
  more,
}: {
  profile: Profile;
  isOwn: boolean;
  below: ReactNode;
  more: readonly ProfileTab[];
}) {
  // The server does not know the fragment, so the tab that it names is shown after hydration.
  const { hash: named } = useLocation();
  const hash = useHydrated() ? named : '';
  const navigate = useNavigate();
  const all: readonly ProfileTab[] = [
    {
      hash: 'hakkinda',
      label: profileTexts.about,
      content: (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <About profile={profile} isOwn={isOwn} />
          {below}
        </div>
      ),
    },
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

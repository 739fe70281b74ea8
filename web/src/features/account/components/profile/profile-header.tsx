import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../../components/ui/avatar.js';
import { buttonClasses } from '../../../../components/ui/button-styles.js';
import { classes } from '../../../../components/ui/classes.js';
import { Icon } from '../../../../components/ui/icon.js';
import type { MenuEntry } from '../../../../components/ui/menu.js';
import type { ProfileQuery } from '../../../../generated/types.js';
import { reportTexts } from '../../../report/texts.js';
import { useReport } from '../../../report/use-report.js';
import { MemberMenu } from '../../../restraints/member-menu.js';
import { longDate } from '../../../../lib/turkish.js';
import { countryName } from '../../country.js';
import { profileTexts } from '../../profile-texts.js';
import { settingsPath } from '../../settings-texts.js';

interface Props {
  profile: NonNullable<ProfileQuery['profile']>;
  isOwn: boolean;
  /** Actions on another member besides the menu. */
  actions: ReactNode;
  /** Further entries of the menu of another member. */
  menu: readonly MenuEntry[];
}

const networks = ['facebook', 'twitter', 'instagram'] as const;

/** A member's picture, names, country, join date and links. */
export function ProfileHeader({ profile, isOwn, actions, menu }: Props) {
  const { member, country, joinedAt, links } = profile;
  const { ask, dialog } = useReport('USER');
  const shown = networks.filter((name) => links[name] !== '');
  return (
    <header className="relative isolate flex flex-wrap items-center gap-x-5 gap-y-5 overflow-hidden sm:gap-x-7 rounded-3xl border border-line bg-surface p-6 sm:p-9">
      <div
        aria-hidden="true"
        className="absolute -top-24 -left-10 -z-10 h-[150%] w-[45%] origin-top rotate-[14deg] bg-[linear-gradient(to_bottom,rgb(244_183_64/0.16),transparent_70%)] [clip-path:polygon(44%_0,56%_0,100%_100%,0_100%)]"
      />
      <Avatar name={member.name} src={member.avatar ?? undefined} size="xl" />
      <div className={classes('grid min-w-0 flex-1 gap-2', !isOwn && 'pr-4 sm:pr-12')}>
        <h1 className="text-3xl break-words">{member.name}</h1>
        <p className="text-muted">@{member.username}</p>
        {(country || joinedAt) && (
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
            {country && <span>{countryName(country)}</span>}
            {joinedAt && (
              <span className="inline-flex items-start gap-1.5">
                <Icon name="calendar" size={16} />
                {profileTexts.joined(longDate(new Date(joinedAt)))}
              </span>
            )}
          </p>
        )}
        {shown.length > 0 && (
          <ul aria-label={profileTexts.links} className="flex flex-wrap gap-x-5">
            {shown.map((name) => (
              <li key={name}>
                <a
                  href={links[name]}
                  target="_blank"
                  rel="nofollow ugc noopener"
                  className="inline-flex min-h-9 items-center font-semibold text-accent-text underline-offset-4 hover:underline"
                >
                  {profileTexts.linkOf[name]}
                  <span className="sr-only"> {profileTexts.newWindow}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {isOwn ? (
        <Link to={settingsPath} className={buttonClasses('outline')}>
          {profileTexts.edit}
        </Link>
      ) : (
        <>
          <div className="w-full sm:w-auto">{actions}</div>
          <MemberMenu
            member={member}
            restraint={profile.restraint}
            more={[
              ...menu,
              { label: reportTexts.titles.USER, icon: 'warning', onSelect: () => ask(member.id) },
            ]}
            className="absolute! top-3 right-3 text-muted"
          />
        </>
      )}
      {dialog}
    </header>
  );
}

import { useQuery } from '@apollo/client/react';
import { Button } from '../../components/ui/button.js';
import { classes } from '../../components/ui/classes.js';
import { Icon } from '../../components/ui/icon.js';
import { Skeleton } from '../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../components/ui/states.js';
import { TimeAgo } from '../../components/ui/time-ago.js';
import { useToast } from '../../components/ui/toast.js';
import { AllBadgesDocument } from '../../generated/all-badges.js';
import { MemberBadgesDocument } from '../../generated/member-badges.js';
import type { BadgeFieldsFragment } from '../../generated/types.js';
import { badgeTexts as texts } from './texts.js';

interface Props {
  memberId: string;
  /** The viewer's own profile also shows badges that can still be earned. */
  own: boolean;
}

/** A tab of the profile: the member's badges, and how each is earned. */
export function MemberBadges({ memberId, own }: Props) {
  const toast = useToast();
  const { data, error, refetch, fetchMore } = useQuery(MemberBadgesDocument, {
    variables: { memberId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
    errorPolicy: 'all',
  });
  const list = data?.memberBadges;
  if (error && !list)
    return <ErrorState title={texts.failed} onRetry={() => void refetch().catch(() => undefined)} />;
  if (list === undefined)
    return (
      <div role="status" aria-busy="true" aria-label={texts.loading}>
        <Skeleton className="h-24 rounded-2xl" />
      </div>
    );
  if (list === null) return <EmptyState icon="lock" title={texts.hidden} hint={texts.hiddenHint} />;
  const more = () => {
    fetchMore({
      variables: { memberId, cursor: list.nextCursor },
      updateQuery: (before, { fetchMoreResult: next }) => ({
        memberBadges: next.memberBadges && {
          ...next.memberBadges,
          items: [...(before.memberBadges?.items ?? []), ...next.memberBadges.items],
        },
      }),
    }).catch(() => toast.show({ text: texts.moreFailed, tone: 'error', onRetry: more }));
  };
  return (
    <div className="grid gap-8">
      {list.items.length === 0 ? (
        <EmptyState icon="star" title={own ? texts.noneOwn : texts.none} />
      ) : (
        <section className="grid gap-4">
          <h2 className="text-xl">{texts.earned(list.count)}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {list.items.map(({ badge, earnedAt }) => (
              <Badge key={badge.id} badge={badge} earnedAt={earnedAt} />
            ))}
          </ul>
          {!list.last && (
            <Button variant="outline" className="justify-self-start" onClick={more}>
              {texts.more}
            </Button>
          )}
        </section>
      )}
      {own && list.last && <NextBadges earned={list.items.map(({ badge }) => badge.id)} />}
    </div>
  );
}

/** Badges that can still be earned; without them the page is complete too. */
function NextBadges({ earned }: { earned: readonly string[] }) {
  const { data } = useQuery(AllBadgesDocument, { context: { quiet: true }, errorPolicy: 'all' });
  if (!data?.badges) return null;
  const next = data.badges.filter(({ id }) => !earned.includes(id));
  if (next.length === 0) return <p className="text-muted">{texts.all}</p>;
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{texts.next}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {next.map((badge) => (
          <Badge key={badge.id} badge={badge} />
        ))}
      </ul>
    </section>
  );
}

function Badge({ badge: { name, how }, earnedAt }: { badge: BadgeFieldsFragment; earnedAt?: string }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 rounded-2xl border border-line bg-surface p-4">
      <span
        className={classes(
          'grid size-12 place-items-center rounded-full',
          earnedAt ? 'bg-saffron/20 text-saffron-text' : 'bg-raised text-muted',
        )}
      >
        <Icon name="star" size={24} solid={earnedAt !== undefined} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm break-words text-muted">{how}</p>
        {earnedAt && (
          <p className="text-sm text-muted">
            <TimeAgo at={earnedAt} />
          </p>
        )}
      </div>
    </li>
  );
}

import { useQuery } from '@apollo/client/react';
import { Avatar } from '../../components/ui/avatar.js';
import { Button } from '../../components/ui/button.js';
import { Skeleton } from '../../components/ui/skeleton.js';
import { ErrorState } from '../../components/ui/states.js';
import { BlockedMembersDocument } from '../../generated/blocked-members.js';
import { MutedMembersDocument } from '../../generated/muted-members.js';
import type { RestraintFieldsFragment } from '../../generated/types.js';
import { longDate } from '../../lib/turkish.js';
import { MutedWordsForm } from './muted-words-form.js';
import { restraintTexts } from './texts.js';
import { useRestrain } from './use-restrain.js';

const options = {
  variables: { page: 1 },
  fetchPolicy: 'cache-and-network',
  context: { quiet: true },
} as const;

/** The members that the viewer blocks and mutes, and the muted words. */
export function RestraintSettings() {
  const { unblock, unmute } = useRestrain();
  const blocked = useQuery(BlockedMembersDocument, options);
  const muted = useQuery(MutedMembersDocument, options);
  return (
    <div className="grid gap-10">
      <Section
        title={restraintTexts.blockedTitle}
        hint={restraintTexts.blockedHint}
        none={restraintTexts.noneBlocked}
        list={blocked.data?.blockedMembers}
        // A member unblocked on this page is still in the cached list.
        stands={({ blocked: isBlocked }) => isBlocked}
        failed={blocked.error !== undefined}
        onRetry={() => void blocked.refetch().catch(() => undefined)}
        onMore={(cursor) =>
          void blocked
            .fetchMore({
              variables: { page: 1, cursor },
              updateQuery: (before, { fetchMoreResult }) => ({
                blockedMembers: joined(before.blockedMembers, fetchMoreResult.blockedMembers),
              }),
            })
            .catch(() => undefined)
        }
        lift={restraintTexts.unblock}
        liftOf={restraintTexts.unblockOf}
        onLift={unblock}
      />
      <Section
        title={restraintTexts.mutedTitle}
        hint={restraintTexts.mutedHint}
        none={restraintTexts.noneMuted}
        list={muted.data?.mutedMembers}
        stands={({ muted: isMuted }) => isMuted}
        failed={muted.error !== undefined}
        onRetry={() => void muted.refetch().catch(() => undefined)}
        onMore={(cursor) =>
          void muted
            .fetchMore({
              variables: { page: 1, cursor },
              updateQuery: (before, { fetchMoreResult }) => ({
                mutedMembers: joined(before.mutedMembers, fetchMoreResult.mutedMembers),
              }),
            })
            .catch(() => undefined)
        }
        lift={restraintTexts.unmute}
        liftOf={restraintTexts.unmuteOf}
        onLift={unmute}
      />
      <MutedWordsForm />
    </div>
  );
}

interface List {
  items: readonly RestraintFieldsFragment[];
  count: number;
  last: boolean;
  nextCursor: string | null;
}

const joined = <L extends List>(before: L | null, next: L | null): L | null =>
  before && next ? { ...next, items: [...before.items, ...next.items] } : (next ?? before);

interface SectionProps {
  title: string;
  hint: string;
  none: string;
  list: List | null | undefined;
  stands: (restraint: RestraintFieldsFragment) => boolean;
  failed: boolean;
  onRetry: () => void;
  onMore: (cursor: string) => void;
  lift: string;
  liftOf: (name: string) => string;
  onLift: (member: { id: string; name: string }) => void;
}

function Section({ title, hint, none, list, stands, failed, onRetry, onMore, ...rest }: SectionProps) {
  const items = list?.items.filter(stands) ?? [];
  return (
    <section className="grid gap-3" aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      <p className="text-sm text-muted">{hint}</p>
      {!list && failed && <ErrorState title={restraintTexts.listFailed} onRetry={onRetry} />}
      {!list && !failed && <Skeleton className="h-16 rounded-2xl" />}
      {list && items.length === 0 && <p className="text-muted">{none}</p>}
      {items.length > 0 && (
        <ul className="grid gap-2">
          {items.map((restraint) => (
            <Row key={restraint.id} restraint={restraint} {...rest} />
          ))}
        </ul>
      )}
      {list?.nextCursor && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() => list.nextCursor && onMore(list.nextCursor)}
        >
          {restraintTexts.more}
        </Button>
      )}
    </section>
  );
}

function Row({
  restraint: { id, member, muted, mutedUntil },
  lift,
  liftOf,
  onLift,
}: Pick<SectionProps, 'lift' | 'liftOf' | 'onLift'> & { restraint: RestraintFieldsFragment }) {
  const name = member?.name ?? restraintTexts.gone;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-line bg-surface px-4 py-3">
      <Avatar name={name} src={member?.avatar ?? undefined} size="sm" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-muted">
          {member && `@${member.username}`}
          {muted && mutedUntil && ` · ${restraintTexts.until(longDate(new Date(mutedUntil)))}`}
        </p>
      </div>
      <Button size="sm" variant="outline" aria-label={liftOf(name)} onClick={() => onLift({ id, name })}>
        {lift}
      </Button>
    </li>
  );
}

import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router';
import { Avatar } from '../../components/ui/avatar.js';
import { Button } from '../../components/ui/button.js';
import { MoreButton } from '../../components/ui/more-button.js';
import { Skeleton } from '../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../components/ui/states.js';
import { FollowedDocument } from '../../generated/followed.js';
import { FollowersDocument } from '../../generated/followers.js';
import { FriendsDocument } from '../../generated/friends.js';
import { FollowRequestsDocument } from '../../generated/follow-requests.js';
import type { FollowMemberFieldsFragment } from '../../generated/types.js';
import { FollowButton } from './follow-button.js';
import { followTexts } from './texts.js';
import { useFollow } from './use-follow.js';

const options = { fetchPolicy: 'cache-and-network', context: { quiet: true } } as const;

/** The followers of a member. */
export function Followers({ memberId }: { memberId: string }) {
  const { data, error, refetch, fetchMore } = useQuery(FollowersDocument, {
    ...options,
    variables: { memberId },
  });
  return (
    <List
      list={data?.followers}
      failed={error !== undefined}
      none={followTexts.noFollowers}
      onRetry={() => void refetch().catch(() => undefined)}
      onMore={(cursor) =>
        fetchMore({
          variables: { memberId, cursor },
          updateQuery: (before, { fetchMoreResult: next }) => ({
            followers: joined(before.followers, next.followers),
          }),
        })
      }
    />
  );
}

/** The members that a member follows. */
export function Followed({ memberId }: { memberId: string }) {
  const { data, error, refetch, fetchMore } = useQuery(FollowedDocument, {
    ...options,
    variables: { memberId },
  });
  return (
    <List
      list={data?.followed}
      failed={error !== undefined}
      none={followTexts.noFollowed}
      onRetry={() => void refetch().catch(() => undefined)}
      onMore={(cursor) =>
        fetchMore({
          variables: { memberId, cursor },
          updateQuery: (before, { fetchMoreResult: next }) => ({
            followed: joined(before.followed, next.followed),
          }),
        })
      }
    />
  );
}

/** Members who follow the viewer and whom the viewer follows. */
export function FriendList() {
  const { data, error, refetch, fetchMore } = useQuery(FriendsDocument, options);
  return (
    <List
      list={data?.friends}
      failed={error !== undefined}
      none={followTexts.noFriends}
      onRetry={() => void refetch().catch(() => undefined)}
      onMore={(cursor) =>
        fetchMore({
          variables: { cursor },
          updateQuery: (before, { fetchMoreResult: next }) => ({
            friends: joined(before.friends, next.friends),
          }),
        })
      }
    />
  );
}

/** The follow requests to the viewer. */
export function FollowRequests() {
  const { data, error, refetch, fetchMore } = useQuery(FollowRequestsDocument, options);
  return (
    <List
      list={data?.followRequests}
      failed={error !== undefined}
      none={followTexts.noRequests}
      asks
      onRetry={() => void refetch().catch(() => undefined)}
      onMore={(cursor) =>
        fetchMore({
          variables: { cursor },
          updateQuery: (before, { fetchMoreResult: next }) => ({
            followRequests: joined(before.followRequests, next.followRequests),
          }),
        })
      }
    />
  );
}

interface Page {
  items: readonly FollowMemberFieldsFragment[];
  nextCursor: string | null;
}

const joined = <P extends Page>(before: P | null, next: P | null): P | null =>
  before && next ? { ...next, items: [...before.items, ...next.items] } : (next ?? before);

interface ListProps {
  /** Null: hidden from the viewer; undefined: not loaded yet. */
  list: Page | null | undefined;
  failed: boolean;
  none: string;
  /** Shows buttons to accept or reject each member. */
  asks?: boolean;
  onRetry: () => void;
  onMore: (cursor: string) => Promise<unknown>;
}

function List({ list, failed, none, asks = false, onRetry, onMore }: ListProps) {
  if (list === undefined || (list === null && failed))
    return failed ? (
      <ErrorState title={followTexts.listFailed} onRetry={onRetry} />
    ) : (
      <Skeleton className="h-16 rounded-2xl" />
    );
  if (list === null)
    return <EmptyState icon="lock" title={followTexts.hidden} hint={followTexts.hiddenHint} />;
  if (list.items.length === 0) return <EmptyState icon="user" title={none} />;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-2 md:grid-cols-2">
        {list.items.map((member) => (
          <li
            key={member.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-line bg-surface px-4 py-3"
          >
            <Person member={member} />
            {asks ? (
              <Answer member={member} />
            ) : (
              <FollowButton member={member} relationship={member.relationship} size="sm" />
            )}
          </li>
        ))}
      </ul>
      {list.nextCursor && <MoreButton onMore={() => onMore(list.nextCursor!)} />}
    </div>
  );
}

function Person({
  member: { name, username, avatar, path, relationship },
}: {
  member: FollowMemberFieldsFragment;
}) {
  return (
    <>
      <Avatar name={name} src={avatar ?? undefined} size="sm" />
      <div className="min-w-0 flex-1">
        <Link to={path} className="font-semibold break-words underline-offset-4 hover:underline">
          {name}
        </Link>
        <p className="text-sm text-muted">
          @{username}
          {relationship?.followsViewer && ` · ${followTexts.followsYou}`}
        </p>
      </div>
    </>
  );
}

function Answer({ member: { id, name } }: { member: FollowMemberFieldsFragment }) {
  const { answer, changing } = useFollow();
  return (
    <div className="flex gap-2">
      <Button
        size="sm"
        loading={changing}
        aria-label={followTexts.labelOf(followTexts.accept, name)}
        onClick={() => answer(id, true)}
      >
        {followTexts.accept}
      </Button>
      <Button
        size="sm"
        variant="outline"
        loading={changing}
        aria-label={followTexts.labelOf(followTexts.refuse, name)}
        onClick={() => answer(id, false)}
      >
        {followTexts.refuse}
      </Button>
    </div>
  );
}

import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { TextField } from '../../../components/ui/text-field.js';
import { AnswerGroupRequestDocument } from '../../../generated/answer-group-request.js';
import { GroupCandidatesDocument } from '../../../generated/group-candidates.js';
import { GroupDeskDocument } from '../../../generated/group-desk.js';
import { GroupMembersDocument } from '../../../generated/group-members.js';
import { RemoveGroupMemberDocument } from '../../../generated/remove-group-member.js';
import { SetGroupInviteDocument } from '../../../generated/set-group-invite.js';
import { SetGroupRoleDocument } from '../../../generated/set-group-role.js';
import type { GroupMembersQuery, GroupStanding } from '../../../generated/types.js';
import { useViewer } from '../../../lib/viewer.js';
import { manages } from '../standing.js';
import { groupTexts } from '../texts.js';
import { useGroupChange } from '../use-group-change.js';
import { Person } from './person.js';

/** Product-specification, sections 5 and 9. */
const LEAST_SEARCHED = 2;
const PAUSE_MS = 500;

const row = 'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-line bg-surface px-4 py-3';
const options = { fetchPolicy: 'network-only', context: { quiet: true }, ssr: false } as const;
const refetchQueries = [GroupMembersDocument, GroupDeskDocument];
const context = { quiet: true };

/** The members of a group with their roles; for its owner and managers also requests, invites and a search. */
export function GroupPeople({ groupId, standing }: { groupId: string; standing: GroupStanding }) {
  return (
    <div className="grid gap-8">
      <Members groupId={groupId} standing={standing} />
      {manages(standing) && <Desk groupId={groupId} />}
    </div>
  );
}

type Item = NonNullable<GroupMembersQuery['groupMembers']>['items'][number];

function Members({ groupId, standing }: { groupId: string; standing: GroupStanding }) {
  const { data, error, refetch, fetchMore } = useQuery(GroupMembersDocument, {
    ...options,
    variables: { groupId },
  });
  const list = data?.groupMembers;
  if (data === undefined)
    return error ? (
      <ErrorState onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Skeleton className="h-24 rounded-2xl" />
    );
  if (!list) return <EmptyState icon="lock" title={groupTexts.hidden} hint={groupTexts.hiddenHint} />;
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{groupTexts.members(list.count)}</h2>
      <ul className="grid gap-2 md:grid-cols-2">
        {list.items.map((item) => (
          <li key={item.member.id} className={row}>
            <Person member={item.member} note={groupTexts.roles[item.role]} />
            {manages(standing) && item.role !== 'OWNER' && (
              <MemberActions groupId={groupId} item={item} isOwner={standing === 'OWNER'} />
            )}
          </li>
        ))}
      </ul>
      {list.nextCursor && (
        <Button
          variant="outline"
          className="justify-self-start"
          onClick={() =>
            void fetchMore({
              variables: { cursor: list.nextCursor },
              updateQuery: (before, { fetchMoreResult: next }) => ({
                groupMembers: next.groupMembers && {
                  ...next.groupMembers,
                  items: [...(before.groupMembers?.items ?? []), ...next.groupMembers.items],
                },
              }),
            }).catch(() => undefined)
          }
        >
          {groupTexts.more}
        </Button>
      )}
    </section>
  );
}

function MemberActions({ groupId, item, isOwner }: { groupId: string; item: Item; isOwner: boolean }) {
  const client = useApolloClient();
  const viewer = useViewer();
  const { changing, run } = useGroupChange();
  const { id: memberId, name } = item.member;
  if (viewer.state === 'member' && viewer.member.id === memberId) return null;
  const setRole = (role: 'MEMBER' | 'MANAGER' | 'OWNER') =>
    run(() =>
      client.mutate({
        mutation: SetGroupRoleDocument,
        variables: { groupId, memberId, role },
        context,
        refetchQueries,
      }),
    );
  const remove = () =>
    run(() =>
      client.mutate({
        mutation: RemoveGroupMemberDocument,
        variables: { groupId, memberId },
        context,
        refetchQueries,
      }),
    );
  const roleText = item.role === 'MANAGER' ? groupTexts.makeMember : groupTexts.makeManager;
  return (
    <div className="flex flex-wrap gap-2">
      {isOwner && (
        <>
          <Button
            size="sm"
            variant="outline"
            loading={changing}
            aria-label={groupTexts.labelOf(roleText, name)}
            onClick={() => setRole(item.role === 'MANAGER' ? 'MEMBER' : 'MANAGER')}
          >
            {roleText}
          </Button>
          <ConfirmDialog
            trigger={
              <Button size="sm" variant="outline" aria-label={groupTexts.labelOf(groupTexts.handOver, name)}>
                {groupTexts.handOver}
              </Button>
            }
            question={groupTexts.handOverQuestion}
            yes={groupTexts.handOverYes}
            onConfirm={() => setRole('OWNER')}
          />
        </>
      )}
      <Button
        size="sm"
        variant="quiet"
        loading={changing}
        aria-label={groupTexts.labelOf(groupTexts.takeOut, name)}
        onClick={remove}
      >
        {groupTexts.takeOut}
      </Button>
    </div>
  );
}

/** Requests, invites and the search for members to invite. */
function Desk({ groupId }: { groupId: string }) {
  const client = useApolloClient();
  const { changing, run } = useGroupChange();
  const { data } = useQuery(GroupDeskDocument, { ...options, variables: { groupId } });
  const answer = (id: string, accepted: boolean) =>
    run(() =>
      client.mutate({
        mutation: AnswerGroupRequestDocument,
        variables: { id, accepted },
        context,
        refetchQueries,
      }),
    );
  const invite = (memberId: string, invited: boolean) =>
    run(() =>
      client.mutate({
        mutation: SetGroupInviteDocument,
        variables: { groupId, memberId, invited },
        context,
        refetchQueries: [...refetchQueries, GroupCandidatesDocument],
      }),
    );
  const requests = data?.groupRequests.items ?? [];
  return (
    <>
      {requests.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-xl">{groupTexts.requests}</h2>
          <ul className="grid gap-2 md:grid-cols-2">
            {requests.map(({ id, member }) => (
              <li key={id} className={row}>
                <Person member={member} />
                <Button
                  size="sm"
                  loading={changing}
                  aria-label={groupTexts.labelOf(groupTexts.letIn, member.name)}
                  onClick={() => answer(id, true)}
                >
                  {groupTexts.letIn}
                </Button>
                <Button
                  size="sm"
                  variant="outline"
                  loading={changing}
                  aria-label={groupTexts.labelOf(groupTexts.refuse, member.name)}
                  onClick={() => answer(id, false)}
                >
                  {groupTexts.refuse}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="grid gap-4">
        <h2 className="text-xl">{groupTexts.invites}</h2>
        <Search groupId={groupId} changing={changing} onInvite={invite} />
        {data?.groupInvites.items.length === 0 && <p className="text-muted">{groupTexts.noInvites}</p>}
        <ul className="grid gap-2 md:grid-cols-2">
          {data?.groupInvites.items.map((member) => (
            <li key={member.id} className={row}>
              <Person member={member} />
              <Button
                size="sm"
                variant="outline"
                loading={changing}
                aria-label={groupTexts.labelOf(groupTexts.uninvite, member.name)}
                onClick={() => invite(member.id, false)}
              >
                {groupTexts.uninvite}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

interface SearchProps {
  groupId: string;
  changing: boolean;
  onInvite: (memberId: string, invited: boolean) => void;
}

function Search({ groupId, changing, onInvite }: SearchProps) {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery(GroupCandidatesDocument, {
    ...options,
    variables: { groupId, query },
    skip: query.length < LEAST_SEARCHED,
  });
  const found = query.length < LEAST_SEARCHED ? undefined : data?.groupCandidates;
  return (
    <>
      <TextField
        label={groupTexts.find}
        type="search"
        value={typed}
        maxLength={50}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="text-muted empty:hidden">
        {found?.length === 0 ? groupTexts.noneFound : ''}
      </p>
      {found && found.length > 0 && (
        <ul className="grid gap-2 md:grid-cols-2">
          {found.map(({ member, standing }) => (
            <li key={member.id} className={row}>
              <Person
                member={member}
                {...((manages(standing) || standing === 'MEMBER') && { note: groupTexts.roles.MEMBER })}
              />
              {!manages(standing) && standing !== 'MEMBER' && (
                <Button
                  size="sm"
                  variant={standing === 'INVITED' ? 'outline' : 'primary'}
                  loading={changing}
                  aria-pressed={standing === 'INVITED'}
                  aria-label={groupTexts.labelOf(groupTexts.invite, member.name)}
                  onClick={() => onInvite(member.id, standing !== 'INVITED')}
                >
                  {standing === 'INVITED' ? groupTexts.uninvite : groupTexts.invite}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { MoreButton } from '../../../components/ui/more-button.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { GroupDeskDocument } from '../../../generated/group-desk.js';
import { GroupMembersDocument } from '../../../generated/group-members.js';
import { RemoveGroupMemberDocument } from '../../../generated/remove-group-member.js';
import { SetGroupRoleDocument } from '../../../generated/set-group-role.js';
import type { GroupMembersQuery, GroupStanding } from '../../../generated/types.js';
import { useViewer } from '../../../lib/viewer.js';
import { manages } from '../standing.js';
import { groupTexts } from '../texts.js';
import { useGroupChange } from '../use-group-change.js';
import { ManageGroupPeople } from './manage-group-people.js';
import { Person, personList, personRow } from './person.js';

const options = { fetchPolicy: 'network-only', context: { quiet: true }, ssr: false } as const;
const refetchQueries = [GroupMembersDocument, GroupDeskDocument];
const context = { quiet: true };

/** The members of a group with their roles; for its owner and managers also requests, invites and a search. */
export function GroupPeople({ groupId, standing }: { groupId: string; standing: GroupStanding }) {
  return (
    <div className="grid gap-8">
      <Members groupId={groupId} standing={standing} />
      {manages(standing) && <ManageGroupPeople groupId={groupId} />}
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
      <ul className={personList}>
        {list.items.map((item) => (
          <li key={item.member.id} className={personRow}>
            <Person member={item.member} note={groupTexts.roles[item.role]} />
            {manages(standing) && item.role !== 'OWNER' && (
              <MemberActions groupId={groupId} item={item} isOwner={standing === 'OWNER'} />
            )}
          </li>
        ))}
      </ul>
      {list.nextCursor && (
        <MoreButton
          onMore={() =>
            fetchMore({
              variables: { cursor: list.nextCursor },
              updateQuery: (before, { fetchMoreResult: next }) => ({
                groupMembers: next.groupMembers && {
                  ...next.groupMembers,
                  items: [...(before.groupMembers?.items ?? []), ...next.groupMembers.items],
                },
              }),
            })
          }
        />
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
    // Three buttons do not fit into one row of a card.
    <div className={isOwner ? 'grid w-full grid-cols-[repeat(auto-fit,minmax(7.75rem,1fr))] gap-2' : 'flex'}>
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
            question={groupTexts.handOverQuestion(name)}
            yes={groupTexts.handOverYes}
            onConfirm={() => setRole('OWNER')}
          />
        </>
      )}
      <ConfirmDialog
        trigger={
          <Button
            size="sm"
            variant="quiet"
            loading={changing}
            className={isOwner ? 'col-span-full' : ''}
            aria-label={groupTexts.labelOf(groupTexts.takeOut, name)}
          >
            {groupTexts.takeOut}
          </Button>
        }
        question={groupTexts.takeOutQuestion(name)}
        yes={groupTexts.takeOutYes}
        onConfirm={remove}
      />
    </div>
  );
}

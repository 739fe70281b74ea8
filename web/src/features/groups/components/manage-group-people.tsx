import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { MoreButton } from '../../../components/ui/more-button.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { ErrorState } from '../../../components/ui/states.js';
import { TextField } from '../../../components/ui/text-field.js';
import { AnswerGroupRequestDocument } from '../../../generated/answer-group-request.js';
import { GroupCandidatesDocument } from '../../../generated/group-candidates.js';
import { GroupDeskDocument } from '../../../generated/group-desk.js';
import { GroupInvitesDocument } from '../../../generated/group-invites.js';
import { GroupMembersDocument } from '../../../generated/group-members.js';
import { GroupRequestsDocument } from '../../../generated/group-requests.js';
import { SetGroupInviteDocument } from '../../../generated/set-group-invite.js';
import { useSettled } from '../../../lib/use-settled.js';
import { isInside } from '../standing.js';
import { groupTexts } from '../texts.js';
import { useGroupChange } from '../use-group-change.js';
import { Person, personList, personRow } from './person.js';

/** Product-specification, sections 5 and 9. */
const LEAST_SEARCHED = 2;
const PAUSE_MS = 500;

const options = { fetchPolicy: 'network-only', context: { quiet: true }, ssr: false } as const;
const refetchQueries = [GroupMembersDocument, GroupDeskDocument];
const context = { quiet: true };

/** Requests, invites and the search for members to invite. */
export function ManageGroupPeople({ groupId }: { groupId: string }) {
  const client = useApolloClient();
  const { changing, run } = useGroupChange();
  const { data, error, refetch, fetchMore } = useQuery(GroupDeskDocument, {
    ...options,
    variables: { groupId },
  });
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
  if (!data)
    return error ? (
      <ErrorState title={groupTexts.deskFailed} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Skeleton className="h-24 rounded-2xl" />
    );
  const { groupRequests, groupInvites } = data;
  const requests = groupRequests.items;
  return (
    <>
      {requests.length > 0 && (
        <section className="grid gap-4">
          <h2 className="text-xl">{groupTexts.requests}</h2>
          <ul className={personList}>
            {requests.map(({ id, member }) => (
              <li key={id} className={personRow}>
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
          {groupRequests.nextCursor && (
            <MoreButton
              onMore={() =>
                fetchMore({
                  query: GroupRequestsDocument,
                  variables: { groupId, cursor: groupRequests.nextCursor },
                  updateQuery: (before, { fetchMoreResult: { groupRequests: next } }) => ({
                    ...before,
                    groupRequests: { ...next, items: [...before.groupRequests.items, ...next.items] },
                  }),
                })
              }
            />
          )}
        </section>
      )}
      <section className="grid gap-4">
        <h2 className="text-xl">{groupTexts.invites}</h2>
        <Search groupId={groupId} changing={changing} onInvite={invite} />
        {groupInvites.items.length === 0 && <p className="text-muted">{groupTexts.noInvites}</p>}
        <ul className={personList}>
          {groupInvites.items.map((member) => (
            <li key={member.id} className={personRow}>
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
        {groupInvites.nextCursor && (
          <MoreButton
            onMore={() =>
              fetchMore({
                query: GroupInvitesDocument,
                variables: { groupId, cursor: groupInvites.nextCursor },
                updateQuery: (before, { fetchMoreResult: { groupInvites: next } }) => ({
                  ...before,
                  groupInvites: { ...next, items: [...before.groupInvites.items, ...next.items] },
                }),
              })
            }
          />
        )}
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
  const query = useSettled(typed.trim(), PAUSE_MS);
  const { data, error, refetch } = useQuery(GroupCandidatesDocument, {
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
      {query.length >= LEAST_SEARCHED && error && (
        <ErrorState title={groupTexts.findFailed} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {found && found.length > 0 && (
        <ul className={personList}>
          {found.map(({ member, standing }) => (
            <li key={member.id} className={personRow}>
              <Person member={member} {...(isInside(standing) && { note: groupTexts.roles[standing] })} />
              {!isInside(standing) && (
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

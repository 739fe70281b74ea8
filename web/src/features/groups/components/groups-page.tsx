import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { Icon } from '../../../components/ui/icon.js';
import { MoreButton } from '../../../components/ui/more-button.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { TextField } from '../../../components/ui/text-field.js';
import { GroupsDocument } from '../../../generated/groups.js';
import type { GroupCardFieldsFragment, GroupFilter } from '../../../generated/types.js';
import { useLogin } from '../../../lib/login.js';
import { useSettled } from '../../../lib/use-settled.js';
import { PageHead } from '../../../lib/page-head.js';
import { useViewer } from '../../../lib/viewer.js';
import { groupTexts } from '../texts.js';
import { GroupForm } from './group-form.js';

/** A search waits for this pause in typing. */
const PAUSE_MS = 400;

/** /gruplar: all groups with a search, the viewer's own groups and invites, and the form of a new one. */
export function GroupsPage() {
  const [typed, setTyped] = useState('');
  const [creating, setCreating] = useState(false);
  const { asMember } = useLogin();
  const { state } = useViewer();
  const query = useSettled(typed.trim(), PAUSE_MS);
  return (
    <div className="page grid gap-8 pt-8 sm:pt-12">
      <PageHead title={groupTexts.title} description={groupTexts.description} path="/gruplar" />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-3xl">{groupTexts.heading}</h1>
        <Button onClick={() => asMember(() => setCreating(true), groupTexts.signIn)}>
          <Icon name="plus" size={18} />
          {groupTexts.create}
        </Button>
      </div>
      <div className="max-w-md">
        <TextField
          label={groupTexts.search}
          type="search"
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {state === 'member' && query === '' && (
        <>
          <List filter="INVITED" query="" heading={groupTexts.invited} none="" />
          <List filter="JOINED" query="" heading={groupTexts.joined} none="" />
        </>
      )}
      <List
        filter="ALL"
        query={query}
        heading={groupTexts.all}
        none={query ? groupTexts.noneFound : groupTexts.none}
      />
      {creating && <GroupForm open onOpenChange={setCreating} />}
    </div>
  );
}

interface ListProps {
  filter: GroupFilter;
  query: string;
  heading: string;
  /** Text of an empty list. If it is empty, the section is hidden while it has no groups. */
  none: string;
}

function List({ filter, query, heading, none }: ListProps) {
  const { data, error, loading, refetch, fetchMore } = useQuery(GroupsDocument, {
    variables: { filter, query },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
    ssr: false,
  });
  const groups = data?.groups;
  if (!none && !groups?.items.length) return null;
  return (
    <section className="grid gap-4" aria-busy={loading}>
      <h2 className="text-xl">{heading}</h2>
      {!groups && error && (
        <ErrorState title={groupTexts.failed} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!groups && !error && <Skeleton className="h-32 rounded-2xl" />}
      {groups?.items.length === 0 && <EmptyState icon="user" title={none} />}
      {groups && groups.items.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {groups.items.map((group) => (
            <GroupCard key={group.id} group={group} />
          ))}
        </ul>
      )}
      {groups?.nextCursor && (
        <MoreButton
          onMore={() =>
            fetchMore({
              variables: { cursor: groups.nextCursor },
              updateQuery: (before, { fetchMoreResult: next }) => ({
                groups: { ...next.groups, items: [...before.groups.items, ...next.groups.items] },
              }),
            })
          }
        />
      )}
    </section>
  );
}

function GroupCard({ group }: { group: GroupCardFieldsFragment }) {
  return (
    <li className="relative overflow-hidden rounded-2xl border border-line bg-surface transition-colors hover:border-control">
      <div className="room-light h-24 bg-raised">
        {group.cover && <img src={group.cover} alt="" loading="lazy" className="size-full object-cover" />}
      </div>
      <div className="grid gap-1 p-4">
        <h3 className="text-lg font-bold break-words">
          <Link to={group.path} className="after:absolute after:inset-0">
            {group.name}
          </Link>
        </h3>
        {group.tagline && <p className="break-words text-muted">{group.tagline}</p>}
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          {groupTexts.members(group.memberCount)}
          {group.private && (
            <span className="inline-flex items-center gap-1">
              <Icon name="lock" size={16} />
              {groupTexts.private}
            </span>
          )}
        </p>
      </div>
    </li>
  );
}

import { useApolloClient, useQuery, useSuspenseQuery } from '@apollo/client/react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState } from '../../../components/ui/states.js';
import { Tabs } from '../../../components/ui/tabs.js';
import { GroupHeadDocument } from '../../../generated/group-head.js';
import { GroupStandingChangesDocument } from '../../../generated/group-standing-changes.js';
import { OwnGroupDocument } from '../../../generated/own-group.js';
import type { GroupFieldsFragment } from '../../../generated/types.js';
import { late } from '../../../components/lazy-open.js';
import { PageHead } from '../../../lib/page-head.js';
import { useViewer } from '../../../lib/viewer.js';
import { isInside, manages } from '../standing.js';
import { groupTexts } from '../texts.js';
import { GroupActions } from './group-actions.js';
import { GroupForm } from './group-form.js';
import { GroupPeople } from './group-people.js';

// Loaded later, because only members of the group need it.
const GroupMemory = late(() => import('./memory/group-memory.js'));

/** The hash that opens the edit form (product-spec, section 2). */
const MANAGE = '#manage';

interface Props {
  slug: string;
  absent: ReactNode;
  /** The group's posts, for viewers who may see them. @param hidden rendered if the viewer may no longer see them */
  posts: (group: { id: string; mayPost: boolean; hidden: ReactNode }) => ReactNode;
  /** Opens the modal of a new room for an episode. */
  onTogether: (proposal: { episodeId: string; name: string }) => void;
}

/** /grup/{slug}: rendered with the data for everybody; the viewer's own data is loaded after hydration. */
export function GroupPage({ slug, absent, posts, onTogether }: Props) {
  const { data } = useSuspenseQuery(GroupHeadDocument, { variables: { slug } });
  const own = useQuery(OwnGroupDocument, {
    variables: { slug },
    fetchPolicy: 'network-only',
    context: { quiet: true },
    ssr: false,
  });
  const viewer = useViewer();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [gone, setGone] = useState(false);
  /** On narrow screens the memory is above the posts, so it is folded. */
  const [memoryShown, setMemoryShown] = useState(false);
  const memoryId = useId();
  const groupId = data.group?.id;
  const memberId = viewer.state === 'member' ? viewer.member.id : undefined;

  useEffect(() => {
    if (!groupId || !memberId) return;
    const following = client
      .subscribe({ query: GroupStandingChangesDocument, variables: { groupId } })
      .subscribe({
        next: ({ data: change }) => {
          const group = change?.groupStanding.group;
          if (change && !group) setGone(true);
          // Removes from the cache what the viewer has read as a member.
          if (group && !isInside(group.standing)) {
            client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'groupPosts' });
            client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'groupMembers' });
            client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'groupMemory' });
            client.cache.gc();
          }
        },
        error: () => undefined,
      });
    return () => following.unsubscribe();
  }, [client, groupId, memberId]);

  if (!data.group || gone) return absent;
  const full = own.data?.group;
  const group = full ?? data.group;
  const readable = !group.private || isInside(group.standing);
  const hidden = <EmptyState icon="lock" title={groupTexts.hidden} hint={groupTexts.hiddenHint} />;
  const close = () => void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <PageHead
        title={group.name}
        description={group.tagline || groupTexts.description}
        path={group.path}
        image={group.cover ?? undefined}
        noindex={group.private}
      />
      <header className="overflow-hidden rounded-3xl border border-line bg-surface">
        {group.cover ? (
          <div className="aspect-3/1 max-h-96 w-full bg-raised">
            <img src={group.cover} alt="" className="size-full object-cover" />
          </div>
        ) : (
          <div className="room-light h-24 w-full bg-raised sm:h-32" />
        )}
        <div className="flex flex-wrap items-start justify-between gap-4 p-6">
          {full?.poster && (
            <img
              src={full.poster}
              alt=""
              className="-mt-20 aspect-2/3 w-24 rounded-xl border border-line object-cover sm:-mt-28 sm:w-32"
            />
          )}
          <div className="grid min-w-0 flex-1 basis-60 gap-1">
            <h1 className="text-3xl break-words">{group.name}</h1>
            {group.tagline && <p className="break-words text-muted">{group.tagline}</p>}
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
              {groupTexts.members(group.memberCount)}
              {group.private && (
                <span className="inline-flex items-center gap-1">
                  <Icon name="lock" size={16} />
                  {groupTexts.private}
                </span>
              )}
              {!group.private && group.approval && <span>{groupTexts.approval}</span>}
            </p>
          </div>
          <GroupActions group={group} />
        </div>
        {full?.description && <p className="px-6 pb-6 break-words whitespace-pre-wrap">{full.description}</p>}
        {full && <Links group={full} />}
      </header>
      {readable ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,40rem)_minmax(20rem,1fr)]">
          {isInside(group.standing) && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:col-start-2 lg:row-start-1">
              <Button
                variant="outline"
                aria-expanded={memoryShown}
                aria-controls={memoryId}
                onClick={() => setMemoryShown(!memoryShown)}
                className="lg:hidden"
              >
                <Icon name="calendar" size={18} />
                {groupTexts.memory}
              </Button>
              <div id={memoryId} className={classes(!memoryShown && 'max-lg:hidden')}>
                <GroupMemory
                  groupId={group.id}
                  standing={group.standing}
                  onTogether={onTogether}
                  standIn={<Skeleton className="h-64 rounded-3xl" />}
                />
              </div>
            </div>
          )}
          <div className="min-w-0 lg:col-start-1 lg:row-start-1">
            <Tabs
              label={group.name}
              items={[
                {
                  value: 'posts',
                  label: groupTexts.posts,
                  content: posts({ id: group.id, mayPost: isInside(group.standing), hidden }),
                },
                {
                  value: 'people',
                  label: groupTexts.people,
                  content: <GroupPeople groupId={group.id} standing={group.standing} />,
                },
              ]}
            />
          </div>
        </div>
      ) : (
        hidden
      )}
      {full && manages(full.standing) && hash === MANAGE && (
        <GroupForm
          group={full}
          open
          onOpenChange={(open) => !open && close()}
          onSaved={() => void own.refetch().catch(() => undefined)}
        />
      )}
    </div>
  );
}

const networks = [
  ['facebook', 'Facebook'],
  ['twitter', 'X'],
  ['instagram', 'Instagram'],
  ['threads', 'Threads'],
  ['youtube', 'YouTube'],
  ['discord', 'Discord'],
] as const;

/** The website as a link, and usernames as text, because the site does not know the addresses of other networks. */
function Links({ group }: { group: GroupFieldsFragment }) {
  const shown = networks.filter(([key]) => group.networks[key]);
  if (!group.website && shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 px-6 pb-6 text-sm">
      {group.website && (
        <li className="break-all">
          <a
            href={group.website}
            rel="nofollow ugc noopener"
            target="_blank"
            className="underline underline-offset-4"
          >
            {group.website}
          </a>
        </li>
      )}
      {shown.map(([key, label]) => (
        <li key={key} className="break-all">
          <span className="text-muted">{label}:</span> {group.networks[key]}
        </li>
      ))}
    </ul>
  );
}

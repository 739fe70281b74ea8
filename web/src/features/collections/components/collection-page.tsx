import { useQuery, useSuspenseQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Avatar } from '../../../components/ui/avatar.js';
import { Badge } from '../../../components/ui/badge.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState } from '../../../components/ui/states.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { CollectionPageDocument } from '../../../generated/collection-page.js';
import type { CollectionDetailsFragment } from '../../../generated/types.js';
import { late } from '../../../components/lazy-open.js';
import { HiddenPage } from '../../../lib/hidden-page.js';
import { PageHead } from '../../../lib/page-head.js';
import { useViewer } from '../../../lib/viewer.js';
import { collectionTexts as texts } from '../texts.js';
import { CollectionActions } from './collection-actions.js';
import type { EditorProps } from './collection-editor.js';
import { EntryWall } from './entry-wall.js';
import { ProgressRing } from './progress-ring.js';

const Editor = late<EditorProps>(() => import('./collection-editor.js'));

/** The size of a collection's `card`. */
const CARD = { width: 1_200, height: 630 };

interface Props {
  id: string;
  comments: (id: string) => ReactNode;
  /** Further actions, provided by other features. */
  actions: (id: string) => ReactNode;
  /** Rendered if there is no such collection. */
  absent: ReactNode;
}

/** /koleksiyon/{id}-{slug}: rendered with the data for visitors, then updated with the viewer's rights and progress. */
export function CollectionPage({ id, comments, actions, absent }: Props) {
  const { data } = useSuspenseQuery(CollectionPageDocument, { variables: { id } });
  const viewer = useViewer();
  const own = useQuery(CollectionPageDocument, {
    variables: { id },
    skip: viewer.state !== 'member',
    fetchPolicy: 'network-only',
    ssr: false,
    context: { quiet: true },
  });
  const [editing, setEditing] = useState(false);
  const found = data.collection;
  if (!found)
    // A private collection is visible only to its owner, who is known only after the page has loaded.
    return (
      <HiddenPage
        asking={viewer.state === 'member' && own.loading}
        placeholder={
          <div className="page pt-12">
            <Skeleton className="h-96 rounded-2xl" />
          </div>
        }
        absent={absent}
      />
    );
  const { collection, entries, finishedCount } = found;
  const close = () => setEditing(false);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <Head collection={collection} />
      <header className="grid gap-5">
        <div className="grid gap-3">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="min-w-0 text-3xl break-words">{collection.name}</h1>
            {collection.visibility !== 'PUBLIC' && <Badge>{texts.visibilities[collection.visibility]}</Badge>}
          </div>
          <Byline collection={collection} count={entries.length} />
          {collection.description && (
            <p className="max-w-3xl break-words whitespace-pre-line">{collection.description}</p>
          )}
        </div>
        {typeof finishedCount === 'number' && finishedCount > 0 && (
          <ProgressRing done={finishedCount} all={entries.length} />
        )}
        <CollectionActions collection={collection} onEdit={() => setEditing(true)} more={actions(id)} />
      </header>
      {editing ? (
        <Editor collection={collection} entries={entries} onClose={close} onBroken={close} />
      ) : (
        <section aria-label={texts.entries}>
          <h2 className="sr-only">{texts.entries}</h2>
          {entries.length === 0 ? (
            <EmptyState title={texts.empty} hint={texts.emptyHint} />
          ) : (
            <EntryWall entries={entries} />
          )}
        </section>
      )}
      <div className="max-w-3xl">{comments(id)}</div>
    </div>
  );
}

function Byline({
  collection: { owner, editedAt },
  count,
}: {
  collection: CollectionDetailsFragment;
  count: number;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
      {owner ? (
        <Link
          to={owner.path}
          className="inline-flex items-center gap-2 font-semibold text-text hover:underline"
        >
          <Avatar name={owner.name} src={owner.avatar ?? undefined} size="sm" />
          {owner.name}
        </Link>
      ) : (
        <span>{texts.gone}</span>
      )}
      <span className="tabular">{texts.titles(count)}</span>
      <TimeAgo at={editedAt} />
    </div>
  );
}

function Head({ collection }: { collection: CollectionDetailsFragment }) {
  const { name, description, path, card, entryCount, visibility } = collection;
  return (
    <PageHead
      title={name}
      description={description.slice(0, 160) || texts.pageDescription(name, entryCount)}
      path={path}
      image={card ?? undefined}
      imageSize={CARD}
      noindex={visibility !== 'PUBLIC'}
    />
  );
}

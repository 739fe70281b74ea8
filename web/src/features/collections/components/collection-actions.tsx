import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { Icon } from '../../../components/ui/icon.js';
import { useToast } from '../../../components/ui/toast.js';
import { CollectionsDocument } from '../../../generated/collections.js';
import { DeleteCollectionDocument } from '../../../generated/delete-collection.js';
import type { CollectionDetailsFragment } from '../../../generated/types.js';
import { useViewer } from '../../../lib/viewer.js';
import { formatNumber } from '../../../lib/turkish.js';
import { useLike } from '../hooks/use-like.js';
import { listPath } from '../limits.js';
import { collectionTexts as texts } from '../texts.js';
import { ShareButton } from './share-button.js';

interface Props {
  collection: CollectionDetailsFragment;
  onEdit: () => void;
  /** Of other features. */
  more: ReactNode;
}

/** The actions on a collection: like, share, and for its owner edit and delete. */
export function CollectionActions({ collection, onEdit, more }: Props) {
  const viewer = useViewer();
  const isOwn = viewer.state === 'member' && viewer.member.id === collection.owner?.id;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isOwn ? (
        collection.likeCount > 0 && (
          <p className="tabular inline-flex items-center gap-2 text-muted">
            <Icon name="heart" size={18} />
            {texts.likes(collection.likeCount)}
          </p>
        )
      ) : (
        <LikeButton collection={collection} />
      )}
      {/* Nobody else could open the link of a private one. */}
      {collection.visibility !== 'PRIVATE' && <ShareButton name={collection.name} path={collection.path} />}
      {collection.mayEdit && (
        <Button variant="outline" onClick={onEdit}>
          <Icon name="edit" size={18} />
          {texts.edit}
        </Button>
      )}
      {collection.mayDelete && <DeleteButton id={collection.id} />}
      {!isOwn && more}
    </div>
  );
}

function LikeButton({ collection }: { collection: CollectionDetailsFragment }) {
  const { toggle } = useLike(collection);
  const { liked, likeCount } = collection;
  const text = liked ? texts.liked : texts.like;
  return (
    <Button variant={liked ? 'outline' : 'primary'} aria-pressed={liked} onClick={toggle}>
      <Icon name="heart" size={18} solid={liked} />
      {text}
      {likeCount > 0 && <span className="tabular">{formatNumber(likeCount)}</span>}
    </Button>
  );
}

/** After the call the page is left, even if the call failed (product specification, section 2). */
function DeleteButton({ id }: { id: string }) {
  const [remove, { loading }] = useMutation(DeleteCollectionDocument, {
    refetchQueries: [CollectionsDocument],
    update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Collection', id }) ?? '' }),
  });
  const navigate = useNavigate();
  const { show } = useToast();
  const confirm = () =>
    void remove({ variables: { id } })
      .then(
        () => show({ text: texts.removed, tone: 'success' }),
        () => show({ text: texts.removeFailed, tone: 'error' }),
      )
      .finally(() => void navigate(listPath));
  return (
    <ConfirmDialog
      question={texts.removeQuestion}
      onConfirm={confirm}
      trigger={
        <Button variant="quiet" loading={loading}>
          {texts.remove}
        </Button>
      }
    />
  );
}

import { useMutation } from '@apollo/client/react';
import { useToast } from '../../../components/ui/toast.js';
import { SetCollectionLikeDocument } from '../../../generated/set-collection-like.js';
import type { CollectionDetailsFragment } from '../../../generated/types.js';
import { useLogin } from '../../../lib/login.js';
import { collectionTexts as texts } from '../texts.js';

type Liked = Pick<CollectionDetailsFragment, 'id' | 'liked' | 'likeCount'>;

/** Likes a collection or removes the like. The page shows the change at once and reverts it if it fails. */
export function useLike({ id, liked, likeCount }: Liked): { toggle: () => void; changing: boolean } {
  const { asMember } = useLogin();
  const { show } = useToast();
  const [send, { loading }] = useMutation(SetCollectionLikeDocument, {
    context: { quiet: true },
    update(cache, { data }) {
      const answer = data?.setCollectionLike;
      if (!answer) return;
      cache.modify({
        id: cache.identify({ __typename: 'Collection', id: answer.id }) ?? '',
        fields: { liked: () => answer.liked, likeCount: () => answer.likeCount },
      });
    },
  });
  const set = (active: boolean): void => {
    // The mutation sets a state instead of toggling, so a repeated request changes nothing.
    send({
      variables: { input: { id, active } },
      optimisticResponse: {
        setCollectionLike: {
          __typename: 'CollectionLikePayload',
          id,
          liked: active,
          likeCount: Math.max(0, likeCount + (active ? 1 : -1)),
        } as never,
      },
    }).catch(() => show({ text: texts.likeFailed, tone: 'error', onRetry: () => set(active) }));
  };
  return { toggle: () => asMember(() => set(!liked), texts.likeSignIn), changing: loading };
}

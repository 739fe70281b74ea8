import { useMutation } from '@apollo/client/react';
import { EpisodeCard } from '../../../../components/ui/episode-card.js';
import { IconButton } from '../../../../components/ui/icon-button.js';
import { useToast } from '../../../../components/ui/toast.js';
import { ContinueWatchingDocument } from '../../../../generated/continue-watching.js';
import { RemoveContinueWatchingDocument } from '../../../../generated/remove-continue-watching.js';
import type { ContinueWatchingQuery } from '../../../../generated/types.js';
import { backdropPicture } from '../../../../lib/pictures.js';
import { shareOf } from '../../progress.js';
import { catalogueTexts } from '../../texts.js';
import { homeTexts } from './home-texts.js';

type Item = NonNullable<ContinueWatchingQuery['continueWatching']>['items'][number];

/** An unfinished episode. Its close button removes it at once, and restores it if the removal fails. */
export function ContinueCard({ item }: { item: Item }) {
  const { id, title, episode, season, number } = item;
  const { show } = useToast();
  const [remove] = useMutation(RemoveContinueWatchingDocument, {
    variables: { positionId: id },
    optimisticResponse: { removeContinueWatching: { positionId: id } },
    update: (cache) =>
      cache.updateQuery({ query: ContinueWatchingDocument, variables: { page: 1, size: 12 } }, (old) =>
        old?.continueWatching
          ? {
              continueWatching: {
                ...old.continueWatching,
                items: old.continueWatching.items.filter((other) => other.id !== id),
              },
            }
          : old,
      ),
  });
  const press = () => {
    remove().catch(() => show({ text: homeTexts.removeFailed, tone: 'error', onRetry: press }));
  };
  const name = title?.name ?? episode?.name ?? '';
  const place = title?.kind === 'MOVIE' ? catalogueTexts.kinds.MOVIE : catalogueTexts.place(season, number);
  return (
    <EpisodeCard
      to={episode?.path ?? '/'}
      title={name}
      meta={place}
      picture={backdropPicture(episode?.image ?? title?.backdrop)}
      progress={shareOf(item)}
      mark={
        <IconButton
          icon="close"
          label={homeTexts.remove(name)}
          tabIndex={-1}
          onClick={press}
          className="absolute! top-1 right-1 z-10 scale-80 bg-black/70 text-white opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 hover:bg-black [@media(hover:none)]:opacity-100"
        />
      }
    />
  );
}

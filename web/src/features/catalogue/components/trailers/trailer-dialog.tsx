import { useQuery } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { classes } from '../../../../components/ui/classes.js';
import { Dialog } from '../../../../components/ui/dialog.js';
import { Icon } from '../../../../components/ui/icon.js';
import { Skeleton } from '../../../../components/ui/skeleton.js';
import { ErrorState } from '../../../../components/ui/states.js';
import { TrailersDocument } from '../../../../generated/trailers.js';
import type { PlayableTrailerFragment } from '../../../../generated/types.js';
import { titlePageTexts } from '../../title-page-texts.js';

export interface TrailerProps {
  /** Id of the title that the trailers belong to. */
  name: string;
  /** Ids as one comma-separated value. */
  ids: string;
  /** Plays one trailer; the player feature provides it. */
  player: (trailer: PlayableTrailerFragment) => ReactNode;
  /** Renders the thread of one trailer; the comments feature provides it. */
  comments: (id: string) => ReactNode;
  onClose: () => void;
}

/** The trailers of a title: a list, the chosen one playing, and its comments (specification, section 2). */
export default function TrailerDialog(props: TrailerProps) {
  const { name, ids, onClose } = props;
  const { data, loading, refetch } = useQuery(TrailersDocument, {
    variables: { ids },
    // Fetched again, because addresses are signed for a few hours.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const trailers = data?.trailers ?? [];
  return (
    <Dialog title={titlePageTexts.trailersOf(name)} wide open onOpenChange={(open) => !open && onClose()}>
      {trailers.length > 0 ? (
        <Chosen trailers={trailers} {...props} />
      ) : loading ? (
        <Skeleton className="aspect-video rounded-2xl" />
      ) : (
        <ErrorState
          title={titlePageTexts.trailersFailed}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </Dialog>
  );
}

type ChosenProps = TrailerProps & { trailers: readonly PlayableTrailerFragment[] };

function Chosen({ trailers, player, comments }: ChosenProps) {
  const [id, setId] = useState<string>();
  const chosen = trailers.find((trailer) => trailer.id === id) ?? trailers[0];
  if (!chosen) return null;
  return (
    <>
      <div key={chosen.id}>{player(chosen)}</div>
      <ul aria-label={titlePageTexts.trailers} className="flex flex-wrap gap-2">
        {trailers.map((trailer) => (
          <li key={trailer.id}>
            <button
              type="button"
              aria-current={trailer === chosen ? 'true' : undefined}
              onClick={() => setId(trailer.id)}
              className={classes(
                'inline-flex h-10 items-center gap-2 rounded-full px-4 font-semibold transition-colors',
                trailer === chosen ? 'bg-text text-ink' : 'bg-raised text-muted hover:text-text',
              )}
            >
              <Icon name="play" solid size={14} />
              {trailer.name}
            </button>
          </li>
        ))}
      </ul>
      {comments(chosen.id)}
    </>
  );
}

import { Skeleton } from '../components/ui/skeleton.js';
import { TrailerButton } from '../features/catalogue/components/trailers/trailer-button.js';
import type { PlayableTrailerFragment } from '../generated/types.js';
import { late } from '../components/lazy-open.js';
import { CommentThread } from './comment-thread.js';

const TrailerPlayer = late(() => import('../features/player/components/trailer-player.js'));

/** The trailers of a title with player and comments; nothing if the title has none. */
export function Trailers({ name, ids }: { name: string; ids: string | null }) {
  return ids && <TrailerButton name={name} ids={ids} player={trailerPlayer} comments={trailerComments} />;
}

const trailerPlayer = ({ name, dash, hls, embed }: PlayableTrailerFragment) => (
  <TrailerPlayer
    name={name}
    manifest={dash ?? hls ?? undefined}
    embed={embed ?? undefined}
    standIn={<Skeleton className="aspect-video rounded-2xl" />}
  />
);

const trailerComments = (id: string) => <CommentThread kind="TRAILER" id={id} />;

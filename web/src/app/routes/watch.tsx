import { useLocation, useParams } from 'react-router';
import { LetMeKnow } from '../../features/notifications/components/let-me-know.js';
import { WatchPage } from '../../features/watch/components/watch-page.js';
import { placeOf } from '../../features/watch/place.js';
import { CommentThread } from '../comment-thread.js';
import { EpisodePlayer } from '../episode-player.js';
import { NotFound } from '../not-found.js';

export default function WatchRoute() {
  const section = useLocation().pathname.split('/')[1] ?? '';
  const place = placeOf(section, useParams());
  if (!place) return <NotFound />;
  return (
    <WatchPage
      place={place}
      absent={<NotFound />}
      player={(page, heading) => (
        <EpisodePlayer key={page.episode.id} page={page}>
          {heading}
        </EpisodePlayer>
      )}
      waiting={({ episode }) => <LetMeKnow key={episode.id} kind="EPISODE" id={episode.id} />}
      comments={({ title, episode }) => (
        // A film is talked about in one place, its title.
        <CommentThread
          {...(title.kind === 'MOVIE'
            ? { kind: 'MOVIE', id: title.id }
            : { kind: 'EPISODE', id: episode.id })}
        />
      )}
    />
  );
}

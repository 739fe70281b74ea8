import { useLocation, useParams } from 'react-router';
import { WatchTogetherButton } from '../../features/rooms/components/watch-together-button.js';
import { useWatchTogether } from '../../features/rooms/hooks/use-watch-together.js';
import { WatchPage } from '../../features/watch/components/watch-page.js';
import { placeOf } from '../../features/watch/place.js';
import { CommentThread } from '../comment-thread.js';
import { EpisodePlayer } from '../episode-player.js';
import { NotFound } from '../not-found.js';
import { late } from '../../components/lazy-open.js';

// Loaded later, because only unreleased episodes need it.
const LetMeKnow = late(async () => {
  const module = await import('../../features/notifications/components/let-me-know.js');
  return { default: module.LetMeKnow };
});

export default function WatchRoute() {
  const section = useLocation().pathname.split('/')[1] ?? '';
  const place = placeOf(section, useParams());
  const together = useWatchTogether();
  if (!place) return <NotFound />;
  return (
    <>
      <WatchPage
        place={place}
        absent={<NotFound />}
        player={(page, heading) => (
          <EpisodePlayer key={page.episode.id} page={page} place={place}>
            {heading}
            <div className="page pt-4">
              <WatchTogetherButton
                onPress={() => together.ask({ episodeId: page.episode.id, name: page.title.name })}
              />
            </div>
          </EpisodePlayer>
        )}
        waiting={({ episode }) => <LetMeKnow key={episode.id} kind="EPISODE" id={episode.id} />}
        comments={({ title, episode }) => (
          // All comments about a film are in one thread, that of its title.
          <CommentThread
            {...(title.kind === 'MOVIE'
              ? { kind: 'MOVIE', id: title.id }
              : { kind: 'EPISODE', id: episode.id })}
          />
        )}
      />
      {together.dialog}
    </>
  );
}

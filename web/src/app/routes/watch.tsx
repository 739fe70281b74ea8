import { useApolloClient } from '@apollo/client/react';
import { lazy, Suspense, useCallback } from 'react';
import { useLocation, useParams } from 'react-router';
import { Skeleton } from '../../components/ui/skeleton.js';
import { WatchPage, type WatchedPage } from '../../features/watch/components/watch-page.js';
import { useChosenGroup } from '../../features/watch/hooks/use-chosen-group.js';
import { useResume } from '../../features/watch/hooks/use-resume.js';
import { useSavePosition } from '../../features/watch/hooks/use-save-position.js';
import { placeOf } from '../../features/watch/place.js';
import { watchTexts } from '../../features/watch/texts.js';
import { StreamDocument } from '../../generated/stream.js';
import { useViewer } from '../../lib/viewer.js';
import { NotFound } from '../not-found.js';

// The player and its library load only where something plays.
const Player = lazy(() => import('../../features/player/components/player.js'));

export default function WatchRoute() {
  const section = useLocation().pathname.split('/')[1] ?? '';
  const place = placeOf(section, useParams());
  if (!place) return <NotFound />;
  return (
    <WatchPage
      place={place}
      absent={<NotFound />}
      player={(page) => <EpisodePlayer key={page.episode.id} page={page} />}
      comments={() => null}
    />
  );
}

const waiting = (
  <div aria-busy="true" aria-label={watchTexts.loading} role="status">
    <Skeleton className="aspect-video rounded-poster" />
  </div>
);

/** Waits until it is known where to begin, then plays. */
function EpisodePlayer({ page }: { page: WatchedPage }) {
  const { title, episode, sources } = page;
  const client = useApolloClient();
  const viewer = useViewer();
  const resume = useResume(episode.id);
  const save = useSavePosition(episode.id);
  const [groupId, chooseGroup] = useChosenGroup(title.id);
  const requestStream = useCallback(
    async (sourceHash: string) => {
      const { data } = await client.query({
        query: StreamDocument,
        variables: { sourceHash, episodeId: episode.id },
        fetchPolicy: 'no-cache',
      });
      if (!data?.stream) throw new Error('the source has no stream');
      return data.stream;
    },
    [client, episode.id],
  );
  if (!resume.ready) return waiting;
  const member = viewer.state === 'member';
  return (
    <Suspense fallback={waiting}>
      <Player
        title={`${title.name} ${watchTexts.place(episode.season, episode.number)}`}
        groups={sources?.groups ?? []}
        segments={sources?.segments ?? []}
        startAt={resume.startAt}
        member={member}
        groupId={groupId}
        poster={episode.image ?? title.backdrop ?? undefined}
        requestStream={requestStream}
        onGroupChosen={chooseGroup}
        onProgress={member ? save : undefined}
      />
    </Suspense>
  );
}

import { useApolloClient } from '@apollo/client/react';
import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { PlayerFrame } from '../features/player/components/player-frame.js';
import { SourcePicker } from '../features/player/components/source-picker.js';
import type { WatchedPage } from '../features/watch/components/watch-page.js';
import { useChosenGroup } from '../features/watch/hooks/use-chosen-group.js';
import { useResume } from '../features/watch/hooks/use-resume.js';
import { useSavePosition } from '../features/watch/hooks/use-save-position.js';
import { watchTexts } from '../features/watch/texts.js';
import { StreamDocument } from '../generated/stream.js';
import { useViewer } from '../lib/viewer.js';

// The player and its library load only where something plays.
const Player = lazy(() => import('../features/player/components/player.js'));

interface Props {
  page: WatchedPage;
  /** Stands between the picture and its sources. */
  children: ReactNode;
}

/** An episode's player with what the watch feature knows: where to begin, which group, where to keep the position. */
export function EpisodePlayer({ page, children }: Props) {
  const { title, episode, sources } = page;
  const client = useApolloClient();
  const member = useViewer().state === 'member';
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
  const groups = sources?.groups ?? [];
  const poster = episode.image ?? title.backdrop ?? undefined;
  // The same size as the player that follows, so that nothing moves when it comes.
  const waiting = (
    <>
      <PlayerFrame label={watchTexts.loading} poster={poster} />
      {children}
      <SourcePicker groups={groups} member={member} current={undefined} />
    </>
  );
  if (!resume.ready) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Player
        title={watchTexts.playing(title.name, title.kind === 'MOVIE' ? undefined : episode)}
        groups={groups}
        segments={sources?.segments ?? []}
        startAt={resume.startAt}
        member={member}
        groupId={groupId}
        poster={poster}
        requestStream={requestStream}
        onGroupChosen={chooseGroup}
        onProgress={member ? save : undefined}
      >
        {children}
      </Player>
    </Suspense>
  );
}

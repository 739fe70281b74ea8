import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { AgeMark, ContentMark } from '../components/ui/age-mark.js';
import { useNow } from '../components/ui/use-now.js';
import { contentWarnings } from '../features/catalogue/marks.js';
import { FailedPlayer } from '../features/player/components/failed-player.js';
import { PlayerFrame } from '../features/player/components/player-frame.js';
import { SourcePicker } from '../features/player/components/source-picker.js';
import type { WatchedPage } from '../features/watch/watched-page.js';
import { useChosenGroup } from '../features/watch/hooks/use-chosen-group.js';
import { usePreRoll } from '../features/watch/hooks/use-pre-roll.js';
import { useResume } from '../features/watch/hooks/use-resume.js';
import { useSavePosition } from '../features/watch/hooks/use-save-position.js';
import { watchTexts } from '../features/watch/texts.js';
import { StreamDocument } from '../generated/stream.js';
import { ageRating } from '../lib/age-rating.js';
import { late } from '../lib/lazy-open.js';
import { useViewer } from '../lib/viewer.js';

// The player and its library load only where something plays.
const Player = late(() => import('../features/player/components/player.js'));

interface Props {
  page: WatchedPage;
  /** Stands between the picture and its sources. */
  children: ReactNode;
}

/** An episode's player with what the watch feature knows: adverts, where to begin, which group, where to keep the position. */
export function EpisodePlayer({ page, children }: Props) {
  const { title, episode, sources, previous, next } = page;
  const client = useApolloClient();
  const navigate = useNavigate();
  const member = useViewer().state === 'member';
  const resume = useResume(episode.id);
  const adverts = usePreRoll(title.id);
  const save = useSavePosition(episode.id);
  const [groupId, chooseGroup] = useChosenGroup(title.id);
  const now = useNow(60_000);
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
  const poster = episode.image ?? title.backdrop ?? undefined;
  // The same size as the player that follows, so that nothing moves when it comes.
  const around = (frame: ReactNode) => (
    <>
      {frame}
      {children}
      <SourcePicker groups={sources?.groups ?? []} member={member} current={undefined} />
    </>
  );
  const waiting = around(<PlayerFrame label={watchTexts.loading} poster={poster} />);
  if (!resume.ready || !adverts.ready) return waiting;
  const isOut = now && next?.releasedAt && Date.parse(next.releasedAt) <= now.getTime();
  const nextPath = isOut ? next.path : undefined;
  const age = ageRating(title.ageMark);
  return (
    <Player
      standIn={waiting}
      instead={(again) => around(<FailedPlayer onRetry={again} />)}
      title={watchTexts.playing(title.name, title.kind === 'MOVIE' ? undefined : episode)}
      groups={sources?.groups ?? []}
      segments={sources?.segments ?? []}
      startAt={resume.startAt}
      member={member}
      groupId={groupId}
      poster={poster}
      preRoll={adverts.preRoll}
      marks={
        age && (
          <>
            <AgeMark rating={age} size={36} />
            {title.contentMarks.map((mark) => (
              <ContentMark key={mark} warning={contentWarnings[mark]} size={36} />
            ))}
          </>
        )
      }
      nextTitle={next ? watchTexts.place(next.season, next.number) : undefined}
      onNext={nextPath ? () => void navigate(nextPath) : undefined}
      onPrevious={previous?.path ? () => void navigate(previous.path ?? '') : undefined}
      requestStream={requestStream}
      onGroupChosen={chooseGroup}
      onAdvert={adverts.count}
      onProgress={member ? save : undefined}
    >
      {children}
    </Player>
  );
}

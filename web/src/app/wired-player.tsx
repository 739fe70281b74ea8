import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { AgeMark, ContentMark } from '../components/ui/age-mark.js';
import { useNow } from '../components/ui/use-now.js';
import { contentWarnings } from '../features/catalogue/marks.js';
import Player from '../features/player/components/player.js';
import { createMediaPresence } from '../features/rooms/media-presence.js';
import { SeasonRail } from '../features/watch/components/season-rail.js';
import { askStream, earlyStreams, streamKey } from '../features/watch/early-start.js';
import { useChosenGroup } from '../features/watch/hooks/use-chosen-group.js';
import { useCountAdvert } from '../features/watch/hooks/use-count-advert.js';
import { useFailedPlay } from '../features/watch/hooks/use-failed-play.js';
import { useKeepPosition } from '../features/watch/hooks/use-keep-position.js';
import type { PreRollAnswer } from '../features/watch/hooks/use-pre-roll.js';
import type { Resume } from '../features/watch/hooks/use-resume.js';
import { useSavePosition } from '../features/watch/hooks/use-save-position.js';
import { watchTexts } from '../features/watch/texts.js';
import { ageRating } from '../lib/age-rating.js';
import { late } from '../components/lazy-open.js';
import { useViewer } from '../lib/viewer.js';
import type { EpisodePlayerProps } from './episode-player.js';

// Loaded later, because only viewers who switch it on need it.
const Crowd = late(() => import('../features/rooms/components/crowd.js'));
const ignore = () => undefined;

interface Props extends EpisodePlayerProps {
  resume: Resume;
  adverts: PreRollAnswer;
  poster: string | undefined;
}

/** The player wired to the watch feature: streams, translator group, position saving. Loaded with the player. */
export default function WiredPlayer(props: Props) {
  const { page, place, room, resume, adverts, poster, overlay, children } = props;
  const { title, episode, sources, previous, next } = page;
  const client = useApolloClient();
  const navigate = useNavigate();
  const member = useViewer().state === 'member';
  const save = useSavePosition(episode.id);
  const keep = useKeepPosition(episode.id);
  const inRoom = room !== undefined;
  const saveInRoom = useMemo((): typeof save | undefined => {
    if (!inRoom) return undefined;
    const presence = createMediaPresence(episode.id, resume.startAt);
    // The position of a member who came late does not mean that the member has watched the episode.
    return async (report, leaving) =>
      presence.at(report.positionSeconds, report.measuredAt.getTime()) ? save(report, leaving) : undefined;
  }, [inRoom, save, episode.id, resume.startAt]);
  const [groupId, chooseGroup] = useChosenGroup(title.id, resume.groupId);
  const countFailed = useFailedPlay(episode.id);
  const countAdvert = useCountAdvert();
  const now = useNow(60_000);
  const requestStream = useCallback(
    (sourceHash: string) => {
      const ask = () => askStream(client, episode.id, sourceHash);
      return earlyStreams.take(streamKey(episode.id, sourceHash), ask);
    },
    [client, episode.id],
  );
  const isOut = now && next?.releasedAt && Date.parse(next.releasedAt) <= now.getTime();
  const nextPath = isOut ? next.path : undefined;
  const isFilm = title.kind === 'MOVIE';
  const age = ageRating(title.ageMark);
  return (
    <Player
      title={watchTexts.playing(title.name, isFilm ? undefined : episode)}
      heading={{
        title: title.name,
        detail: isFilm ? undefined : watchTexts.shortPlace(episode),
        path: title.path,
      }}
      episodes={
        !isFilm && !room && <SeasonRail place={place} seasons={title.seasons} current={episode.id} isPanel />
      }
      groups={sources?.groups ?? []}
      segments={sources?.segments ?? []}
      startAt={room ? room.startAt : resume.startAt}
      member={member}
      groupId={groupId}
      sourceHash={room?.sourceHash}
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
      nextTitle={next ? watchTexts.nextTitle(next) : undefined}
      nextPicture={next?.image ?? title.backdrop ?? undefined}
      onNext={room ? room.onNext : nextPath ? () => void navigate(nextPath) : undefined}
      onPrevious={previous?.path && !room ? () => void navigate(previous.path ?? '') : undefined}
      remote={room?.remote}
      overlay={overlay}
      // A room has its own reactions.
      crowd={
        room
          ? undefined
          : (position) => <Crowd episodeId={episode.id} position={position} onBroken={ignore} />
      }
      requestStream={requestStream}
      onGroupChosen={chooseGroup}
      onSourceFailed={countFailed}
      onAdvert={countAdvert}
      onProgress={member ? (saveInRoom ?? save) : keep}
    >
      {children}
    </Player>
  );
}

import { useMutation } from '@apollo/client/react';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { AgeMark } from '../../../components/ui/age-mark.js';
import { Button } from '../../../components/ui/button.js';
import { buttonClasses } from '../../../components/ui/button-styles.js';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { EmptyState, ErrorState } from '../../../components/ui/states.js';
import { useToast } from '../../../components/ui/toast.js';
import { JoinRoomDocument } from '../../../generated/join-room.js';
import type { RoomFieldsFragment } from '../../../generated/types.js';
import { ageRating } from '../../../lib/age-rating.js';
import { readError } from '../../../lib/graphql-error.js';
import { leaveForLogin } from '../../../lib/own-path.js';
import { PageHead } from '../../../lib/page-head.js';
import { wasMember } from '../../../lib/member-hint.js';
import { useViewer } from '../../../lib/viewer.js';
import type { EpisodeChoiceSlot } from '../episode-choice-slot.js';
import { type LiveRoom, useRoom } from '../hooks/use-room.js';
import type { PlayerReport } from '../hooks/use-room-sync.js';
import { roomPath, roomsPath } from '../paths.js';
import type { PlayerLink } from '../player-link.js';
import { roomTexts as texts } from '../texts.js';
import { useReport } from '../../report/use-report.js';
import { RoomStage } from './room-stage.js';
import { RoomStart } from './room-start.js';
import { useReportSlot } from '../hooks/use-report-slot.js';

/** The properties that the page of a room passes to the player of its episode. */
export interface RoomPlayerProps {
  room: RoomFieldsFragment;
  /** Connects the player to the room; must be the same object at each render. */
  link: PlayerLink;
  /** Moves the room to the next episode; absent for members without the controls. */
  onNext: ((episodeId: string) => void) | undefined;
  /** Rendered on the picture. */
  overlay: ReactNode;
  /** Rendered between the picture and its sources. */
  children: ReactNode;
}

interface Props {
  code: string;
  /** Called with the room at its entrance and inside, so that the player loads faster; must be the same function at each render. */
  prepare: (room: RoomFieldsFragment) => void;
  /** Renders the player of the room's episode. */
  player: (props: RoomPlayerProps) => ReactNode;
  /** Renders the choice of an episode for the queue. */
  episodeChoice: EpisodeChoiceSlot;
}

/** /oda/{code}: the entrance of a room, the room itself, or the reason why it cannot be entered. Only for members. */
export function RoomPage({ code, prepare, player, episodeChoice }: Props) {
  const viewer = useViewer();
  useEffect(() => {
    if (viewer.state === 'visitor') leaveForLogin(roomPath(code));
  }, [viewer.state, code]);
  return (
    <>
      <PageHead title={texts.title} description={texts.description} path={roomPath(code)} noindex />
      {/* A browser that was signed in last time reads the room together with the session. */}
      {viewer.state === 'member' || (viewer.state === 'unknown' && wasMember()) ? (
        <Member
          code={code}
          viewerId={viewer.state === 'member' ? viewer.member.id : undefined}
          prepare={prepare}
          player={player}
          episodeChoice={episodeChoice}
        />
      ) : (
        <Waiting />
      )}
    </>
  );
}

const Waiting = () => (
  <div className="page pt-6">
    <Skeleton className="aspect-video w-full rounded-3xl" />
  </div>
);

function Member({
  code,
  viewerId,
  prepare,
  player,
  episodeChoice,
}: Props & { viewerId: string | undefined }) {
  const [report, setReport] = useReportSlot();
  const live = useRoom(code, viewerId, report);
  const { room, failed, reload } = live;
  const { show } = useToast();
  const isInside = room?.viewerRole != null;
  const isOutside = room !== undefined && !isInside;
  const wasInside = useRef(false);
  useEffect(() => {
    if (isOutside && wasInside.current) show({ text: texts.removed });
    wasInside.current = isInside;
  }, [isInside, isOutside, show]);
  // Before the effects of the player inside, which takes what is prepared.
  useLayoutEffect(() => {
    if (room && room.phase !== 'ENDED') prepare(room);
    // Once for each episode: what is prepared does not depend on the rest of the room.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [prepare, room?.episode?.id]);
  if (room === undefined || viewerId === undefined)
    return failed && viewerId !== undefined ? (
      <div className="page pt-12">
        <ErrorState title={texts.loadFailed} onRetry={reload} />
      </div>
    ) : (
      <Waiting />
    );
  if (room === null) return <Nothing title={texts.absent} hint={texts.absentHint} />;
  if (room.phase === 'ENDED' && room.viewerRole === null)
    return <Nothing title={texts.ended} hint={texts.endedHint} />;
  if (room.viewerRole === null)
    return <RoomEntrance room={room} live={live} viewerId={viewerId} prepare={prepare} />;
  return (
    <RoomStage
      key={room.code}
      room={room}
      live={live}
      viewerId={viewerId}
      player={player}
      episodeChoice={episodeChoice}
      onReport={(read: () => PlayerReport) => setReport(read)}
    />
  );
}

const Nothing = ({ title, hint }: { title: string; hint: string }) => (
  <div className="page pt-12">
    <EmptyState
      icon="screen"
      title={title}
      hint={hint}
      action={
        <Link to={roomsPath} className={buttonClasses('outline')}>
          {texts.otherRooms}
        </Link>
      }
    />
  </div>
);

/** The entrance: it shows the episode and the host. A member counts as present only after pressing the button. */
function RoomEntrance({
  room,
  live,
  viewerId,
  prepare,
}: { room: RoomFieldsFragment; live: LiveRoom; viewerId: string } & Pick<Props, 'prepare'>) {
  const [join, { loading }] = useMutation(JoinRoomDocument);
  const report = useReport('ROOM');
  const { show } = useToast();
  const { title, episode, host, presentCount, invited, code } = room;
  const age = ageRating(episode?.title?.ageMark ?? null);
  const enter = () => {
    const sentAt = performance.now();
    join({ variables: { code } }).then(
      ({ data }) => data && live.take(data.joinRoom.room, sentAt),
      (error: unknown) => {
        show({ text: readError(error).message || texts.enterFailed, tone: 'error', onRetry: enter });
        live.reload();
      },
    );
    // The browser keeps the manifest for a minute only.
    prepare(room);
  };
  return (
    <div className="page grid justify-items-center gap-5 pt-10 pb-16 text-center">
      {episode?.image && (
        <img
          src={episode.image}
          alt=""
          width={640}
          height={360}
          className="aspect-video w-full max-w-xl rounded-3xl object-cover"
        />
      )}
      <h1 className="text-3xl break-words">{title}</h1>
      {episode?.title && (
        <p className="inline-flex flex-wrap items-center justify-center gap-2 text-muted">
          {age && <AgeMark rating={age} size={28} />}
          {episode.title.name}
          {episode.title.kind !== 'MOVIE' && ` · ${texts.place(episode)}`}
        </p>
      )}
      <p className="text-muted">
        {[
          invited && texts.invited,
          host && texts.by(host.name),
          presentCount > 0 && texts.present(presentCount),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {room.phase === 'LOBBY' && <RoomStart room={room} />}
      <Button size="lg" loading={loading} onClick={enter}>
        {texts.enter}
      </Button>
      {host?.id !== viewerId && (
        <Button size="sm" variant="quiet" onClick={() => report.ask(code)}>
          {texts.reportRoom}
        </Button>
      )}
      {report.dialog}
    </div>
  );
}

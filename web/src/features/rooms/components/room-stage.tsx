import { useApolloClient, useMutation } from '@apollo/client/react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { Menu } from '../../../components/ui/menu.js';
import { Sheet } from '../../../components/ui/sheet.js';
import { Tabs } from '../../../components/ui/tabs.js';
import { useToast } from '../../../components/ui/toast.js';
import { useMedia } from '../../../components/ui/use-media.js';
import { ControlRoomDocument } from '../../../generated/control-room.js';
import { EndRoomDocument } from '../../../generated/end-room.js';
import { LeaveRoomDocument } from '../../../generated/leave-room.js';
import { StartRoomDocument } from '../../../generated/start-room.js';
import type { ControlRoomInput, ReactionKind, RoomFieldsFragment } from '../../../generated/types.js';
import { readError } from '../../../lib/graphql-error.js';
import { late } from '../../../components/lazy-open.js';
import type { EpisodeChoiceSlot } from '../episode-choice-slot.js';
import { useMemberActions } from '../hooks/use-member-actions.js';
import { useNextEpisode } from '../hooks/use-next-episode.js';
import type { LiveRoom } from '../hooks/use-room.js';
import { useRoomChat } from '../hooks/use-room-chat.js';
import { useRoomMembers } from '../hooks/use-room-members.js';
import { useRoomQueue } from '../hooks/use-room-queue.js';
import { useRoomSource } from '../hooks/use-room-source.js';
import { type OwnCommand, type PlayerReport, useRoomSync } from '../hooks/use-room-sync.js';
import { useReport } from '../../report/use-report.js';
import { FloatingReactions } from '../../reactions/floating-reactions.js';
import { roomsPath } from '../paths.js';
import type { ViewerAction } from '../player-link.js';
import { queueTexts } from '../queue-texts.js';
import { queuedName } from '../queued-name.js';
import { MOST_WITH_CONTROLS } from '../room-state.js';
import { roomTexts as texts } from '../texts.js';
import { MembersList, MembersStrip } from './members-strip.js';
import { NextCountdown } from './next-countdown.js';
import { RoomChat } from './room-chat.js';
import { ReactionBar } from './reaction-bar.js';
import type { RoomPlayerProps } from './room-page.js';
import { RoomLobby } from './room-lobby.js';
import { RoomQueue } from './room-queue.js';
import { RoomWait } from './room-wait.js';
import { RoomWatched } from './room-watched.js';

/** From here on chat and members stand beside the picture. */
const WIDE = '(min-width: 1100px)';

const InviteDialog = late(() => import('./invite-dialog.js'));

type RoomCommandInput = Pick<ControlRoomInput, 'kind' | 'positionMs' | 'rate' | 'episodeId' | 'sourceHash'>;

interface Props {
  room: RoomFieldsFragment;
  live: LiveRoom;
  viewerId: string;
  player: (props: RoomPlayerProps) => ReactNode;
  episodeChoice: EpisodeChoiceSlot;
  onReport: (read: () => PlayerReport) => void;
}

/**
 * Inside a room: the picture first; chat, members and queue to its right from 1100 px on. On phones the picture stays above, the chat
 * is below it, and a sheet holds the members.
 */
export function RoomStage({ room, live, viewerId, player, episodeChoice, onReport }: Props) {
  const { code, epoch, phase, playback, viewerRole, mayControl, episode, title } = room;
  const client = useApolloClient();
  const navigate = useNavigate();
  const { show } = useToast();
  const [start, starting] = useMutation(StartRoomDocument);
  const report = useReport('ROOM');
  const [confirmsEnd, setConfirmsEnd] = useState(false);
  const [invites, setInvites] = useState(false);
  const isManager = viewerRole === 'HOST' || viewerRole === 'MODERATOR';
  const isPlaying = phase === 'PLAYING';
  const isEnded = phase === 'ENDED';
  const { members, reload: readMembers } = useRoomMembers(room, live.membersTurn, live.spreadMs);
  const chat = useRoomChat(code, room.chatSeq, {
    changedEntries: live.changedEntries,
    resyncs: live.resyncs,
    polls: !live.isLive && !isEnded,
    spreadMs: live.spreadMs,
    push: { isLive: live.isLive, positionNow: live.positionNow, epoch, memberCount: room.memberCount },
  });
  const actions = useMemberActions(room, (changed) => {
    live.take(changed);
    readMembers();
  });

  const fail = useCallback(
    (error: unknown, otherwise: string) => {
      const { code: problem, message } = readError(error);
      show({ text: problem === 'OUTDATED' ? texts.outdated : message || otherwise, tone: 'error' });
      live.reload();
    },
    [show, live],
  );
  const queue = useRoomQueue(code, room.queueSeq, live.spreadMs);
  const hasQueue = (queue.items?.length ?? 0) > 0;
  const next = useNextEpisode(room, { reports: isManager && hasQueue, take: live.take, fail });
  const send = useCallback(
    (command: RoomCommandInput) => {
      const input = { code, epoch, ...command, idempotencyKey: crypto.randomUUID() };
      client.mutate({ mutation: ControlRoomDocument, variables: { input }, context: { quiet: true } }).then(
        ({ data }) => data && live.take(data.controlRoom.room),
        (error: unknown) => fail(error, texts.commandFailed),
      );
    },
    [client, code, epoch, live, fail],
  );
  const mayCommand = ({ is }: ViewerAction): boolean => {
    if (isPlaying && mayControl) return true;
    if (isPlaying) show({ text: texts.noControls });
    else if (is === 'play') show({ text: texts.notStarted });
    return false;
  };
  const onCommand = (command: OwnCommand) =>
    send(command.kind === 'SEEK' ? { ...command, episodeId: playback.episodeId } : command);
  const onSource = useRoomSource(room);
  const sync = useRoomSync({
    playback,
    inLobby: !isPlaying,
    mayCommand,
    onCommand,
    onEnd: next.atEnd,
    onSource,
  });
  useEffect(() => onReport(sync.report), [onReport, sync.report]);

  const wasHost = useRef(viewerRole === 'HOST');
  useEffect(() => {
    if (viewerRole === 'HOST' && !wasHost.current) show({ text: texts.youAreHost });
    wasHost.current = viewerRole === 'HOST';
  }, [viewerRole, show]);

  const leave = () => {
    client.mutate({ mutation: LeaveRoomDocument, variables: { code }, context: { quiet: true } }).then(
      () => {
        show({ text: texts.left });
        void navigate(roomsPath);
      },
      (error: unknown) => fail(error, texts.actionFailed),
    );
  };
  const end = () => {
    client.mutate({ mutation: EndRoomDocument, variables: { code }, context: { quiet: true } }).then(
      ({ data }) => data && live.take(data.endRoom.room),
      (error: unknown) => fail(error, texts.actionFailed),
    );
  };
  const copy = () => {
    navigator.clipboard.writeText(location.href).then(
      () => show({ text: texts.copied, tone: 'success' }),
      () => show({ text: texts.copyFailed, tone: 'error' }),
    );
  };
  const begin = () => {
    start({ variables: { code, epoch } }).then(
      ({ data }) => data && live.take(data.startRoom.room),
      (error: unknown) => fail(error, texts.startFailed),
    );
  };

  // Without frames the page would not show even the member's own reaction.
  const showOwn = (reaction: ReactionKind) => {
    if (!live.isLive) live.reactions.emit([{ reaction, count: 1 }]);
  };

  const menu = [
    ...(isManager && !isEnded
      ? [{ label: texts.inviteMore, icon: 'plus' as const, onSelect: () => setInvites(true) }]
      : []),
    ...(isEnded ? [] : [{ label: texts.leave, icon: 'logout' as const, onSelect: leave }]),
    ...(viewerRole === 'HOST'
      ? []
      : [{ label: texts.reportRoom, icon: 'warning' as const, onSelect: () => report.ask(code) }]),
    ...(viewerRole === 'HOST' && !isEnded
      ? [{ label: texts.end, icon: 'close' as const, danger: true, onSelect: () => setConfirmsEnd(true) }]
      : []),
    { label: texts.otherRooms, icon: 'screen' as const, to: roomsPath },
  ];
  const isWide = useMedia(WIDE, true);
  const membersLabel = `${texts.membersTab} (${room.memberCount})`;
  const membersList = (
    <MembersList room={room} viewerId={viewerId} members={members ?? []} actions={actions} />
  );
  const isWaiting = room.waitMs !== null;
  const lagging =
    members?.filter(({ memberId, activity }) => activity === 'CATCHING_UP' && memberId !== viewerId) ?? [];
  const mayWait = viewerRole === 'HOST' && playback.playing && room.nextMs === null && lagging.length > 0;
  const watched = (
    <RoomWatched code={code} episodeId={playback.episodeId} isPlaying={isPlaying} spreadMs={live.spreadMs} />
  );
  const side = [
    {
      value: 'chat',
      label: texts.chat,
      content: (
        <div className="grid h-[min(60dvh,34rem)] min-[1100px]:h-[calc(100dvh-var(--top)-9rem)]">
          <RoomChat chat={chat} viewerId={viewerId} isManager={isManager} mayWrite={!isEnded} />
        </div>
      ),
    },
    ...(isWide ? [{ value: 'members', label: membersLabel, content: membersList }] : []),
    {
      value: 'queue',
      label: hasQueue ? `${queueTexts.tab} (${queue.items?.length})` : queueTexts.tab,
      content: (
        <div className="grid gap-8">
          <RoomQueue
            room={room}
            queue={queue}
            episodeChoice={episodeChoice}
            onStart={isManager && !isEnded ? next.start : undefined}
          />
          {!isEnded && watched}
        </div>
      ),
    },
  ];

  const heading = (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5 pt-5">
      {sync.blocked && (
        <div
          role="alert"
          className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-saffron bg-surface p-4"
        >
          <p className="text-sm">{texts.pressHint}</p>
          <Button onClick={sync.press}>{texts.press}</Button>
        </div>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl break-words">{title}</h1>
          <p className="text-muted">
            {episode?.title ? (
              <>
                <Link to={episode.title.path} className="underline-offset-4 hover:underline">
                  {episode.title.name}
                </Link>
                {episode.title.kind !== 'MOVIE' && ` · ${texts.place(episode)}`}
              </>
            ) : (
              texts.noEpisode
            )}
          </p>
        </div>
        <div className="flex items-center gap-1">
          {!isWide && (
            <Sheet
              title={texts.membersOf}
              side="bottom"
              trigger={
                <Button size="sm" variant="outline">
                  {membersLabel}
                </Button>
              }
            >
              {membersList}
            </Sheet>
          )}
          <Button size="sm" variant="outline" onClick={copy}>
            {texts.copy}
          </Button>
          <Menu trigger={<IconButton icon="more" label={texts.menu} />} items={menu} />
        </div>
      </div>
      {phase === 'LOBBY' && (
        <RoomLobby
          room={room}
          members={members}
          onBegin={isManager ? begin : undefined}
          begins={starting.loading}
        />
      )}
      {room.nextMs !== null && queue.items?.[0] && (
        <NextCountdown
          nextMs={room.nextMs}
          name={queuedName(queue.items[0])}
          onStart={isManager ? () => next.start() : undefined}
          onStop={isManager ? next.stop : undefined}
        />
      )}
      {isPlaying && (isWaiting || mayWait) && (
        <RoomWait
          isWaiting={isWaiting}
          lagging={lagging}
          onPlayOn={mayControl ? () => send({ kind: 'PLAY' }) : undefined}
          onWait={() => send({ kind: 'WAIT' })}
        />
      )}
      {isEnded && watched}
      {isPlaying && <ReactionBar code={code} onReacted={showOwn} />}
      {isPlaying && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
          <span>{room.memberCount <= MOST_WITH_CONTROLS ? texts.everyone : texts.managersOnly}</span>
          <span role="status">{live.isLive ? texts.live : texts.reconnecting}</span>
          {sync.offsetMs !== undefined && (
            <span className="tabular">
              {texts.yourOffset}: {texts.offset(sync.offsetMs)}
            </span>
          )}
          <Button size="sm" variant="outline" onClick={sync.catchUp}>
            {texts.catchUp}
          </Button>
        </p>
      )}
      {isWide && members && members.length > 0 && <MembersStrip members={members} isPlaying={isPlaying} />}
    </div>
  );

  return (
    // On phones the picture sticks to the top of this whole block; a grid would keep it in its row. The player's sources come last.
    <div className="flex flex-col gap-x-6 pb-10 min-[1100px]:grid min-[1100px]:grid-cols-[minmax(0,1fr)_340px] min-[1100px]:pr-6">
      <div
        data-testid="room-player"
        data-offset={sync.offsetMs}
        className="min-w-0 max-[1099px]:contents max-[1099px]:[&>*]:w-full max-[1099px]:[&>section.page]:order-2 max-[1099px]:[&_.player-stage]:sticky max-[1099px]:[&_.player-stage]:top-(--top) max-[1099px]:[&_.player-stage]:z-10"
      >
        {isEnded ? (
          <>
            <div className="night grid aspect-video place-items-center bg-black p-6 text-center text-text">
              <div>
                <p className="text-xl font-bold">{texts.ended}</p>
                <p className="mt-1 text-muted">{texts.endedHint}</p>
              </div>
            </div>
            {heading}
          </>
        ) : (
          player({
            room,
            link: sync.link,
            // While the queue has an episode, it decides what comes next.
            onNext:
              isManager && queue.items?.length === 0
                ? (episodeId) => send({ kind: 'EPISODE', episodeId })
                : undefined,
            overlay: <FloatingReactions feed={live.reactions} />,
            children: heading,
          })
        )}
      </div>
      <aside className="order-1 min-w-0 px-4 pt-5 sm:px-6 min-[1100px]:sticky min-[1100px]:top-(--top) min-[1100px]:self-start min-[1100px]:px-0">
        <Tabs label={texts.membersOf} items={side} />
      </aside>
      {invites && (
        <InviteDialog
          code={code}
          present={new Set(members?.map(({ memberId }) => memberId))}
          onClose={() => setInvites(false)}
          onBroken={() => setInvites(false)}
        />
      )}
      {report.dialog}
      <ConfirmDialog
        open={confirmsEnd}
        onOpenChange={setConfirmsEnd}
        question={texts.endQuestion}
        yes={texts.end}
        onConfirm={end}
      />
    </div>
  );
}

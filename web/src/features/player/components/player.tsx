import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { usePlayback, type RequestStream } from '../hooks/use-playback.js';
import { useProgress } from '../hooks/use-progress.js';
import { useShaka } from '../hooks/use-shaka.js';
import { isExpired } from '../load-shaka.js';
import { playTime } from '../play-time.js';
import { sourceOrder } from '../source-order.js';
import { playerTexts } from '../texts.js';
import type { PlayerSourceGroup, PositionReport } from '../types.js';
import { EmbedFrame } from './embed-frame.js';
import { Exhausted } from './exhausted.js';
import { PlayerFrame } from './player-frame.js';
import { SkipSegment, type PlayerSegment } from './skip-segment.js';
import { SourcePicker } from './source-picker.js';

export interface PlayerProps {
  /** What is played, for assistive technology: 'Kayıp Vadi, 1. Sezon 3. Bölüm'. */
  title: string;
  groups: readonly PlayerSourceGroup[];
  segments: readonly PlayerSegment[];
  /** Seconds to resume at; 0 from the start. */
  startAt: number;
  member: boolean;
  /** The translator group that this viewer chose for this title before. */
  groupId?: string | undefined;
  poster?: string | undefined;
  requestStream: RequestStream;
  onGroupChosen?: (groupId: string) => void;
  /** `leaving`: the page goes, so only a beacon still gets out. */
  onProgress?: ((position: PositionReport, leaving: boolean) => void) | undefined;
  /** Stands between the picture and its sources. */
  children?: ReactNode;
}

/** Owns an episode's playback: sources, failover, resume, progress. Mount it anew (by key) for another episode. */
export default function Player(props: PlayerProps) {
  const { groups, member, title, segments, startAt } = props;
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [first] = useState(() => sourceOrder(groups, { member, groupId: props.groupId }));
  // Before the player, so that the last position is told while there still is one.
  useProgress(video, props.onProgress);
  const shaka = useShaka(frame, video, (error) => onPlayerError(error));
  const { session, stream, dispatch } = usePlayback(first, startAt, props.requestStream, shaka, video);
  const toast = useToast();

  const { attempt, failed, queue, phase } = session;
  const onPlayerError = (error: { code?: number; data?: unknown[] }) => {
    const position = video.current?.currentTime ?? 0;
    dispatch({ type: isExpired(error) ? 'expired' : 'failed', attempt, position });
  };

  const next = queue[0];
  useEffect(() => {
    if (failed && next) toast.show({ text: playerTexts.handedOver(nameOf(failed), nameOf(next)) });
    // Told once for each hand-over, not when the toast's function changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failed, next]);

  const begun = phase === 'playing';
  const resumed = begun && attempt === 1 && startAt > 0;
  useEffect(() => {
    if (resumed) toast.show({ text: playerTexts.resumed(playTime(startAt)) });
    // Told once, when the first source stands.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [resumed]);

  const choose = (hash: string, groupId: string) => {
    props.onGroupChosen?.(groupId);
    const position = video.current?.currentTime || session.position;
    dispatch({ type: 'chosen', queue: sourceOrder(groups, { member, groupId, hash }), position });
  };

  return (
    <>
      <PlayerFrame label={playerTexts.player(title)}>
        <div
          ref={frame}
          className="size-full"
          data-testid="player"
          data-phase={phase}
          data-source={next?.source.hash}
        >
          <video ref={video} className="size-full" playsInline poster={props.poster} preload="metadata" />
        </div>
        {stream?.kind === 'EMBED' && stream.embed && <EmbedFrame src={stream.embed} title={title} />}
        {begun && <SkipSegment video={video} segments={segments} />}
        {phase === 'exhausted' && (
          <Exhausted
            any={groups.length > 0}
            onRetry={() => dispatch({ type: 'chosen', queue: first, position: session.position })}
          />
        )}
      </PlayerFrame>
      {props.children}
      <SourcePicker groups={groups} member={member} current={next?.source.hash} onChoose={choose} />
    </>
  );
}

const nameOf = ({ group, source }: { group: { name: string }; source: { name: string } }) =>
  `${group.name} · ${source.name}`;

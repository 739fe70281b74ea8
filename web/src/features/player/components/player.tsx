import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { useToast } from '../../../components/ui/toast.js';
import { usePlayback, type RequestStream } from '../hooks/use-playback.js';
import { useProgress } from '../hooks/use-progress.js';
import { useShaka } from '../hooks/use-shaka.js';
import { isExpired } from '../load-shaka.js';
import { sourceOrder } from '../source-order.js';
import { playerTexts } from '../texts.js';
import type { PlayerSourceGroup, PositionReport } from '../types.js';
import { EmbedFrame } from './embed-frame.js';
import { SkipSegment, type PlayerSegment } from './skip-segment.js';
import { SourcePicker } from './source-picker.js';

export interface PlayerProps {
  /** What is played, for assistive technology: 'Kayıp Vadi, 1. sezon 3. bölüm'. */
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
}

/** Owns an episode's playback: sources, failover, resume, progress. Mount it anew (by key) for another episode. */
export default function Player(props: PlayerProps) {
  const { groups, member, title, segments } = props;
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [first] = useState(() => sourceOrder(groups, { member, groupId: props.groupId }));
  const shaka = useShaka(frame, video, (error) => onPlayerError(error));
  const { session, stream, dispatch } = usePlayback(first, props.startAt, props.requestStream, shaka, video);
  useProgress(video, props.onProgress);
  const toast = useToast();

  const { attempt, failed, queue, phase } = session;
  const onPlayerError = (error: { code?: number; data?: unknown[] }) => {
    const position = video.current?.currentTime ?? 0;
    dispatch({ type: isExpired(error) ? 'expired' : 'failed', attempt, position });
  };

  const next = queue[0];
  useEffect(() => {
    if (failed && next) toast.show({ text: playerTexts.handedOver(failed.source.name, next.source.name) });
    // Told once for each hand-over, not when the toast's function changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failed, next]);

  const choose = (hash: string, groupId: string) => {
    props.onGroupChosen?.(groupId);
    const position = video.current?.currentTime ?? session.position;
    dispatch({ type: 'chosen', queue: sourceOrder(groups, { member, groupId, hash }), position });
  };

  return (
    <section aria-label={playerTexts.player(title)} className="grid gap-3">
      <div className="relative aspect-video w-full overflow-hidden rounded-poster bg-black">
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
        {phase === 'playing' && <SkipSegment video={video} segments={segments} />}
        {phase === 'exhausted' && (
          <div
            role="alert"
            className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-black/85 p-6 text-center"
          >
            <p className="font-display text-xl">
              {groups.length > 0 ? playerTexts.exhausted : playerTexts.noSources}
            </p>
            {groups.length > 0 && (
              <>
                <p className="text-muted">{playerTexts.exhaustedHint}</p>
                <Button
                  onClick={() => dispatch({ type: 'chosen', queue: first, position: session.position })}
                >
                  {playerTexts.retry}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      <SourcePicker groups={groups} member={member} current={next?.source.hash} onChoose={choose} />
    </section>
  );
}

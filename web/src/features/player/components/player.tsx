import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import { useApplied } from '../hooks/use-applied.js';
import { useCinema } from '../hooks/use-cinema.js';
import { useControlsShown } from '../hooks/use-controls-shown.js';
import { useDoubleTap } from '../hooks/use-double-tap.js';
import { useMediaSession } from '../hooks/use-media-session.js';
import { useNextEpisode } from '../hooks/use-next-episode.js';
import { usePlayback, type RequestStream } from '../hooks/use-playback.js';
import { usePreferences } from '../hooks/use-preferences.js';
import { useProgress } from '../hooks/use-progress.js';
import { useSegment } from '../hooks/use-segment.js';
import { useShaka } from '../hooks/use-shaka.js';
import { useTracks } from '../hooks/use-tracks.js';
import { useReport } from '../../report/use-report.js';
import { playTime } from '../play-time.js';
import type { PreRoll } from '../pre-roll/pre-roll.js';
import { PreRollStage } from '../pre-roll/pre-roll-stage.js';
import type { AdvertMoment } from '../pre-roll/use-pre-roll.js';
import { sourceOrder } from '../source-order.js';
import { playerTexts } from '../texts.js';
import type { PlayerSegment, PlayerSourceGroup, PositionReport } from '../types.js';
import { AgeNotice } from './age-notice.js';
import { EmbedFrame } from './embed-frame.js';
import { NextCard } from './next-card.js';
import { NoPicture } from './no-picture.js';
import { PlayerControls } from './player-controls.js';
import { PlayerFrame } from './player-frame.js';
import { SkipSegment } from './skip-segment.js';
import { SourcePicker } from './source-picker.js';
import { Statistics } from './statistics.js';
import { TapHint } from './tap-hint.js';

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
  /** What runs before the episode. */
  preRoll?: Pick<PreRoll, 'variant' | 'adverts'> | undefined;
  /** The title's age and content marks. */
  marks?: ReactNode;
  /** What comes next, and the ways there and back; absent where there is no such episode. */
  nextTitle?: string | undefined;
  onNext?: (() => void) | undefined;
  onPrevious?: (() => void) | undefined;
  requestStream: RequestStream;
  onGroupChosen?: (groupId: string) => void;
  onAdvert?: (advertId: string, moment: AdvertMoment) => void;
  /** `leaving`: the page goes, so only a beacon still gets out. */
  onProgress?: ((position: PositionReport, leaving: boolean) => void) | undefined;
  /** Stands between the picture and its sources. */
  children?: ReactNode;
}

/** Owns an episode's playback: adverts, sources, failover, resume, progress. Mount it anew (by key) for another episode. */
export default function Player(props: PlayerProps) {
  const { groups, member, title, segments, startAt } = props;
  const stage = useRef<HTMLElement>(null);
  const hall = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [first] = useState(() => sourceOrder(groups, { member, groupId: props.groupId }));
  const [held, setHeld] = useState(props.preRoll !== undefined);
  const [preferences, change] = usePreferences();
  // Before the player, so that the last position is told while there still is one.
  useProgress(video, props.onProgress);
  const shaka = useShaka(frame, video, (error) => playback.onPlayerError(error), hall);
  // Before a source is loaded, which begins with the tracks that were kept.
  useTracks(shaka, preferences, change);
  const playback = usePlayback(first, startAt, props.requestStream, shaka, video, held);
  const { session, stream, dispatch } = playback;
  const toast = useToast();
  useApplied(video, shaka, preferences, change);
  useMediaSession(video, {
    title,
    picture: props.poster,
    onNext: props.onNext,
    onPrevious: props.onPrevious,
  });
  const segment = useSegment(video, segments, preferences.segments);
  const [next, tellNext] = useNextEpisode(video, segments, props.onNext);
  const controlsShown = useControlsShown(frame, shaka);
  const [cinema, toggleCinema] = useCinema(stage);
  const [statistics, toggleStatistics] = useReducer((shown: boolean) => !shown, false);
  const leap = useDoubleTap(frame, video);

  const report = useReport('SOURCE');
  const { attempt, failed, queue, phase } = session;

  const present = queue[0];
  useEffect(() => {
    if (failed && present) toast.show({ text: playerTexts.handedOver(nameOf(failed), nameOf(present)) });
    // Told once for each hand-over, not when the toast's function changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failed, present]);

  const begun = phase === 'playing' && !held;
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
  const tell = (hash: string) => {
    // The modal lies on the page, which a full screen covers.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    report.ask(hash);
  };
  const skip = () => {
    if (video.current && segment) video.current.currentTime = segment.end;
  };
  const onAdvertsDone = (started: boolean) => {
    // Whoever started the adverts wants the episode, and goes on with its keys.
    if (started) playback.want();
    setHeld(false);
    frame.current?.querySelector<HTMLElement>('.shaka-play-button')?.focus({ preventScroll: true });
  };
  const offersNext = next.phase === 'counting' || next.phase === 'asking';

  return (
    <>
      <PlayerFrame
        ref={stage}
        hall={hall}
        label={playerTexts.player(title)}
        bar={
          <PlayerControls
            stage={stage}
            video={video}
            shaka={shaka}
            on={!held}
            preferences={preferences}
            change={change}
            cinema={cinema}
            toggleCinema={toggleCinema}
            statistics={statistics}
            toggleStatistics={toggleStatistics}
            skip={skip}
            onNext={props.onNext}
            onPrevious={props.onPrevious}
          />
        }
      >
        <div
          ref={frame}
          className="size-full"
          inert={held}
          data-testid="player"
          data-phase={phase}
          data-source={present?.source.hash}
          data-text-style={preferences.textStyle}
        >
          <video ref={video} className="size-full" playsInline poster={props.poster} preload="metadata" />
        </div>
        {stream?.kind === 'EMBED' && stream.embed && !held && <EmbedFrame src={stream.embed} title={title} />}
        <TapHint leap={leap} />
        {begun && statistics && shaka && (
          <Statistics video={video} shaka={shaka} onClose={toggleStatistics} />
        )}
        {begun && props.marks && <AgeNotice video={video}>{props.marks}</AgeNotice>}
        {begun && segment && preferences.segments === 'ask' && !offersNext && (
          <SkipSegment key={segment.start} segment={segment} controlsShown={controlsShown} onSkip={skip} />
        )}
        {begun && props.nextTitle && <NextCard state={next} dispatch={tellNext} title={props.nextTitle} />}
        <NoPicture
          session={session}
          any={groups.length > 0}
          onReport={tell}
          onRetry={() => dispatch({ type: 'chosen', queue: first, position: session.position })}
        />
        {held && props.preRoll && (
          <PreRollStage
            preRoll={props.preRoll}
            onMoment={(advertId, moment) => props.onAdvert?.(advertId, moment)}
            onDone={onAdvertsDone}
          />
        )}
      </PlayerFrame>
      {props.children}
      <SourcePicker
        groups={groups}
        member={member}
        current={present?.source.hash}
        onChoose={choose}
        onReport={tell}
      />
      {report.dialog}
    </>
  );
}

const nameOf = ({ group, source }: { group: { name: string }; source: { name: string } }) =>
  `${group.name} · ${source.name}`;

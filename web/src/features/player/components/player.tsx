import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useToast } from '../../../components/ui/toast.js';
import type { Heading } from '../controls/control-layer.js';
import { useAct } from '../hooks/use-act.js';
import { useApplied } from '../hooks/use-applied.js';
import { leaveFullscreen } from '../leave-fullscreen.js';
import { useLatest } from '../hooks/use-latest.js';
import { useMediaSession } from '../hooks/use-media-session.js';
import { useNextEpisode } from '../hooks/use-next-episode.js';
import { usePlayback, type RequestStream } from '../hooks/use-playback.js';
import { usePreferences } from '../hooks/use-preferences.js';
import { useProgress } from '../hooks/use-progress.js';
import { useRemote } from '../hooks/use-remote.js';
import { useSegment } from '../hooks/use-segment.js';
import { useShaka } from '../hooks/use-shaka.js';
import { useTracks } from '../hooks/use-tracks.js';
import { useReport } from '../../report/use-report.js';
import { playTime } from '../play-time.js';
import type { PlayerRemote } from '../player-control.js';
import type { PreRoll } from '../pre-roll/pre-roll.js';
import { PreRollStage } from '../pre-roll/pre-roll-stage.js';
import type { AdvertMoment } from '../pre-roll/use-pre-roll.js';
import { segmentsAt } from '../episode-time.js';
import { sourceOrder, type Candidate } from '../source-order.js';
import type { SegmentMode } from '../preferences.js';
import { playerTexts } from '../texts.js';
import type { PlayerSegment, PlayerSourceGroup, ReportProgress } from '../types.js';
import { AgeNotice } from './age-notice.js';
import { EmbedFrame } from './embed-frame.js';
import { NextCard } from './next-card.js';
import { NoPicture } from './no-picture.js';
import { PlayerControls } from './player-controls.js';
import { PlayerFrame } from './player-frame.js';
import { SkipSegment } from './skip-segment.js';
import { SourceGroups, SourcePicker } from './source-picker.js';
import { Statistics } from './statistics.js';

export interface PlayerProps {
  /** Accessible label of the episode: 'Kayıp Vadi, 1. Sezon 3. Bölüm'. */
  title: string;
  /** The label on the picture, with a link to the title's page. */
  heading: Heading;
  groups: readonly PlayerSourceGroup[];
  segments: readonly PlayerSegment[];
  /** Seconds to resume at; 0 from the start. */
  startAt: number;
  member: boolean;
  /** The translator group that the viewer chose earlier for this title. */
  groupId?: string | undefined;
  /** The source for a viewer who has not chosen a group. */
  sourceHash?: string | undefined;
  poster?: string | undefined;
  /** Adverts before the episode. */
  preRoll?: Pick<PreRoll, 'variant' | 'adverts'> | undefined;
  /** The title's age and content marks. */
  marks?: ReactNode;
  /** The label of the next episode, and the handlers for next and previous; absent if there is no such episode. */
  nextTitle?: string | undefined;
  /** Still of the next episode. */
  nextPicture?: string | undefined;
  onNext?: (() => void) | undefined;
  onPrevious?: (() => void) | undefined;
  requestStream: RequestStream;
  onGroupChosen?: (groupId: string) => void;
  /** A source failed while the device was online. */
  onSourceFailed?: (sourceHash: string) => void;
  onAdvert?: (advertId: string, moment: AdvertMoment) => void;
  onProgress?: ReportProgress | undefined;
  /** Controls the player from outside and is notified of the viewer's actions; absent for a viewer who watches alone. */
  remote?: PlayerRemote | undefined;
  /** Rendered on the picture, below the controls. */
  overlay?: ReactNode;
  /**
   * Renders the reactions of earlier viewers on the picture, for viewers who switch them on; absent where there are none.
   * `position` in seconds of the episode; undefined while nothing plays.
   */
  crowd?: ((position: () => number | undefined) => ReactNode) | undefined;
  /** The list of episodes, opened over the picture; absent for a film. */
  episodes?: ReactNode;
  /** Rendered between the picture and its sources. */
  children?: ReactNode;
}

/** Controls the playback of an episode: adverts, sources, failover, resume, progress. Use the episode as `key`. */
export default function Player(props: PlayerProps) {
  const { groups, member, title, startAt, remote } = props;
  const stage = useRef<HTMLElement>(null);
  const hall = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const picker = useRef<HTMLElement>(null);
  const [order, setOrder] = useState(() =>
    sourceOrder(groups, {
      member,
      groupId: props.groupId,
      hash: props.groupId ? undefined : props.sourceHash,
    }),
  );
  const [held, setHeld] = useState(props.preRoll !== undefined);
  const [preferences, change] = usePreferences();
  const offset = useRef(0);
  // Declared before the player hook: its cleanup reports the last position, for which the player must still exist.
  useProgress(video, props.onProgress, offset);
  const shaka = useShaka(frame, video, (error) => playback.onPlayerError(error));
  // Runs before a source loads, because loading starts with the saved tracks.
  useTracks(shaka, preferences, change);
  const playback = usePlayback(order, startAt, props.requestStream, shaka, video, {
    held,
    alone: remote === undefined,
    offset,
  });
  const { session, stream, dispatch, lead } = playback;
  const segments = useMemo(() => segmentsAt(props.segments, lead), [props.segments, lead]);
  const toast = useToast();
  useApplied(video, shaka, preferences, change);
  const act = useAct(video, offset, remote);
  useMediaSession(video, act, {
    title,
    picture: props.poster,
    onNext: props.onNext,
    onPrevious: props.onPrevious,
  });
  const segment = useSegment(video, segments, remote ? together(preferences.segments) : preferences.segments);
  const [next, tellNext] = useNextEpisode(video, segments, props.onNext);
  const [controlsShown, setControlsShown] = useState(true);
  const [statistics, toggleStatistics] = useReducer((shown: boolean) => !shown, false);

  const report = useReport('SOURCE');
  const { attempt, failed, queue, phase } = session;

  const present = queue[0];
  const reported = useRef<Candidate>(undefined);
  useEffect(() => {
    if (phase !== 'playing' || failed === reported.current) return;
    reported.current = failed;
    if (failed && present) toast.show({ text: playerTexts.handedOver(nameOf(failed), nameOf(present)) });
    // Shows the toast once per failover, when the next source is ready, not when the toast function changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failed, present, phase]);

  const latestOnFailed = useLatest(props.onSourceFailed);
  const failedHash = failed?.source.hash;
  useEffect(() => {
    if (failedHash && navigator.onLine) latestOnFailed.current?.(failedHash);
  }, [failedHash, latestOnFailed]);

  const begun = phase === 'playing' && !held;
  const resumed = begun && attempt === 1 && startAt > 0 && !remote;
  useEffect(() => {
    const element = video.current;
    if (!resumed || !element) return undefined;
    const show = () => toast.show({ text: playerTexts.resumed(playTime(startAt)) });
    if (!element.paused) {
      show();
      return undefined;
    }
    element.addEventListener('play', show, { once: true });
    return () => element.removeEventListener('play', show);
    // Shows the toast once, when the picture first plays on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [resumed]);

  const choose = (hash: string, groupId: string) => {
    props.onGroupChosen?.(groupId);
    const at = video.current?.currentTime ?? 0;
    const position = at > 0 ? Math.max(at - offset.current, 0) : session.position;
    const queue = sourceOrder(groups, { member, groupId, hash });
    setOrder(queue);
    dispatch({ type: 'chosen', queue, position });
  };
  const tell = (hash: string) => {
    leaveFullscreen();
    report.ask(hash);
  };
  const lookAtSources = () => {
    leaveFullscreen();
    picker.current?.scrollIntoView({ block: 'center' });
    picker.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  const skip = segment && (() => void act({ is: 'seek', to: segment.end }));
  const onAdvertsDone = (started: boolean) => {
    // After the adverts the player gets the focus: a viewer who started them wants the episode and its keys.
    if (started && !remote) playback.want();
    setHeld(false);
    // The controls stay inert until this is rendered.
    requestAnimationFrame(() =>
      hall.current?.querySelector<HTMLElement>('.player-play')?.focus({ preventScroll: true }),
    );
  };
  const embed = stream?.kind === 'EMBED' && !held ? stream.embed : undefined;
  useRemote(video, remote, {
    session,
    held,
    embedded: embed !== undefined,
    offset,
    chooseSource(hash) {
      const group = groups.find(({ sources }) => sources.some((source) => source.hash === hash));
      if (group) choose(hash, group.groupId);
      return group !== undefined;
    },
  });
  const positionNow = useCallback(() => {
    const element = video.current;
    return element && !element.paused ? Math.max(element.currentTime - offset.current, 0) : undefined;
  }, []);
  const offersNext = next.phase === 'counting' || next.phase === 'asking';

  return (
    <>
      <PlayerFrame ref={stage} hall={hall} label={playerTexts.player(title)}>
        <div
          ref={frame}
          className="size-full"
          inert={held}
          data-testid="player"
          data-phase={phase}
          data-source={present?.source.hash}
          data-text-style={preferences.textStyle}
          data-text-place={preferences.textPlace}
          data-raised={controlsShown}
        >
          <video ref={video} className="size-full" playsInline poster={props.poster} preload="metadata" />
        </div>
        {embed && <EmbedFrame src={embed} title={title} />}
        {props.overlay}
        {begun && preferences.crowd && props.crowd?.(positionNow)}
        {!embed && phase !== 'exhausted' && phase !== 'refused' && (
          <PlayerControls
            stage={stage}
            hall={hall}
            frame={frame}
            video={video}
            shaka={shaka}
            act={act}
            on={!held}
            waiting={phase === 'loading'}
            heading={props.heading}
            segments={segments}
            preferences={preferences}
            change={change}
            statistics={statistics}
            toggleStatistics={toggleStatistics}
            skip={skip}
            hasCrowd={props.crowd !== undefined}
            busy={offersNext}
            onNext={props.onNext}
            onPrevious={props.onPrevious}
            onShown={setControlsShown}
            episodes={props.episodes}
            sources={
              groups.length > 0 && (
                <SourceGroups
                  groups={groups}
                  member={member}
                  current={present?.source.hash}
                  onChoose={choose}
                />
              )
            }
          />
        )}
        {begun && statistics && shaka && (
          <Statistics video={video} shaka={shaka} onClose={toggleStatistics} />
        )}
        {begun && props.marks && <AgeNotice video={video}>{props.marks}</AgeNotice>}
        {begun &&
          segment &&
          skip &&
          preferences.segments !== 'off' &&
          (remote || preferences.segments === 'ask') &&
          !offersNext && (
            <SkipSegment key={segment.start} segment={segment} controlsShown={controlsShown} onSkip={skip} />
          )}
        {begun && props.nextTitle && (
          <NextCard state={next} dispatch={tellNext} title={props.nextTitle} picture={props.nextPicture} />
        )}
        <NoPicture
          session={session}
          any={groups.length > 0}
          onReport={tell}
          onSources={groups.flatMap(({ sources }) => sources).length > 1 ? lookAtSources : undefined}
          onRetry={() => dispatch({ type: 'chosen', queue: order, position: session.position })}
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
        ref={picker}
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

/** A room moves all its pictures together, so none of them skips by itself. */
const together = (mode: SegmentMode): SegmentMode => (mode === 'automatic' ? 'ask' : mode);

const nameOf = ({ group, source }: { group: { name: string }; source: { name: string } }) =>
  `${group.name} · ${source.name}`;

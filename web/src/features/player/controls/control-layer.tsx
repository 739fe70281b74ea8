import { type ReactNode, type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { classes } from '../../../components/ui/classes.js';
import { Icon } from '../../../components/ui/icon.js';
import type { Act } from '../hooks/use-act.js';
import { useMedia, usePaused } from '../hooks/use-media.js';
import type { OtherScreen } from '../hooks/use-other-screen.js';
import type { ShakaHandle } from '../hooks/use-shaka.js';
import type { PlayerCommand } from '../keyboard.js';
import { playTime } from '../play-time.js';
import { controlTexts as texts } from '../control-texts.js';
import type { Chapter } from '../chapters.js';
import type { PlayerSegment } from '../types.js';
import { ControlButton } from './control-button.js';
import { lengthOf, SeekBar } from './seek-bar.js';
import type { SettingsPage } from './settings-panel.js';
import { Volume } from './volume.js';

/** The panels that open over the picture. */
export type PanelName = SettingsPage | 'sources' | 'episodes';

/** The label of the playing episode, and its page. */
export interface Heading {
  title: string;
  /** 'S1 B3 · Fırtına'; absent for a film. */
  detail?: string | undefined;
  /** Path of the title's page. */
  path: string;
}

interface Props {
  video: RefObject<HTMLVideoElement | null>;
  shaka: ShakaHandle | undefined;
  segments: readonly PlayerSegment[];
  parts: readonly Chapter[];
  heading?: Heading | undefined;
  shown: boolean;
  /** A card covers the area of the middle buttons on a phone. */
  busy: boolean;
  panel: PanelName | undefined;
  onPanel: (panel: PanelName | undefined) => void;
  /** The panels besides the settings that have a button. */
  panels: readonly ('sources' | 'episodes')[];
  run: (command: PlayerCommand) => void;
  act: Act;
  hasNext?: boolean;
  hasPrevious?: boolean;
  fullscreen: boolean;
  /** Absent if there is no cinema mode. */
  cinema?: boolean | undefined;
  /** Undefined if this browser finds no other screen. */
  screen: OtherScreen | undefined;
  /** True while the player is loading or buffering. */
  waiting: boolean;
  onLook: (looking: boolean) => void;
  /** The open panel. */
  children?: ReactNode;
}

const times = ['timeupdate', 'seeked', 'durationchange', 'emptied'];
const ends = ['ended', 'play', 'seeking', 'emptied'];
const clock = (video: HTMLVideoElement) => texts.at(playTime(video.currentTime), playTime(lengthOf(video)));

/** The controls on the picture; the same in the page, in cinema mode, in full screen and on touch screens. */
export function ControlLayer(props: Props) {
  const { video, shown, run, heading, panel, onPanel } = props;
  const paused = usePaused(video);
  const time = useMedia(video, times, clock, texts.at('0:00', '0:00'));
  const ended = useMedia(video, ends, (element) => element.ended, false);
  const [canPip] = useState(() => document.pictureInPictureEnabled);
  const toggle = {
    sign: ended ? 'replay' : paused ? 'play' : 'pause',
    label: ended ? texts.replay : paused ? texts.play : texts.pause,
    onClick: () => run({ is: 'toggle' }),
  } as const;
  const opens = (name: PanelName) => ({
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': panel === name,
    onClick: () => onPanel(panel === name ? undefined : name),
  });
  return (
    <div
      role="group"
      aria-label={texts.controls}
      data-testid="controls"
      data-shown={shown}
      data-panel={panel}
      className="player-controls pointer-events-none absolute inset-0 z-10"
    >
      <div className="player-fade player-top absolute inset-x-0 top-0 flex items-start gap-1 bg-linear-to-b from-black/85 via-black/45 to-transparent px-1 pb-8 text-white max-sm:pb-2 sm:p-3 sm:pb-12">
        {heading && (
          <>
            <Link
              to={heading.path}
              aria-label={texts.back(heading.title)}
              className="player-button pointer-events-auto grid size-10 shrink-0 place-items-center rounded-full hover:bg-white/15 sm:size-11"
            >
              <Icon name="left" size={22} />
            </Link>
            <p className="player-heading min-w-0 pt-1 leading-tight max-sm:flex max-sm:items-baseline max-sm:gap-2 max-sm:pt-2.5 [text-shadow:0_0_6px_#000]">
              <span className="block truncate font-display text-base font-semibold sm:text-xl">
                {heading.title}
              </span>
              {heading.detail && (
                <span className="block truncate text-xs text-white/85 sm:text-sm">{heading.detail}</span>
              )}
            </p>
          </>
        )}
      </div>
      <div
        className={classes(
          'player-fade player-middle absolute inset-x-0 top-9 flex items-center justify-center gap-1 sm:inset-y-0 sm:top-0 sm:gap-8',
          // At the end the card offers what comes next; a large sign to play again would compete with it.
          props.busy && (ended ? 'invisible' : 'max-sm:invisible'),
        )}
      >
        {props.hasPrevious ? (
          <ControlButton {...previous(run)} hint="none" className="pointer-events-auto sm:hidden" />
        ) : (
          props.hasNext && counterweight
        )}
        <Leap by={-10} run={run} />
        <ControlButton
          {...toggle}
          size={34}
          hint="none"
          className={classes(
            'player-play pointer-events-auto size-13! bg-black/45 sm:size-18!',
            props.waiting && 'opacity-0',
          )}
        />
        <Leap by={10} run={run} />
        {props.hasNext ? (
          <ControlButton {...next(run)} hint="none" className="pointer-events-auto sm:hidden" />
        ) : (
          props.hasPrevious && counterweight
        )}
      </div>
      {/* Also shown while the controls are hidden, because it explains a stopped picture. */}
      {props.waiting && (
        <div className="player-middle absolute inset-x-0 top-9 grid place-items-center sm:inset-y-0 sm:top-0">
          <span className="player-spinner" data-testid="waiting" />
        </div>
      )}
      <div className="player-fade player-bar absolute inset-x-0 bottom-0 bg-linear-to-t from-black/85 to-transparent px-2 text-white sm:px-4 sm:pt-8 sm:pb-2">
        <div className="pointer-events-auto">
          <SeekBar
            video={video}
            shaka={props.shaka}
            segments={props.segments}
            parts={props.parts}
            act={props.act}
            onLook={props.onLook}
          />
        </div>
        <div className="pointer-events-auto flex items-center">
          <div className="hidden sm:flex">
            <ControlButton {...toggle} hint="left" />
            {props.hasPrevious && <ControlButton {...previous(run)} />}
            {props.hasNext && <ControlButton {...next(run)} />}
          </div>
          <Volume video={video} run={run} />
          <span className="tabular px-1 text-xs whitespace-nowrap sm:px-2 sm:text-sm">{time}</span>
          <span className="flex-1" />
          <ControlButton sign="subtitles" label={texts.subtitles} {...opens('subtitles')} />
          {props.panels.includes('sources') && (
            <ControlButton sign="sources" label={texts.sources} {...opens('sources')} />
          )}
          {props.panels.includes('episodes') && (
            <ControlButton sign="episodes" label={texts.episodes} {...opens('episodes')} />
          )}
          <ControlButton sign="settings" label={texts.settings} {...opens('settings')} />
          {canPip && (
            <ControlButton
              sign="pip"
              label={texts.pip}
              onClick={() => run({ is: 'pip' })}
              className="max-md:hidden"
            />
          )}
          {props.screen && (
            <ControlButton
              sign={props.screen.by}
              label={texts[props.screen.by]}
              aria-pressed={props.screen.active}
              onClick={props.screen.pick}
            />
          )}
          {props.cinema !== undefined && !props.fullscreen && (
            <ControlButton
              sign="cinema"
              label={texts.cinema}
              aria-pressed={props.cinema}
              onClick={() => run({ is: 'cinema' })}
              className="max-sm:hidden"
            />
          )}
          <ControlButton
            sign={props.fullscreen ? 'leaveFullscreen' : 'fullscreen'}
            label={props.fullscreen ? texts.leaveFullscreen : texts.fullscreen}
            hint="right"
            onClick={() => run({ is: 'fullscreen' })}
          />
        </div>
      </div>
      {props.children}
    </div>
  );
}

/** Keeps the play button centred if only one of its neighbours is present. */
const counterweight = <span className="w-10 sm:hidden" />;

const next = (run: Props['run']) =>
  ({ sign: 'next', label: texts.next, onClick: () => run({ is: 'next' }) }) as const;
const previous = (run: Props['run']) =>
  ({ sign: 'previous', label: texts.previous, onClick: () => run({ is: 'previous' }) }) as const;

function Leap({ by, run }: { by: 10 | -10; run: Props['run'] }) {
  return (
    <button
      type="button"
      aria-label={by < 0 ? texts.back10 : texts.forward10}
      onClick={() => run({ is: 'seek', by })}
      className="player-button pointer-events-auto tabular grid h-11 min-w-12 place-items-center rounded-full bg-black/45 px-2 text-sm font-bold text-white hover:bg-black/70 sm:h-14 sm:min-w-16 sm:text-lg"
    >
      {by < 0 ? '−10' : '+10'}
    </button>
  );
}

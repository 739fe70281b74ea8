import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import { late } from '../../../components/lazy-open.js';
import { Bubble } from '../controls/bubble.js';
import { ControlLayer, type Heading, type PanelName } from '../controls/control-layer.js';
import { Panel } from '../controls/panel.js';
import { SettingsPanel } from '../controls/settings-panel.js';
import { partsOf } from '../chapters.js';
import { TAP_SECONDS } from '../double-tap.js';
import type { Act } from '../hooks/use-act.js';
import { useBubble } from '../hooks/use-bubble.js';
import { useChapters } from '../hooks/use-chapters.js';
import { useCinema } from '../hooks/use-cinema.js';
import { useControls } from '../hooks/use-controls.js';
import { useDoubleTap } from '../hooks/use-double-tap.js';
import { useFullscreen } from '../hooks/use-fullscreen.js';
import { leaveFullscreen } from '../leave-fullscreen.js';
import { useKeyboard } from '../hooks/use-keyboard.js';
import { useLatest } from '../hooks/use-latest.js';
import { useMedia } from '../hooks/use-media.js';
import { useOtherScreen } from '../hooks/use-other-screen.js';
import { useMouse } from '../hooks/use-mouse.js';
import type { ShakaHandle } from '../hooks/use-shaka.js';
import type { PlayerCommand } from '../keyboard.js';
import { languageName } from '../language-name.js';
import type { PlayerPreferences } from '../preferences.js';
import { runCommand } from '../run-command.js';
import { bubbleTexts, controlTexts as texts } from '../control-texts.js';
import type { PlayerSegment } from '../types.js';

const KeyHelp = late(() => import('./key-help.js'));

interface Props {
  stage: RefObject<HTMLElement | null>;
  /** The element that goes full screen: the picture with all overlays. */
  hall: RefObject<HTMLElement | null>;
  /** The picture only: the target of clicks and taps. */
  frame: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  shaka: ShakaHandle | undefined;
  act: Act;
  /** False during adverts: the player then takes no commands. */
  on: boolean;
  waiting: boolean;
  heading?: Heading | undefined;
  segments: readonly PlayerSegment[];
  preferences: PlayerPreferences;
  change: (wanted: Partial<PlayerPreferences>) => void;
  statistics: boolean;
  toggleStatistics: () => void;
  skip?: (() => void) | undefined;
  /** Whether there are reactions of others to switch on. */
  hasCrowd?: boolean;
  /** A card covers the area of the middle buttons on a phone. */
  busy?: boolean;
  onNext?: (() => void) | undefined;
  onPrevious?: (() => void) | undefined;
  onShown: (shown: boolean) => void;
  sources?: ReactNode;
  episodes?: ReactNode;
  /** False for a trailer in a dialog. */
  hasCinema?: boolean;
}

const stalls = ['waiting', 'stalled', 'playing', 'canplay', 'seeked', 'emptied', 'pause'];
const isStalled = (video: HTMLVideoElement) => !video.paused && video.readyState < 3;

/**
 * Controls, keys, clicks and taps of the player, with the panels that they open and the bubble that confirms them.
 */
export function PlayerControls(props: Props) {
  const { stage, hall, frame, video, shaka, act, on, preferences, change, hasCinema = true } = props;
  const [panel, setPanel] = useState<PanelName>();
  const [help, setHelp] = useState(false);
  const [looking, setLooking] = useState(false);
  const [answer, say] = useBubble();
  const [fullscreen, toggleFullscreen] = useFullscreen(hall, video);
  const [cinema, toggleCinema] = useCinema(stage);
  const chapters = useChapters(shaka);
  const parts = useMemo(() => partsOf(chapters, props.segments), [chapters, props.segments]);
  const screen = useOtherScreen(video);
  const { shown, toggle } = useControls(hall, video, panel !== undefined);
  const stalled = useMedia(video, stalls, isStalled, false);
  const latestOnShown = useLatest(props.onShown);
  useEffect(() => latestOnShown.current(shown), [shown, latestOnShown]);
  useEffect(() => {
    frame.current?.setAttribute('data-looking', String(looking));
  }, [frame, looking]);

  const close = () => setPanel(undefined);
  const run = (command: PlayerCommand) => {
    const element = video.current;
    if (!element) return;
    say(
      runCommand(command, {
        video: element,
        act,
        onNext: props.onNext,
        onPrevious: props.onPrevious,
        skip: props.skip,
        toggleFullscreen,
        toggleCinema: () => hasCinema && toggleCinema(),
        toggleCaptions: () => shaka && toggleCaptions(shaka, preferences.textLanguage),
        togglePip: () => void togglePip(element),
        showHelp: () => {
          // The sheet is part of the page, which full screen hides.
          leaveFullscreen();
          close();
          setHelp(true);
        },
      }),
    );
  };
  useKeyboard(stage, on && preferences.shortcuts && !help, (command) => {
    run(command);
    // A button or a click shows the change itself.
    if (command.is === 'toggle' && video.current) say({ text: bubbleTexts.toggled(video.current.paused) });
  });
  useDoubleTap(frame, video, act, {
    onTap: () => (panel ? close() : toggle()),
    onLeap: ({ side, leaps }) =>
      say({ text: bubbleTexts.leap((side === 'back' ? -1 : 1) * leaps * TAP_SECONDS), side }),
  });
  useMouse(frame, {
    click: () => (panel ? close() : run({ is: 'toggle' })),
    doubleClick: () => run({ is: 'fullscreen' }),
  });

  return (
    <div className="contents" inert={!on}>
      <ControlLayer
        video={video}
        shaka={shaka}
        segments={props.segments}
        parts={parts}
        heading={props.heading}
        shown={shown && on}
        busy={looking || answer !== undefined || props.busy === true}
        panel={panel}
        onPanel={setPanel}
        panels={[
          ...(props.sources ? (['sources'] as const) : []),
          ...(props.episodes ? (['episodes'] as const) : []),
        ]}
        run={run}
        act={act}
        hasNext={props.onNext !== undefined}
        hasPrevious={props.onPrevious !== undefined}
        fullscreen={fullscreen}
        cinema={hasCinema ? cinema : undefined}
        screen={screen}
        waiting={props.waiting || stalled}
        onLook={setLooking}
      >
        {panel === 'sources' && (
          <Panel title={texts.sources} onClose={close}>
            <div className="grid gap-4 p-2">{props.sources}</div>
          </Panel>
        )}
        {panel === 'episodes' && (
          <Panel title={texts.episodes} onClose={close}>
            {props.episodes}
          </Panel>
        )}
        {panel && panel !== 'sources' && panel !== 'episodes' && (
          <SettingsPanel
            page={panel}
            onPage={setPanel}
            onClose={close}
            video={video}
            shaka={shaka}
            parts={parts}
            act={act}
            preferences={preferences}
            change={change}
            statistics={props.statistics}
            toggleStatistics={props.toggleStatistics}
            hasCrowd={props.hasCrowd === true}
            showHelp={() => run({ is: 'help' })}
          />
        )}
      </ControlLayer>
      <Bubble answer={answer} />
      {help && (
        <KeyHelp open onOpenChange={(open) => !open && setHelp(false)} onBroken={() => setHelp(false)} />
      )}
    </div>
  );
}

/** Toggles subtitles in the last language that the viewer used; returns the language that is shown now. */
function toggleCaptions({ player }: ShakaHandle, wanted: string): string | undefined {
  const tracks = player.getTextTracks();
  const isShown = tracks.some(({ active }) => active);
  const next = isShown ? undefined : (tracks.find(({ language }) => language === wanted) ?? tracks[0]);
  player.selectTextTrack(next ?? null);
  return next && languageName(next.language);
}

async function togglePip(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video.requestPictureInPicture();
  } catch {
    // The browser or a setting forbids it.
  }
}

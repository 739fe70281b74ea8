import { useState, type RefObject } from 'react';
import { late } from '../../../lib/lazy-open.js';
import { useKeyboard } from '../hooks/use-keyboard.js';
import type { ShakaHandle } from '../hooks/use-shaka.js';
import type { PlayerCommand } from '../keyboard.js';
import type { PlayerPreferences } from '../preferences.js';
import { runCommand } from '../run-command.js';
import { PlayerBar } from './player-bar.js';

const PlayerSettings = late(() => import('./player-settings.js'));
const KeyHelp = late(() => import('./key-help.js'));

interface Props {
  stage: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  shaka: ShakaHandle | undefined;
  /** False while adverts run: then nothing commands the player. */
  on: boolean;
  preferences: PlayerPreferences;
  change: (wanted: Partial<PlayerPreferences>) => void;
  cinema: boolean;
  toggleCinema: () => void;
  statistics: boolean;
  toggleStatistics: () => void;
  skip: () => void;
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}

/** The player's keys, its bar, and the sheets that both open. */
export function PlayerControls({ stage, video, shaka, on, preferences, change, ...rest }: Props) {
  const [sheet, setSheet] = useState<'settings' | 'help'>();
  const open = (which: 'settings' | 'help') => {
    // A sheet lies on the page, which a full screen covers.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    setSheet(which);
  };
  const close = () => setSheet(undefined);
  const onOpenChange = (isOpen: boolean) => !isOpen && close();

  const run = (command: PlayerCommand) => {
    const element = video.current;
    if (!element) return;
    runCommand(command, {
      ...rest,
      video: element,
      toggleFullscreen: () => void shaka?.controls?.toggleFullScreen(),
      toggleCaptions: () => shaka && toggleCaptions(shaka, preferences.textLanguage),
      togglePip: () => void togglePip(element),
      showHelp: () => open('help'),
    });
  };
  useKeyboard(stage, on && preferences.shortcuts && sheet === undefined, run);

  return (
    <>
      <PlayerBar
        cinema={rest.cinema}
        onCinema={rest.toggleCinema}
        onSettings={() => open('settings')}
        onHelp={() => open('help')}
      />
      {sheet === 'settings' && (
        <PlayerSettings
          open
          onOpenChange={onOpenChange}
          onBroken={close}
          preferences={preferences}
          change={change}
          statistics={rest.statistics}
          toggleStatistics={rest.toggleStatistics}
        />
      )}
      {sheet === 'help' && <KeyHelp open onOpenChange={onOpenChange} onBroken={close} />}
    </>
  );
}

/** Subtitles in the language that the viewer had last. */
function toggleCaptions({ player }: ShakaHandle, wanted: string): void {
  const tracks = player.getTextTracks();
  const shown = tracks.find(({ active }) => active);
  player.selectTextTrack(
    shown ? null : (tracks.find(({ language }) => language === wanted) ?? tracks[0] ?? null),
  );
}

async function togglePip(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video.requestPictureInPicture();
  } catch {
    // The browser, or a setting of it, does not allow it.
  }
}

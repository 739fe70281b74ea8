import type { RefObject } from 'react';
import { Icon } from '../../../components/ui/icon.js';
import { Switch } from '../../../components/ui/switch.js';
import type { Act } from '../hooks/use-act.js';
import { useMedia } from '../hooks/use-media.js';
import type { ShakaHandle } from '../hooks/use-shaka.js';
import { useTrackList, type TrackList } from '../hooks/use-track-list.js';
import { partAt, type Chapter } from '../chapters.js';
import { languageName, trackName } from '../language-name.js';
import type { PlayerPreferences } from '../preferences.js';
import { speeds } from '../run-command.js';
import { bubbleTexts, settingTexts as texts } from '../control-texts.js';
import { playerTexts } from '../texts.js';
import { ChapterPage } from './chapter-page.js';
import { Choices } from './choices.js';
import { Panel } from './panel.js';
import { SubtitlePage } from './subtitle-page.js';

/** The pages of the settings menu. */
export type SettingsPage = 'settings' | 'quality' | 'speed' | 'subtitles' | 'audio' | 'chapters' | 'segments';

interface Props {
  page: SettingsPage;
  onPage: (page: SettingsPage) => void;
  onClose: () => void;
  video: RefObject<HTMLVideoElement | null>;
  shaka: ShakaHandle | undefined;
  /** Chapters and segments by time. */
  parts: readonly Chapter[];
  act: Act;
  preferences: PlayerPreferences;
  change: (wanted: Partial<PlayerPreferences>) => void;
  statistics: boolean;
  toggleStatistics: () => void;
  /** Offers the reactions of others. */
  hasCrowd: boolean;
  showHelp: () => void;
}

const rates = ['ratechange'];
const times = ['timeupdate', 'seeked'];
const titles: Readonly<Record<SettingsPage, string>> = {
  settings: texts.title,
  quality: texts.quality,
  speed: texts.speed,
  subtitles: texts.subtitles,
  audio: texts.audio,
  chapters: texts.chapters,
  segments: texts.segments,
};

/** One menu with pages for quality, speed, subtitles, language, parts of the episode, segments, statistics and keys. */
export function SettingsPanel(props: Props) {
  const { page, onPage, onClose, video, shaka, parts, act, preferences, change } = props;
  const tracks = useTrackList(shaka);
  const rate = useMedia(video, rates, (element) => element.playbackRate, 1);
  const at = useMedia(video, times, (element) => partAt(parts, element.currentTime)?.start ?? -1, -1);
  const back = page === 'settings' ? undefined : { title: texts.title, go: () => onPage('settings') };
  const running = tracks.video.find(({ active }) => active)?.height;
  const height = tracks.automatic ? null : (running ?? null);
  const speed = (value: number) => (value === 1 ? texts.usualSpeed : bubbleTexts.speed(value));
  const text = tracks.text.find(({ active }) => active);
  const audio = tracks.audio.find(({ active }) => active);
  const rows: readonly (readonly [SettingsPage, string])[] = [
    ['quality', height ? texts.height(height) : texts.automatic],
    ['speed', speed(rate)],
    ['subtitles', text ? languageName(text.language) : texts.off],
    ...(tracks.audio.length > 1 ? [['audio', languageName(audio?.language ?? 'und')] as const] : []),
    ...(parts.length > 0 ? [['chapters', parts.find(({ start }) => start === at)?.name ?? ''] as const] : []),
    ['segments', texts.modes.find(({ value }) => value === preferences.segments)!.label],
  ];
  return (
    <Panel key={page} title={titles[page]} back={back} onClose={onClose}>
      {page === 'settings' && (
        <div className="grid">
          {rows.map(([to, value]) => (
            <button
              key={to}
              type="button"
              onClick={() => onPage(to)}
              className="flex min-h-11 items-center gap-3 rounded-xl px-3 text-left hover:bg-raised"
            >
              <span className="flex-1">{titles[to]}</span>
              <span className="max-w-1/2 truncate text-sm text-muted">{value}</span>
              <Icon name="right" size={16} className="text-muted" />
            </button>
          ))}
          <div className="mt-1 grid border-t border-line px-3 pt-1">
            {props.hasCrowd && (
              <Switch
                label={
                  <>
                    {texts.crowd}
                    <span className="block text-xs text-muted">{texts.crowdHint}</span>
                  </>
                }
                checked={preferences.crowd}
                onCheckedChange={(crowd) => change({ crowd })}
              />
            )}
            <Switch
              label={texts.statistics}
              checked={props.statistics}
              onCheckedChange={props.toggleStatistics}
            />
            <Switch
              label={texts.shortcuts}
              checked={preferences.shortcuts}
              onCheckedChange={(shortcuts) => change({ shortcuts })}
            />
          </div>
          {/* Keyboard shortcuts are hidden on devices without a keyboard. */}
          <button
            type="button"
            onClick={props.showHelp}
            className="flex min-h-11 items-center gap-3 rounded-xl px-3 text-left hover:bg-raised max-md:hidden"
          >
            {playerTexts.keys}
          </button>
        </div>
      )}
      {page === 'quality' && (
        <Choices
          label={texts.quality}
          items={[
            { value: null, label: texts.automatic },
            ...heights(tracks).map((value) => ({ value, label: texts.height(value) })),
          ]}
          value={height}
          onChoose={(wanted) => choose(shaka, tracks, wanted)}
        />
      )}
      {page === 'speed' && (
        <Choices
          label={texts.speed}
          items={speeds.map((value) => ({ value, label: speed(value) }))}
          value={rate}
          onChoose={(wanted) => act({ is: 'rate', rate: wanted })}
        />
      )}
      {page === 'subtitles' && (
        <SubtitlePage shaka={shaka} tracks={tracks.text} preferences={preferences} change={change} />
      )}
      {page === 'audio' && (
        <Choices
          label={texts.audio}
          items={tracks.audio.map((track, value) => ({ value, label: trackName(track, tracks.audio) }))}
          value={tracks.audio.findIndex(({ active }) => active)}
          onChoose={(wanted) => shaka?.player.selectAudioTrack(tracks.audio[wanted]!)}
        />
      )}
      {page === 'chapters' && <ChapterPage parts={parts} at={at} act={act} />}
      {page === 'segments' && (
        <Choices
          label={texts.segments}
          items={texts.modes}
          value={preferences.segments}
          onChoose={(segments) => change({ segments })}
        />
      )}
    </Panel>
  );
}

/** Each height once, highest first. */
const heights = ({ video }: TrackList): number[] =>
  [...new Set(video.flatMap(({ height }) => height ?? []))].toSorted((a, b) => b - a);

function choose(shaka: ShakaHandle | undefined, { video }: TrackList, height: number | null): void {
  shaka?.player.configure({ abr: { enabled: height === null } });
  const track = height !== null && video.find((each) => each.height === height);
  if (track) shaka?.player.selectVideoTrack(track, true);
}

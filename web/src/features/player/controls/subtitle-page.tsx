import { Range } from '../../../components/ui/range.js';
import { Select } from '../../../components/ui/select.js';
import type { ShakaHandle } from '../hooks/use-shaka.js';
import type { TrackList } from '../hooks/use-track-list.js';
import { trackName } from '../language-name.js';
import { MAX_TEXT_DELAY, textSizes, type PlayerPreferences } from '../preferences.js';
import { settingTexts as texts } from '../control-texts.js';
import { Choices } from './choices.js';

interface Props {
  shaka: ShakaHandle | undefined;
  tracks: TrackList['text'];
  preferences: PlayerPreferences;
  change: (wanted: Partial<PlayerPreferences>) => void;
}

const sizes = textSizes.map((size) => ({ value: String(size), label: texts.percent(size) }));

/** Settings of the subtitles: language, style, position and delay. */
export function SubtitlePage({ shaka, tracks, preferences, change }: Props) {
  return (
    <div className="grid gap-3">
      <Choices
        label={texts.subtitles}
        items={[
          { value: -1, label: texts.off },
          ...tracks.map((track, value) => ({ value, label: trackName(track, tracks) })),
        ]}
        value={tracks.findIndex(({ active }) => active)}
        onChoose={(wanted) => shaka?.player.selectTextTrack(tracks[wanted] ?? null)}
      />
      <div className="grid gap-3 border-t border-line px-3 pt-3 pb-1">
        <Select
          label={texts.textSize}
          items={sizes}
          value={String(preferences.textSize)}
          onValueChange={(value) => change({ textSize: Number(value) })}
        />
        <Select
          label={texts.textStyle}
          items={texts.styles}
          value={preferences.textStyle}
          onValueChange={(textStyle) => change({ textStyle })}
        />
        <Select
          label={texts.textPlace}
          items={texts.places}
          value={preferences.textPlace}
          onValueChange={(textPlace) => change({ textPlace })}
        />
        <Range
          label={texts.textDelay}
          min={-MAX_TEXT_DELAY}
          max={MAX_TEXT_DELAY}
          step={0.25}
          value={preferences.textDelay}
          onValueChange={(textDelay) => change({ textDelay })}
        />
      </div>
    </div>
  );
}

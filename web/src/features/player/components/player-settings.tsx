import { Dialog } from '../../../components/ui/dialog.js';
import { Range } from '../../../components/ui/range.js';
import { Select } from '../../../components/ui/select.js';
import { Switch } from '../../../components/ui/switch.js';
import { MAX_TEXT_DELAY, textSizes, type PlayerPreferences } from '../preferences.js';
import { playerTexts, settingTexts } from '../texts.js';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  preferences: PlayerPreferences;
  change: (wanted: Partial<PlayerPreferences>) => void;
  statistics: boolean;
  toggleStatistics: () => void;
}

const sizes = textSizes.map((size) => ({ value: String(size), label: settingTexts.percent(size) }));

/** How subtitles look, what happens with intros, whether keys command the player, what it tells of itself. */
export default function PlayerSettings({ open, onOpenChange, preferences, change, ...rest }: Props) {
  return (
    <Dialog title={playerTexts.settings} open={open} onOpenChange={onOpenChange} wide>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={settingTexts.textSize}
          items={sizes}
          value={String(preferences.textSize)}
          onValueChange={(value) => change({ textSize: Number(value) })}
        />
        <Select
          label={settingTexts.textStyle}
          items={settingTexts.styles}
          value={preferences.textStyle}
          onValueChange={(textStyle) => change({ textStyle })}
        />
        <Select
          label={settingTexts.textPlace}
          items={settingTexts.places}
          value={preferences.textPlace}
          onValueChange={(textPlace) => change({ textPlace })}
        />
        <Select
          label={settingTexts.segments}
          items={settingTexts.modes}
          value={preferences.segments}
          onValueChange={(segments) => change({ segments })}
        />
        <div className="sm:col-span-2">
          <Range
            label={settingTexts.textDelay}
            min={-MAX_TEXT_DELAY}
            max={MAX_TEXT_DELAY}
            step={0.25}
            value={preferences.textDelay}
            onValueChange={(textDelay) => change({ textDelay })}
          />
        </div>
        <div className="grid gap-3 sm:col-span-2">
          <Switch
            label={settingTexts.shortcuts}
            checked={preferences.shortcuts}
            onCheckedChange={(shortcuts) => change({ shortcuts })}
          />
          <Switch
            label={settingTexts.statistics}
            checked={rest.statistics}
            onCheckedChange={rest.toggleStatistics}
          />
        </div>
      </div>
    </Dialog>
  );
}

import { TextField } from '../../components/ui/text-field.js';
import { scopeTexts as texts } from './texts.js';

interface Place {
  readonly season: string;
  readonly number: string;
}

interface Props {
  place: Place;
  onChange: (place: Place) => void;
  /** Only one of season and number was given, or neither. */
  invalid: boolean;
}

/** The season and the number of the episode up to which a text is a spoiler. */
export function EpisodeFields({ place: { season, number }, onChange, invalid }: Props) {
  const place = { season, number };
  return (
    <div className="flex flex-wrap gap-3">
      {(['season', 'number'] as const).map((part) => (
        <div key={part} className="w-24">
          <TextField
            label={part === 'season' ? texts.season : texts.episode}
            inputMode="numeric"
            value={place[part]}
            onChange={({ target }) => onChange({ ...place, [part]: target.value.trim() })}
          />
        </div>
      ))}
      {invalid && (
        <p role="alert" className="w-full text-sm text-pomegranate-text">
          {texts.placeMissing}
        </p>
      )}
    </div>
  );
}

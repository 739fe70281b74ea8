import { Select } from '../../components/ui/select.js';
import { EpisodeFields } from './episode-fields.js';
import type { Scope } from './scope.js';
import { scopeTexts as texts } from './texts.js';

interface Props {
  /** The scope of a spoiler. */
  scope: Scope;
  onChange: (scope: Scope) => void;
  /** Only one of season and number was given, or neither. */
  invalid: boolean;
  hideLabel?: boolean;
}

const scopes = [
  { value: 'TITLE', label: texts.title },
  { value: 'PLACE', label: texts.place },
] as const;

/** How much of a series a text gives away: authors and moderators choose it alike. A film has no episodes, so it needs no choice. */
export function ScopePicker({ scope, onChange, invalid, hideLabel = false }: Props) {
  return (
    <>
      <Select
        label={texts.scope}
        hideLabel={hideLabel}
        items={scopes}
        value={scope.upTo === 'PLACE' ? 'PLACE' : 'TITLE'}
        onValueChange={(upTo) => onChange({ ...scope, upTo })}
        className="w-52"
      />
      {scope.upTo === 'PLACE' && (
        <EpisodeFields
          place={scope}
          invalid={invalid}
          onChange={(place) => onChange({ ...scope, ...place })}
        />
      )}
    </>
  );
}

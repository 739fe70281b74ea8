import { useId } from 'react';
import { Checkbox } from '../../../components/ui/checkbox.js';
import { Select } from '../../../components/ui/select.js';
import { TextField } from '../../../components/ui/text-field.js';
import { noScope, type Scope } from '../scope.js';
import { forumTexts } from '../texts.js';

interface Props {
  scope: Scope;
  onChange: (scope: Scope) => void;
  /** Only one of season and number was given. */
  invalid: boolean;
  /** Without a title, a spoiler is not possible. */
  disabled?: boolean;
  /** A film has no episodes. */
  wholeOnly?: boolean;
}

const scopes = [
  { value: 'TITLE', label: forumTexts.scopeTitle },
  { value: 'PLACE', label: forumTexts.scopePlace },
] as const;

/** The spoiler scope of a text. */
export function ScopeFields({ scope, onChange, invalid, disabled = false, wholeOnly = false }: Props) {
  const hint = useId();
  const isSpoiler = scope.upTo !== 'NONE';
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Checkbox
        label={forumTexts.spoilerFlag}
        checked={isSpoiler}
        disabled={disabled}
        aria-describedby={disabled ? hint : undefined}
        onCheckedChange={(on) => onChange(on ? { ...scope, upTo: 'TITLE' } : noScope)}
      />
      {disabled && (
        <p id={hint} className="text-sm text-muted">
          {forumTexts.spoilerNeedsTitle}
        </p>
      )}
      {!disabled && scope.upTo !== 'NONE' && !wholeOnly && (
        <Select
          label={forumTexts.scope}
          hideLabel
          items={scopes}
          value={scope.upTo}
          onValueChange={(upTo) => onChange({ ...scope, upTo })}
          className="w-52"
        />
      )}
      {!disabled && !wholeOnly && scope.upTo === 'PLACE' && (
        <div className="flex flex-wrap gap-3">
          {(['season', 'number'] as const).map((part) => (
            <div key={part} className="w-24">
              <TextField
                label={part === 'season' ? forumTexts.season : forumTexts.episode}
                inputMode="numeric"
                value={scope[part]}
                onChange={({ target }) => onChange({ ...scope, [part]: target.value.trim() })}
              />
            </div>
          ))}
          {invalid && (
            <p role="alert" className="w-full text-sm text-pomegranate-text">
              {forumTexts.placeMissing}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

import { useId } from 'react';
import { Checkbox } from '../../../components/ui/checkbox.js';
import { noScope, type Scope } from '../../spoiler-scope/scope.js';
import { ScopePicker } from '../../spoiler-scope/scope-picker.js';
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
      {!disabled && isSpoiler && !wholeOnly && (
        <ScopePicker hideLabel scope={scope} invalid={invalid} onChange={onChange} />
      )}
    </div>
  );
}

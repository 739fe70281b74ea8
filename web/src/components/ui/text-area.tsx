import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { countGraphemes, cutGraphemes } from '../../lib/turkish.js';
import { classes } from './classes.js';
import { Field, type FieldProps, inputClasses } from './field.js';
import { uiTexts } from './texts.js';
import { useHydrated } from './use-hydrated.js';

interface Props
  extends Omit<ComponentProps<'textarea'>, 'id' | 'value' | 'defaultValue' | 'onChange'>, FieldProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Maximum length in graphemes. */
  limit: number;
}

/** A growing text field that shows the remaining characters and enforces its limit. */
export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  value,
  onValueChange,
  limit,
  className,
  onKeyDown,
  ...rest
}: Props) {
  const [composing, setComposing] = useState(false);
  const hydrated = useHydrated();
  const left = Math.max(0, limit - countGraphemes(value));
  const counter = left === 0 ? uiTexts.tooLong : uiTexts.charactersLeft(left);
  // During an unfinished composition (IME) the text is not cut, because that would break the keyboard's state.
  const accept = (text: string) => onValueChange(composing ? text : cutGraphemes(text, limit));
  return (
    <Field
      label={label}
      error={error}
      hideLabel={hideLabel ?? false}
      hint={
        <span className="flex flex-wrap justify-between gap-x-4">
          <span>{hint}</span>
          <span
            aria-live={left <= 20 ? 'polite' : 'off'}
            className={classes('tabular', left === 0 && 'text-saffron-text')}
          >
            {counter}
          </span>
        </span>
      }
    >
      {({ id, describedBy, invalid }) => (
        <textarea
          rows={3}
          // Reads the field's text at hydration; text that was typed before would otherwise be lost.
          readOnly={!hydrated}
          {...rest}
          id={id}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            sendByKeys(event);
          }}
          onChange={(event) => accept(event.target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={(event) => {
            setComposing(false);
            onValueChange(cutGraphemes(event.currentTarget.value, limit));
          }}
          className={classes(
            inputClasses,
            'field-sizing-content max-h-80 min-h-24 resize-none py-3',
            className,
          )}
        />
      )}
    </Field>
  );
}

/** Ctrl+Enter, on a Mac also Cmd+Enter, presses the submit button of the field's form; a disabled button does nothing. */
function sendByKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.defaultPrevented || event.nativeEvent.isComposing) return;
  const submit = [...(event.currentTarget.form?.elements ?? [])].find(
    (element) => element instanceof HTMLButtonElement && element.type === 'submit',
  );
  if (!(submit instanceof HTMLButtonElement)) return;
  event.preventDefault();
  submit.click();
}

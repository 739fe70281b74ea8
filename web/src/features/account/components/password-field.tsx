import { type Ref, useState } from 'react';
import { Field, inputClasses } from '../../../components/ui/field.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { accountTexts } from '../texts.js';

interface Props {
  error?: string | undefined;
  label?: string;
  hint?: string;
  name?: string;
  autoComplete?: 'current-password' | 'new-password';
  ref?: Ref<HTMLInputElement>;
}

/** A password field with a button that shows the password. */
export function PasswordField({
  error,
  label = accountTexts.password,
  hint,
  name = 'password',
  autoComplete = 'current-password',
  ref,
}: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy, invalid }) => (
        <div className="relative">
          <input
            ref={ref}
            id={id}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={1024}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            className={`${inputClasses} h-12 pr-13`}
          />
          <span className="absolute top-0.5 right-0.5">
            <IconButton
              icon={shown ? 'eyeOff' : 'eye'}
              label={shown ? accountTexts.hidePassword : accountTexts.showPassword}
              onClick={() => setShown(!shown)}
              className="text-muted hover:text-text"
            />
          </span>
        </div>
      )}
    </Field>
  );
}

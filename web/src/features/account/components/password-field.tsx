import { type Ref, useState } from 'react';
import { Field, inputClasses } from '../../../components/ui/field.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { accountTexts } from '../texts.js';

interface Props {
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The password, hidden until one asks to see it. */
export function PasswordField({ error, ref }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={accountTexts.password} error={error}>
      {({ id, describedBy, invalid }) => (
        <div className="relative">
          <input
            ref={ref}
            id={id}
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
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

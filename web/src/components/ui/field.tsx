import { type ReactNode, useId } from 'react';
import { Icon } from './icon.js';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean;
}

interface Props extends FieldProps {
  children: (ids: { id: string; describedBy: string | undefined; invalid: true | undefined }) => ReactNode;
}

export const inputClasses =
  'w-full rounded-xl border border-control bg-raised px-4 text-text placeholder:text-muted transition-colors ' +
  'hover:border-text focus-visible:border-accent aria-invalid:border-pomegranate disabled:opacity-55';

/** Label, hint and error of one control, linked by ids. */
export function Field({ label, hint, error, hideLabel, children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      {children({ id, describedBy: described || undefined, invalid: error ? true : undefined })}
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          className="flex items-center gap-1.5 text-sm text-pomegranate-text"
        >
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </div>
      )}
    </div>
  );
}

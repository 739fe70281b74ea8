import type { ComponentProps } from 'react';
import { classes } from './classes.js';
import { Field, type FieldProps, inputClasses } from './field.js';

interface Props extends Omit<ComponentProps<'input'>, 'id'>, FieldProps {}

export function TextField({ label, hint, error, hideLabel, className, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} hideLabel={hideLabel ?? false}>
      {({ id, describedBy, invalid }) => (
        <input
          type="text"
          {...rest}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          className={classes(inputClasses, 'h-11', className)}
        />
      )}
    </Field>
  );
}

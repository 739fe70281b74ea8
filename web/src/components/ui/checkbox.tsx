import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.js';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

/** The browser's own checkbox in our style, so forms, keys and screen readers support it. */
export function Checkbox({ label, onCheckedChange, ...rest }: Props) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 has-disabled:cursor-default has-disabled:opacity-55">
      <span className="relative grid size-5.5 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          {...(rest.checked !== undefined || onCheckedChange
            ? { onChange: (event) => onCheckedChange?.(event.target.checked) }
            : {})}
          className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-md border-2 border-control bg-raised transition-colors checked:border-accent checked:bg-accent"
        />
        <Icon
          name="check"
          size={16}
          className="pointer-events-none relative hidden text-on-accent peer-checked:block"
        />
      </span>
      <span>{label}</span>
    </label>
  );
}

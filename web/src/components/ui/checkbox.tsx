import { Checkbox as Base } from '@base-ui/react/checkbox';
import type { ReactNode } from 'react';
import { Icon } from './icon.js';

interface Props {
  label: ReactNode;
  name?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

export function Checkbox({ label, ...rest }: Props) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
      <Base.Root
        {...rest}
        className="grid size-5.5 shrink-0 place-items-center rounded-md border-2 border-control bg-raised transition-colors data-checked:border-accent data-checked:bg-accent data-disabled:opacity-55"
      >
        <Base.Indicator className="text-on-accent">
          <Icon name="check" size={16} />
        </Base.Indicator>
      </Base.Root>
      <span>{label}</span>
    </label>
  );
}

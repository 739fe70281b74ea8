import { Switch as Base } from '@base-ui/react/switch';
import type { ReactNode } from 'react';

interface Props {
  label: ReactNode;
  name?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  disabled?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

export function Switch({ label, ...rest }: Props) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
      <Base.Root
        {...rest}
        className="group relative flex h-6.5 w-11 shrink-0 items-center rounded-full border-2 border-control bg-raised transition-colors data-checked:border-accent data-checked:bg-accent data-disabled:opacity-55"
      >
        <Base.Thumb className="block size-4 translate-x-0.75 rounded-full bg-control transition-transform data-checked:translate-x-5.25 data-checked:bg-on-accent" />
      </Base.Root>
      <span>{label}</span>
    </label>
  );
}

import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

interface Props {
  text: string;
  /** A focusable element with an accessible name of its own; the tooltip is only a hint. */
  children: ReactElement;
  defaultOpen?: boolean;
}

export function Tooltip({ text, children, defaultOpen = false }: Props) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={children} delay={300} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} className="z-50">
          <Base.Popup className="pop rounded-lg bg-text px-3 py-1.5 text-sm font-medium text-ink">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

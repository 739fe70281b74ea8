import { Popover as Base } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  title: string;
  /** A button element. */
  trigger: ReactElement;
  children: ReactNode;
  onOpenChange?: (open: boolean) => void;
  defaultOpen?: boolean;
}

/** A panel attached to its button: notifications, sources, filters. */
export function Popover({ title, trigger, children, onOpenChange, defaultOpen = false }: Props) {
  return (
    <Base.Root defaultOpen={defaultOpen} onOpenChange={(open) => onOpenChange?.(open)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner sideOffset={8} align="end" collisionPadding={12} className="z-50">
          <Base.Popup className="pop w-[min(24rem,calc(100vw-1.5rem))] rounded-2xl border border-line bg-raised p-4 shadow-lift outline-none">
            <Base.Title className="pb-2 text-lg">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

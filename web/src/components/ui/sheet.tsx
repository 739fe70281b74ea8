import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.js';
import { IconButton } from './icon-button.js';
import { uiTexts } from './texts.js';

interface Props {
  title: string;
  side: 'left' | 'bottom';
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  header?: ReactNode;
  children: ReactNode;
}

const places = {
  left: 'inset-y-0 left-0 w-[min(20rem,86vw)] rounded-r-3xl border-r',
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-3xl border-t pb-[max(1rem,env(safe-area-inset-bottom))]',
};

/** A drawer from the left (menus) or a sheet from the bottom (player menus). */
export function Sheet({ title, side, trigger, open, onOpenChange, header, children }: Props) {
  return (
    <Base.Root {...(open !== undefined && { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="veil fixed inset-0 z-40 bg-scrim" />
        <Base.Popup
          data-side={side}
          className={classes(
            'sheet fixed z-50 flex flex-col overflow-y-auto border-line bg-surface outline-none',
            places[side],
          )}
        >
          <div className="flex items-center justify-between gap-4 px-5 pt-3 pb-1">
            {header}
            <Base.Title className={header ? 'sr-only' : 'text-lg'}>{title}</Base.Title>
            <Base.Close render={<IconButton icon="close" label={uiTexts.close} className="-mr-2" />} />
          </div>
          <div className="px-3 pb-4">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

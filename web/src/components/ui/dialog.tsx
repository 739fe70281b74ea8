import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactElement, ReactNode } from 'react';
import { classes } from './classes.js';
import { IconButton } from './icon-button.js';
import { uiTexts } from './texts.js';

interface Props {
  title: string;
  /** Hides the title visually; screen readers still read it. */
  hideTitle?: boolean;
  description?: ReactNode;
  /** A button element that opens it; absent if `open` controls the dialog. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children?: ReactNode;
  wide?: boolean;
}

/** A centred modal; on phones at the lower edge, within reach of the thumb. */
export function Dialog({
  title,
  hideTitle,
  description,
  trigger,
  open,
  onOpenChange,
  children,
  wide,
}: Props) {
  return (
    <Base.Root {...(open !== undefined && { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="veil fixed inset-0 z-40 bg-scrim" />
        <Base.Popup
          className={classes(
            'pop fixed z-50 grid max-h-[min(92dvh,52rem)] gap-4 overflow-y-auto border border-line bg-surface p-6 shadow-lift outline-none',
            'inset-x-0 bottom-0 rounded-t-3xl sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100vw-2rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-3xl sm:p-8',
            wide ? 'sm:max-w-2xl' : 'sm:max-w-md',
          )}
        >
          <div className={classes('flex items-start justify-between gap-4', hideTitle && 'justify-end')}>
            <Base.Title className={hideTitle ? 'sr-only' : 'text-xl'}>{title}</Base.Title>
            <Base.Close render={<IconButton icon="close" label={uiTexts.close} className="-mt-2 -mr-3" />} />
          </div>
          {description && <Base.Description className="-mt-2 text-muted">{description}</Base.Description>}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

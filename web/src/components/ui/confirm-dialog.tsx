import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactElement } from 'react';
import { Button } from './button.js';
import { uiTexts } from './texts.js';

interface Props {
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Runs the confirmed action; the dialog closes at once. */
  onConfirm: () => void;
  question?: string;
  yes?: string;
}

/** Asks before a destructive action (specification, section 8). */
export function ConfirmDialog({ trigger, open, onOpenChange, onConfirm, question, yes }: Props) {
  return (
    <Base.Root {...(open !== undefined && { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="veil fixed inset-0 z-40 bg-scrim" />
        <Base.Popup className="pop fixed top-1/2 left-1/2 z-50 grid w-[calc(100vw-2rem)] max-w-sm -translate-x-1/2 -translate-y-1/2 gap-6 rounded-3xl border border-line bg-surface p-6 shadow-lift outline-none sm:p-8">
          <Base.Title className="text-xl">{question ?? uiTexts.confirm}</Base.Title>
          <div className="grid grid-cols-2 gap-3">
            <Base.Close render={<Button variant="quiet">{uiTexts.no}</Button>} />
            <Base.Close
              render={
                <Button variant="danger" onClick={onConfirm}>
                  {yes ?? uiTexts.confirmDelete}
                </Button>
              }
            />
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Link } from 'react-router';
import { AgeMark } from '../../../components/ui/age-mark.js';
import { Button } from '../../../components/ui/button.js';
import { buttonClasses } from '../../../components/ui/button-styles.js';
import { watchTexts } from '../texts.js';

/** Covers adult content until it is accepted; declining opens the home page. */
export default function AgeGate({ onAccept }: { onAccept: () => void }) {
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="night fixed inset-0 z-40 bg-ink" />
        <AlertDialog.Popup
          data-testid="age-gate"
          className="night fixed top-1/2 left-1/2 z-50 grid w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 justify-items-center gap-4 rounded-3xl border border-line bg-surface p-6 text-center text-text shadow-lift outline-none sm:p-9"
        >
          <AgeMark rating="18+" size={64} />
          <AlertDialog.Title className="text-2xl">{watchTexts.gateTitle}</AlertDialog.Title>
          <AlertDialog.Description className="text-muted">{watchTexts.gateHint}</AlertDialog.Description>
          <div className="mt-2 grid w-full gap-3">
            <Button size="lg" onClick={onAccept}>
              {watchTexts.gateAccept}
            </Button>
            <Link to="/" className={buttonClasses('quiet', 'lg')}>
              {watchTexts.gateDecline}
            </Link>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

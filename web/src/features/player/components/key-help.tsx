import { Dialog } from '../../../components/ui/dialog.js';
import { keyTexts } from '../control-texts.js';
import { playerTexts } from '../texts.js';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The list of keyboard shortcuts. */
export default function KeyHelp({ open, onOpenChange }: Props) {
  return (
    <Dialog
      title={playerTexts.keys}
      description={playerTexts.keysHint}
      open={open}
      onOpenChange={onOpenChange}
      wide
    >
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {keyTexts.map(([keys, meaning]) => (
          <div key={meaning} className="flex items-center justify-between gap-4 border-b border-line pb-2">
            <dt className="text-muted">{meaning}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="tabular min-w-7 rounded-md border border-control bg-raised px-1.5 py-0.5 text-center text-sm font-semibold"
                >
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

import { Button } from '../../../../components/ui/button.js';
import { uiTexts } from '../../../../components/ui/texts.js';
import { catalogueTexts } from '../../texts.js';

/** A row whose service does not answer, with a retry button. */
export function FailedRow({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{title}</h2>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-2xl border border-line bg-surface px-5 py-4">
        <p className="text-muted">{catalogueTexts.rowFailed}</p>
        <Button size="sm" variant="outline" onClick={onRetry}>
          {uiTexts.retry}
        </Button>
      </div>
    </section>
  );
}

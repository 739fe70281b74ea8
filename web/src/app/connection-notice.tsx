import { useState } from 'react';
import { Button } from '../components/ui/button.js';
import { uiTexts } from '../components/ui/texts.js';
import { shellTexts } from '../features/shell/texts.js';
import { isReachable } from '../lib/is-reachable.js';

interface Failed {
  /** Path of the page that could not be loaded. */
  path: string;
  onDismiss: () => void;
}

/** Says that a page could not be loaded because of the connection, and offers a retry. Part of the first load, because there may be no connection for more. */
export function ConnectionNotice({ path, onDismiss }: Failed) {
  const [tries, setTries] = useState(false);
  const retry = async () => {
    setTries(true);
    // The check comes first: if the browser cannot reach the site, its own error page would replace this page.
    if (await isReachable()) location.assign(path);
    else setTries(false);
  };
  return (
    <div
      role="alert"
      className="fixed inset-x-3 bottom-3 z-50 mx-auto flex max-w-xl flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-line bg-raised p-4 shadow-lift"
    >
      <p className="min-w-48 flex-1">
        <span className="block font-semibold">{shellTexts.connectionTitle}</span>
        <span className="block text-sm text-muted">{shellTexts.connectionKept}</span>
      </p>
      <Button size="sm" disabled={tries} onClick={() => void retry()}>
        {uiTexts.retry}
      </Button>
      <Button size="sm" variant="quiet" onClick={onDismiss}>
        {shellTexts.closeNotice}
      </Button>
    </div>
  );
}

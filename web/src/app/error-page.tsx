import { Button } from '../components/ui/button.js';
import { uiTexts } from '../components/ui/texts.js';
import { MessagePage } from '../features/shell/components/message-page.js';
import { shellTexts } from '../features/shell/texts.js';
import { isConnectionLoss } from '../lib/graphql-error.js';

const again = <Button onClick={() => location.reload()}>{uiTexts.retry}</Button>;

/** Rendered in place of a page that failed. */
export function PageError({ error }: { error?: unknown }) {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) {
    return (
      <MessagePage sign="…" title={shellTexts.offlineTitle} text={shellTexts.offlineText} action={again} />
    );
  }
  if (isConnectionLoss(error)) {
    return (
      <MessagePage
        sign="…"
        title={shellTexts.connectionTitle}
        text={shellTexts.connectionText}
        action={again}
      />
    );
  }
  return <MessagePage sign="500" title={shellTexts.errorTitle} text={shellTexts.errorText} action={again} />;
}

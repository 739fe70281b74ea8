import { Button } from '../components/ui/button.js';
import { uiTexts } from '../components/ui/texts.js';
import { MessagePage } from '../features/shell/components/message-page.js';
import { shellTexts } from '../features/shell/texts.js';

const again = <Button onClick={() => location.reload()}>{uiTexts.retry}</Button>;

/** What stands in place of a page that could not be shown. */
export function PageError() {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) {
    return (
      <MessagePage sign="…" title={shellTexts.offlineTitle} text={shellTexts.offlineText} action={again} />
    );
  }
  return <MessagePage sign="500" title={shellTexts.errorTitle} text={shellTexts.errorText} action={again} />;
}

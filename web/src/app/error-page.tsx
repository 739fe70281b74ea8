import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button } from '../components/ui/button.js';
import { uiTexts } from '../components/ui/texts.js';
import { Header } from '../features/shell/components/header.js';
import { MessagePage } from '../features/shell/components/message-page.js';
import { Shell } from '../features/shell/components/shell.js';
import { shellTexts } from '../features/shell/texts.js';
import { NotFound } from './not-found.js';

const again = <Button onClick={() => location.reload()}>{uiTexts.retry}</Button>;

/** What stands in place of a page that could not be shown. */
export function PageError({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (typeof navigator !== 'undefined' && navigator.onLine === false) {
    return (
      <MessagePage sign="…" title={shellTexts.offlineTitle} text={shellTexts.offlineText} action={again} />
    );
  }
  return <MessagePage sign="500" title={shellTexts.errorTitle} text={shellTexts.errorText} action={again} />;
}

/** The last resort, around everything: it may lean on nothing that could itself be broken. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <Shell header={<Header onSignOut={() => location.assign('/')} />}>
      <PageError error={error} />
    </Shell>
  );
}
